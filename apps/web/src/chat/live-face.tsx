import type { ChatPerson } from '@jalon/domain/chat/chat-schema';
import { PersonFace } from '../ui/face.tsx';
import classes from './live-face.module.css';

/** Somebody's face with a mark that says whether they are there. The words beside it say so too. */
export const LiveFace = ({ person, size, isOnline }: { person: ChatPerson; size: number; isOnline: boolean }) => (
  <span className={classes.face} data-online={isOnline || undefined}>
    <PersonFace person={person} size={size} />
  </span>
);

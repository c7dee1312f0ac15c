import type { Reaction } from '../core/reactions.ts';
import { trimDevices } from './device-tokens.queries.ts';
import { trimSessions } from './sessions.queries.ts';

export const sessionReactions: Reaction[] = [
  { to: 'session.signIn', react: (tx, { subjectId }) => trimSessions(tx, subjectId) },
  { to: 'session.signIn', react: (tx, { subjectId }) => trimDevices(tx, subjectId) },
];

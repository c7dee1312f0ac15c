import { isEditable } from '@jalon/domain/chat/chat';
import type { ChatPerson, Message as Sent } from '@jalon/domain/chat/chat-schema';
import { ActionIcon } from '@mantine/core';
import { IconCheck, IconChecks, IconCopy, IconDots, IconFlag, IconPencil, IconTrash } from '@tabler/icons-react';
import { useTexts } from '../core/i18n.ts';
import { PersonFace } from '../ui/face.tsx';
import { Menu, MenuItem } from '../ui/menu.tsx';
import { useDayWords } from './day-words.ts';
import classes from './message.module.css';
import { MessageFile } from './message-file.tsx';
import { MessageText } from './message-text.tsx';
import type { Line } from './thread.ts';

export type MessageActs = {
  edit: (message: Sent) => void;
  remove: (message: Sent) => void;
  report: (message: Sent) => void;
  copy: (message: Sent) => void;
};
type MessageProps = {
  line: Line;
  conversationId: string;
  author: ChatPerson | undefined;
  isMine: boolean;
  isRead: boolean;
  /** Said of the last one of one's own that the other has read. */
  readAt: string | null | undefined;
  /** The two who talk may do something about it; who reads along may not. */
  acts: MessageActs | undefined;
};

/** One message. It says when it was sent, and of one's own whether it was read. */
export function Message({ line: { message, isSame }, conversationId, author, isMine, isRead, readAt, acts }: MessageProps) {
  const { t } = useTexts();
  const days = useDayWords();
  const { sequence, text, files, sentAt, editedAt, isDeleted } = message;
  return (
    <article
      className={classes.message}
      data-sequence={sequence}
      data-mine={isMine || undefined}
      data-same={isSame || undefined}
      tabIndex={-1}
    >
      {!isMine && <span className={classes.author}>{!isSame && author && <PersonFace person={author} size={28} />}</span>}
      <div className={classes.body}>
        {(text || isDeleted) && (
          <div className={classes.bubble} data-deleted={isDeleted || undefined}>
            {isDeleted ? t('chat.deleted') : <MessageText text={text} />}
          </div>
        )}
        {files.map((file) => (
          <MessageFile key={file.id} conversationId={conversationId} file={file} />
        ))}
        <p className={classes.meta}>
          {editedAt && !isDeleted && <span>{t('chat.edited')}</span>}
          <time dateTime={sentAt} title={days.exact(sentAt)}>
            {days.time(sentAt)}
          </time>
          {isMine && !isDeleted && <Receipt isRead={isRead} readAt={readAt} />}
        </p>
      </div>
      {acts && !isDeleted && <Acts message={message} isMine={isMine} acts={acts} />}
    </article>
  );
}

/** The time stands with the last one that was read. */
function Receipt({ isRead, readAt }: { isRead: boolean; readAt: string | null | undefined }) {
  const { t } = useTexts();
  const days = useDayWords();
  if (isRead && readAt === undefined)
    return <IconChecks size={14} stroke={1.75} role="img" aria-label={t('chat.read')} className={classes.read} />;
  if (readAt === undefined) return <IconCheck size={14} stroke={1.75} role="img" aria-label={t('chat.sent')} />;
  return (
    <span className={classes.read}>
      <IconChecks size={14} stroke={1.75} aria-hidden />
      {readAt ? t('chat.readAt', { time: days.time(readAt) }) : t('chat.read')}
    </span>
  );
}

function Acts({ message, isMine, acts }: { message: Sent; isMine: boolean; acts: MessageActs }) {
  const { t } = useTexts();
  return (
    <span className={classes.acts}>
      <Menu
        align={isMine ? 'end' : 'start'}
        button={(props) => (
          <ActionIcon {...props} variant="subtle" color="gray" size={28} aria-label={t('chat.messageActions')}>
            <IconDots size={16} stroke={1.75} />
          </ActionIcon>
        )}
      >
        {message.text && (
          <MenuItem icon={IconCopy} onPick={() => acts.copy(message)}>
            {t('chat.copy')}
          </MenuItem>
        )}
        {isMine && isEditable(message.sentAt, Date.now()) && (
          <>
            <MenuItem icon={IconPencil} onPick={() => acts.edit(message)}>
              {t('chat.edit')}
            </MenuItem>
            <MenuItem icon={IconTrash} isDanger onPick={() => acts.remove(message)}>
              {t('chat.remove')}
            </MenuItem>
          </>
        )}
        {!isMine && (
          <MenuItem icon={IconFlag} isDanger onPick={() => acts.report(message)}>
            {t('chat.report')}
          </MenuItem>
        )}
      </Menu>
    </span>
  );
}

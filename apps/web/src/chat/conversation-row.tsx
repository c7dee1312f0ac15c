import type { ConversationRow as Row } from '@jalon/domain/chat/chat-schema';
import { chatPlace } from '@jalon/domain/core/notices';
import { IconLock } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTexts } from '../core/i18n.ts';
import { useUser } from '../core/session.ts';
import { CompanyFace } from '../ui/face.tsx';
import { Highlight } from '../ui/highlight.tsx';
import { nameOf, useAboutWords } from './about-words.ts';
import { sought } from './chat.api.ts';
import classes from './chat-list.module.css';
import { useDayWords } from './day-words.ts';
import { LiveFace } from './live-face.tsx';

type RowProps = { row: Row; isOpen: boolean; query: string };

/** One conversation of the list: with whom, about what, and the last thing said; or what was looked for, and the way to it. */
export function ConversationRow({ row, isOpen, query }: RowProps) {
  const { t } = useTexts();
  const user = useUser();
  const days = useDayWords();
  const about = useAboutWords();
  const { id, other, unread, lastAt, found } = row;
  return (
    <Link
      to={`${chatPlace(user, id).path}${found ? `?${sought}=${found.sequence}` : ''}`}
      className={classes.row}
      data-row
      data-new={unread > 0 || undefined}
      aria-current={isOpen ? 'page' : undefined}
    >
      <LiveFace person={other} size={40} isOnline={other.isOnline} />
      <span className={classes.words}>
        <span className={classes.top}>
          <b>{nameOf(other)}</b>
          <time dateTime={lastAt} title={days.exact(lastAt)}>
            {days.short(lastAt)}
          </time>
        </span>
        <span className={classes.about}>
          {row.about.company && <CompanyFace company={row.about.company} size={16} />}
          <span className={classes.subject}>{about(row.about, other)}</span>
          {row.state === 'closed' && (
            <span className={classes.closed}>
              <IconLock size={12} stroke={2} aria-hidden />
              {t('chat.closed')}
            </span>
          )}
        </span>
        <span className={classes.last}>
          {found ? (
            <span data-found>
              <Highlight text={found.text} query={query} />
            </span>
          ) : (
            <LastWords row={row} />
          )}
          {unread > 0 && (
            <span className={classes.count} title={t('chat.unread', { count: unread })}>
              {unread > 99 ? '99+' : unread}
            </span>
          )}
        </span>
      </span>
    </Link>
  );
}

function LastWords({ row: { last } }: { row: Row }) {
  const { t } = useTexts();
  if (!last) return <span />;
  const text = last.isDeleted ? t('chat.deleted') : last.text || t('chat.file', { count: last.files });
  return <span data-deleted={last.isDeleted || undefined}>{last.isMine ? t('chat.mine', { text }) : text}</span>;
}

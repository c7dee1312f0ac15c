import { chatPlace } from '@jalon/domain/core/notices';
import { Button, Skeleton } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconPencil } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../core/i18n.ts';
import { useOperator } from '../core/operator.ts';
import { useUser } from '../core/session.ts';
import { Failure } from '../ui/failure.tsx';
import { KeyLegend } from '../ui/key-legend.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { walkRows } from '../ui/table-keys.ts';
import { announcementsQuery, conversationsQuery, type Show } from './chat.api.ts';
import classes from './chat-list.module.css';
import { ConversationRow } from './conversation-row.tsx';
import { useDayWords } from './day-words.ts';

const shows = ['all', 'unread', 'application', 'project', 'portfolio'] as const satisfies readonly Show[];
export const room = 'announcements';

/** One's conversations and the room of announcements, the latest first. */
export function ConversationList({ openId, onWrite }: { openId: string | undefined; onWrite: () => void }) {
  const { t } = useTexts();
  const [show, setShow] = useState<Show>('all');
  const [typed, setTyped] = useState('');
  const [q] = useDebouncedValue(typed.trim(), 250);
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(conversationsQuery(show, q));
  const rows = data?.pages.flatMap((page) => page.rows) ?? [];
  const isNarrowed = q !== '' || show !== 'all';
  return (
    <div className={classes.list}>
      <div className={classes.find}>
        <div className={classes.heading}>
          <h1>{t('chat.title')}</h1>
          <Button variant="default" size="xs" leftSection={<IconPencil size={16} stroke={1.75} />} onClick={onWrite}>
            {t('chat.write')}
          </Button>
        </div>
        <SearchField label={t('chat.find')} value={typed} onType={setTyped} />
        {/* biome-ignore lint/a11y/useSemanticElements: buttons that narrow a list, no fields of a form */}
        <div role="group" className={classes.shows} aria-label={t('chat.list')}>
          {shows.map((name) => (
            <button key={name} type="button" aria-pressed={show === name} onClick={() => setShow(name)}>
              {t(`chat.show.${name}`)}
            </button>
          ))}
        </div>
      </div>
      <nav className={classes.rows} aria-label={t('chat.list')} onKeyDown={walkRows}>
        {!data && !error && <Skeleton height={240} m="md" w="auto" aria-busy="true" />}
        {error && !data && <Failure error={error} onRetry={refetch} />}
        {rows.map((row) => (
          <ConversationRow key={row.id} row={row} isOpen={row.id === openId} query={q} />
        ))}
        {!isNarrowed && data && <RoomRow isOpen={openId === room} />}
        {isNarrowed && data && rows.length === 0 && <p className={classes.nothing}>{t('chat.nothingFound')}</p>}
        {hasNextPage && (
          <Button variant="subtle" m="sm" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('chat.more')}
          </Button>
        )}
      </nav>
      <div className={classes.legend}>
        <KeyLegend
          keys={[
            { keys: ['Alt', '↑', '↓'], label: t('chat.keys.step') },
            { keys: [t('chat.keys.enter')], label: t('chat.keys.send') },
            { keys: ['↑'], label: t('chat.keys.edit') },
          ]}
          all={t('chat.keys.all')}
        />
      </div>
    </div>
  );
}

/** What the operator announces, after the conversations: it is read, not answered. */
function RoomRow({ isOpen }: { isOpen: boolean }) {
  const { t } = useTexts();
  const user = useUser();
  const operator = useOperator().name;
  const days = useDayWords();
  const { data } = useQuery(announcementsQuery);
  const last = data?.announcements.at(-1);
  const unread = data?.unread ?? 0;
  return (
    <Link
      to={chatPlace(user, room).path}
      className={classes.row}
      data-row
      data-new={unread > 0 || undefined}
      aria-current={isOpen ? 'page' : undefined}
    >
      <img src="/favicon.svg" alt="" width={40} height={40} className={classes.mark} />
      <span className={classes.words}>
        <span className={classes.top}>
          <b>{t('chat.announcements', { operator })}</b>
          {last && <time dateTime={last.sentAt}>{days.short(last.sentAt)}</time>}
        </span>
        <span className={classes.about}>
          <span className={classes.subject}>{last ? t(`chat.audiences.${last.audience}`) : t('chat.announcementsText')}</span>
        </span>
        <span className={classes.last}>
          <span>{last?.text ?? t('chat.noAnnouncements')}</span>
          {unread > 0 && (
            <span className={classes.count} title={t('chat.unread', { count: unread })}>
              {unread}
            </span>
          )}
        </span>
      </span>
    </Link>
  );
}

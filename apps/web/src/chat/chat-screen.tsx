import { chatPlace } from '@jalon/domain/core/notices';
import { Skeleton } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useDocumentTitle } from '../core/document-title.ts';
import { useTexts } from '../core/i18n.ts';
import { idPattern } from '../core/ids.ts';
import { type Prefetch, queryClient } from '../core/query-client.ts';
import { useUser } from '../core/session.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { Failure } from '../ui/failure.tsx';
import { NothingYet } from '../ui/illustrations.tsx';
import { later } from '../ui/later.tsx';
import { nameOf } from './about-words.ts';
import { Announcements } from './announcements.tsx';
import { conversationQuery, conversationsQuery, threadQuery } from './chat.api.ts';
import classes from './chat-screen.module.css';
import { ConversationList, room } from './conversation-list.tsx';
import { People } from './people.tsx';
import { Side } from './side.tsx';
import { Talk } from './talk.tsx';
import { useChatLive } from './use-chat-live.ts';

const WriteDialog = later(() => import('./write-dialog.tsx'));

export const prefetch: Prefetch = (_user, { params: { conversation_id: id } }) => {
  void queryClient.prefetchInfiniteQuery(conversationsQuery('all', ''));
  if (!id || !idPattern.test(id)) return;
  void queryClient.prefetchQuery(conversationQuery(id));
  void queryClient.prefetchQuery(threadQuery(id));
};

/** One's conversations beside the one that is open; on a phone one or the other. The same in the four areas. */
export default function ChatScreen() {
  const user = useUser();
  const { conversation_id: openId } = useParams();
  const [isWriting, setWriting] = useState(false);
  useChatLive(user.id);
  useStepping(openId);
  return (
    <div className={classes.screen} data-open={openId !== undefined || undefined}>
      <ConversationList openId={openId} onWrite={() => setWriting(true)} />
      {openId === room ? <Announcements /> : openId ? <Opened key={openId} id={openId} /> : <NothingOpen />}
      {isWriting && <WriteDialog onClosed={() => setWriting(false)} />}
    </div>
  );
}

function Opened({ id }: { id: string }) {
  const { t } = useTexts();
  const { data: talk, error, refetch } = useQuery({ ...conversationQuery(id), retry: false });
  const [isSide, setSide] = useState(false);
  useDocumentTitle(talk ? nameOf(talk.other) : t('chat.title'));
  if (error && !talk)
    return (
      <div className={classes.blank}>
        <Failure error={error} onRetry={refetch} />
      </div>
    );
  if (!talk) return <Skeleton className={classes.blank} height="100%" radius={0} aria-busy="true" />;
  return (
    <>
      <Talk talk={talk} onSide={() => setSide(!isSide)} />
      <Side talk={talk} isOpen={isSide} onClose={() => setSide(false)} />
    </>
  );
}

/** Who has no conversation yet sees whom one may write to. */
function NothingOpen() {
  const { t } = useTexts();
  const { data } = useInfiniteQuery(conversationsQuery('all', ''));
  const isEmpty = data?.pages[0]?.rows.length === 0;
  useDocumentTitle(t('chat.title'));
  return (
    <div className={classes.blank} data-empty={isEmpty || undefined}>
      {data && (
        <EmptyState
          title={t(isEmpty ? 'chat.empty' : 'chat.pick')}
          description={t(isEmpty ? 'chat.emptyText' : 'chat.pickText')}
          illustration={<NothingYet />}
        />
      )}
      {isEmpty && (
        <div className={classes.people}>
          <People />
        </div>
      )}
    </div>
  );
}

/** With Alt, the arrows lead to the conversation above and below, also while one writes. */
function useStepping(openId: string | undefined): void {
  const user = useUser();
  const navigate = useNavigate();
  const { data } = useInfiniteQuery(conversationsQuery('all', ''));
  const ids = data?.pages.flatMap((page) => page.rows.map(({ id }) => id));
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const step = ({ ArrowDown: 1, ArrowUp: -1 } as Record<string, number>)[event.key];
      if (!event.altKey || event.ctrlKey || event.metaKey || !step || !ids?.length) return;
      event.preventDefault();
      const at = openId ? ids.indexOf(openId) : -1;
      const next = ids[Math.min(Math.max(at + step, 0), ids.length - 1)];
      if (next) void navigate(chatPlace(user, next).path);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [ids, openId, navigate, user]);
}

import type { ChatTurn, Conversation } from '@jalon/domain/chat/chat-schema';
import { Button } from '@mantine/core';
import { IconArrowDown, IconLock, IconLockOpen } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { Fragment, useState } from 'react';
import { useTexts } from '../core/i18n.ts';
import { useToast } from '../ui/toast.tsx';
import { fetchEarlier } from './chat.api.ts';
import { useDayWords } from './day-words.ts';
import { Message, type MessageActs } from './message.tsx';
import classes from './message-log.module.css';
import type { Unsent } from './outbox.ts';
import { lastSequence, linesOf, type Thread, turnsAmong } from './thread.ts';
import { useTurnWords } from './turn-words.ts';
import { UnsentMessage } from './unsent-message.tsx';
import { useLogScroll } from './use-log-scroll.ts';
import { useReading } from './use-reading.ts';

type LogProps = {
  talk: Conversation;
  thread: Thread;
  unsent: readonly Unsent[];
  myId: string;
  /** How far one had read when the conversation was opened. */
  readUpTo: number;
  acts: MessageActs | undefined;
  typing: string | null;
};

/** What was said, in its order, day by day. New ones are read out; one's place is kept while one reads further up. */
export function MessageLog({ talk, thread, unsent, myId, readUpTo, acts, typing }: LogProps) {
  const { t } = useTexts();
  const days = useDayWords();
  const { messages, isMore } = thread;
  const lines = linesOf(messages, { readUpTo, myId });
  const unread = messages.filter(({ sequence, authorId }) => sequence > readUpTo && authorId !== myId).length;
  const turns = turnsAmong(thread, talk.turns);
  const latest = messages.at(-1);
  const { log, below, toLatest } = useLogScroll({
    latest: unsent.at(-1)?.id ?? turns.rest.at(-1)?.at ?? latest?.id,
    isMine: unsent.length > 0 || latest?.authorId === myId,
    typing,
  });
  // What is further down has not been seen.
  useReading(talk, below === undefined ? lastSequence(thread) : 0);
  const lastRead = messages.findLast(
    ({ sequence, authorId, isDeleted }) => authorId === myId && !isDeleted && sequence <= talk.otherRead.sequence,
  );
  const people = [talk.other, ...(talk.first ? [talk.first] : [])];
  return (
    <div className={classes.frame}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard */}
      <div ref={log} className={classes.log} role="log" aria-label={t('chat.log')} tabIndex={0}>
        <div className={classes.rest} />
        {isMore && <Earlier id={talk.id} log={log} />}
        {lines.map((line) => {
          const { message, isNewDay, isFirstUnread } = line;
          const isMine = message.authorId === (talk.role === 'member' ? myId : talk.first?.id);
          return (
            <Fragment key={message.id}>
              {turns.before.get(message.id)?.map((turn) => (
                <Turn key={turn.at} turn={turn} />
              ))}
              {isNewDay && <p className={classes.parting}>{days.day(message.sentAt)}</p>}
              {isFirstUnread && (
                <p className={classes.parting} data-unread>
                  {t('chat.news', { count: unread })}
                </p>
              )}
              <Message
                line={line}
                conversationId={talk.id}
                author={people.find(({ id }) => id === message.authorId)}
                isMine={isMine}
                isRead={message.sequence <= talk.otherRead.sequence}
                readAt={message === lastRead ? talk.otherRead.at : undefined}
                acts={acts}
              />
            </Fragment>
          );
        })}
        {turns.rest.map((turn) => (
          <Turn key={turn.at} turn={turn} />
        ))}
        {unsent.map((one) => (
          <UnsentMessage key={one.id} unsent={one} />
        ))}
        <p className={classes.typing} aria-live="polite">
          {typing && (
            <>
              <span className={classes.dots} aria-hidden>
                <i />
                <i />
                <i />
              </span>
              {typing}
            </>
          )}
        </p>
      </div>
      {below !== undefined && (
        <Button className={classes.pill} size="xs" radius="xl" leftSection={<IconArrowDown size={14} />} onClick={toLatest}>
          {below > 0 ? t('chat.news', { count: below }) : t('chat.latest')}
        </Button>
      )}
    </div>
  );
}

/** That it was ended or opened again, where it happened. */
function Turn({ turn }: { turn: ChatTurn }) {
  const words = useTurnWords();
  const days = useDayWords();
  const Icon = turn.action === 'close' ? IconLock : IconLockOpen;
  return (
    <p className={classes.turn} title={days.exact(turn.at)}>
      <Icon size={14} stroke={1.75} aria-hidden />
      {words(turn)}, {days.short(turn.at).toLowerCase()}
    </p>
  );
}

function Earlier({ id, log }: { id: string; log: React.RefObject<HTMLDivElement | null> }) {
  const { t } = useTexts();
  const client = useQueryClient();
  const toast = useToast();
  const [isLoading, setLoading] = useState(false);
  const load = async () => {
    setLoading(true);
    const before = log.current?.scrollHeight ?? 0;
    await fetchEarlier(client, id).catch((error: unknown) => toast.failed(error));
    setLoading(false);
    // One stays at what one was reading.
    requestAnimationFrame(() => log.current?.scrollBy(0, (log.current.scrollHeight ?? 0) - before));
  };
  return (
    <Button variant="subtle" size="xs" className={classes.earlier} loading={isLoading} onClick={() => void load()}>
      {t('chat.earlier')}
    </Button>
  );
}

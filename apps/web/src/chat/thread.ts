import type { Message, Messages } from '@jalon/domain/chat/chat-schema';

/**
 * The messages of a conversation that this browser knows, in their order. `isMore`: there are earlier ones; `revision`: up to where its changes
 * are known.
 */
export type Thread = { messages: readonly Message[]; isMore: boolean; revision: number };

export const noThread: Thread = { messages: [], isMore: false, revision: 0 };
export const lastSequence = ({ messages }: Thread): number => messages.at(-1)?.sequence ?? 0;

const inOrder = (messages: Iterable<Message>): Message[] => [...messages].sort((one, other) => one.sequence - other.sequence);

/** With what has changed: each once, as it is now. What is older than the first one known is not among the earlier ones it would have to stand with. */
export function withMessages(thread: Thread, changed: readonly Message[]): Thread {
  const oldest = thread.isMore ? (thread.messages[0]?.sequence ?? 0) : 0;
  const byId = new Map(thread.messages.map((message) => [message.id, message]));
  for (const message of changed) {
    const known = byId.get(message.id);
    if (message.sequence >= oldest && (!known || known.revision <= message.revision)) byId.set(message.id, message);
  }
  return { ...thread, messages: inOrder(byId.values()) };
}

/** With everything that has changed since: only whoever has asked for all of it knows the changes up to the last one. */
export const caughtUp = (thread: Thread, changed: readonly Message[]): Thread => ({
  ...withMessages(thread, changed),
  revision: changed.reduce((latest, message) => Math.max(latest, message.revision), thread.revision),
});

/** With the page before it, which comes newest first. */
export const withEarlier = (thread: Thread, { messages, isMore }: Messages): Thread => ({
  ...withMessages({ ...thread, isMore: false }, messages),
  isMore,
});

/** One line of a conversation, with what stands before it. */
export type Line = {
  message: Message;
  /** The first of its day. */
  isNewDay: boolean;
  /** The first that was not read when the conversation was opened. */
  isFirstUnread: boolean;
  /** By whoever wrote the one before, shortly after it. */
  isSame: boolean;
};

const together = 5 * 60_000;
const dayOf = (iso: string): string => new Date(iso).toDateString();

export function linesOf(messages: readonly Message[], { readUpTo, myId }: { readUpTo: number; myId: string }): Line[] {
  const unread = messages.find(({ sequence, authorId }) => sequence > readUpTo && authorId !== myId);
  return messages.map((message, index) => {
    const before = messages[index - 1];
    const isNewDay = !before || dayOf(before.sentAt) !== dayOf(message.sentAt);
    const isFirstUnread = message === unread;
    const isClose = before && Date.parse(message.sentAt) - Date.parse(before.sentAt) < together;
    return {
      message,
      isNewDay,
      isFirstUnread,
      isSame: !isNewDay && !isFirstUnread && isClose === true && before.authorId === message.authorId,
    };
  });
}

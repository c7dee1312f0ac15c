import type { ChatTurn, Message, Messages } from '@jalon/domain/chat/chat-schema';

/**
 * The messages of a conversation that this browser knows, in their order. `isMore`: there are earlier ones; `revision`: up to where its changes
 * are known.
 */
export type Thread = { messages: readonly Message[]; isMore: boolean; revision: number };

export const noThread: Thread = { messages: [], isMore: false, revision: 0 };
export const lastSequence = ({ messages }: Thread): number => messages.at(-1)?.sequence ?? 0;

const inOrder = (messages: Iterable<Message>): Message[] => [...messages].sort((one, other) => one.sequence - other.sequence);

const latestOf = (messages: readonly Message[], from: number): number =>
  messages.reduce((latest, { revision }) => Math.max(latest, revision), from);

/** Each once, as it is now. What is older than the first one known is not among the earlier ones it would have to stand with. */
function merged(thread: Thread, changed: readonly Message[]): Message[] {
  const oldest = thread.isMore ? (thread.messages[0]?.sequence ?? 0) : 0;
  const byId = new Map(thread.messages.map((message) => [message.id, message]));
  for (const message of changed) {
    const known = byId.get(message.id);
    if (message.sequence >= oldest && (!known || known.revision <= message.revision)) byId.set(message.id, message);
  }
  return inOrder(byId.values());
}

/** With everything that has changed up to the latest of these. */
export const caughtUp = (thread: Thread, changed: readonly Message[]): Thread => ({
  ...thread,
  messages: merged(thread, changed),
  revision: latestOf(changed, thread.revision),
});

/** With one that was just sent or changed here. What the other has written before it may not be known yet: it is still to be asked for. */
export const withOwn = (thread: Thread, message: Message): Thread => ({
  ...thread,
  messages: merged(thread, [message]),
  revision: message.revision === thread.revision + 1 ? message.revision : thread.revision,
});

/** The latest page, which comes newest first. */
export const firstPage = ({ messages, isMore }: Messages): Thread => ({
  messages: inOrder(messages),
  isMore,
  revision: latestOf(messages, 0),
});

/** With the page before it. */
export const withEarlier = (thread: Thread, { messages, isMore }: Messages): Thread => ({
  ...thread,
  messages: merged({ ...thread, isMore: false }, messages),
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

/** What has come of the conversation between the message before and this one; after the last one, `rest`. Of what is not known yet, nothing. */
export function turnsAmong(
  { messages, isMore }: Thread,
  turns: readonly ChatTurn[],
): { before: Map<string, ChatTurn[]>; rest: ChatTurn[] } {
  const before = new Map<string, ChatTurn[]>();
  const rest: ChatTurn[] = [];
  for (const turn of turns) {
    const next = messages.findIndex(({ sentAt }) => Date.parse(sentAt) > Date.parse(turn.at));
    const message = messages[next];
    if (!message) rest.push(turn);
    else if (next > 0 || !isMore) before.set(message.id, [...(before.get(message.id) ?? []), turn]);
  }
  return { before, rest };
}

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

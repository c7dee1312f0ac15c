import type { Message } from '@jalon/domain/chat/chat-schema';
import type { KeptFile } from '@jalon/domain/core/file-rules';
import { useSyncExternalStore } from 'react';
import { CallError, call } from '../core/call.ts';
import { newId } from '../core/ids.ts';
import { onLive } from '../core/live.ts';
import { onSession } from '../core/session.ts';
import { forgetUnsent, keepUnsent, readUnsent } from '../core/unsent.ts';

/** `waiting`: for the network. `refused`: the server will not have it, which another try may change. */
export type Unsent = {
  id: string;
  conversationId: string;
  text: string;
  files: readonly KeptFile[];
  at: string;
  state: 'sending' | 'waiting' | 'refused';
  error?: unknown;
};

const name = 'chat';
const retryMs = 5000;
const isSilent = (error: unknown): boolean => error instanceof CallError && error.code === 'server.unavailable';

let owner: string | undefined;
let unsent: readonly Unsent[] = [];
let isBusy = false;
let retry: ReturnType<typeof setTimeout> | undefined;
const watchers = new Set<() => void>();
const arrivals = new Set<(conversationId: string, message: Message) => void>();

const keptOf = (userId: string): Unsent[] => {
  const kept = readUnsent(userId, name)?.messages;
  return Array.isArray(kept) ? kept : [];
};

function set(next: readonly Unsent[]): void {
  if (owner) {
    // What another tab keeps is not ours to forget.
    const ours = new Set([...unsent, ...next].map(({ id }) => id));
    const all = [...keptOf(owner).filter(({ id }) => !ours.has(id)), ...next];
    if (all.length === 0) forgetUnsent(owner, name);
    // What is on its way may arrive; sent again, it is the same message.
    else keepUnsent(owner, name, JSON.stringify({ messages: all.map(({ error: _, ...message }) => message) }));
  }
  unsent = next;
  for (const watch of watchers) watch();
}
const mark = (id: string, change: Partial<Unsent>) => set(unsent.map((one) => (one.id === id ? { ...one, ...change } : one)));
/** What stands behind one that waits for the network waits with it, and leaves once that one has left. */
const together = (all: readonly Unsent[], state: 'sending' | 'waiting') =>
  all.map((one) => (one.state === 'refused' ? one : { ...one, state }));

/** One after the other, in the order in which they were written. What is refused keeps nobody else waiting. */
async function flush(): Promise<void> {
  if (isBusy) return;
  clearTimeout(retry);
  const next = unsent.find(({ state }) => state !== 'refused');
  if (!next) return;
  isBusy = true;
  const { id, conversationId, text, files } = next;
  try {
    const fileIds = files.map((file) => file.id);
    const message = await call(
      'POST /api/conversations/:id/messages',
      { params: { id: conversationId }, body: { id, text, fileIds } },
      { isQuiet: true },
    );
    for (const arrive of arrivals) arrive(conversationId, message);
    const others = unsent.filter((one) => one.id !== id);
    set(together(others, 'sending'));
  } catch (error) {
    isBusy = false;
    if (isSilent(error)) {
      set(together(unsent, 'waiting'));
      retry = setTimeout(() => void flush(), retryMs);
      return;
    }
    mark(id, { state: 'refused', error });
  }
  isBusy = false;
  void flush();
}

/** Whoever is signed in has what they wrote here and did not get rid of. */
export function openOutbox(userId: string | undefined): void {
  if (owner === userId) return;
  owner = userId;
  unsent = userId ? keptOf(userId) : [];
  for (const watch of watchers) watch();
  void flush();
}

export const outbox = {
  send(conversationId: string, text: string, files: readonly KeptFile[]): void {
    set([...unsent, { id: newId(), conversationId, text, files, at: new Date().toISOString(), state: 'sending' }]);
    void flush();
  },
  /** All that waits, or one that was refused. */
  retry(id?: string): void {
    if (id) mark(id, { state: 'sending' });
    void flush();
  },
  cancel: (id: string): void => set(unsent.filter((one) => one.id !== id)),
};

export function onArrival(arrive: (conversationId: string, message: Message) => void): () => void {
  arrivals.add(arrive);
  return () => {
    arrivals.delete(arrive);
  };
}

const watch = (changed: () => void) => {
  watchers.add(changed);
  return () => {
    watchers.delete(changed);
  };
};
export const useOutbox = (): readonly Unsent[] => useSyncExternalStore(watch, () => unsent);

onSession((session) => session?.id !== owner && openOutbox(undefined));
onLive((news) => news === 'joined' && void flush());
window.addEventListener('online', () => void flush());

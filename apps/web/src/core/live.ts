import type Pusher from 'pusher-js';
import { useSyncExternalStore } from 'react';

/** What comes over the live connection and concerns more than the bell. `joined`: what happened before was told to nobody. */
export type LiveNews = { conversationId: string } | 'announced' | 'joined';

let connection: Pusher | undefined;
let isJoined = false;
const hearers = new Set<(news: LiveNews) => void>();
const watchers = new Set<() => void>();

/** Said by whoever holds the connection. */
export const live = {
  connected(client: Pusher | undefined): void {
    connection = client;
    for (const watch of watchers) watch();
  },
  joined(isNow: boolean): void {
    isJoined = isNow;
    for (const watch of watchers) watch();
    if (isNow) live.tell('joined');
  },
  tell(news: LiveNews): void {
    for (const hear of hearers) hear(news);
  },
};

export function onLive(hear: (news: LiveNews) => void): () => void {
  hearers.add(hear);
  return () => {
    hearers.delete(hear);
  };
}

const watch = (changed: () => void) => {
  watchers.add(changed);
  return () => {
    watchers.delete(changed);
  };
};

/** Whether the channel of the person is joined: without it, screens ask by themselves. */
export const useIsLive = (): boolean => useSyncExternalStore(watch, () => isJoined);
/** The connection, for channels of a screen's own; undefined while there is none. */
export const useLiveConnection = (): Pusher | undefined => useSyncExternalStore(watch, () => connection);

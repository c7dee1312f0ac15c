import type { User } from '@jalon/domain/core/actor';
import { QueryClient } from '@tanstack/react-query';
import { CallError } from './call.ts';
import { onLanguageKept } from './i18n.ts';
import { currentSession, onSession } from './session.ts';

const isWorthRetrying = (error: unknown): boolean => error instanceof CallError && error.code === 'server.unavailable';

// Without a network a call fails and says so: kept back, it would be sent later, when nobody wants it any more.
const networkMode = 'always';

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 30_000, networkMode, retry: (count, error) => count < 2 && isWorthRetrying(error) },
    // A write that fell silent may have been done: the person decides to send it again.
    mutations: { retry: false, networkMode },
  },
});

/** A screen that exports one (`prefetch`) has its data on the way before it is drawn. */
export type Prefetch = (user: User, at: { url: URL; params: Record<string, string | undefined> }) => void;

/** What one person fetched is not for the next. */
let owner: string | undefined;
const own = (session: { id: string } | null) => {
  if (owner !== session?.id) queryClient.clear();
  owner = session?.id;
};
void currentSession().then(own);
onSession(own);
onLanguageKept(() => void queryClient.invalidateQueries());

import type { Session, User } from '@jalon/domain/core/actor';
import { hintCookie } from '@jalon/domain/core/cookies';
import { toUser } from '@jalon/domain/sessions/current-user';
import { useSyncExternalStore } from 'react';
import { CallError, call, endLeaving, reportFailure } from './call.ts';
import { readMark } from './cookies.ts';

/** Who is signed in. A store of its own and not a cached query: guards and public screens need it before the areas are loaded. */
let session: Session = null;
let asked: Promise<Session> | undefined;
let askedAt = 0;
const listeners = new Set<(session: Session) => void>();

export function onSession(listener: (session: Session) => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function setSession(next: Session): void {
  session = next;
  asked = Promise.resolve(next);
  askedAt = Date.now();
  endLeaving();
  for (const listener of listeners) listener(next);
}

/** Section 8: failing to fetch the user means signed out. A silent server does not sign out who was known a moment ago. */
export function refetchSession(): Promise<Session> {
  const mine: Promise<Session> = call('GET /api/user', {}, { isQuiet: true })
    .then(toUser, (error: unknown) => (error instanceof CallError && error.status === 401 ? null : undefined))
    .then((found) => {
      // Without an answer nothing is known anew. Nor where somebody signed in or out while it was on its way.
      if (found === undefined || asked !== mine) return session;
      setSession(found);
      return found;
    });
  asked = mine;
  return mine;
}

/** The server leaves a readable mark beside the session, so that a visitor's first page has nothing to ask. */
const mayBeSignedIn = (): boolean => readMark(hintCookie) !== undefined;

/** What guards judge: asked once, because they run at every navigation. */
export function currentSession(): Promise<Session> {
  if (!asked && !mayBeSignedIn()) setSession(null);
  return asked ?? refetchSession();
}

/** Rights and states have changed on the server, or may have. */
export const refreshRights = (): Promise<unknown> => refetchSession().then((found) => found ?? reportFailure('signedOut'));

/** They are asked for again when somebody comes back to the tab. */
const freshness = 60_000;
export function watchSession(): () => void {
  const look = () => {
    if (document.visibilityState === 'visible' && Date.now() - askedAt > freshness) void refreshRights();
  };
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
}

export const useSession = (): Session => useSyncExternalStore(onSession, () => session);

/** The user of a screen that only members reach. */
export function useUser(): User {
  const user = useSession();
  if (!user) throw new Error('This screen needs a signed-in user');
  return user;
}

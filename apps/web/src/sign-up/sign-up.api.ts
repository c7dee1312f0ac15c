import type { ValueListName } from '@jalon/domain/core/reference-lists';
import type { SignUpType } from '@jalon/domain/sign-up/sign-up';
import type { SignUpDraft } from '@jalon/domain/sign-up/sign-up-schema';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { call } from '../core/call.ts';
import { type Choice, loadChoices } from '../core/choices.ts';
import { onLanguageKept } from '../core/i18n.ts';
import { currentSession } from '../core/session.ts';

/** What the server holds, from one step to the next: each is a page of its own. */
let held: { type: SignUpType; draft: SignUpDraft } | undefined;
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

function hold(next: typeof held): void {
  held = next;
  for (const listener of listeners) listener();
}
export const holdDraft = (type: SignUpType, draft: SignUpDraft): void => hold({ type, draft });
export const dropDraft = (): void => hold(undefined);

/** Who was signed in by the confirmation itself is on the way to their space, and not somebody who already had one. */
let isEntering = false;
export async function enteringBy(enter: () => Promise<void>): Promise<void> {
  isEntering = true;
  await enter().finally(() => {
    isEntering = false;
  });
}
export const isOnTheWayIn = (): boolean => isEntering;

/** The answers given so far in this browser. Somebody who is signed in has none. */
export function useSignUpDraft(type: SignUpType, isGuest: boolean) {
  const draft = useSyncExternalStore(subscribe, () => (held?.type === type ? held.draft : undefined));
  const [failure, setFailure] = useState<unknown>();
  const load = useCallback(() => {
    setFailure(undefined);
    const ask = async () => {
      // The last step is open to everybody, and drawn before it is known who is there.
      if ((await currentSession()) === null) holdDraft(type, await call('GET /api/sign-up/:type', { params: { type } }));
    };
    ask().catch(setFailure);
  }, [type]);
  const isMissing = isGuest && !draft;
  useEffect(() => {
    if (isMissing) load();
  }, [isMissing, load]);
  return { draft, failure: draft ? undefined : failure, load };
}

/** The choices of a reference list, in the language of the reader. A list that cannot be had fails the screen, which offers to try again. */
export function useChoices(list: ValueListName): Choice[] {
  const [choices, setChoices] = useState<Choice[]>([]);
  useEffect(() => {
    let isOver = false;
    const show = (next: () => Choice[]) => {
      if (!isOver) setChoices(next);
    };
    const load = () =>
      void loadChoices(list).then(
        (found) => show(() => found),
        (error: unknown) =>
          show(() => {
            throw error;
          }),
      );
    load();
    const stop = onLanguageKept(load);
    return () => {
      isOver = true;
      stop();
    };
  }, [list]);
  return choices;
}

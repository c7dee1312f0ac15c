import { useEffect, useRef, useState } from 'react';
import { useSession } from '../core/session.ts';
import { changedIn, forgetUnsent, keepUnsent, placeOf, readUnsent, textOf, watchForm } from '../core/unsent.ts';

type Values = Record<string, unknown>;
type Named = { draft: string | undefined; about: string | undefined; initial: Values };

/** What was typed into a form before and not sent, by the same person: what one began is not for the next at the same screen. */
export function useTakenUp({ draft, about, initial }: Named) {
  const session = useSession();
  // Whoever sees with somebody's eyes writes nothing, and finds nothing of theirs.
  const owner = session?.seenBy ? undefined : session?.id;
  const [name] = useState(() => draft ?? `${placeOf(window.location)} ${about ?? Object.keys(initial)}`);
  const [kept] = useState(() => (owner ? ofForm(initial, readUnsent(owner, name)) : undefined));
  return { owner, name, kept, isDraft: draft !== undefined };
}

/** Only what the form still has: it may be another one since a release. */
function ofForm(initial: Values, kept: Values = {}): Values | undefined {
  const known = Object.entries(kept).filter(([field]) => field in initial);
  return known.length > 0 ? Object.fromEntries(known) : undefined;
}

/**
 * Keeps what is typed. A form that has a draft keeps it at every change, so that it can be closed: a handful of fields is written in no
 * time. Every other form does when its page or its session goes, and takes it up when it is opened at the same place. `after`: for so long
 * after it has closed too. Gives the way to forget it.
 */
export function useKeeping(
  { owner, name, isDraft }: ReturnType<typeof useTakenUp>,
  values: Values,
  initial: Values,
  after = 0,
): () => void {
  const [now, untouched] = [textOf(changedIn(values, initial)), '{}'];
  const typed = useRef<string>(undefined);
  const given = useRef<string>(undefined);
  useEffect(() => {
    typed.current = now === untouched ? undefined : now;
    if (!isDraft || !owner || given.current === now) return;
    if (now === untouched) forgetUnsent(owner, name);
    else keepUnsent(owner, name, now);
  }, [owner, name, isDraft, now, untouched]);
  useEffect(() => {
    if (!owner) return;
    // Taken up: it is kept again when the page goes.
    if (!isDraft) forgetUnsent(owner, name);
    const unsent = () => (typed.current && typed.current !== given.current ? typed.current : undefined);
    const form = { owner, name, unsent, isClosed: false };
    const stop = watchForm(form);
    if (!after) return stop;
    return () => {
      form.isClosed = true;
      setTimeout(stop, after);
    };
  }, [owner, name, isDraft, after]);
  return () => {
    given.current = typed.current;
    if (owner) forgetUnsent(owner, name);
  };
}

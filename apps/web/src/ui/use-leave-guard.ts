import { type RefObject, useEffect } from 'react';
import { type Location, useBlocker } from 'react-router';
import { watchUnsaved } from '../core/unsaved.ts';
import { useDiscard } from './use-discard.ts';

/**
 * Asks before a screen with unsaved changes is left, or the session ended: by our own question inside the product, by the browser's at its
 * edges. `parameter` is the one of the address that says what the screen is about, where its path does not. The router takes one such guard
 * at a time.
 */
export function useLeaveGuard(unsaved: boolean | RefObject<boolean>, parameter = ''): void {
  const discard = useDiscard();
  const isDirty = () => (typeof unsaved === 'boolean' ? unsaved : unsaved.current);
  const aboutOf = ({ pathname, search }: Location) => `${pathname} ${new URLSearchParams(search).get(parameter)}`;
  const blocker = useBlocker(({ currentLocation, nextLocation }) => isDirty() && aboutOf(currentLocation) !== aboutOf(nextLocation));
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each attempt to leave
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void discard().then((isSure) => (isSure ? blocker.proceed() : blocker.reset()));
  }, [blocker.state]);
  useEffect(() => {
    if (unsaved !== false) return watchUnsaved({ isDirty: () => unsaved === true || unsaved.current, discard });
  }, [unsaved, discard]);
  useEffect(() => {
    if (unsaved === false) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (unsaved === true || unsaved.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);
}

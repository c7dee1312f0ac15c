import { useEffect } from 'react';

/** Lists, panels and dialogs restore the focus themselves: only what none of them has restored by then is restored here. */
const patienceMs = 150;
const region = 'section, article, aside, main';
const passing = '[aria-modal="true"], [role="menu"], [role="listbox"], .mantine-Notifications-root';

/**
 * What has the focus may go: a button whose act is done, a dialog, a toast. Whoever works by keys stays near: what had it before on the page has
 * it again, or the part of the page that this stood in.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let last: Element | undefined;
    /** The last that had it outside what passes, and where that stands. */
    let onPage: { element: HTMLElement; around: HTMLElement | null } | undefined;
    let timer = 0;
    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return;
      last = target;
      if (!target.closest(passing)) onPage = { element: target, around: target.parentElement?.closest<HTMLElement>(region) ?? null };
    };
    // Who presses elsewhere has left.
    const forget = () => {
      last = undefined;
    };
    const isLost = () => last !== undefined && !last.isConnected && document.activeElement === document.body;
    const takeUp = () => {
      if (!isLost()) return;
      const { element, around } = onPage ?? {};
      element?.focus({ preventScroll: true });
      // What is gone, disabled or hidden takes no focus.
      if (document.activeElement !== document.body || !around?.isConnected) return;
      if (!around.hasAttribute('tabindex')) Object.assign(around, { tabIndex: -1 }).dataset.kept = '';
      around.focus({ preventScroll: true });
    };
    const watch = new MutationObserver(() => {
      if (!isLost()) return;
      clearTimeout(timer);
      timer = window.setTimeout(takeUp, patienceMs);
    });
    watch.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', remember);
    document.addEventListener('pointerdown', forget);
    return () => {
      clearTimeout(timer);
      watch.disconnect();
      document.removeEventListener('focusin', remember);
      document.removeEventListener('pointerdown', forget);
    };
  }, []);
}

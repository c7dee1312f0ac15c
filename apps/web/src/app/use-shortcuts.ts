import type { Session } from '@jalon/domain/core/actor';
import { navigationOf } from '@jalon/domain/core/navigation';
import { fillPath, routes } from '@jalon/domain/core/routes';
import { useLayoutEffect } from 'react';
import { useNavigate } from 'react-router';
import { showOverlay } from '../core/overlays.ts';
import { lookOf } from './screens.ts';

/** How long `g` waits for its letter. */
const patience = 1200;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
const isInDialog = (target: EventTarget | null): boolean => target instanceof Element && target.closest('[role="dialog"]') !== null;

/** Ctrl/Cmd+K anywhere, even while typing; `?` and `g` then a letter where no text is being written. */
export function useShortcuts(session: Session): void {
  const navigate = useNavigate();
  // Before anything is seen: a key that is pressed as soon as the page stands is heard.
  useLayoutEffect(() => {
    if (!session) return;
    let leaderAt = Number.NEGATIVE_INFINITY;
    const listen = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase();
      if ((event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && key === 'k') {
        event.preventDefault();
        showOverlay('palette');
        return;
      }
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || isInDialog(event.target)) return;
      if (key === '?') return showOverlay('shortcuts');
      const route = navigationOf(session).find((name) => lookOf(name).letter === key);
      if (route && event.timeStamp - leaderAt < patience) void navigate(fillPath(routes[route].path, {}));
      leaderAt = key === 'g' ? event.timeStamp : Number.NEGATIVE_INFINITY;
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [session, navigate]);
}

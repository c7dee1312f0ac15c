import { areas, href } from '@jalon/domain/core/routes';
import type { DataRouter } from 'react-router';
import { onFailure } from '../core/call.ts';
import { currentSession, refetchSession } from '../core/session.ts';

/** Sections 2 and 8: what a call's failure does to the whole page. */
export function watchFailures(router: DataRouter): void {
  onFailure(async (failure) => {
    const { pathname, search } = router.state.location;
    if (failure === 'signedOut') {
      // A call may have been on its way while the session went on under another token.
      if (await refetchSession()) return;
      if (pathname !== href('login'))
        await router.navigate(`${href('login')}?next=${encodeURIComponent(pathname + search)}`, { state: { isEnded: true } });
      return;
    }
    // The area asks for them as soon as the session says so (area-layout.tsx).
    if (failure === 'termsChanged') return void ((await currentSession())?.needsTerms || (await refetchSession()));
    const session = await refetchSession();
    const target = href(session ? areas[session.type].serverError : 'serverError');
    if (router.state.location.pathname !== target) await router.navigate(target);
  });
  // After a release the files of the former one are gone: fetch the page one was going to anew, once. A part of the page one is at says so itself
  // (ui/later.tsx): reloading under the hands of somebody who types is for them to decide.
  window.addEventListener('vite:preloadError', () => {
    const { navigation, initialized } = router.state;
    // Without a network they are still there, and so is what was typed.
    if (!navigator.onLine || (initialized && !navigation.location)) return;
    const key = 'jalon.reloaded';
    if (Date.now() - Number(sessionStorage.getItem(key)) < 10_000) return;
    sessionStorage.setItem(key, String(Date.now()));
    if (navigation.location) window.location.assign(navigation.location.pathname + navigation.location.search);
    else window.location.reload();
  });
}

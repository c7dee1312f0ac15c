import { turnedAway } from '@jalon/domain/core/guards';
import { areas, fillPath, href, type Route, type RouteName, routeNames, routes } from '@jalon/domain/core/routes';
import { createBrowserRouter, type LoaderFunction, type MiddlewareFunction, type RouteObject, redirect, replace } from 'react-router';
import { needTexts } from '../core/i18n.ts';
import type { Prefetch } from '../core/query-client.ts';
import { currentSession } from '../core/session.ts';
import { isKnownProvider } from '../sessions/providers.ts';
import { Crashed, NotFoundScreen } from './error-screen.tsx';
import { watchFailures } from './failures.ts';
import { watchNavigation } from './navigation-progress.ts';
import { Root } from './root.tsx';
import { sayOffline } from './say-offline.ts';
import { screens } from './screens.ts';

let isStarted = false;

/** Section 6: the checks of a route in their order, then its permission; the first that refuses says where to go instead. */
const guarded =
  (name: RouteName): MiddlewareFunction =>
  async ({ request }) => {
    if (routes[name].guards.length === 0) return;
    const session = await currentSession();
    const refusal = turnedAway(name, session);
    if (!refusal) return;
    // Where a session is sent to needs no parameter.
    const target = fillPath(routes[refusal.to].path, {});
    const { pathname, search } = new URL(request.url);
    // The first page of a visit is not one to go back to: it would lead here again.
    const leadTo = isStarted ? redirect : replace;
    throw leadTo(refusal.by === 'signedIn' ? `${target}?next=${encodeURIComponent(pathname + search)}` : target);
  };

/** `/:provider/callback` is an address of the configured providers only. */
const ofProvider: MiddlewareFunction = async ({ params: { provider = '' } }) => {
  if (!(await isKnownProvider(provider))) throw replace(href('notFound'));
};

const toRoute = (name: RouteName): RouteObject => ({
  id: name,
  path: routes[name].path,
  middleware: name === 'providerCallback' ? [ofProvider] : [guarded(name)],
  // Its own boundary, so that a screen that fails leaves the menus standing.
  ErrorBoundary: Crashed,
  lazy: async () => {
    const screen = await reached(() => Promise.all([screens[name].load(), textsOf(name)]));
    if (!screen) return { Component: Crashed };
    const [{ default: Component, prefetch }] = screen;
    return prefetch ? { Component, loader: prefetching(prefetch) } : { Component };
  },
});

/**
 * Without a network one stays where one is, and goes on once it is back. The router draws nothing at all for a screen that could not be fetched: where
 * there is a network, the page of a failure stands for it.
 */
async function reached<Screen>(load: () => Promise<Screen>): Promise<Screen | undefined> {
  for (;;)
    try {
      return await load();
    } catch {
      if (navigator.onLine) return undefined;
      sayOffline();
      await new Promise((back) => window.addEventListener('online', back, { once: true }));
    }
}

/** Runs once the checks have passed. The screen does not wait for its data: it shows what it has. */
const prefetching =
  (prefetch: Prefetch): LoaderFunction =>
  async ({ request, params }) => {
    const user = await currentSession();
    if (user) prefetch(user, { url: new URL(request.url), params });
    return null;
  };

const bases = Object.values(areas).map(({ base }) => base);
/** Signing up stands under the address of an area, but outside it: what is in an area is for those who are signed in. */
const isInArea = (name: RouteName): boolean => {
  const { path, guards: checks }: Route = routes[name];
  return checks.includes('signedIn') && bases.some((base) => path.startsWith(`${base}/`));
};

const textsOf = (name: RouteName): Promise<void> => {
  const { texts = [] }: Route = routes[name];
  return needTexts(...texts);
};

const areaLayout = async () => ({ Component: (await import('./area-layout.tsx')).AreaLayout });

/**
 * Catch-alls stand beside the guarded routes, not among them, or visitors on unknown addresses would land on login. Members see the
 * page of their area, in its layout; everybody else the general one.
 */
const unknownInArea = (path: string): RouteObject => ({
  path,
  middleware: [async () => void (await currentSession())],
  lazy: async () => ({ Component: (await import('./area-layout.tsx')).AreaUnknown }),
});

export function createAppRouter() {
  const router = createBrowserRouter([
    {
      Component: Root,
      ErrorBoundary: Crashed,
      HydrateFallback: () => null,
      children: [
        ...routeNames.filter((name) => !isInArea(name)).map(toRoute),
        { lazy: areaLayout, children: routeNames.filter(isInArea).map(toRoute) },
        // The second one is more than the callback of a provider of that name: there is none.
        ...bases.flatMap((base) => [`${base}/*`, `${base}/callback`]).map(unknownInArea),
        { path: '*', Component: NotFoundScreen },
      ],
    },
  ]);
  const stop = router.subscribe(({ initialized }) => {
    isStarted ||= initialized;
    if (isStarted) stop();
  });
  watchFailures(router);
  watchNavigation(router);
  return router;
}

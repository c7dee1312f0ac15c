import type { User } from '@jalon/domain/core/actor';
import { firstRefusal } from '@jalon/domain/core/guards';
import { areas, href, member } from '@jalon/domain/core/routes';
import '../ui/kit.css';
import { useDisclosure, useHotkeys } from '@mantine/hooks';
import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { needTexts, useTexts } from '../core/i18n.ts';
import { useOverlay } from '../core/overlays.ts';
import { queryClient } from '../core/query-client.ts';
import { useSession, watchSession } from '../core/session.ts';
import { ConfirmProvider } from '../ui/confirm.tsx';
import { later } from '../ui/later.tsx';
import { SkipLink } from '../ui/skip-link.tsx';
import { useOnceWanted } from '../ui/use-once-wanted.ts';
import { useSettled } from '../ui/use-settled.ts';
import { AreaContext } from './area-context.ts';
import { AreaHeader } from './area-header.tsx';
import classes from './area-layout.module.css';
import { AreaNavigation } from './area-navigation.tsx';
import { NotFoundScreen } from './error-screen.tsx';
import { SeeingBanner } from './seeing-banner.tsx';
import { useKeptFocus } from './use-kept-focus.ts';
import { useShortcuts } from './use-shortcuts.ts';

const TermsGate = lazy(async () => {
  const [gate] = await Promise.all([import('../legal/terms-gate.tsx'), needTexts('legal')]);
  return gate;
});

const Overlays = later(() => import('./overlays.tsx'));

/** Header, sidebar and what floats, around the screens of every area. The menu follows the user's own type, not the address. */
export function AreaLayout({ children }: { children?: ReactNode }) {
  const { t } = useTexts();
  const session = useSession();
  const { pathname } = useLocation();
  const [isMenuOpen, menu] = useDisclosure();
  useShortcuts(session);
  useKeptFocus();
  useEffect(watchSession, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the menu of a phone closes when the screen changes
  useEffect(() => menu.close(), [pathname]);
  useHotkeys([['Escape', menu.close]]);

  // Who does not accept new terms may still close the account.
  const isAsked = session?.needsTerms === true && pathname !== href(areas[session.type].security);
  const isAtWork = useHasBeen(session !== null && !isAsked);
  // On the way to the login screen.
  if (!session) return null;
  const terms = isAsked && (
    <Suspense>
      <TermsGate user={session} isAbove={isAtWork} />
    </Suspense>
  );
  if (terms && !isAtWork) return terms;
  return (
    <QueryClientProvider client={queryClient}>
      <AreaContext value={true}>
        <SkipLink />
        <header className={classes.header}>
          <AreaHeader user={session} isMenuOpen={isMenuOpen} toggleMenu={menu.toggle} />
        </header>
        <nav className={classes.navbar} aria-label={t('shell.navigation')} data-open={isMenuOpen || undefined}>
          <AreaNavigation user={session} />
        </nav>
        {/* A phone's menu closes when the page beside it is touched. */}
        <div className={classes.veil} data-open={isMenuOpen || undefined} onClick={menu.close} aria-hidden />
        <main id="content" tabIndex={-1} className={classes.main}>
          <div className={classes.page}>
            {session.seenBy && <SeeingBanner user={session} />}
            <ConfirmProvider>{children ?? <Outlet />}</ConfirmProvider>
          </div>
        </main>
        <AboveAll user={session} />
        {terms}
      </AreaContext>
    </QueryClientProvider>
  );
}

/** Whether something has been so since the area was entered. */
function useHasBeen(isSo: boolean): boolean {
  const [hasBeen, setHasBeen] = useState(isSo);
  if (isSo && !hasBeen) setHasBeen(true);
  return hasBeen;
}

/** Once the first screen stands, or as soon as somebody asks for it. */
function AboveAll({ user }: { user: User }) {
  const isSettled = useSettled();
  const isOpen = useOverlay() !== null;
  return useOnceWanted(isSettled || isOpen) && <Overlays user={user} />;
}

/** An address under an area that leads nowhere: members see it in their own layout, everybody else outside. */
export function AreaUnknown() {
  const isMember = firstRefusal(member, useSession()) === undefined;
  if (!isMember) return <NotFoundScreen />;
  return (
    <AreaLayout>
      <NotFoundScreen />
    </AreaLayout>
  );
}

import { isType, type User } from '@jalon/domain/core/actor';
import type { Language } from '@jalon/domain/core/languages';
import { monthOf, ofMonth } from '@jalon/domain/core/months';
import { navigationOf } from '@jalon/domain/core/navigation';
import { listNames } from '@jalon/domain/core/reference-lists';
import { fillPath, href, type RouteName, routes } from '@jalon/domain/core/routes';
import type { Hit } from '@jalon/domain/search/search-schema';
import { IconKeyboard, IconLanguage, IconList, IconLogout, IconMoon, IconSun } from '@tabler/icons-react';
import { routeTitle, setLanguage, textOr, useTexts } from '../core/i18n.ts';
import { showOverlay } from '../core/overlays.ts';
import { ownToday } from '../core/today.ts';
import { useSignOut } from '../sessions/use-sign-out.ts';
import { useScheme } from '../ui/scheme-switch.tsx';
import { monthsMeant } from './months-meant.ts';
import { ownPages, sidePages } from './own-pages.ts';
import { HitMark } from './palette-mark.tsx';
import type { Entry, EntryGroup } from './palette-row.tsx';
import { recentHits, rememberHit } from './recent-hits.ts';
import { lookOf } from './screens.ts';

const look = { size: 18, stroke: 1.75 };

/** The months that are named: one's own reports, or those that wait for whoever validates. */
function monthEntries(user: User, month: string, language: Language): Entry[] {
  const entry = (what: 'timesheet' | 'expenses' | 'reports', route: RouteName, to: string): Entry => {
    const { icon: Icon } = lookOf(route);
    return {
      ...{ id: `${what}.${month}`, to, mark: <Icon {...look} /> },
      label: textOr(`shell.palette.month.${what}`, month, { ofMonth: ofMonth(month, language) }),
      // Of one's own, the label has the word.
      keywords: what === 'reports' ? textOr('shell.palette.keywords.reports', '') : '',
    };
  };
  const reports = navigationOf(user).find((route) => route.endsWith('.reports'));
  if (!reports) return [];
  if (isType(user, 'Freelance'))
    return [
      entry('timesheet', reports, href('freelance.timesheet', { term: month })),
      entry('expenses', reports, href('freelance.expenses', { term: month })),
    ];
  return [entry('reports', reports, `${fillPath(routes[reports].path, {})}?month=${month}`)];
}

/** What the palette always offers: pages, each reference list for those who keep them, settings, the way out. */
export function usePaletteCommands(user: User, query: string): EntryGroup[] {
  const { t, language } = useTexts();
  const signOut = useSignOut();
  const { isDark, label: schemeLabel, switchScheme } = useScheme();

  const menu = navigationOf(user).map((route) => ({ route, icon: lookOf(route).icon }));
  const pages = [...menu, ...sidePages(user), ...ownPages(user)].map(
    ({ route, icon: Icon }): Entry => ({
      id: route,
      label: routeTitle(t, route),
      keywords: textOr(`shell.palette.keywords.${route.split('.').at(-1)}`, ''),
      mark: <Icon {...look} />,
      to: fillPath(routes[route].path, {}),
    }),
  );
  const months = monthsMeant(query, monthOf(ownToday()), language).flatMap((month) => monthEntries(user, month, language));
  const lists = listNames.map(
    (list): Entry => ({
      id: `list.${list}`,
      label: t(`lists.${list}.title`),
      keywords: t(`lists.${list}.description`),
      mark: <IconList {...look} />,
      to: href('admin.referentials', { list }),
    }),
  );
  const otherLanguage = () => void setLanguage(language === 'fr' ? 'en' : 'fr');
  const settings: Entry[] = [
    { id: 'language', label: t('shell.otherLanguage'), mark: <IconLanguage {...look} />, run: otherLanguage },
    { id: 'scheme', label: schemeLabel, mark: isDark ? <IconSun {...look} /> : <IconMoon {...look} />, run: switchScheme },
    { id: 'shortcuts', label: t('shell.shortcuts.title'), mark: <IconKeyboard {...look} />, run: () => showOverlay('shortcuts') },
  ];
  const way: Entry = { id: 'signOut', label: t('shell.signOut'), mark: <IconLogout {...look} />, run: () => void signOut() };
  return [
    { group: t('shell.palette.goTo'), entries: [...pages, ...months] },
    ...(isType(user, 'Admin') ? [{ group: t('shell.palette.lists'), entries: lists }] : []),
    { group: t('shell.palette.settings'), entries: settings },
    { group: t('shell.palette.session'), entries: [way] },
  ];
}

const entryOf = (user: User, hit: Hit): Entry => ({
  id: `${hit.kind}.${hit.id}`,
  label: hit.label,
  detail: hit.detail,
  mark: <HitMark hit={hit} />,
  to: hit.href,
  run: () => rememberHit(user, hit),
});

/** What was found, by kind; before anything is typed, what was opened last. */
export function useHitGroups(user: User, hits: readonly Hit[], isEmpty: boolean): EntryGroup[] {
  const { t } = useTexts();
  const nameOf = (kind: Hit['kind']) =>
    kind === 'contact' && isType(user, 'Company') ? t('shell.palette.team') : t(`shell.palette.kind.${kind}`);
  if (isEmpty) return [{ group: t('shell.palette.recent'), entries: recentHits(user).map((hit) => entryOf(user, hit)) }];
  // In the order they come: kinds that have what was typed are before those that have something like it.
  return [...new Set(hits.map(({ kind }) => kind))].map((kind) => ({
    group: nameOf(kind),
    entries: hits.filter((hit) => hit.kind === kind).map((hit) => entryOf(user, hit)),
  }));
}

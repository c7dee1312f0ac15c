import type { User } from '@jalon/domain/core/actor';
import { navigationOf } from '@jalon/domain/core/navigation';
import { useMatches } from 'react-router';
import { routeTitle, useTexts } from '../core/i18n.ts';
import { commandKey } from './platform.ts';
import { lookOf } from './screens.ts';

export type ShortcutLine = { label: string; keys: string[]; joint: string };
type Section = { title: string; lines: ShortcutLine[] };

/** What the keys do, by where they do it: those of the screen that is shown come first. */
export function useShortcutSections(user: User): Section[] {
  const { t } = useTexts();
  const here = useMatches().at(-1)?.id ?? '';
  const entries: readonly string[] = navigationOf(user);
  const [enter, space, shift] = [t('shell.shortcuts.enter'), t('shell.shortcuts.space'), t('shell.shortcuts.shift')];
  const [escapeKey, or] = [t('shell.shortcuts.escape'), t('shell.shortcuts.or')];
  const line = (label: string, keys: string[], joint = ''): ShortcutLine => ({ label, keys, joint });

  const anywhere = [
    line(t('shell.shortcuts.palette'), [commandKey, 'K'], '+'),
    line(t('shell.shortcuts.open'), ['?']),
    ...navigationOf(user).flatMap((route) => {
      const { letter } = lookOf(route);
      const label = t('shell.shortcuts.goTo', { page: routeTitle(t, route) });
      return letter ? [line(label, ['g', letter], t('shell.shortcuts.afterwards'))] : [];
    }),
    line(t('shell.shortcuts.close'), [escapeKey]),
  ];
  const inLists = [
    line(t('shell.shortcuts.focusSearch'), ['/']),
    line(t('shell.shortcuts.walk'), ['j', 'k'], or),
    line(t('shell.shortcuts.openRow'), [enter]),
    line(t('shell.shortcuts.tick'), ['x']),
    line(t('shell.shortcuts.untick'), [escapeKey]),
  ];
  const inMonth = [
    line(t('shell.shortcuts.month.amounts'), ['1', '5', '0'], or),
    line(t('shell.shortcuts.month.several'), [shift, '→'], '+'),
    line(t('shell.shortcuts.month.next'), ['p']),
    line(t('shell.shortcuts.month.absence'), ['a']),
    line(t('shell.shortcuts.month.undo'), [commandKey, 'Z'], '+'),
    line(t('shell.shortcuts.month.send'), [commandKey, enter], '+'),
  ];
  const inReports = [
    line(t('shell.shortcuts.reports.open'), [space]),
    line(t('shell.shortcuts.reports.heap'), [shift, 'x'], '+'),
    line(t('shell.shortcuts.reports.validate'), ['v']),
    line(t('shell.shortcuts.reports.reject'), ['r']),
    line(t('shell.shortcuts.reports.check'), [commandKey, enter], '+'),
  ];
  const inChat = [
    line(t('shell.shortcuts.chat.step'), ['Alt', '↑', '↓'], ''),
    line(t('shell.shortcuts.chat.send'), [enter]),
    line(t('shell.shortcuts.chat.newLine'), [shift, enter], '+'),
    line(t('shell.shortcuts.chat.edit'), ['↑']),
  ];
  const isOwn = entries.includes('freelance.reports');
  const inContracts = [
    line(t('shell.shortcuts.contracts.sign'), ['s']),
    ...(isOwn ? [] : [line(t('shell.shortcuts.contracts.remind'), ['r'])]),
  ];

  const of = (name: string, title: string, lines: ShortcutLine[], screen = name) => ({
    ...{ title, lines, isKnown: entries.some((route) => route.endsWith(`.${name}`)), isHere: here.endsWith(`.${screen}`) },
  });
  const work = [
    isOwn
      ? of('reports', t('shell.shortcuts.month.title'), inMonth, 'timesheet')
      : of('reports', t('shell.shortcuts.reports.title'), inReports),
    of('chat', t('shell.shortcuts.chat.title'), inChat),
    of('contracts', t('shell.shortcuts.contracts.title'), inContracts),
  ].filter(({ isKnown }) => isKnown);
  return [
    ...work.filter(({ isHere }) => isHere),
    { title: t('shell.shortcuts.lists'), lines: inLists },
    { title: t('shell.shortcuts.anywhere'), lines: anywhere },
    ...work.filter(({ isHere }) => !isHere),
  ];
}

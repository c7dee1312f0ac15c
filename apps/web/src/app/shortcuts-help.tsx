import type { User } from '@jalon/domain/core/actor';
import { navigationOf } from '@jalon/domain/core/navigation';
import { Kbd, Modal } from '@mantine/core';
import { useMatches } from 'react-router';
import { routeTitle, useTexts } from '../core/i18n.ts';
import { showOverlay } from '../core/overlays.ts';
import { useOpenAfterMount } from '../ui/open-after-mount.ts';
import { commandKey } from './platform.ts';
import { lookOf } from './screens.ts';
import classes from './shortcuts-help.module.css';

export function ShortcutsHelp({ user, isOpen }: { user: User; isOpen: boolean }) {
  const { t } = useTexts();
  const anywhere = [
    { label: t('shell.shortcuts.palette'), keys: [commandKey, 'K'], joint: '+' },
    { label: t('shell.shortcuts.open'), keys: ['?'], joint: '' },
    ...navigationOf(user).flatMap((route) => {
      const { letter } = lookOf(route);
      const label = t('shell.shortcuts.goTo', { page: routeTitle(t, route) });
      return letter ? [{ label, keys: ['g', letter], joint: t('shell.shortcuts.afterwards') }] : [];
    }),
    { label: t('shell.shortcuts.close'), keys: [t('shell.shortcuts.escape')], joint: '' },
  ];
  const inLists = [
    { label: t('shell.shortcuts.focusSearch'), keys: ['/'], joint: '' },
    { label: t('shell.shortcuts.walk'), keys: ['j', 'k'], joint: t('shell.shortcuts.or') },
    { label: t('shell.shortcuts.openRow'), keys: [t('shell.shortcuts.enter')], joint: '' },
    { label: t('shell.shortcuts.tick'), keys: ['x'], joint: '' },
    { label: t('shell.shortcuts.untick'), keys: [t('shell.shortcuts.escape')], joint: '' },
  ];
  const { enter, space, shift } = {
    enter: t('shell.shortcuts.enter'),
    space: t('shell.shortcuts.space'),
    shift: t('shell.shortcuts.shift'),
  };
  const inMonth = [
    { label: t('shell.shortcuts.month.amounts'), keys: ['1', '5', '0'], joint: t('shell.shortcuts.or') },
    { label: t('shell.shortcuts.month.several'), keys: [shift, '→'], joint: '+' },
    { label: t('shell.shortcuts.month.next'), keys: ['p'], joint: '' },
    { label: t('shell.shortcuts.month.absence'), keys: ['a'], joint: '' },
    { label: t('shell.shortcuts.month.undo'), keys: [commandKey, 'Z'], joint: '+' },
    { label: t('shell.shortcuts.month.send'), keys: [commandKey, enter], joint: '+' },
  ];
  const inReports = [
    { label: t('shell.shortcuts.reports.open'), keys: [space], joint: '' },
    { label: t('shell.shortcuts.reports.heap'), keys: [shift, 'x'], joint: '+' },
    { label: t('shell.shortcuts.reports.validate'), keys: ['v'], joint: '' },
    { label: t('shell.shortcuts.reports.reject'), keys: ['r'], joint: '' },
    { label: t('shell.shortcuts.reports.check'), keys: [commandKey, enter], joint: '+' },
  ];
  const entries: readonly string[] = navigationOf(user);
  const isOwn = entries.includes('freelance.reports');
  const hasReports = entries.some((route) => route.endsWith('.reports'));
  const here = useMatches().at(-1)?.id ?? '';
  const work = {
    title: t(isOwn ? 'shell.shortcuts.month.title' : 'shell.shortcuts.reports.title'),
    lines: isOwn ? inMonth : inReports,
  };
  const others = [
    { title: t('shell.shortcuts.lists'), lines: inLists },
    { title: t('shell.shortcuts.anywhere'), lines: anywhere },
  ];
  // Those of the screen that is shown come first.
  const isWorking = here.endsWith(isOwn ? '.timesheet' : '.reports');
  const sections = !hasReports ? others : isWorking ? [work, ...others] : [...others, work];
  return (
    <Modal
      opened={useOpenAfterMount(isOpen)}
      onClose={() => showOverlay(null)}
      title={t('shell.shortcuts.title')}
      size="xl"
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <div className={classes.sections}>
        {sections.map(({ title, lines }) => (
          <section key={title}>
            <h3 className={classes.title}>{title}</h3>
            <Lines lines={lines} />
          </section>
        ))}
      </div>
    </Modal>
  );
}

type Line = { label: string; keys: string[]; joint: string };

const Lines = ({ lines }: { lines: Line[] }) => (
  <dl className={classes.list}>
    {lines.map(({ label, keys, joint }) => (
      <div key={label} className={classes.line}>
        <dt>{label}</dt>
        <dd className={classes.keys}>
          {keys.map((key, index) => (
            <span key={key} className={classes.keys}>
              {index > 0 && <span className={classes.joint}>{joint}</span>}
              <Kbd>{key}</Kbd>
            </span>
          ))}
        </dd>
      </div>
    ))}
  </dl>
);

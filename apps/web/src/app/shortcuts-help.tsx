import type { User } from '@jalon/domain/core/actor';
import { navigationOf } from '@jalon/domain/core/navigation';
import { href } from '@jalon/domain/core/routes';
import { Kbd, Modal } from '@mantine/core';
import { useLocation } from 'react-router';
import { routeTitle, useTexts } from '../core/i18n.ts';
import { showOverlay } from '../core/overlays.ts';
import { useOpenAfterMount } from '../ui/open-after-mount.ts';
import { commandKey } from './platform.ts';
import { lookOf } from './screens.ts';
import classes from './shortcuts-help.module.css';

const reports = { Company: 'company.reports', Commercial: 'commercial.reports', Admin: 'admin.reports' } as const;

export function ShortcutsHelp({ user, isOpen }: { user: User; isOpen: boolean }) {
  const { t } = useTexts();
  const { pathname } = useLocation();
  const validating = user.type !== 'Freelance' && pathname === href(reports[user.type]) ? reports[user.type] : undefined;
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
  return (
    <Modal
      opened={useOpenAfterMount(isOpen)}
      onClose={() => showOverlay(null)}
      title={t('shell.shortcuts.title')}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <Lines lines={anywhere} />
      <h3 className={classes.title}>{t('shell.shortcuts.lists')}</h3>
      <Lines lines={inLists} />
      {validating && (
        <>
          <h3 className={classes.title}>{routeTitle(t, validating)}</h3>
          <Lines
            lines={[
              { label: t('reports.keys.help.open'), keys: [t('reports.keys.space')], joint: '' },
              { label: t('reports.keys.help.tickAll'), keys: [t('timesheets.shift'), 'x'], joint: '+' },
              { label: t('reports.keys.help.validate'), keys: ['v'], joint: '' },
              { label: t('reports.keys.help.reject'), keys: ['r'], joint: '' },
              { label: t('reports.keys.help.check'), keys: [commandKey, t('shell.shortcuts.enter')], joint: '+' },
            ]}
          />
        </>
      )}
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

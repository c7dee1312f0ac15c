import type { User } from '@jalon/domain/core/actor';
import { Kbd, Modal } from '@mantine/core';
import { useTexts } from '../core/i18n.ts';
import { showOverlay } from '../core/overlays.ts';
import { useOpenAfterMount } from '../ui/open-after-mount.ts';
import { type ShortcutLine, useShortcutSections } from './shortcut-sections.ts';
import classes from './shortcuts-help.module.css';

export function ShortcutsHelp({ user, isOpen }: { user: User; isOpen: boolean }) {
  const { t } = useTexts();
  const sections = useShortcutSections(user);
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

const Lines = ({ lines }: { lines: ShortcutLine[] }) => (
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

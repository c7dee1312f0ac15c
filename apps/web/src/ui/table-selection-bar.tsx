import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useTexts } from '../core/i18n.ts';
import type { Action } from './action-menu.tsx';
import classes from './table-selection-bar.module.css';

/** Floats over the foot of the list while rows are ticked. */
export function TableSelectionBar({ count, actions, onClear }: { count: number; actions: Action[]; onClear: () => void }) {
  const { t } = useTexts();
  return (
    <section className={classes.dock} aria-label={t('table.selectionActions')}>
      <div className={classes.bar}>
        <span className={classes.count} role="status">
          {t('table.selected', { count })}
        </span>
        {actions.map(({ key, label, icon: Icon, run }) => (
          <button key={key} type="button" className={classes.act} onClick={run}>
            {Icon && <Icon size={16} stroke={1.6} />}
            {label}
          </button>
        ))}
        <ActionIcon className={classes.clear} variant="transparent" size={28} aria-label={t('table.clearSelection')} onClick={onClear}>
          <IconX size={16} />
        </ActionIcon>
      </div>
    </section>
  );
}

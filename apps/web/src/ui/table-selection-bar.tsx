import { ActionIcon } from '@mantine/core';
import { IconChevronUp, IconX } from '@tabler/icons-react';
import { useTexts } from '../core/i18n.ts';
import type { Action } from './action-menu.tsx';
import { Menu, MenuItem } from './menu.tsx';
import classes from './table-selection-bar.module.css';

type BarProps = { count: number; actions: Action[]; isNarrow: boolean; onClear: () => void };

/** Stays in view at the foot of the list while rows are ticked. */
export function TableSelectionBar({ count, actions, isNarrow, onClear }: BarProps) {
  const { t } = useTexts();
  const Actions = isNarrow ? FoldedActions : ActionButtons;
  return (
    <section className={classes.dock} aria-label={t('table.selectionActions')}>
      <div className={classes.bar}>
        <span className={classes.count} role="status">
          {t('table.selected', { count })}
        </span>
        <div className={classes.acts}>
          {actions.length > 0 ? <Actions actions={actions} /> : <span className={classes.nothing}>{t('table.nothingToDo')}</span>}
        </div>
        <ActionIcon className={classes.clear} variant="transparent" size={28} aria-label={t('table.clearSelection')} onClick={onClear}>
          <IconX size={16} />
        </ActionIcon>
      </div>
    </section>
  );
}

const ActionButtons = ({ actions }: { actions: Action[] }) =>
  actions.map(({ key, label, icon: Icon, run, isDanger }) => (
    <button key={key} type="button" className={classes.act} data-danger={isDanger || undefined} onClick={run}>
      {Icon && <Icon size={16} stroke={1.6} />}
      {label}
    </button>
  ));

/** One menu where the buttons have no room. */
function FoldedActions({ actions }: { actions: Action[] }) {
  const { t } = useTexts();
  return (
    <Menu
      button={(props) => (
        <button type="button" className={classes.act} {...props}>
          {t('common.actions')}
          <IconChevronUp size={16} stroke={1.6} aria-hidden />
        </button>
      )}
    >
      {actions.map(({ key, label, icon, run, isDanger }) => (
        <MenuItem key={key} icon={icon} isDanger={isDanger} onPick={run}>
          {label}
        </MenuItem>
      ))}
    </Menu>
  );
}

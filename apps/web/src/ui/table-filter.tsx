import { Menu } from '@mantine/core';
import { IconChevronDown, IconX } from '@tabler/icons-react';
import { useTexts } from '../core/i18n.ts';
import type { Filter } from './table-column.ts';
import { tableMenu } from './table-menu.ts';
import classes from './table-toolbar.module.css';

type FilterProps = { filter: Filter; value: string | undefined; onPick: (value: string | undefined) => void };

const anyValue = '';

/** A chip: dashed while it filters nothing, filled with its value and a way out once it does. */
export function TableFilter({ filter: { label, options }, value, onPick }: FilterProps) {
  const { t } = useTexts();
  const picked = options.find((option) => option.value === value);
  return (
    <span className={classes.chip} data-set={picked ? true : undefined}>
      <Menu position="bottom-start" {...tableMenu}>
        <Menu.Target>
          <button
            type="button"
            className={classes.chipButton}
            aria-label={picked ? t('table.filterIs', { name: label, value: picked.label }) : t('table.filterBy', { name: label })}
          >
            {label}
            {picked ? <strong>{picked.label}</strong> : <IconChevronDown size={14} stroke={1.6} />}
          </button>
        </Menu.Target>
        <Menu.Dropdown className={classes.options}>
          <Menu.RadioGroup value={picked?.value ?? anyValue} onChange={(next) => onPick(next === anyValue ? undefined : next)}>
            <Menu.RadioItem value={anyValue}>{t('table.any')}</Menu.RadioItem>
            {options.map((option) => (
              <Menu.RadioItem key={option.value} value={option.value}>
                {option.label}
              </Menu.RadioItem>
            ))}
          </Menu.RadioGroup>
        </Menu.Dropdown>
      </Menu>
      {picked && (
        <button
          type="button"
          className={classes.chipOut}
          aria-label={t('table.removeFilter', { name: label })}
          onClick={() => onPick(undefined)}
        >
          <IconX size={14} stroke={1.8} />
        </button>
      )}
    </span>
  );
}

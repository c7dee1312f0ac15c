import { allRows, type Page, pageSizes } from '@jalon/domain/core/listing';
import { ActionIcon, NativeSelect } from '@mantine/core';
import { IconChevronDown, IconChevronLeft, IconChevronLeftPipe, IconChevronRight } from '@tabler/icons-react';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import classes from './table-pager.module.css';
import type { TableState } from './use-table-state.ts';

export function TablePager({ page, state }: { page: Page<unknown>; state: TableState }) {
  const { t } = useTexts();
  const { number, count } = useFormat();
  const { first, rows, total, next, previous } = page;
  const { size } = state.query;
  const range = {
    from: number(first),
    to: number(first + rows.length - 1),
    total: count(total.count, total.isMore),
  };
  const steps = [
    { name: t('table.first'), icon: IconChevronLeftPipe, place: previous === null ? undefined : {} },
    { name: t('table.previous'), icon: IconChevronLeft, place: previous === null ? undefined : { before: previous } },
    { name: t('table.next'), icon: IconChevronRight, place: next === null ? undefined : { after: next } },
  ];
  return (
    <div className={classes.pager}>
      <p className={classes.range} role="status">
        {rows.length === 0 ? t('table.none') : t('table.range', range)}
      </p>
      {size === -1 && next !== null && <p className={classes.note}>{t('table.allLimited', { max: number(allRows) })}</p>}
      <div className={classes.size}>
        <NativeSelect
          size="xs"
          rightSection={<IconChevronDown size={14} stroke={1.6} />}
          rightSectionPointerEvents="none"
          aria-label={t('table.rowsPerPage')}
          value={String(size)}
          onChange={({ currentTarget }) => state.change({ size: Number(currentTarget.value) })}
          data={pageSizes.map((value) => ({ value: String(value), label: value === -1 ? t('table.all') : String(value) }))}
        />
        <span aria-hidden>{t('table.rowsPerPage')}</span>
      </div>
      <nav aria-label={t('table.pages')} className={classes.steps}>
        {steps.map(({ name, icon: Icon, place }) => (
          <ActionIcon
            key={name}
            variant="default"
            size={32}
            aria-label={name}
            // Disabled in words only: a real one would lose the focus of whoever just pressed it.
            aria-disabled={!place}
            data-disabled={!place || undefined}
            onClick={() => place && state.goTo(place)}
          >
            <Icon size={16} stroke={1.6} />
          </ActionIcon>
        ))}
      </nav>
    </div>
  );
}

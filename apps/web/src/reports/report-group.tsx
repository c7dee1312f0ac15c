import { type ReportRow as Row, sumsOfRows } from '@jalon/domain/reports/report-row';
import { Button, Checkbox } from '@mantine/core';
import { IconBellRinging, IconChecks } from '@tabler/icons-react';
import { useTexts } from '../core/i18n.ts';
import { GroupTitle } from '../ui/group-head.tsx';
import classes from './report-list.module.css';
import { ReportRow } from './report-row.tsx';
import type { ReportActs } from './use-report-acts.ts';
import { useReportWords } from './use-report-words.ts';

export type Ticking = { ticked: ReadonlySet<string>; tick: (keys: readonly string[], isOn?: boolean) => void };
type GroupProps = {
  heap: 'asPlanned' | 'toExamine' | 'all';
  rows: readonly Row[];
  acts: ReportActs;
  ticking: Ticking;
  open: string | undefined;
  onOpen: (key: string) => void;
  /** One press for all of them. */
  main?: { act: 'validate' | 'remind'; count: number; run: () => void } | undefined;
};

/** One heap of rows, with what is done to all of it. */
export function ReportGroup({ heap, rows, acts, ticking, open, onOpen, main }: GroupProps) {
  const { t } = useTexts();
  const words = useReportWords();
  if (rows.length === 0) return null;
  const keys = rows.map(({ key }) => key);
  const count = keys.filter((key) => ticking.ticked.has(key)).length;
  const sums = sumsOfRows(rows);
  const days =
    heap === 'toExamine'
      ? t('reports.forPlanned', { days: words.days(sums.worked), planned: words.number(sums.planned) })
      : words.days(sums.worked);
  const isAll = count === keys.length;
  const name = t(`reports.heap.${heap}`);
  return (
    <section className={classes.group} aria-label={name} data-heap={heap} data-group>
      <header className={classes.groupHead}>
        <Checkbox
          className={classes.pick}
          aria-label={t('reports.select', { name })}
          checked={isAll}
          indeterminate={count > 0 && !isAll}
          onChange={() => ticking.tick(keys, !isAll)}
        />
        <GroupTitle
          className={classes.groupTitle}
          title={name}
          count={rows.length}
          aside={sums.worked > 0 && `${days} • ${words.money(sums.cents)}`}
        />
        {main && (
          <Button
            size="xs"
            className={classes.groupAct ?? ''}
            leftSection={main.act === 'validate' ? <IconChecks size={16} stroke={1.8} /> : <IconBellRinging size={16} stroke={1.8} />}
            onClick={main.run}
          >
            {t(main.act === 'validate' ? 'reports.validateAll' : 'reports.act.remindAll', { count: main.count })}
            {main.act === 'validate' && sums.cents > 0 && <span className={classes.onPhone}> • {words.money(sums.cents)}</span>}
          </Button>
        )}
      </header>
      {rows.map((row) => (
        <ReportRow
          key={row.key}
          row={row}
          isTicked={ticking.ticked.has(row.key)}
          isOpen={open === row.key}
          isBusy={acts.busy.has(row.key)}
          outcome={acts.outcomes.get(row.key)}
          acts={acts}
          onTick={(key) => ticking.tick([key])}
          onOpen={onOpen}
        />
      ))}
    </section>
  );
}

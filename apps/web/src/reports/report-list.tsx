import { lotsOf } from '@jalon/domain/reports/report-lots';
import { heapsOf, mayRemind, partsFor, type ReportRow } from '@jalon/domain/reports/report-row';
import type { ReportState } from '@jalon/domain/timesheets/report-states';
import { Checkbox } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTexts } from '../core/i18n.ts';
import { later } from '../ui/later.tsx';
import { useAddressed } from '../ui/use-addressed.ts';
import { ReportDock } from './report-dock.tsx';
import { ReportGroup } from './report-group.tsx';
import { ReportKeys } from './report-keys.tsx';
import classes from './report-list.module.css';
import { placesOf } from './strip.tsx';
import { useKeptRow } from './use-kept-row.ts';
import { useReportActs } from './use-report-acts.ts';
import { useReportKeys } from './use-report-keys.ts';

const CheckDialog = later(() => import('./check-dialog.tsx'));

type ListProps = { rows: readonly ReportRow[]; tab: ReportState; month: string };
/** What was just done stays in its place for a moment, though the server no longer gives it. */
const withDone = (rows: readonly ReportRow[], done: readonly ReportRow[]): ReportRow[] => {
  const gone = done.filter(({ key }) => !rows.some((row) => row.key === key));
  return gone.length === 0 ? [...rows] : [...rows, ...gone].toSorted((a, b) => a.about.since.localeCompare(b.about.since));
};

/** The rows of a tab, what is ticked of them, and what is done to it. */
export function ReportList({ rows: given, tab, month }: ListProps) {
  const { t } = useTexts();
  const frame = useRef<HTMLDivElement>(null);
  useKeptRow(frame);
  const acts = useReportActs();
  const rows = withDone(
    given,
    [...acts.outcomes.values()].filter(({ isDone }) => isDone).map(({ row }) => row),
  );
  const [open, show] = useAddressed('open');
  const onOpen = (key: string) => show(open === key ? null : key);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const tick = (keys: readonly string[], isOn?: boolean) =>
    setTicked((now) => {
      const next = new Set(now);
      for (const key of keys) (isOn ?? !now.has(key)) ? next.add(key) : next.delete(key);
      return next;
    });
  const ticking = { ticked, tick };
  const chosen = rows.filter(({ key }) => ticked.has(key));
  const [checked, setChecked] = useState<readonly ReportRow[]>();
  const [isChecking, setChecking] = useState(false);
  const check = (some: readonly ReportRow[]) => {
    if (some.length === 0) return;
    setChecked(some);
    setChecking(true);
  };
  const heaps = heapsOf(rows);
  const isWaiting = tab === 'waiting';
  const canDecide = (row: ReportRow) => partsFor(row, 'validate').length > 0;
  useReportKeys({
    frame,
    rows,
    acts,
    onOpen,
    tick,
    clear: () => setTicked(new Set()),
    check: () => check(chosen.length > 0 ? chosen : rows.filter(canDecide)),
  });
  const common = { acts, ticking, open: open ?? undefined, onOpen };
  const plain = heaps.asPlanned.filter(canDecide);
  // Days go as they were planned; expenses are planned by nobody, and their sum is told first.
  const hasExpenses = plain.some((row) => partsFor(row, 'validate').includes('expenses'));
  const validatePlain = () => (hasExpenses ? check(plain) : void acts.validateEach(lotsOf(plain).plain));
  const reminded = rows.filter(({ timesheet }) => mayRemind(timesheet));
  return (
    <div ref={frame} className={classes.list} data-tab={tab}>
      <Columns rows={rows} ticking={ticking} />
      {isWaiting ? (
        <>
          <ReportGroup
            heap="asPlanned"
            rows={heaps.asPlanned}
            main={plain.length > 1 ? { act: 'validate', count: plain.length, run: validatePlain } : undefined}
            {...common}
          />
          <ReportGroup heap="toExamine" rows={heaps.toExamine} {...common} />
        </>
      ) : (
        <ReportGroup
          heap="all"
          rows={rows}
          main={
            tab !== 'validated' && reminded.length > 1
              ? { act: 'remind', count: reminded.length, run: () => void acts.remind(reminded) }
              : undefined
          }
          {...common}
        />
      )}
      {isWaiting && chosen.length > 0 && (
        <ReportDock
          rows={chosen}
          onCheck={() => check(chosen)}
          onReject={() => void acts.reject(chosen)}
          onClear={() => setTicked(new Set())}
        />
      )}
      {isWaiting && <ReportKeys />}
      {checked && (
        <CheckDialog
          rows={checked}
          month={month}
          isOpen={isChecking}
          onClose={() => setChecking(false)}
          onClosed={() => setChecked(undefined)}
          onSee={(key) => {
            setChecking(false);
            show(key);
          }}
          send={async (items) => setTicked(new Set(await acts.validateEach(items)))}
        />
      )}
      <p className={classes.hidden} role="status">
        {[...acts.outcomes.values()].at(-1)?.text ?? t('reports.tabs')}
      </p>
    </div>
  );
}

/** The head of the columns: the Mondays of the month stand above the strips. */
function Columns({
  rows,
  ticking: { ticked, tick },
}: {
  rows: readonly ReportRow[];
  ticking: { ticked: ReadonlySet<string>; tick: (keys: readonly string[], isOn?: boolean) => void };
}) {
  const { t } = useTexts();
  const keys = rows.map(({ key }) => key);
  const count = keys.filter((key) => ticked.has(key)).length;
  const days = rows.find(({ difference }) => difference)?.difference?.days ?? [];
  const places = placesOf(days);
  const mondays = days.flatMap(({ date }, at) =>
    new Date(date).getUTCDay() === 1 ? [{ day: Number(date.slice(8)), x: places[at] ?? 0 }] : [],
  );
  return (
    <div className={classes.columns}>
      <Checkbox
        className={classes.pick}
        aria-label={t('reports.selectAll')}
        checked={count > 0 && count === keys.length}
        indeterminate={count > 0 && count < keys.length}
        onChange={() => tick(keys, count < keys.length)}
      />
      <span>{t('reports.column.person')}</span>
      <span className={classes.mondays} aria-hidden>
        {mondays.map(({ day, x }) => (
          <span key={day} style={{ left: x }}>
            {day}
          </span>
        ))}
      </span>
      <span data-end>{t('reports.column.declared')}</span>
      <span className={classes.differs}>{t('reports.column.difference')}</span>
      <span data-end>{t('reports.column.expenses')}</span>
      <span data-end>{t('reports.column.amount')}</span>
      <span />
    </div>
  );
}

import type { HistoryEntry } from '@jalon/domain/core/history-entry';
import type { ReportRow } from '@jalon/domain/reports/report-row';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useFormat } from '../core/format.ts';
import { textOr, useTexts } from '../core/i18n.ts';
import classes from './report-detail.module.css';
import { expenseClient, timesheetClient } from './reports.api.ts';

const shown = 4;

/** What happened to both, the latest first, in short lines. */
export function PastLines({ row: { timesheet, expenses } }: { row: ReportRow }) {
  const { t } = useTexts();
  const format = useFormat();
  const ofTimesheet = useInfiniteQuery({ ...timesheetClient.history(timesheet?.id ?? ''), enabled: timesheet !== undefined });
  const ofExpenses = useInfiniteQuery({ ...expenseClient.history(expenses?.id ?? ''), enabled: expenses !== undefined });
  const entries = [ofTimesheet.data, ofExpenses.data].flatMap((data) => data?.pages[0]?.rows ?? []);
  const latest = entries.toSorted((a, b) => b.at.localeCompare(a.at)).slice(0, shown);
  if (latest.length === 0) return null;
  return (
    <ul className={classes.past} aria-label={t('reports.detail.past')}>
      {latest.map((entry) => (
        <li key={entry.id}>
          <span>
            {format.shortDay(entry.at)}, {format.time(entry.at)}
          </span>
          {wordOf(entry)}
        </li>
      ))}
    </ul>
  );
}

function wordOf({ kind, by }: HistoryEntry): string {
  const [flow = '', action = ''] = kind.split('.');
  const what = textOr(`words.${flow}.event.${action}`, kind);
  return by ? `${what}, ${by.name}` : what;
}

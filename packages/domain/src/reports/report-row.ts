import type { ExpenseReport } from '../expense-reports/expense-report.ts';
import { wholeMonthDaysOf } from '../timesheets/planned-days.ts';
import type { Timesheet } from '../timesheets/timesheet.ts';
import { type Difference, differenceOf, isAsPlanned, loudnessOf } from './difference.ts';

/** What whoever validates reads in one row: the timesheet and the expense report of one delivery and month. Two records, at least one of them. */
export type ReportRow = {
  /** Of the delivery and month. */
  key: string;
  about: Pick<Timesheet, 'month' | 'owner' | 'project' | 'projectId' | 'company' | 'deliveryId' | 'since'>;
  timesheet: Timesheet | undefined;
  expenses: ExpenseReport | undefined;
  /** Of a timesheet whose days the reader is told. */
  difference: Difference | undefined;
};
export type ReportPart = 'timesheet' | 'expenses';

const keyOf = ({ deliveryId, month }: { deliveryId: string; month: string }): string => `${deliveryId} ${month}`;

function differenceIn({ month, delivery, daysElsewhere, entries }: Timesheet): Difference | undefined {
  return entries && daysElsewhere !== null ? differenceOf({ month, delivery, daysElsewhere, entries }) : undefined;
}

/** Joins what was read apart, in the order of the first. */
export function rowsOf(timesheets: readonly Timesheet[], reports: readonly ExpenseReport[]): ReportRow[] {
  const left = new Map(reports.map((report) => [keyOf(report), report]));
  const rowOf = (key: string, timesheet: Timesheet | undefined, expenses: ExpenseReport | undefined): ReportRow[] => {
    const about = timesheet ?? expenses;
    if (!about) return [];
    return [{ key, about, timesheet, expenses, difference: timesheet && differenceIn(timesheet) }];
  };
  const joined = timesheets.flatMap((timesheet) => {
    const key = keyOf(timesheet);
    const expenses = left.get(key);
    left.delete(key);
    return rowOf(key, timesheet, expenses);
  });
  return [...joined, ...[...left].flatMap(([key, report]) => rowOf(key, undefined, report))];
}

/** What of a row an action can be done to now, by whoever reads it. */
export const partsFor = (
  { timesheet, expenses }: Pick<ReportRow, 'timesheet' | 'expenses'>,
  action: 'validate' | 'reject' | 'unvalidate',
): ReportPart[] => [
  ...(timesheet?.actions.includes(action) ? (['timesheet'] as const) : []),
  ...(expenses?.actions.includes(action) ? (['expenses'] as const) : []),
];

const isToExamine = (row: ReportRow): row is ReportRow & { difference: Difference } =>
  row.difference !== undefined && !isAsPlanned(row.difference);

/** Two heaps: what one press validates, and what is looked at, the loudest first and then as it came, which is by how long it waits. */
export function heapsOf(rows: readonly ReportRow[]): { asPlanned: ReportRow[]; toExamine: ReportRow[] } {
  return {
    asPlanned: rows.filter((row) => !isToExamine(row)),
    toExamine: rows.filter(isToExamine).toSorted((a, b) => loudnessOf(a.difference) - loudnessOf(b.difference)),
  };
}

export type ReportSums = { worked: number; planned: number; cents: number; expenseCents: number; timesheets: number; expenses: number };
/** What the parts of rows come to: days in hundredths, amounts on the reader's side. */
export function sumsOfRows(rows: readonly Pick<ReportRow, 'timesheet' | 'expenses' | 'difference'>[]): ReportSums {
  const sums: ReportSums = { worked: 0, planned: 0, cents: 0, expenseCents: 0, timesheets: 0, expenses: 0 };
  for (const { timesheet, expenses, difference } of rows) {
    if (timesheet) {
      sums.timesheets += 1;
      sums.worked += difference?.worked ?? 0;
      sums.planned += difference?.planned ?? timesheet.plannedDays;
      sums.cents += timesheet.sellCents ?? timesheet.buyCents ?? 0;
    }
    if (expenses) {
      sums.expenses += 1;
      sums.expenseCents += totalOf(expenses);
    }
  }
  return sums;
}

export const totalOf = ({ totalCents }: ExpenseReport): number => totalCents ?? 0;

/** What the billed days beyond the plan cost the reader: of a fee for the month, nothing beyond the whole of it. */
export function extraCents({ timesheet, difference }: ReportRow): number {
  const cents = timesheet?.sellCents ?? timesheet?.buyCents;
  if (!timesheet?.entries || !difference || !cents || !timesheet.productionDays) return 0;
  const { delivery, month, entries, productionDays } = timesheet;
  const billed = (date: string) =>
    entries.reduce((sum, entry) => sum + (entry.date === date && entry.type === 'production' ? entry.days : 0), 0);
  const extra = difference.days.reduce((sum, { date, planned }) => sum + Math.max(0, billed(date) - planned), 0);
  const whole = delivery.feeMode === 'monthly' ? wholeMonthDaysOf(delivery, month) : productionDays;
  const paid = Math.min(productionDays, whole);
  return Math.round((cents * (paid - Math.min(productionDays - extra, whole))) / paid);
}

/** Whether whoever waits for it may write to its owner: once a day. */
export const mayRemind = (timesheet: Timesheet | null | undefined): timesheet is Timesheet =>
  timesheet?.actions.includes('remind') === true && !timesheet.isReminded;

/** Whether a timesheet may be validated without a look: nothing of it differs from the plan. */
export const isPlain = (timesheet: Timesheet): boolean =>
  timesheet.actions.includes('validate') && heapsOf(rowsOf([timesheet], [])).asPlanned.length > 0;

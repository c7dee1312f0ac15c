import { expect, test } from 'vitest';
import type { ExpenseReport } from '../expense-reports/expense-report.ts';
import { plannedDatesOf } from '../timesheets/planned-days.ts';
import type { Timesheet, TimesheetEntry } from '../timesheets/timesheet.ts';
import { linesOfMonth, refusedDays, refusedLines } from './refusals.ts';
import { chosenOf, lotsOf, partsOf } from './report-lots.ts';
import { extraCents, heapsOf, isPlain, partsFor, type ReportRow, rowsOf, sumsOfRows } from './report-row.ts';

const delivery: Timesheet['delivery'] = {
  title: 'Full stack',
  startsOn: '2026-09-01',
  endsOn: '2026-12-31',
  daysSold: 6000,
  daysPerWeek: 5,
  holidayZone: 'metropolitan',
  isWhitMondayWorked: false,
  interruptions: [],
  feeMode: 'daily',
};
const planned = plannedDatesOf(delivery, '2026-11');
const entry = (date: string, more: Partial<TimesheetEntry> = {}): TimesheetEntry => ({
  ...{ date, type: 'production', days: 100, absenceKind: null, refusal: null },
  ...more,
});
const whole = planned.map((date) => entry(date));
const about = (id: string) => ({
  ...{ id, version: 1, month: '2026-11', deliveryId: id, projectId: 'p', project: { title: 'Portail' }, ownerId: 'o', since: '2026-12-01' },
  ...{ company: { id: 'c', name: 'C', logo: null }, owner: { id: 'o', firstName: 'A', lastName: 'B', picture: null } },
  ...{ comment: '', reason: null, sentAt: null, decidedAt: null, decidedBy: null },
});
const sheet = (id: string, more: Partial<Timesheet> = {}): Timesheet => ({
  ...about(id),
  ...{ state: 'waiting', actions: ['validate', 'reject'], delivery, entries: whole, productionDays: 2000, normalDays: 0, absenceDays: 0 },
  ...{ internalDays: 0, plannedDays: 2000, daysElsewhere: 0, sellCents: 1_280_000, buyCents: null, isReminded: false, expenses: null },
  ...more,
});
const spent = (id: string, more: Partial<ExpenseReport> = {}): ExpenseReport =>
  ({
    ...about(id),
    ...{ id: `x${id}`, state: 'waiting', actions: ['validate', 'reject'], totalCents: 6000 },
    ...{ lines: null, delivery },
    ...more,
  }) as ExpenseReport;
const saturday = { entries: [...whole, entry('2026-11-14')], productionDays: 2100, sellCents: 1_344_000 };
const [one] = rowsOf([sheet('a', saturday)], []) as [ReportRow];

test('a timesheet and the expenses of the same delivery and month share a row; what has no partner stands alone', () => {
  const rows = rowsOf([sheet('a'), sheet('b')], [spent('b'), spent('c')]);
  expect(rows.map(({ timesheet, expenses }) => [timesheet?.id, expenses?.id])).toEqual([
    ['a', undefined],
    ['b', 'xb'],
    [undefined, 'xc'],
  ]);
  expect(sumsOfRows(rows)).toEqual({ worked: 4000, planned: 4000, cents: 2_560_000, expenseCents: 12_000, timesheets: 2, expenses: 2 });
});

test('of a month that is not sent nothing but the plan is known', () => {
  const [row] = rowsOf([sheet('a', { state: 'new', entries: null, daysElsewhere: null, sellCents: null, actions: ['remind'] })], []) as [
    ReportRow,
  ];
  expect([row.difference, partsFor(row, 'validate'), extraCents(row)]).toEqual([undefined, [], 0]);
  expect(sumsOfRows([row])).toMatchObject({ worked: 0, planned: 2000, cents: 0 });
});

test('what is as planned is one heap; the other begins with what is loudest', () => {
  const rows = rowsOf(
    [sheet('less', { entries: whole.slice(1) }), sheet('plain'), sheet('more', saturday), sheet('unsold', { daysElsewhere: 5000 })],
    [spent('plain'), spent('alone')],
  );
  const { asPlanned, toExamine } = heapsOf(rows);
  expect(asPlanned.map(({ about: of }) => of.deliveryId)).toEqual(['plain', 'alone']);
  expect(toExamine.map(({ about: of }) => of.deliveryId)).toEqual(['unsold', 'more', 'less']);
});

test('only what is as planned, and theirs to validate, is validated without a look', () => {
  expect([sheet('a'), sheet('a', saturday), sheet('a', { actions: [] })].map(isPlain)).toEqual([true, false, false]);
});

test.each<[string, Partial<Timesheet>, number]>([
  ['by the day', {}, 64_000],
  ['not billed', { entries: [...whole, entry('2026-11-14', { type: 'normal' })], productionDays: 2000, sellCents: 1_280_000 }, 0],
  ['by the month', { delivery: { ...delivery, feeMode: 'monthly' } }, 0],
  [
    'in a month that is worked in part, at a fee for the month,',
    {
      delivery: { ...delivery, feeMode: 'monthly', startsOn: '2026-11-26' },
      entries: ['2026-11-26', '2026-11-27', '2026-11-28', '2026-11-30'].map((date) => entry(date)),
      ...{ productionDays: 400, sellCents: 200_000 },
    },
    50_000,
  ],
  ['of a freelance', { sellCents: null, buyCents: 1_134_000 }, 54_000],
])('a Saturday %s costs %s', (_, more, cents) => {
  expect(extraCents(rowsOf([sheet('a', { ...saturday, ...more })], [])[0] as ReportRow)).toBe(cents);
});

test('three lots: what goes at once, what is confirmed, what is set aside; what may not be validated is in none', () => {
  const rows = rowsOf(
    [
      sheet('less', { entries: whole.slice(1) }),
      sheet('more', saturday),
      sheet('unsold', { daysElsewhere: 5000 }),
      sheet('decided', { actions: [] }),
    ],
    [spent('more'), spent('unsold')],
  );
  const lots = lotsOf(rows);
  const ids = (items: { id: string }[]) => items.map(({ id }) => id);
  expect([ids(lots.plain), ids(lots.toConfirm), ids(lots.aside)]).toEqual([['less', 'xmore', 'xunsold'], ['more'], ['unsold']]);
  const chosen = chosenOf(lots, new Set(['more', 'unsold']));
  expect(ids(chosen)).toEqual(['less', 'xmore', 'xunsold', 'more']);
  expect(sumsOfRows(partsOf(chosen))).toMatchObject({ timesheets: 2, expenses: 2, worked: 4000, expenseCents: 12_000 });
});

test('days beyond the plan are a line of their own, and a refused line sends all its days back', () => {
  const lines = linesOfMonth(one.timesheet?.entries ?? [], one.difference ?? { days: [] });
  expect(lines.map(({ key, days }) => [key, days])).toEqual([
    ['production false', 2000],
    ['production true', 100],
  ]);
  expect(refusedDays(lines, new Map())).toBeUndefined();
  expect(refusedDays(lines, new Map([['production true', 'Non prévu']]))).toEqual({
    reason: 'Non prévu',
    refusals: [{ date: '2026-11-14', type: 'production', reason: 'Non prévu' }],
  });
});

test('refused expenses keep a reason each, and say each reason once', () => {
  const lines = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
  expect(refusedLines(lines, new Map())).toBeUndefined();
  const refused = refusedLines(lines, new Map(['a', 'c'].map((id) => [id, 'Sans reçu'])));
  expect(refused).toEqual({ reason: 'Sans reçu', refusals: ['a', 'c'].map((id) => ({ id, reason: 'Sans reçu' })) });
});

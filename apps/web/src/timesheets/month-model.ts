import { addDays } from '@jalon/domain/core/dates';
import { feeFor, sumsOf } from '@jalon/domain/timesheets/fees';
import { byDay, type Line, linesOf, type MonthPlan, onDay } from '@jalon/domain/timesheets/month';
import type { Brush } from '@jalon/domain/timesheets/painting';
import { interruptionOn, type Lasting, plannedDatesOf, wholeMonthDaysOf } from '@jalon/domain/timesheets/planned-days';
import type { EntryInput, Timesheet, TimesheetEntry, TimesheetState } from '@jalon/domain/timesheets/timesheet';
import type { OwnMonth } from '@jalon/domain/timesheets/timesheet-api';

export type Delivered = OwnMonth['deliveries'][number];
/** The colour of what a day is spent on: deliveries by their place among all of the person's, what is internal, what is away. */
export type Act = '1' | '2' | '3' | '4' | 'x';

const isLocked = (timesheet: Timesheet | null): boolean => timesheet?.state === 'waiting' || timesheet?.state === 'validated';

export const planOf = (data: OwnMonth): MonthPlan => ({
  month: data.month,
  around: linesBefore(data),
  deliveries: data.deliveries.map(({ delivery, timesheet, daysElsewhere, freeElsewhere }) => ({
    ...delivery,
    daysElsewhere,
    freeElsewhere,
    isLocked: isLocked(timesheet),
  })),
});

/** All one can paint with, in the order in which the keyboard goes through them. */
export const brushesOf = ({ deliveries }: OwnMonth): Brush[] => [
  ...deliveries.flatMap(({ delivery: { id: deliveryId, freeDays }, timesheet }): Brush[] => [
    { type: 'production', deliveryId },
    ...(freeDays > 0 || timesheet?.entries?.some(({ type }) => type === 'normal') ? [{ type: 'normal', deliveryId } as const] : []),
  ]),
  { type: 'internal' },
  { type: 'absence', absenceKind: null },
];
/** Names a brush among the others. */
export const keyOf = (brush: Brush): string => `${brush.type} ${'deliveryId' in brush ? brush.deliveryId : ''}`;
export const isSameBrush = (a: Brush, b: Brush): boolean => keyOf(a) === keyOf(b);

/** Why a day is outside a delivery, and the day to say of it. */
export function closedBy(delivery: Lasting, date: string): { why: 'after' | 'before' | 'interrupted'; day: string } {
  const gap = interruptionOn(delivery, date);
  if (gap) return { why: 'interrupted', day: addDays(gap.to, 1) };
  return date > delivery.endsOn ? { why: 'after', day: delivery.endsOn } : { why: 'before', day: delivery.startsOn };
}

/** What is owed for the month: each timesheet there is, and one for each delivery that has planned days in it. */
const owedIn = ({ month, deliveries }: OwnMonth): Delivered[] =>
  deliveries.filter(({ delivery, timesheet }) => timesheet !== null || plannedDatesOf(delivery, month).length > 0);
/** What goes when the month is sent. Once it misses nothing, a timesheet without days says that there were none, and is sent like the others. */
export const unsentIn = (data: OwnMonth): Delivered[] =>
  owedIn(data).filter(({ timesheet }) => !timesheet || timesheet.actions.includes('submit'));

const order: readonly TimesheetState[] = ['rejected', 'new', 'waiting', 'validated'];
/** A month is as far as the last of its timesheets. */
export function stateOf(data: OwnMonth): TimesheetState {
  const states = owedIn(data).map(({ timesheet }) => timesheet?.state ?? 'new');
  return order.find((state) => states.includes(state)) ?? 'new';
}

/** What the server has of the month. */
export const savedLines = ({ deliveries }: OwnMonth): Line[] =>
  deliveries.flatMap(({ delivery, timesheet }) =>
    (timesheet?.entries ?? []).map(({ refusal: _, ...entry }) => ({ ...entry, deliveryId: delivery.id }) as Line),
  );
/** Of it, what was sent back. */
export const refusedIn = ({ deliveries }: OwnMonth): Line[] =>
  deliveries.flatMap(({ delivery, timesheet }) =>
    timesheet?.state === 'rejected'
      ? (timesheet.entries ?? []).flatMap(({ refusal, ...entry }) =>
          refusal === null ? [] : [{ ...entry, deliveryId: delivery.id } as Line],
        )
      : [],
  );
export const linesBefore = ({ before }: OwnMonth): Line[] =>
  before.flatMap(({ deliveryId, entries }) => entries.map(({ refusal: _, ...entry }) => ({ ...entry, deliveryId }) as Line));

/** Hundredths of days that are still to come, and would be sent as worked. */
export const aheadIn = ({ today }: Pick<OwnMonth, 'today'>, { deliveries }: MonthPlan, lines: readonly Line[]): number =>
  lines
    .filter(
      ({ date, type, deliveryId }) =>
        date > today && type !== 'absence' && deliveries.some(({ id, isLocked }) => id === deliveryId && !isLocked),
    )
    .reduce((sum, { days }) => sum + days, 0);

/** As a text that is the same for the same days, whatever their order. */
const shapeOf = (lines: readonly Pick<TimesheetEntry, 'date' | 'type' | 'days' | 'absenceKind'>[]): string =>
  lines
    .map(({ date, type, days, absenceKind }) => `${date} ${type} ${days} ${absenceKind}`)
    .sort()
    .join();
export const changedIn = ({ deliveries }: MonthPlan, saved: readonly Line[], lines: readonly Line[]): string[] =>
  deliveries.map(({ id }) => id).filter((id) => shapeOf(linesOf(saved, id)) !== shapeOf(linesOf(lines, id)));

/** Takes a prefill back, day by day: what was painted since stays. */
export function withoutFill(now: readonly Line[], before: readonly Line[], filled: readonly Line[]): Line[] {
  const shapeOn = (lines: readonly Line[], date: string) =>
    onDay(lines, date)
      .map((line) => `${line.deliveryId} ${shapeOf([line])}`)
      .sort()
      .join();
  const isBack = (date: string) => shapeOn(now, date) === shapeOn(filled, date);
  return [...now.filter(({ date }) => !isBack(date)), ...before.filter(({ date }) => isBack(date))].toSorted(byDay);
}

/** What is said of the month of each delivery, by its id. */
export type Comments = Readonly<Record<string, string>>;
export const commentsOf = ({ deliveries }: OwnMonth): Comments =>
  Object.fromEntries(deliveries.map(({ delivery, timesheet }) => [delivery.id, timesheet?.comment ?? '']));
/** The deliveries whose days or comment the server does not have. */
export const unsavedIn = (data: OwnMonth, lines: readonly Line[], said: Comments): string[] => {
  const [changed, comments] = [changedIn(planOf(data), savedLines(data), lines), commentsOf(data)];
  return data.deliveries
    .map(({ delivery }) => delivery.id)
    .filter((id) => changed.includes(id) || (said[id] !== undefined && said[id] !== comments[id]));
};

/** A timesheet as it is sent. */
export type Sent = { entries: EntryInput[]; comment: string };
export const isSavedAs = (saved: Pick<Timesheet, 'entries' | 'comment'>, { entries, comment }: Sent): boolean =>
  shapeOf(saved.entries ?? []) === shapeOf(entries) && (saved.comment ?? '') === comment.trim();

export const entriesOf = (lines: readonly Line[], deliveryId: string): EntryInput[] =>
  linesOf(lines, deliveryId).map(({ deliveryId: _, ...entry }) => entry);

/** Without what has grown: saved first where a day moves from one delivery to another, so that no date has more than a day in between. */
export const withoutGains = (saved: readonly Line[], lines: readonly Line[]): Line[] =>
  lines.flatMap((line) => {
    const before = saved.find((one) => one.deliveryId === line.deliveryId && one.date === line.date && one.type === line.type);
    return before ? [before.days < line.days ? before : line] : [];
  });

const acts = ['1', '2', '3'] as const satisfies Act[];
/** Each has the colour of its place; of two in a month that would have the same, the later takes one that is free. */
function coloursOf(deliveries: OwnMonth['deliveries']): Map<string, Act> {
  const found = new Map<string, Act>();
  for (const { delivery } of deliveries) {
    const order = acts.map((_, by) => acts[(delivery.place + by) % acts.length] ?? '1');
    const taken = [...found.values()];
    found.set(delivery.id, order.find((act) => !taken.includes(act)) ?? order[0] ?? '1');
  }
  return found;
}
export const actOf = ({ deliveries }: Pick<OwnMonth, 'deliveries'>, { type, deliveryId }: Pick<Line, 'type' | 'deliveryId'>): Act =>
  type === 'absence' ? 'x' : type === 'internal' ? '4' : (coloursOf(deliveries).get(deliveryId) ?? '1');

export const amountFor = ({ delivery }: Delivered, month: string, lines: readonly Line[]): number =>
  feeFor(
    { feeMode: delivery.feeMode, cents: delivery.buyCents },
    sumsOf(linesOf(lines, delivery.id)).production,
    wholeMonthDaysOf(delivery, month),
  ) ?? 0;
export const totalFor = ({ deliveries, month }: OwnMonth, lines: readonly Line[]): number =>
  deliveries.reduce((sum, one) => sum + amountFor(one, month, lines), 0);

const parts: Record<number, string> = { 25: '¼', 50: '½', 75: '¾', 100: '1' };
/** "½", as a block shows it. */
export const shareOf = (days: number): string => parts[days] ?? String(days / 100);

/** Of a week, by the calendar of Europe: the one that has the Thursday. */
export function weekNumber(monday: string): number {
  const thursday = new Date(Date.parse(monday) + 3 * 86_400_000);
  return Math.ceil(((thursday.getTime() - Date.UTC(thursday.getUTCFullYear(), 0, 1)) / 86_400_000 + 1) / 7);
}

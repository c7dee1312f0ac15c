import { daysOf, isWorkingDay } from '../calendar/working-days.ts';
import { addMonths } from '../core/dates.ts';
import { moneyForDays } from '../core/money.ts';
import { feeFor } from '../timesheets/fees.ts';
import { plannedDaysOf, wholeMonthDaysOf } from '../timesheets/planned-days.ts';
import { type DeliveryInput, workingDaysOf } from './delivery.ts';

type Period = Pick<DeliveryInput, 'startsOn' | 'endsOn' | 'holidayZone' | 'isWhitMondayWorked'>;
type Sold = Period & Pick<DeliveryInput, 'daysSold' | 'daysPerWeek' | 'feeMode'>;
export type PlannedMonth = { month: string; days: number; cents: number };

const halfDays = (hundredths: number): number => Math.round(hundredths / 50) * 50;

/** The days that a rhythm gives between two dates, by halves: those of five days a week are all there are. */
export const daysByRhythm = (period: Period, daysPerWeek: number): number =>
  halfDays((workingDaysOf(period) * Math.min(daysPerWeek, 5)) / 5);

/** How many months are between: a need of three months from 4 January ends on 3 April. */
export function endAfterMonths(startsOn: string, months: number): string {
  const next = new Date(addMonths(startsOn, months));
  next.setUTCDate(next.getUTCDate() - 1);
  return next.toISOString().slice(0, 10);
}

/** What a month costs at a fee: paid for the month, what its planned days will be billed at; paid by the day, the days it is given. */
const centsOfMonth = (month: string, sold: Sold, days: number, cents: number): number =>
  sold.feeMode === 'monthly'
    ? (feeFor({ feeMode: 'monthly', cents }, plannedDaysOf(sold, month), wholeMonthDaysOf(sold, month)) ?? 0)
    : moneyForDays({ cents, currency: 'EUR' }, days).cents;

/** What a delivery comes to, month by month: its days follow the working days, and what is left of halves falls on the last month. */
export function plannedMonths(sold: Sold, feeCents: number): PlannedMonth[] {
  const { startsOn, endsOn, daysSold } = sold;
  if (!(startsOn < endsOn)) return [];
  const days = daysOf(startsOn, endsOn, { zone: sold.holidayZone, isWhitMondayWorked: sold.isWhitMondayWorked });
  const months = [...Map.groupBy(days, ({ date }) => date.slice(0, 7))];
  const all = Math.max(1, days.filter(isWorkingDay).length);
  let [passed, given] = [0, 0];
  return months.map(([month, its], place) => {
    passed += its.filter(isWorkingDay).length;
    const until = place === months.length - 1 ? daysSold : halfDays((daysSold * passed) / all);
    const share = until - given;
    given = until;
    return { month, days: share, cents: centsOfMonth(month, sold, share, feeCents) };
  });
}

export const plannedCents = (sold: Sold, feeCents: number): number =>
  plannedMonths(sold, feeCents).reduce((sum, { cents }) => sum + cents, 0);

/** What is left of a sale, and its share of it in hundredths of a percent. */
export function marginOf(sellCents: number, buyCents: number): { cents: number; share: number } {
  const cents = sellCents - buyCents;
  return { cents, share: sellCents > 0 ? Math.round((cents * 10_000) / sellCents) : 0 };
}

import { daysOf, isWorkingDay } from '../calendar/working-days.ts';
import { addMonths } from '../core/dates.ts';
import { moneyForDays } from '../core/money.ts';
import { monthOf, shiftMonth } from '../core/months.ts';
import { feeFor } from '../timesheets/fees.ts';
import { isInside, plannedDaysOf, type Worked, wholeMonthDaysOf } from '../timesheets/planned-days.ts';
import { type DeliveryInput, workingDaysOf } from './delivery.ts';

type Sold = Worked & Pick<DeliveryInput, 'daysSold' | 'feeMode'>;
export type PlannedMonth = { month: string; days: number; cents: number };

const halfDays = (hundredths: number): number => Math.round(hundredths / 50) * 50;

/** The days that a rhythm gives between two dates, by halves: those of five days a week are all there are. */
export const daysByRhythm = (period: Parameters<typeof workingDaysOf>[0], daysPerWeek: number): number =>
  halfDays((workingDaysOf(period) * Math.min(daysPerWeek, 5)) / 5);

/** How many months are between: a need of three months from 4 January ends on 3 April. */
export function endAfterMonths(startsOn: string, months: number): string {
  const next = new Date(addMonths(startsOn, months));
  next.setUTCDate(next.getUTCDate() - 1);
  return next.toISOString().slice(0, 10);
}

/** What a month comes to at a fee that is paid for the month: what its report is worth once it has gone as planned. */
const centsOfMonth = (worked: Worked, month: string, cents: number): number =>
  feeFor({ feeMode: 'monthly', cents }, plannedDaysOf(worked, month), wholeMonthDaysOf(worked, month)) ?? 0;

/** What all of them come to, rounded by the month. The database says the same (`monthly_cents`), and a test compares both. */
export function monthlyCents(worked: Worked, feeCents: number): number {
  let sum = 0;
  for (let month = monthOf(worked.startsOn); month <= monthOf(worked.endsOn); month = shiftMonth(month, 1))
    sum += centsOfMonth(worked, month, feeCents);
  return sum;
}

/** What a delivery comes to, month by month: its days follow the working days, and what is left of halves falls on the last month. */
export function plannedMonths(sold: Sold, feeCents: number): PlannedMonth[] {
  const { startsOn, endsOn, daysSold, feeMode } = sold;
  if (!(startsOn < endsOn)) return [];
  const days = daysOf(startsOn, endsOn, { zone: sold.holidayZone, isWhitMondayWorked: sold.isWhitMondayWorked });
  const months = [...Map.groupBy(days, ({ date }) => monthOf(date))];
  const isWorked = (day: (typeof days)[number]) => isWorkingDay(day) && isInside(sold, day.date);
  const all = Math.max(1, days.filter(isWorked).length);
  let [passed, given] = [0, 0];
  return months.map(([month, its], place) => {
    passed += its.filter(isWorked).length;
    const until = place === months.length - 1 ? daysSold : halfDays((daysSold * passed) / all);
    const share = until - given;
    given = until;
    const cents =
      feeMode === 'monthly' ? centsOfMonth(sold, month, feeCents) : moneyForDays({ cents: feeCents, currency: 'EUR' }, share).cents;
    return { month, days: share, cents };
  });
}

/** What was sold, or is paid: the days by the fee for a day, or what the months come to. */
export function plannedCents(sold: Sold, feeCents: number): number {
  if (sold.feeMode === 'daily') return moneyForDays({ cents: feeCents, currency: 'EUR' }, sold.daysSold).cents;
  return monthlyCents(sold, feeCents);
}

/** What is left of a sale, and its share of it in hundredths of a percent. */
export function marginOf(sellCents: number, buyCents: number): { cents: number; share: number } {
  const cents = sellCents - buyCents;
  return { cents, share: sellCents > 0 ? Math.round((cents * 10_000) / sellCents) : 0 };
}

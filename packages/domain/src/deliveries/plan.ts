import { daysOf, isWorkingDay } from '../calendar/working-days.ts';
import { addMonths } from '../core/dates.ts';
import { moneyForDays } from '../core/money.ts';
import { type DeliveryInput, workingDaysOf } from './delivery.ts';

type Period = Pick<DeliveryInput, 'startsOn' | 'endsOn' | 'holidayZone' | 'isWhitMondayWorked'>;
type Sold = Period & Pick<DeliveryInput, 'daysSold' | 'feeMode'>;
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

/** What a month costs of a fee that is paid for it: by the share of its days that are covered. */
function centsOfMonth(month: string, { startsOn, endsOn }: Period, fee: number): number {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const last = new Date(Date.UTC(year, number, 0)).getUTCDate();
  const from = startsOn.startsWith(month) ? Number(startsOn.slice(8)) : 1;
  const to = endsOn.startsWith(month) ? Number(endsOn.slice(8)) : last;
  return Math.round((fee * (to - from + 1)) / last);
}

/** What a delivery comes to, month by month: its days follow the working days, and what is left of halves falls on the last month. */
export function plannedMonths(sold: Sold, feeCents: number): PlannedMonth[] {
  const { startsOn, endsOn, daysSold, feeMode } = sold;
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
    const cents =
      feeMode === 'monthly' ? centsOfMonth(month, sold, feeCents) : moneyForDays({ cents: feeCents, currency: 'EUR' }, share).cents;
    return { month, days: share, cents };
  });
}

export const plannedCents = (sold: Sold, feeCents: number): number =>
  plannedMonths(sold, feeCents).reduce((sum, { cents }) => sum + cents, 0);

/** What is left of a sale, and its share of it in hundredths of a percent. */
export function marginOf(sellCents: number, buyCents: number): { cents: number; share: number } {
  const cents = sellCents - buyCents;
  return { cents, share: sellCents > 0 ? Math.round((cents * 10_000) / sellCents) : 0 };
}

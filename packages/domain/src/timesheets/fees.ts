import { fullDay } from '../core/days.ts';
import { moneyForDays } from '../core/money.ts';
import type { FeeMode } from '../deliveries/delivery.ts';
import type { ActivityType } from './timesheet.ts';

/**
 * What the billed days of a month are worth, in cents rounded half up. By the day: the fee for each. By the month: its share of the days
 * of the whole month (`wholeMonthDaysOf`), so that a delivery that begins or ends within it earns a part, and never more than the whole.
 * Null while the fee is not known.
 */
export function feeFor({ feeMode, cents }: { feeMode: FeeMode; cents: number | null }, days: number, wholeDays: number): number | null {
  if (cents === null) return null;
  if (feeMode === 'daily') return moneyForDays({ cents, currency: 'EUR' }, days).cents;
  if (wholeDays === 0) return 0;
  return Math.floor((2 * cents * Math.min(days, wholeDays) + wholeDays) / (2 * wholeDays));
}

export type Sums = Record<ActivityType, number>;
/** Of entries, in hundredths of a day. */
export function sumsOf(entries: readonly { type: ActivityType; days: number }[]): Sums {
  const sums: Sums = { production: 0, normal: 0, absence: 0, internal: 0 };
  for (const { type, days } of entries) sums[type] += days;
  return sums;
}

/** What is left of a day. */
export const roomOn = (entries: readonly { date: string; days: number }[], date: string): number =>
  fullDay - entries.reduce((sum, entry) => sum + (entry.date === date ? entry.days : 0), 0);

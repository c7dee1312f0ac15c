import { momentIn } from '@jalon/domain/core/zoned';

const dayMs = 86_400_000;
const step = (day: string, days: number): string => new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
const isWorkday = (day: string): boolean => ![0, 6].includes(new Date(day).getUTCDay());

/** The hours people usually meet at; any other is added by hand. */
export const usualHours = ['09:30', '11:00', '14:00', '16:30'] as const;

/** Five working days from the day after, then the five after those. */
export function workdays(today: string, week: number): string[] {
  const days: string[] = [];
  for (let day = step(today, 1); days.length < 5 * (week + 1); day = step(day, 1)) if (isWorkday(day)) days.push(day);
  return days.slice(-5);
}

export const slotAt = (timeZone: string, day: string, time: string): string => momentIn(timeZone, { day, time });

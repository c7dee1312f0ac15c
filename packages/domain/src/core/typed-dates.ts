import { addDays, daysBetween } from './dates.ts';
import { readMonthName } from './months.ts';

const byName: Record<string, number> = { "aujourd'hui": 0, today: 0, demain: 1, tomorrow: 1, hier: -1, yesterday: -1 };
/** What stands around the numbers of a date and says nothing: "le 1er mars", "12th of March". */
const particles = ['le', 'de', 'er', 'of', 'st', 'nd', 'rd', 'th'];
/** A year of two figures is at most so far ahead; beyond, it is one of the century before. */
const yearsAhead = 20;

function yearOf(typed: string, today: string): string | undefined {
  if (typed.length !== 2) return typed.length === 4 ? typed : undefined;
  return `${Number(typed) <= Number(today.slice(2, 4)) + yearsAhead ? 20 : 19}${typed}`;
}

/** Its day, month and year, as far as they are typed. */
function partsOf(text: string): string[] {
  const parts = (text.match(/\d+|\p{L}+/gu) ?? []).filter((part) => !particles.includes(part));
  const [first = '', second = '', ...others] = parts;
  if (parts.length === 1 && /^(\d{6}|\d{8})$/.test(first)) return [first.slice(0, 2), first.slice(2, 4), first.slice(4)];
  if (first.length === 4 && parts.length === 3 && /\d/.test(first)) return parts.toReversed();
  return readMonthName(first) ? [second, first, ...others] : parts;
}

const isReal = (day: string): boolean => {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
};

/** A day as people type it: "12/03/2026", "12.3.26", "12032026", "12 mars", "March 12", "12", "demain". Without a year it is the one nearest to today. */
export function readDay(typed: string, today: string): string | undefined {
  const text = typed.trim().toLowerCase().replace('’', "'");
  const away = byName[text];
  if (away !== undefined) return addDays(today, away);
  const [day = '', month = today.slice(5, 7), year, ...others] = partsOf(text);
  const monthNumber = /^\d/.test(month) ? month.padStart(2, '0') : readMonthName(month);
  if (others.length > 0 || !/^\d{1,2}$/.test(day) || !monthNumber) return undefined;
  const thisYear = Number(today.slice(0, 4));
  const years = year === undefined ? [thisYear, thisYear - 1, thisYear + 1] : [yearOf(year, today)];
  const distance = (date: string) => Math.abs(daysBetween(today, date));
  return years
    .map((one) => `${one}-${monthNumber}-${day.padStart(2, '0')}`)
    .filter(isReal)
    .sort((a, b) => distance(a) - distance(b))[0];
}

/** A month the same way: "03/2026", "mars 2026", "mars". */
export const readMonth = (typed: string, today: string): string | undefined =>
  readDay(/^\s*\d{4}\D/.test(typed) ? `${typed}-1` : `1 ${typed}`, today)?.slice(0, 7);

/** "12/03/2026", or "03/2026" of a month. */
export const writeTyped = (iso: string): string => iso.split('-').toReversed().join('/');

import { addMonths } from './dates.ts';
import type { Language } from './languages.ts';
import { perLanguage } from './typed.ts';

/** A month is its ISO text, `2026-11`. */
export const monthOf = (date: string): string => date.slice(0, 7);
export const shiftMonth = (month: string, by: number): string => monthOf(addMonths(`${month}-01`, by));
export const firstDayOf = (month: string): string => `${month}-01`;
export function lastDayOf(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
}

const monthsAndYears = perLanguage((locale) => new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }));
/** "novembre 2026" */
export const formatMonth = (month: string, language: Language): string =>
  monthsAndYears(language).format(new Date(`${month}-01T00:00:00Z`));

/** After the name of what is of a month: "de novembre 2026", "d’octobre 2026"; English has it as it is. */
export function ofMonth(month: string, language: Language): string {
  const name = formatMonth(month, language);
  if (language === 'en') return name;
  return /^[aeiou]/.test(name) ? `d’${name}` : `de ${name}`;
}

const monthStems = ['jan', 'f[ée](?:v|b)', 'mar', 'a(?:v|p)r', 'ma[iy]', 'jui?n', 'jui?l', 'ao[uû]|aug', 'sep', 'oct', 'nov', 'd[ée]c'];
/** The name of a month in French or in English, whole or short, as people type it: the source of a pattern. */
export const monthWord =
  '(?:janv(?:ier)?|jan(?:uary)?|f[ée]vr?(?:ier)?|feb(?:ruary)?|mars?|march|avr(?:il)?|apr(?:il)?|mai|may|juin|june?|juil(?:let)?|july?|ao[uû]t|aug(?:ust)?|sept?(?:emb(?:re|er))?|oct(?:ob(?:re|er))?|nov(?:emb(?:re|er))?|d[ée]c(?:emb(?:re|er))?)';
const wholeWord = new RegExp(`^${monthWord}$`, 'i');

/** "mars", "Sept", "august": as it stands in a date, `03`. */
export function readMonthName(word: string): string | undefined {
  if (!wholeWord.test(word)) return undefined;
  const at = monthStems.findIndex((stem) => new RegExp(`^(?:${stem})`, 'i').test(word));
  return String(at + 1).padStart(2, '0');
}

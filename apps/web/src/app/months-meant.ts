import type { Language } from '@jalon/domain/core/languages';
import { formatMonth, readMonthName, shiftMonth } from '@jalon/domain/core/months';
import { isNearWord } from '@jalon/domain/core/words';

const numbers = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'));

/**
 * The months that a search names, also with a mistake ("octbre"): those of the year beside it, otherwise the last of that name. None that is
 * to come: there is nothing of it yet.
 */
export function monthsMeant(query: string, current: string, language: Language): string[] {
  const words = query.split(/[^\p{L}\p{N}]+/u);
  const nameOf = (number: string) => formatMonth(`2026-${number}`, language).replace(/\P{L}/gu, '');
  const named = words.flatMap((word) => readMonthName(word) ?? numbers.filter((number) => isNearWord(nameOf(number), word)));
  const years = words.filter((word) => /^20\d\d$/.test(word));
  const lastOf = (number: string) =>
    Array.from({ length: 12 }, (_, back) => shiftMonth(current, -back)).filter((month) => month.endsWith(`-${number}`));
  const ofYears = (number: string) => years.map((year) => `${year}-${number}`).filter((month) => month <= current);
  return [...new Set(named)].flatMap(years.length > 0 ? ofYears : lastOf);
}

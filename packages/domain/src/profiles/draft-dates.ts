import { monthWord, readMonthName } from '../core/months.ts';
import { plain } from '../core/words.ts';

const year = '(?:19[5-9]\\d|20[0-4]\\d)';
const moment = `(?:\\d{4}-\\d{2}(?:-\\d{2})?|(?:\\d{1,2}[/.])?\\d{1,2}[/.]${year}|${monthWord}\\.?\\s+${year}|${year})`;
const present = "(?:pr[ée]sent|aujourd[’']hui|auj\\.?|today|now|current|actuel(?:lement)?|ce jour|maintenant|en cours|ongoing)";
const until = "\\s*(?:[–—-]+|→|à|au|to|until|jusqu[’']à|jusqu[’']en)\\s*";

const period = new RegExp(`(?<![\\p{L}\\p{N}])(${moment})${until}(${moment}|${present})(?![\\p{L}\\p{N}])`, 'iu');
const since = new RegExp(`(?<![\\p{L}\\p{N}])(?:depuis|since)\\s+(${moment})(?![\\p{L}\\p{N}])`, 'iu');
const single = new RegExp(`(?<![\\p{L}\\p{N}/])(${moment})(?![\\p{L}\\p{N}])`, 'iu');

/** `2019-03`, `15/03/2019`, "mars 2019", "Mar 2019" or a year alone, which begins in January and ends in December. */
export function readMonth(text: string, side: 'from' | 'to'): string | undefined {
  const folded = plain(text).trim();
  const iso = /^(\d{4})-(0[1-9]|1[0-2])(?:-\d{2})?(?:t|$)/.exec(folded);
  if (iso) return `${iso[1]}-${iso[2]}`;
  const numbers = /^(?:\d{1,2}[/.])?(0?[1-9]|1[0-2])[/.](\d{4})$/.exec(folded);
  if (numbers) return `${numbers[2]}-${numbers[1]?.padStart(2, '0')}`;
  const found = /^(?:(\p{L}+)\.?\s+)?(\d{4})$/u.exec(folded);
  if (!found) return undefined;
  const [, word, digits] = found;
  if (!word) return `${digits}-${side === 'from' ? '01' : '12'}`;
  const month = readMonthName(word);
  return month && `${digits}-${month}`;
}

export type DatedPeriod = { from: string | undefined; to: string | undefined; isCurrent: boolean };
type Found = DatedPeriod & { rest: string };

/** The period in a line, and what else the line says; of a line that has none, nothing. */
export function periodIn(line: string): Found | undefined {
  const text = line.normalize('NFC').slice(0, 400);
  const found = period.exec(text);
  const rest = (whole: string) => text.replace(whole, '\t').replace(/\(\s*\t\s*\)/, '\t');
  if (found) {
    const [whole, from = '', to = ''] = found;
    const end = readMonth(to, 'to');
    return { from: readMonth(from, 'from'), to: end, isCurrent: end === undefined && !/\d/.test(to), rest: rest(whole) };
  }
  const open = since.exec(text);
  return open ? { from: readMonth(open[1] ?? '', 'from'), to: undefined, isCurrent: true, rest: rest(open[0]) } : undefined;
}

/** The last date of a line, as it is written: when something was finished. */
export function momentIn(line: string): { when: string; rest: string } | undefined {
  const both = period.exec(line.normalize('NFC').slice(0, 400));
  const text = line.normalize('NFC').slice(0, 400);
  const found = both ?? single.exec(text);
  if (!found) return undefined;
  return { when: (both ? found[2] : found[1]) ?? '', rest: text.replace(found[0], '\t').replace(/\(\s*\t\s*\)/, '\t') };
}

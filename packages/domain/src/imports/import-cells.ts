import { isDay } from '../core/dates.ts';
import { readMonthName } from '../core/months.ts';
import { escaped } from '../core/rich-text.ts';
import { plain } from '../core/words.ts';
import { distinctSkills } from '../matching/skill-key.ts';

/** How cells of a spreadsheet are read. Each gives undefined for what it cannot read: that is told at the line, nothing is guessed. */

const isoDay = (year: string, month: string, day: string): string | undefined => {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(text) ? text : undefined;
};

/** "2027-01-15", "15/01/2027", "15.1.2027", "15 janvier 2027", with or without an hour behind: the day. */
export function readDay(typed: string): string | undefined {
  const text = plain(typed).trim();
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[t ][\d:.z+-]*)?$/.exec(text);
  if (iso) return isoDay(iso[1] as string, iso[2] as string, iso[3] as string);
  const french = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?: [\d:]*)?$/.exec(text);
  if (french) return isoDay(french[3] as string, french[2] as string, french[1] as string);
  const worded = /^(\d{1,2})(?:er|st|nd|rd|th)? ([a-z]+)\.? (\d{4})$/.exec(text);
  const month = worded && readMonthName(worded[2] as string);
  return worded && month ? isoDay(worded[3] as string, month, worded[1] as string) : undefined;
}

const aroundAmount = /€|eur(?:os?)?\b|\bh\.?t\.?\b|bruts?|gross|\/ ?(?:jour|j|day|an|year)\b|par (?:jour|an)\b|[\s\u00a0\u202f]/g;

/** "450", "1 250,50 €", "€1,250.50", "550 € HT/jour", "45 k€": in cents. Three digits behind a mark are thousands, one or two decimals. */
export function readAmount(typed: string): number | undefined {
  const bare = plain(typed).replace(aroundAmount, '');
  const [, number = '', thousands] = /^(.*?)(k?)$/.exec(bare) ?? [];
  const times = thousands ? 100_000 : 100;
  const digits = /^\d{1,3}(?:[.,']\d{3})+(?:[.,]\d{1,2})?$/.test(number)
    ? number.replace(/[.,'](?=\d{3}(?:\D|$))/g, '')
    : /^\d+(?:[.,]\d{1,2})?$/.test(number)
      ? number
      : undefined;
  return digits === undefined ? undefined : Math.round(Number(digits.replace(',', '.')) * times);
}

const answers: Record<string, boolean> = {
  ...Object.fromEntries(['oui', 'o', 'yes', 'y', 'vrai', 'true', '1', 'x'].map((word) => [word, true])),
  ...Object.fromEntries(['non', 'n', 'no', 'faux', 'false', '0'].map((word) => [word, false])),
};
export const readAnswer = (typed: string): boolean | undefined => answers[plain(typed).trim()];

/** A whole number that may be followed by a word: "5 jours". */
export function readCount(typed: string): number | undefined {
  const found = /^(\d{1,3})(?:[.,]0+)?\s*\p{L}*$/u.exec(typed.trim());
  return found ? Number(found[1]) : undefined;
}

const parts = /[;|\n]/;
/** Skills and the like: parted by semicolons, bars or line ends, and otherwise by commas. The same word twice is said once. */
export function readWords(typed: string): string[] {
  const words = (parts.test(typed) ? typed.split(parts) : typed.split(',')).map((word) => word.trim()).filter((word) => word !== '');
  const seen = new Set<string>();
  return words.filter((word) => !seen.has(word.toLowerCase()) && seen.add(word.toLowerCase()));
}

export const readSkills = (typed: string): string[] => distinctSkills(readWords(typed));

/** Codes by what may stand for them: the code itself, and its labels. */
export type Labels = ReadonlyMap<string, string>;
export const labelKey = (label: string): string =>
  plain(label)
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .trim();
export const labelsOf = (labels: Iterable<readonly [label: string, code: string]>): Labels =>
  new Map([...labels].map(([label, code]) => [labelKey(label), code]));
export const readLabel = (typed: string, labels: Labels): string | undefined => labels.get(labelKey(typed));

/** More labels than these are no cell of ours; and of so many pieces a label is made at most. */
const [mostLabels, mostCommas] = [200, 5];

/** Several labels in one cell. A label may hold a comma itself: of what commas part, the longest that is a label is taken. */
export function readLabels(typed: string, labels: Labels): string[] | undefined {
  const codes: string[] = [];
  if (typed.split(/[,;|\n]/, mostLabels + 1).length > mostLabels) return undefined;
  for (const part of typed.split(parts)) {
    const pieces = part.split(',');
    for (let from = 0; from < pieces.length; ) {
      if (pieces[from]?.trim() === '') {
        from += 1;
        continue;
      }
      let to = Math.min(pieces.length, from + mostCommas);
      let code = readLabel(pieces.slice(from, to).join(','), labels);
      while (code === undefined && to > from + 1) {
        to -= 1;
        code = readLabel(pieces.slice(from, to).join(','), labels);
      }
      if (code === undefined) return undefined;
      codes.push(code);
      from = to;
    }
  }
  return [...new Set(codes)];
}

/** Plain text as rich text: an empty line parts paragraphs, a line end breaks the line, and nothing in it is a mark. */
export const richFromPlain = (text: string): string =>
  text
    .replaceAll('\r\n', '\n')
    .trim()
    .split(/\n{2,}/)
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => `<p>${escaped(paragraph).replaceAll('\n', '<br>')}</p>`)
    .join('');

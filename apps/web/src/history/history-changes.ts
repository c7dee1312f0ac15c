import { inGroups } from '@jalon/domain/companies/number-groups';
import { daysFacts } from '@jalon/domain/core/fact-text';
import type { FeatureWords } from '@jalon/domain/core/feature-words';
import type { EventFields, HistoryEntry } from '@jalon/domain/core/history-entry';
import { textOf } from '@jalon/domain/core/rich-text';
import { wordsIn } from '@jalon/domain/locales/words';
import { type Format, formatIn } from '../core/format.ts';
import { findText, type Translate } from '../core/i18n.ts';

type Value = EventFields[string] | undefined;
/** `null` is a field that was, or now is, empty. */
export type Change = { field: string; before?: string | null; after: string | null };

/**
 * The fields that differ between before and after, in words. A new record only has an after. A field without a text, of an event older
 * than the field's removal, is not told: its name means nothing to a reader.
 */
export function changesOf(t: Translate, entry: HistoryEntry, format = formatIn('fr')): Change[] {
  // What was said with an act is told with what the act has changed.
  const given = Object.fromEntries(Object.entries(entry.input ?? {}).filter(([name]) => saidFields.has(name)));
  const told = entry.after || Object.keys(given).length > 0 ? { ...entry.after, ...given } : null;
  const [before, after] = [inCells(entry.before, entry, format), inCells(told, entry, format)];
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return (
    names
      .filter((name) => before?.[name] !== after?.[name])
      // Of a new record, what it may not do is what it does not say.
      .filter((name) => before || after?.[name] !== false)
      .flatMap((name) => {
        const field = isDay(name) ? format.day(name) : fieldText(entry.kind, name);
        const was = before && !saidFields.has(name) ? wordsFor(t, entry.kind, name, before[name], format) : undefined;
        return field === undefined ? [] : [{ field, before: was, after: wordsFor(t, entry.kind, name, after?.[name], format) }];
      })
      // A new record has many fields that nobody filled, or that its list does not have.
      .filter((change) => change.after !== null || typeof change.before === 'string')
  );
}

/** Each value of a list is told by its own name, as given or not. Of a record that is gone, they are not told. */
function inCells(fields: EventFields | null, { before, after }: HistoryEntry, format: Format): EventFields | null {
  const listIn = (from: EventFields | null, name: string) => (Array.isArray(from?.[name]) ? from[name] : []);
  const cells = Object.entries(fields ?? {}).flatMap(([name, value]): [string, Value][] => {
    if (!Array.isArray(value)) return [[name, value]];
    if (value.concat(listIn(before, name)).some(isDated)) return datedCells(value, format);
    const all = after ? [...listIn(before, name), ...listIn(after, name)] : [];
    return all.map((one) => [one, value.includes(one)]);
  });
  return fields && (Object.fromEntries(cells) as EventFields);
}

/** "2026-11-24 absence 50": a day of a timesheet is told by its date, with what it was spent on. */
const isDated = (text: string): boolean => /^\d{4}-\d{2}-\d{2} \w+ \d+$/.test(text);
function datedCells(days: readonly string[], format: Format): [string, Value][] {
  const cells = new Map<string, string>();
  for (const [date = '', type = '', share = ''] of days.map((day) => day.split(' '))) {
    const words = `${format.days(Number(share))} ${findText(`words.timesheet.value.type.${type}`) ?? type}`;
    cells.set(date, cells.has(date) ? `${cells.get(date)}, ${words}` : words);
  }
  return [...cells];
}

const flowOf = (kind: string): string => kind.split('.', 1)[0] ?? '';
/** By the words of its feature, or those that several have in common. */
const fieldText = (kind: string, name: string): string | undefined =>
  findText(`words.${flowOf(kind)}.field.${name}`) ?? findText(`history.field.${name}`) ?? findText(`permissions.${name}`);

const words: Readonly<Record<string, FeatureWords>> = wordsIn('fr');
const isCoded = (kind: string, field: string): boolean => field === 'state' || field in (words[flowOf(kind)]?.value ?? {});
const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);
const isMoment = (text: string): boolean => /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}[\d:.]*(Z|[+-]\d{2}:\d{2})$/.test(text);
/** Said once with an act: they replace nothing. */
const saidFields = new Set(['reason', 'message', 'result', 'securityCode']);
const richFields = new Set(['answerFr', 'answerEn', 'description', 'prerequisites']);

/** Values that are codes of ours have texts of their own. */
function wordsFor(t: Translate, kind: string, field: string, value: Value, format: Format): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'boolean') return t(value ? 'common.yes' : 'common.no');
  const text = String(value);
  const part = field === 'state' ? field : `value.${field}`;
  if (isCoded(kind, field)) return findText(`words.${flowOf(kind)}.${part}.${text}`) ?? null;
  if (richFields.has(field)) return textOf(text);
  if (isDay(text)) return format.day(text);
  if (isMoment(text)) return format.exact(text);
  if (field.endsWith('Cents')) return format.euros(Number(text));
  if (daysFacts.has(field)) return format.days(Number(text));
  if (field === 'list') return findText(`lists.${text}.title`) ?? null;
  if (field === 'siren' || field === 'siret') return inGroups(text);
  return field === 'lang' ? (findText(`shell.languages.${text}`) ?? null) : text;
}

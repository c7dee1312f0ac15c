import type { EventFields, HistoryEntry } from '@jalon/domain/history/history-schema';
import { type Translate, textOr } from '../core/i18n.ts';

type Value = EventFields[string] | undefined;
/** `null` is a field that was, or now is, empty. */
export type Change = { field: string; before?: string | null; after: string | null };

/** The fields that differ between before and after, in words. A new record only has an after. */
export function changesOf(t: Translate, { before, after }: HistoryEntry): Change[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return (
    names
      .filter((name) => before?.[name] !== after?.[name])
      // Of a new record, what it may not do is what it does not say.
      .filter((name) => before || after?.[name] !== false)
      .map((name) => ({
        field: textOr(`history.field.${name}`, textOr(`permissions.${name}`, name)),
        before: before ? wordsFor(t, name, before[name]) : undefined,
        after: wordsFor(t, name, after?.[name]),
      }))
      // A new record has many fields that nobody filled, or that its list does not have.
      .filter((change) => change.after !== null || typeof change.before === 'string')
  );
}

/** Values that are codes of ours have texts of their own. */
function wordsFor(t: Translate, field: string, value: Value): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'boolean') return t(value ? 'common.yes' : 'common.no');
  const text = String(value);
  if (field === 'state') return textOr(`history.state.${text}`, text);
  if (field === 'list') return textOr(`lists.${text}.title`, text);
  return field === 'lang' ? textOr(`shell.languages.${text}`, text) : text;
}

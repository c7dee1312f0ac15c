import { z } from 'zod';
import { id, language } from './fields.ts';
import { listQuery } from './list-query.ts';

const Fields = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string())]));
export type EventFields = z.infer<typeof Fields>;

/** One line of history: what happened, who did it, and the fields that changed. */
export const HistoryEntry = z.object({
  id,
  at: z.string(),
  /** A name of the code, worded by the texts of its feature: which there are, only the list of the features knows. */
  kind: z.string(),
  /** Null once the person is gone, or when the product acted by itself. */
  by: z.object({ id, name: z.string() }).nullable(),
  /** Where it happened, as a name of the code: for a reference value, its list. */
  scope: z.string().nullable(),
  /** What the change was about, in words that last: the record may have changed since. */
  label: z.string().nullable(),
  /** The reader's, or French where the event is older than its English words. */
  labelLanguage: language.nullable(),
  /** What was given with the act: its reason, its date. */
  input: Fields.nullable(),
  before: Fields.nullable(),
  after: Fields.nullable(),
});
export type HistoryEntry = z.infer<typeof HistoryEntry>;

export const HistoryQuery = listQuery({ sorts: ['at'], filters: {} }).omit({ q: true, sort: true, dir: true });
export type HistoryQuery = z.output<typeof HistoryQuery>;

import { z } from 'zod';
import { id } from '../core/fields.ts';
import { listQuery } from '../core/listing.ts';

/** Every kind of change that leaves a trace; each has a text `history.kind.<kind>`. */
export const eventKinds = [
  'session.signIn',
  'session.signOut',
  'account.language',
  'referential.create',
  'referential.update',
  'referential.disable',
  'referential.enable',
  'referential.move',
] as const;
export type EventKind = (typeof eventKinds)[number];

/** The kinds that somebody reacts to after commit: only these leave a job, and only to these can a reaction be written. */
export const reactingKinds = ['session.signIn'] as const satisfies EventKind[];
export type ReactingKind = (typeof reactingKinds)[number];

const Fields = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]));
export type EventFields = z.infer<typeof Fields>;

/** One line of history: what happened, who did it, and the fields that changed. */
export const HistoryEntry = z.object({
  id,
  at: z.string(),
  kind: z.enum(eventKinds),
  /** Null once the person is gone, or when the product acted by itself. */
  by: z.object({ id, name: z.string() }).nullable(),
  /** Where it happened, as a name of the code: for a reference value, its list. */
  scope: z.string().nullable(),
  /** What the change was about, in words that last: the record may have changed since. */
  label: z.string().nullable(),
  before: Fields.nullable(),
  after: Fields.nullable(),
});
export type HistoryEntry = z.infer<typeof HistoryEntry>;

export const HistoryQuery = listQuery(['at'], {}).omit({ q: true, sort: true, dir: true });
export type HistoryQuery = z.output<typeof HistoryQuery>;

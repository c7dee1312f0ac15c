import { z } from 'zod';
import { id } from '../core/fields.ts';
import { valueListNames } from '../core/reference-lists.ts';

/** What a run would do to one value. `linked`: one of ours is the same as theirs, and is known as such from then on. */
export const syncKinds = ['conflict', 'added', 'changed', 'linked', 'disabled', 'refused'] as const;
export type SyncKind = (typeof syncKinds)[number];

/**
 * Why a line is refused. Of a whole list: its name is not in the dictionary, nothing is in it, or it has another number of levels. Of a
 * value: it has no label, too long a one, or one that cannot be kept; no code where the list needs one, or none that fits; the same id twice;
 * a label that another value has but for capitals and accents (`duplicate`), a group that is refused itself; or it is nothing that a value
 * could be read from (`unreadable`).
 */
export const syncReasons = [
  'keyMissing',
  'empty',
  'levels',
  'tooMany',
  'labelMissing',
  'labelTooLong',
  'labelInvalid',
  'codeMissing',
  'codeInvalid',
  'sameId',
  'duplicate',
  'groupRefused',
  'unreadable',
] as const;
export type SyncReason = (typeof syncReasons)[number];

/** `keep` ours, `take` theirs, `separate`: they are two values; `link`: they are one, under the label that is ours. `skip`: not this time. */
export const syncDecisions = ['apply', 'skip', 'keep', 'take', 'separate', 'link'] as const;
export type SyncDecision = (typeof syncDecisions)[number];

const count = z.int().min(0);
/** Lines of each kind. */
export const SyncCounts = z.strictObject({
  added: count,
  changed: count,
  linked: count,
  disabled: count,
  refused: count,
  conflicts: count,
});
export type SyncCounts = z.infer<typeof SyncCounts>;

/** A value as it is, or as it would be. */
export const SyncSide = z.object({ label: z.string(), group: z.string().nullable(), isEnabled: z.boolean() });
export type SyncSide = z.infer<typeof SyncSide>;

export const SyncLine = z.object({
  id,
  list: z.enum(valueListNames),
  kind: z.enum(syncKinds),
  /** As the tool numbers it; empty where the line is about the whole list. */
  externalId: z.string(),
  /** The group it belongs to there, as the tool numbers it. */
  group: z.string().nullable(),
  valueId: id.nullable(),
  reason: z.enum(syncReasons).nullable(),
  before: SyncSide.nullable(),
  after: SyncSide.nullable(),
  /** The label of the last run, of a conflict. */
  base: z.string().nullable(),
  /** When ours was last changed, of a conflict or a value that goes. */
  changedAt: z.string().nullable(),
  /** Records that hold the value. */
  uses: z.object({ needs: z.int(), profiles: z.int() }).nullable(),
  /** What can be decided; empty where there is nothing to decide. */
  choices: z.array(z.enum(syncDecisions)),
  decision: z.enum(syncDecisions),
  writtenAt: z.string().nullable(),
});
export type SyncLine = z.infer<typeof SyncLine>;

/** What is written of a line that is decided so. */
export const isChosen = ({ kind, decision }: { kind: SyncKind; decision: SyncDecision }): boolean =>
  decision !== 'skip' && (kind !== 'refused' || decision === 'link');

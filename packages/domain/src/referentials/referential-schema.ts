import { z } from 'zod';
import { id, line, version } from '../core/fields.ts';
import { listQuery } from '../core/list-query.ts';
import { listNames } from '../core/reference-lists.ts';
import { origins, referentialListing, referentialMachine } from './referential.ts';

/** A value as administrators see it. `code` is the id of the public list. */
export const ReferentialValue = z.object({
  id,
  code: z.string(),
  fr: z.string(),
  en: z.string(),
  group: z.object({ id, fr: z.string(), en: z.string() }).nullable(),
  /** In a list of two levels, a value that others belong to. */
  isGroup: z.boolean(),
  state: z.enum(referentialMachine.states),
  origin: z.enum(origins),
  updatedAt: z.string(),
  version,
  /** What the caller may do with it now. */
  actions: z.array(z.enum([...referentialMachine.actionNames, 'edit', 'move'])),
});
export type ReferentialValue = z.infer<typeof ReferentialValue>;

export const ReferentialSummary = z.object({
  list: z.enum(listNames),
  enabled: z.int(),
  disabled: z.int(),
  updatedAt: z.string().nullable(),
});
export type ReferentialSummary = z.infer<typeof ReferentialSummary>;

const texts = { fr: line(), en: line() };

export const ReferentialCreate = z.strictObject({
  ...texts,
  /** Left out, it is made from the French text. */
  code: z
    .string()
    .trim()
    .max(50)
    .regex(/^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$/, 'validation.code')
    .optional(),
  groupId: id.nullable().default(null),
});
export type ReferentialCreate = z.input<typeof ReferentialCreate>;

/** `version` is the one the editor started from: a change made by somebody else meanwhile is told, not overwritten. */
export const ReferentialUpdate = z.strictObject({ ...texts, groupId: id.nullable().default(null), version });
export type ReferentialUpdate = z.input<typeof ReferentialUpdate>;

export const ReferentialQuery = listQuery(referentialListing);
export type ReferentialQuery = z.output<typeof ReferentialQuery>;

const choice = { id: z.string() };
const Group = z.object({ ...choice, value: z.string() });
/** What the public lists give, by the name of their title field. */
export const ReferenceChoice = {
  value: z.object({ ...choice, value: z.string(), group: Group.optional() }),
  name: z.object({ ...choice, name: z.string() }),
};

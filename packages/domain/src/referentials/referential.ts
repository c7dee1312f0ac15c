import { z } from 'zod';
import { id, line, version } from '../core/fields.ts';
import { listQuery } from '../core/listing.ts';
import { machine } from '../core/machine.ts';
import { type ListName, listNames, referenceLists } from '../core/reference-lists.ts';

/** A value is never removed, because records may hold it: it is disabled, and no longer offered. */
export const referentialMachine = machine({
  initial: 'enabled',
  states: ['enabled', 'disabled'],
  actions: {
    disable: { from: ['enabled'], to: 'disabled' },
    enable: { from: ['disabled'], to: 'enabled' },
  },
});

export const origins = ['local', 'external'] as const;
export const moves = ['first', 'up', 'down', 'last'] as const;
export const sorts = ['place', 'code', 'fr', 'en', 'updatedAt'] as const;

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

export const ReferentialQuery = listQuery(sorts, {
  state: z.enum(referentialMachine.states).optional(),
  origin: z.enum(origins).optional(),
  groupId: id.optional(),
});
export type ReferentialQuery = z.output<typeof ReferentialQuery>;

/** Codes of a list sorted by number must be numbers. */
export const codeFits = (list: ListName, code: string): boolean => referenceLists[list].order !== 'number' || /^\d{1,9}$/.test(code);

/** "Développeur d'API" → `developpeur-d-api`. */
export const codeFrom = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 50)
    .replace(/-+$/, '') || 'value';

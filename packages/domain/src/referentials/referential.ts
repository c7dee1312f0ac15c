import { z } from 'zod';
import { id, line } from '../core/fields.ts';
import { listing } from '../core/listing.ts';
import { type ListName, listNames, referenceLists } from '../core/reference-lists.ts';
import { recordFields } from '../core/resource.ts';
import { admin, type Rule } from '../core/rules.ts';
import { workflow } from '../core/workflow.ts';

export const origins = ['local', 'external'] as const;
export const moves = ['first', 'up', 'down', 'last'] as const;

const texts = { fr: line(), en: line() };
export const ReferentialCreate = z.strictObject({
  list: z.enum(listNames),
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
export const ReferentialInput = z.strictObject({ ...texts, groupId: id.nullable().default(null) });
export const ReferentialMove = z.strictObject({ to: z.enum(moves) });

/** Companies are kept with their accounts: nothing is done to them here. */
const keeper = (name: string, isKept: (list: ListName) => boolean): Rule<{ list: ListName }> => ({
  ...{ name, admits: admin.admits },
  holds: (actor, { list }) => admin.admits(actor) && list !== 'companies' && isKept(list),
});
const by = [keeper('admin', () => true)] as const;
const both = ['enabled', 'disabled'] as const;

/** A value is never removed, because records may hold it: it is disabled, and no longer offered. */
export const referentialFlow = workflow({
  name: 'referential',
  states: both,
  initial: 'enabled',
  view: [admin],
  create: { by: [admin], input: ReferentialCreate, tells: [] },
  actions: {
    update: { from: both, by, input: ReferentialInput, tells: [] },
    move: { from: both, by: [keeper('admin', isMovable)], input: ReferentialMove, tells: [] },
    disable: { from: ['enabled'], to: 'disabled', by, inBulk: true, undoneBy: 'enable', tells: [] },
    enable: { from: ['disabled'], to: 'enabled', by, inBulk: true, undoneBy: 'disable', tells: [] },
  },
});

export function isMovable(list: ListName): boolean {
  return referenceLists[list].order === 'manual';
}

/** What the values of any one list are sorted and filtered by. */
export const valueListing = listing({
  sorts: ['place', 'code', 'fr', 'en', 'updatedAt'],
  filters: { state: referentialFlow.states, origin: origins, groupId: 'id' },
});
export const referentialListing = listing({ ...valueListing, filters: { list: listNames, ...valueListing.filters }, required: ['list'] });

/** A value as administrators see it. `code` is the id of the public list. */
export const ReferentialValue = z.object({
  ...recordFields(referentialFlow),
  list: z.enum(listNames),
  code: z.string(),
  fr: z.string(),
  en: z.string(),
  group: z.object({ id, fr: z.string(), en: z.string() }).nullable(),
  /** In a list of two levels, a value that others belong to. */
  isGroup: z.boolean(),
  origin: z.enum(origins),
  updatedAt: z.string(),
});
export type ReferentialValue = z.infer<typeof ReferentialValue>;

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

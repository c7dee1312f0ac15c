import { z } from 'zod';
import { id } from '../core/fields.ts';
import { fileName } from '../core/file-rules.ts';
import { listing } from '../core/listing.ts';
import { recordFields } from '../core/resource.ts';
import { staff } from '../core/rules.ts';
import { workflow } from '../core/workflow.ts';
import { importKinds } from './import-fields.ts';
import { importLimits } from './import-limits.ts';

const count = z.int().min(0).max(importLimits.rows);
export const ImportCounts = z.object({ created: count, errors: count, duplicates: count });

/** What keeps an import from being undone. */
export const undoBlocks = ['posted', 'applications', 'entered', 'changed'] as const;
export type UndoBlock = (typeof undoBlocks)[number];

/**
 * A file whose good lines were added at once. It is undone as a whole, as long as nothing has happened to what it added. Nobody adds one
 * by its fields: it comes with its file.
 */
export const importFlow = workflow({
  name: 'import',
  states: ['done', 'undone'],
  initial: 'done',
  view: [staff],
  create: { by: [], input: z.strictObject({ kind: z.enum(importKinds), name: fileName, ...ImportCounts.shape }), tells: [] },
  actions: { undo: { from: ['done'], to: 'undone', by: [staff], tells: [] } },
});

export const importListing = listing({ sorts: ['newest'], dir: 'desc', filters: { kind: importKinds } });

export const Import = z.object({
  ...recordFields(importFlow),
  kind: z.enum(importKinds),
  /** Of the file. */
  name: z.string(),
  ...ImportCounts.shape,
  by: z.object({ id, name: z.string() }).nullable(),
  createdAt: z.string(),
  undoneAt: z.string().nullable(),
});
export type Import = z.infer<typeof Import>;

import { z } from 'zod';
import { syncFailures } from '../connector/sync-run.ts';
import { id, optionalLine } from '../core/fields.ts';
import { fileName } from '../core/file-rules.ts';
import { listing } from '../core/listing.ts';
import { recordFields } from '../core/resource.ts';
import { admin, staff } from '../core/rules.ts';
import { workflow } from '../core/workflow.ts';
import { importedKinds, importKinds, toolFields } from './import-fields.ts';

const count = z.int().min(0);
export const ImportCounts = z.object({ created: count, errors: count, duplicates: count });

/** What keeps an import from being undone. */
export const undoBlocks = ['posted', 'applications', 'entered', 'linked', 'changed'] as const;
export type UndoBlock = (typeof undoBlocks)[number];

/** A state that records have in the tool, by its code there, with how many of those would be added. No label: its dictionary has none. */
const ToolState = z.object({ code: z.string(), label: z.string().nullable(), good: count });
export type ToolState = z.infer<typeof ToolState>;

/** What a dry run has found. `waiting`: good ones that are more than one import takes, and are for the next. */
export const ToolCounts = z.strictObject({
  ...{ good: count, errors: count, duplicates: count, waiting: count },
  toolStates: z.array(ToolState),
  /** What is left empty everywhere, as the lists of it were never synchronised. */
  unsynced: z.array(z.enum(toolFields)),
});
export type ToolCounts = z.infer<typeof ToolCounts>;

/** States of the tool whose records are left out; an empty one is of those that have none. */
export const ToolChoice = z.strictObject({ without: z.array(optionalLine(30)).max(200).default([]) });

const itself = { by: [], tells: [] } as const;
const byAdmins = { by: [admin], tells: [] } as const;
const nothingGood = { code: 'import.nothing', holds: ({ good }: { good: number }) => (good > 0 ? undefined : {}) } as const;

/**
 * Records that were added at once: the good lines of a file, or what the external tool has. Of a file there is nothing before it is done: it
 * comes with its lines. What the tool has is read first, in the worker, and written by a second act. Either is undone as a whole, as long as
 * nothing has happened to what it added.
 */
export const importFlow = workflow({
  name: 'import',
  states: ['done', 'undone', 'preparing', 'prepared', 'running', 'failed', 'dropped'],
  initial: 'done',
  elsewhere: ['preparing'],
  view: [staff],
  create: { by: [], input: z.strictObject({ kind: z.enum(importKinds), name: fileName, ...ImportCounts.shape }), tells: [] },
  actions: {
    request: { ...itself, from: ['preparing'], isAside: true },
    prepare: { ...itself, from: ['preparing'], to: 'prepared', input: ToolCounts },
    apply: { ...byAdmins, from: ['prepared'], to: 'running', input: ToolChoice, unless: nothingGood },
    finish: { ...itself, from: ['running'], to: 'done', input: z.strictObject({ created: count }) },
    fail: { ...itself, from: ['preparing', 'running'], to: 'failed', input: z.strictObject({ failure: z.enum(syncFailures) }) },
    drop: { ...byAdmins, from: ['preparing', 'prepared'], to: 'dropped' },
    undo: { from: ['done'], to: 'undone', by: [staff], tells: [] },
  },
});

export const importListing = listing({ sorts: ['newest'], dir: 'desc', filters: { kind: importedKinds } });

export const importSources = ['file', 'tool'] as const;
export const Import = z.object({
  ...recordFields(importFlow),
  kind: z.enum(importedKinds),
  source: z.enum(importSources),
  /** Of the file, or of the tool. */
  name: z.string(),
  ...ImportCounts.shape,
  ...ToolCounts.shape,
  /** Records of the tool that were read so far, then those that were written. */
  progress: count,
  failure: z.enum(syncFailures).nullable(),
  by: z.object({ id, name: z.string() }).nullable(),
  createdAt: z.string(),
  undoneAt: z.string().nullable(),
});
export type Import = z.infer<typeof Import>;

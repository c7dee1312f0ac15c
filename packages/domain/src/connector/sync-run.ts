import { z } from 'zod';
import { id } from '../core/fields.ts';
import { listing } from '../core/listing.ts';
import { valueListNames } from '../core/reference-lists.ts';
import { recordFields } from '../core/resource.ts';
import { admin } from '../core/rules.ts';
import { workflow } from '../core/workflow.ts';
import { connectorProblems } from './connector.ts';
import { SyncCounts, syncDecisions } from './sync-line.ts';

/** Who asked for a run: an administrator, the clock, the tool itself, or somebody who wants a logged one again. */
export const syncTriggers = ['person', 'clock', 'webhook', 'replay'] as const;

/** Why a run, or one of its lists, has failed. */
export const syncFailures = [...connectorProblems, 'outdated', 'unexpected'] as const;
export type SyncFailure = (typeof syncFailures)[number];
const failure = z.enum(syncFailures);

export const SyncDecide = z.strictObject({
  lines: z
    .array(z.strictObject({ id, decision: z.enum(syncDecisions) }))
    .min(1)
    .max(1000),
});

/** The product carries these out itself, in the worker. */
const itself = { by: [] } as const;
const byAdmins = { by: [admin] } as const;

type Progress = { chosen: number; written: number };
const nothingChosen = {
  code: 'syncRun.nothingChosen',
  holds: ({ chosen, written }: Progress) => (chosen > written ? undefined : {}),
} as const;
const nothingWritten = { code: 'syncRun.nothingWritten', holds: ({ written }: Progress) => (written > 0 ? undefined : {}) } as const;

/**
 * The reference lists as the tool has them, compared with ours. A dry run comes first and writes nothing but its lines; applying them is a
 * second act, done list by list, and undone as a whole.
 */
export const syncRunFlow = workflow({
  name: 'syncRun',
  states: ['preparing', 'prepared', 'running', 'applied', 'failed', 'interrupted', 'undone', 'dropped'],
  initial: 'preparing',
  view: [admin],
  notices: { category: 'connector', place: 'syncRun' },
  create: { ...byAdmins, input: z.strictObject({}), tells: [] },
  actions: {
    prepare: { ...itself, from: ['preparing'], to: 'prepared', input: SyncCounts, tells: [] },
    /** A run that nobody was waiting for needs somebody: it has conflicts or refusals, or is not to be applied by itself. */
    ask: { ...itself, from: ['prepared'], isAside: true, asks: ['theAdmins'], mail: 'daily' },
    decide: { ...byAdmins, from: ['prepared'], input: SyncDecide, tells: [] },
    apply: { ...byAdmins, from: ['prepared'], to: 'running', unless: nothingChosen, tells: [] },
    stop: { ...byAdmins, from: ['running'], isAside: true, tells: [] },
    interrupt: { ...itself, from: ['running'], to: 'interrupted', tells: ['theStarter'] },
    resume: { ...byAdmins, from: ['interrupted', 'failed'], to: 'running', unless: nothingChosen, tells: [] },
    finish: { ...itself, from: ['running'], to: 'applied', tells: ['theStarter'] },
    fail: {
      ...itself,
      from: ['preparing', 'running'],
      to: 'failed',
      input: z.strictObject({ failure }),
      tells: ['theAdmins'],
      mail: 'daily',
    },
    /** Of one that is being prepared too: it would keep every other one from beginning. */
    drop: { ...byAdmins, from: ['preparing', 'prepared'], to: 'dropped', tells: [] },
    undo: { ...byAdmins, from: ['applied', 'interrupted', 'failed'], to: 'undone', unless: nothingWritten, tells: [] },
  },
});

export const syncRunListing = listing({ sorts: ['newest'], dir: 'desc', filters: { state: syncRunFlow.states } });

/** How far one list of a run is. */
export const SyncListProgress = z.object({
  list: z.enum(valueListNames),
  /** Lines that were chosen. */
  chosen: z.int(),
  written: z.int(),
  /** It was left as it was, because of this. */
  failure: failure.nullable(),
});
export type SyncListProgress = z.infer<typeof SyncListProgress>;

export const SyncRun = z.object({
  ...recordFields(syncRunFlow),
  trigger: z.enum(syncTriggers),
  /** The logged run whose answer of the tool this one takes. */
  replayOf: id.nullable(),
  failure: failure.nullable(),
  ...SyncCounts.shape,
  /** Lines that applying would write, and those that were written. */
  chosen: z.int(),
  written: z.int(),
  lists: z.array(SyncListProgress),
  /** Who asked for it, and who applied it: nobody where the clock or the tool did. */
  by: z.object({ id, name: z.string() }).nullable(),
  appliedBy: z.object({ id, name: z.string() }).nullable(),
  isStopping: z.boolean(),
  createdAt: z.string(),
  preparedAt: z.string().nullable(),
  startedAt: z.string().nullable(),
  endedAt: z.string().nullable(),
  undoneAt: z.string().nullable(),
});
export type SyncRun = z.infer<typeof SyncRun>;

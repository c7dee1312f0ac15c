import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { id, version } from '../core/fields.ts';
import { HistoryEntry, HistoryQuery } from '../core/history-entry.ts';
import { pageOf } from '../core/list-query.ts';
import { valueListNames } from '../core/reference-lists.ts';
import { resource } from '../core/resource.ts';
import { working } from '../core/routes.ts';
import { admin } from '../core/rules.ts';
import { ConnectorSettingsInput, connectorProblems } from './connector.ts';
import { SyncLine, syncKinds } from './sync-line.ts';
import { SyncRun, syncRunFlow, syncRunListing } from './sync-run.ts';

const path = '/api/sync-runs';
const calling = { guards: working, by: [admin] } as const;
const one = z.object({ id });

/** Lines of one answer: a run of every list has fewer, unless it is the first one. */
export const linesAtOnce = 500;

export const syncRuns = resource(
  {
    path,
    noun: 'synchronisation run',
    about: 'Reference lists taken from the external staffing tool: looked at first, then applied, undone as a whole',
    flow: syncRunFlow,
    record: SyncRun,
    listing: syncRunListing,
    // Each asks the tool, which counts the calls.
    limits: { create: { max: 30, seconds: 600 } },
  },
  {
    lines: endpoint({
      ...{
        method: 'GET',
        path: `${path}/:id/lines`,
        summary: 'The lines of a run: conflicts first, then list by list',
        ...calling,
        params: one,
      },
      query: z.strictObject({
        list: z.enum(valueListNames).optional(),
        kind: z.enum(syncKinds).optional(),
        /** How many were read before. */
        from: z.coerce.number().int().min(0).max(100_000).default(0),
      }),
      response: z.object({ lines: z.array(SyncLine), isMore: z.boolean() }),
    }),
    replay: endpoint({
      ...{
        method: 'POST',
        path: `${path}/:id/replay`,
        summary: 'A new run from what the tool answered then, without asking it',
        ...calling,
      },
      ...{ params: one, response: SyncRun, status: 201, idempotent: true },
    }),
  },
);

const Coverage = z.object({
  list: z.enum(valueListNames),
  key: z.string().nullable(),
  /** Values the tool has, as of the last run that looked, and those of ours that are known to be one of them. */
  external: z.int().nullable(),
  linked: z.int(),
});

export const ConnectorStatus = z.object({
  isConfigured: z.boolean(),
  /** The host it talks to, and no more of the address. */
  host: z.string().nullable(),
  hasWebhook: z.boolean(),
  /** Of the nightly run, in the time zone of the operator. */
  hour: z.int(),
  timeZone: z.string(),
  nextAt: z.string().nullable(),
  mapping: ConnectorSettingsInput.shape.mapping,
  appliesByItself: z.boolean(),
  /** Calls of this month, and those that the plan allows. */
  calls: z.int(),
  monthlyCalls: z.int(),
  /** The last call, and what came of it. */
  lastCall: z.object({ at: z.string(), problem: z.enum(connectorProblems).nullable() }).nullable(),
  /** Lists that the dictionary had when it was last read, with their levels. */
  keys: z.array(z.object({ key: z.string(), levels: z.int(), count: z.int() })),
  coverage: z.array(Coverage),
  lastRun: SyncRun.nullable(),
  version,
});
export type ConnectorStatus = z.infer<typeof ConnectorStatus>;

export const connectorApi = {
  status: endpoint({
    ...{ method: 'GET', path: '/api/connector', summary: 'The connection to the external staffing tool, and how it is set' },
    ...{ ...calling, response: ConnectorStatus },
  }),
  settings: endpoint({
    ...{ method: 'PUT', path: '/api/connector/settings', summary: 'Change which lists are taken from where, and what is done at night' },
    ...{ ...calling, body: ConnectorSettingsInput.extend({ version }), response: ConnectorStatus },
  }),
  history: endpoint({
    ...{ method: 'GET', path: '/api/connector/history', summary: 'Who changed how the connection is set, when, and from what to what' },
    ...{ ...calling, query: HistoryQuery, response: pageOf(HistoryEntry) },
  }),
  test: endpoint({
    ...{ method: 'POST', path: '/api/connector/test', summary: 'Ask the tool who we are there', ...calling },
    ...{ response: z.object({ login: z.string(), customer: z.string() }), limit: { max: 30, seconds: 600 } },
  }),
  /** From the tool, signed with the secret both know: the body is read for its signature and for nothing else. */
  webhook: endpoint({
    ...{
      method: 'POST',
      path: '/api/connector/webhook',
      summary: 'Something has changed in the tool: a dry run is queued, unless the plan is nearly used up',
      guards: [],
    },
    ...{ upload: { types: ['application/json'], maxBytes: 65_536, tooLarge: 'request.tooLarge' } },
    ...{ response: z.object({ queued: z.boolean() }), status: 202, isSigned: true, limit: { max: 60, seconds: 600 } },
  }),
};

import type { Cases } from '../../test/features.ts';
import type { Known } from '../../test/fuzz/calls.ts';
import { sql } from '../db/sql.ts';

const admins = { may: ['admin'] } as const;
const mapping = Object.fromEntries(
  [
    ...['countries', 'opportunity-durations', 'expertise-areas', 'opportunity-types', 'activity-areas', 'experiences', 'mobility-areas'],
    ...['currencies', 'tools'],
  ].map((list) => [list, 'tool']),
);
const body = { mapping, appliesByItself: false, monthlyCalls: 500, version: 99 };

export const cases: Cases = {
  path: '/api/connector',
  rows: {
    'GET /api/connector': admins,
    'GET /api/connector/history': admins,
    'PUT /api/connector/settings': { ...admins, input: { body }, status: 409 },
    // No tool is configured.
    'POST /api/connector/test': { ...admins, status: 409 },
  },
  silent: {
    'POST /api/connector/test': 'the tool is asked who we are, and nothing changes',
    'POST /api/connector/webhook': 'without its signature it is refused; with it, a run is queued (sync.test.ts)',
  },
  traces: { 'PUT /api/connector/settings': ['other connector.update'] },
  valid: {
    'PUT /api/connector/settings': async ({ database, people: { admin } }) => {
      await database.many(sql`insert into connector_settings (mapping) values (${JSON.stringify(mapping)}) on conflict do nothing`);
      const { version } = await database.one<{ version: number }>(sql`select version from connector_settings`);
      return { as: admin, call: { body: { ...body, version, monthlyCalls: 1000 } } };
    },
  },
  known: async ({ database }) => {
    await database.many(sql`insert into connector_settings (mapping) values (${JSON.stringify(mapping)}) on conflict do nothing`);
    return [{ ...(await database.one<Known>(sql`select version from connector_settings`)), mapping }];
  },
};

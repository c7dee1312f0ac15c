import { randomUUIDv7 } from 'node:crypto';
import { syncRuns } from '@jalon/domain/connector/sync-run-api';
import type { Cases } from '../../test/features.ts';
import type { Known } from '../../test/fuzz/calls.ts';
import type { Row } from '../../test/matrix/expectations.ts';
import { about, type Kind } from '../../test/matrix/records.ts';
import type { Happens } from '../../test/told.ts';
import type { Tx } from '../db/database.ts';
import { sql } from '../db/sql.ts';
import { progressOf } from './lines.queries.ts';
import { syncRunRecords as records } from './runs.records.ts';

/** What the tool answered, so that it can be replayed; one value to add, and one that was. */
const answer = JSON.stringify({ tool: [{ id: 'x', label: 'X' }] });

async function insert(tx: Tx, state: string): Promise<{ id: string; version: number; lineId: string }> {
  // Of those at work there is one at most.
  if (state === 'running') await free(tx);
  const [id, lineId, label] = [randomUUIDv7(), randomUUIDv7(), randomUUIDv7()];
  const written = state === 'applied' || state === 'interrupted' ? 'now()' : null;
  await tx.many(sql`insert into sync_runs (id, state, trigger, answer, prepared_at) values (${id}, ${state}, 'clock', ${answer}, now())`);
  await tx.many(sql`
    insert into sync_lines (id, run_id, rank, list, kind, external_id, after, theirs, code, choices, decision, written_at, written)
    select x.id, ${id}, x.rank, 'tools', 'added', x.id, json_build_object('label', ${label}::text, 'group', null, 'isEnabled', true),
      json_build_object('label', ${label}::text, 'group', null, 'isPresent', true), x.id, '{apply,skip}', 'apply',
      case when x.rank = 0 then ${written}::timestamptz end, case when x.rank = 0 and ${written}::text is not null then '[]'::jsonb end
    from (values (${lineId}::uuid, 0), (${randomUUIDv7()}::uuid, 1)) x(id, rank)`);
  await tx.many(progressOf(id));
  return { id, version: 1, lineId };
}
const run =
  (state: string): Kind =>
  ({ database }) =>
    insert(database, state);
const admins = { may: ['admin'], isCommon: true } as const;
const free = (tx: Tx) => tx.many(sql`update sync_runs set state = 'failed' where state in ('preparing', 'running')`);
/** A call that takes the place of the one that is at work. */
const alone =
  (state: string): NonNullable<Row['record']> =>
  async ({ database }) => {
    await free(database);
    return { params: { id: (await insert(database, state)).id } };
  };

/** What the worker does to a run, and asks of those who look after it. */
const happensTo: Happens = async ({ database, people: { admin } }, kind) => {
  const action = kind.replace('syncRun.', '') as 'ask' | 'interrupt' | 'finish' | 'fail';
  const { id } = await insert(database, action === 'ask' ? 'prepared' : 'running');
  await database.many(sql`update sync_runs set applied_by = ${admin.id} where id = ${id}`);
  const input = { ...(action === 'fail' && { failure: 'unreachable' }) };
  await database.transaction((tx) => records.follow({ tx, requestId: 'test' }, action, { due: sql`r.id = ${id}`, input: input as never }));
  return id;
};

export const cases: Cases = {
  path: '/api/sync-runs',
  rows: {
    'GET /api/sync-runs': admins,
    'GET /api/sync-runs/export/:format': { ...admins, input: { params: { format: 'csv' } } },
    'GET /api/sync-runs/:id': { ...admins, record: about(run('prepared')) },
    'GET /api/sync-runs/:id/history': { ...admins, record: about(run('prepared')) },
    'GET /api/sync-runs/:id/lines': { ...admins, record: about(run('prepared')) },
    'POST /api/sync-runs': {
      ...admins,
      status: 201,
      record: async ({ database }) => {
        await free(database);
        return { body: {} };
      },
    },
    'POST /api/sync-runs/:id/decide': {
      ...admins,
      record: async ({ database }) => {
        const { id, lineId } = await insert(database, 'prepared');
        return { params: { id }, body: { lines: [{ id: lineId, decision: 'skip' }] } };
      },
    },
    'POST /api/sync-runs/:id/apply': { ...admins, record: alone('prepared') },
    'POST /api/sync-runs/:id/stop': { ...admins, record: about(run('running')) },
    'POST /api/sync-runs/:id/resume': { ...admins, record: alone('interrupted') },
    'POST /api/sync-runs/:id/drop': { ...admins, record: about(run('prepared')) },
    'POST /api/sync-runs/:id/undo': { ...admins, record: about(run('applied')) },
    'POST /api/sync-runs/:id/replay': { ...admins, record: alone('applied'), status: 201 },
  },
  happens: { 'syncRun.ask': happensTo, 'syncRun.interrupt': happensTo, 'syncRun.finish': happensTo, 'syncRun.fail': happensTo },
  reads: { syncRun: (world, reader, id) => world.as(reader)(syncRuns.api.read, { params: { id } }) },
  traces: { 'POST /api/sync-runs/:id/replay': ['answered syncRun.create'] },
  sorted: {
    'GET /api/sync-runs': { as: 'admin', facts: sql`select id, extract(epoch from created_at)::float8 as newest from sync_runs` },
  },
  known: async ({ database }, path) => {
    await free(database);
    const states = path.endsWith('/stop')
      ? ['running']
      : ['prepared', 'prepared', 'applied', 'applied', 'failed', 'interrupted', 'interrupted'];
    return Promise.all(
      states.map(async (state): Promise<Known> => {
        const { id, version, lineId } = await insert(database, state);
        return { id, version, lines: [{ id: lineId, decision: 'skip' }] };
      }),
    );
  },
  table: 'sync_runs',
  async fill(tx, count) {
    await tx.many(sql`
      insert into sync_runs (id, state, trigger, created_at)
      select gen_random_uuid(), (array['applied', 'dropped', 'failed', 'undone'])[1 + n % 4], 'clock', now() - ((n * 617) % 1000) * interval '1 hour'
      from generate_series(1, ${count}::int) n`);
    await tx.many(sql`analyze sync_runs`);
  },
};

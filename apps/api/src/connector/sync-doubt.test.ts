import { syncRuns } from '@jalon/domain/connector/sync-run-api';
import { afterAll, expect, test } from 'vitest';
import { openConnected } from '../../test/connected.ts';
import { sql } from '../db/sql.ts';

const { double, world, admin, close, set, entriesOf, prepare, readRun, linesOf, decide, apply, found } = await openConnected();
afterAll(close);
const { api } = syncRuns;

const places = {
  id: 'lune',
  value: 'Lune',
  option: [
    { id: 'mer', value: 'Mer de la Tranquillité' },
    { id: 'ocean', value: 'Océan des Tempêtes' },
  ],
};
const inPlaces = async (id: string) =>
  (await linesOf(id, { list: 'mobility-areas' })).filter(({ externalId }) => /lune|mer$|ocean/.test(externalId));

test('a group that is left leaves the new values in it: they would be groups themselves', async () => {
  set('mobilityArea', [places]);
  const run = await prepare();
  const [group, ...values] = await inPlaces(run.id);
  expect([group, ...values].map((line) => [line?.kind, line?.group])).toEqual([
    ['added', null],
    ['added', 'group/lune'],
    ['added', 'group/lune'],
  ]);
  const left = await decide(run, [{ id: group?.id ?? '', decision: 'skip' }]);
  expect(left.chosen).toBe(run.chosen - 3);
  expect((await inPlaces(run.id)).map(({ decision }) => decision)).toEqual(['skip', 'skip', 'skip']);

  // Whatever was decided before groups were heeded: the list is left as it was.
  await world.database.many(sql`update sync_lines set decision = 'apply' where id = ${values[0]?.id}`);
  const applied = await apply(left);
  expect(applied.lists.find(({ list }) => list === 'mobility-areas')).toMatchObject({ failure: 'outdated', written: 0 });
  expect(await found('mobility-areas', 'mer')).toBeUndefined();
});

test('a run that cannot be compared fails, and one that is being prepared is dropped: neither keeps others from beginning', async () => {
  const tools = entriesOf('tool');
  set('tool', [...tools, { id: 'nul', value: 'a\u0000b' }]);
  expect(await prepare()).toMatchObject({ state: 'failed', failure: 'unexpected' });
  set('tool', tools);

  const { id } = (await admin(api.create, { body: {} })).body;
  expect((await admin(api.drop, { params: { id }, body: {} })).body.state).toBe('dropped');
  await world.work();
  expect((await readRun(id)).state).toBe('dropped');

  // Dropped while the tool is asked: what it answers then is for nobody, and the preview that is there stays.
  const stays = await prepare();
  double.state.failures = 1;
  const late = (await admin(api.create, { body: {} })).body;
  const asked = double.calls.length;
  const working = world.work();
  await expect.poll(() => double.calls.length).toBeGreaterThan(asked);
  await admin(api.drop, { params: { id: late.id }, body: {} });
  await working;
  expect([(await readRun(late.id)).state, (await readRun(stays.id)).state]).toEqual(['dropped', 'prepared']);
});

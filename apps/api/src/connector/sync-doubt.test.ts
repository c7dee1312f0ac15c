import { setTimeout as sleep } from 'node:timers/promises';
import type { ConnectorProblem } from '@jalon/domain/connector/connector';
import { defaultMapping, type SyncMapping } from '@jalon/domain/connector/connector';
import { connectorApi, syncRuns } from '@jalon/domain/connector/sync-run-api';
import { referentials } from '@jalon/domain/referentials/referential-api';
import { afterAll, expect, test } from 'vitest';
import type { DoubleEntry } from '../../test/boond-dictionary.ts';
import { doubleKeys } from '../../test/boond-double.ts';
import { openConnected } from '../../test/connected.ts';
import { sql } from '../db/sql.ts';
import { openBoond } from './boond/boond.ts';
import { hear } from './queue-run.ts';
import { countCall } from './settings.queries.ts';

const {
  double,
  world,
  admin,
  close,
  set,
  entriesOf,
  prepare,
  readRun,
  linesOf,
  decide,
  apply,
  found,
  newest,
  strike,
  nightly,
  notices,
  heard,
} = await openConnected();
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

test('a new value is in its group, also where the group is known there by the same run', async () => {
  set('mobilityArea', [{ id: 'fr', value: 'France', option: [{ id: 'atlantide', value: 'Atlantide' }] }]);
  const run = await prepare();
  expect((await linesOf(run.id, { list: 'mobility-areas' })).map(({ kind, externalId }) => [kind, externalId])).toEqual([
    ['linked', 'group/fr'],
    ['added', 'atlantide'],
  ]);
  await apply(run);
  expect((await found('mobility-areas', 'atlantide'))?.place).toHaveLength(2);
});

test('a run that cannot be compared fails, and one that is being prepared is dropped: neither keeps others from beginning', async () => {
  await world.database.many(sql`alter table sync_lines add constraint none check (rank < 0) not valid`);
  expect(await prepare()).toMatchObject({ state: 'failed', failure: 'unexpected' });
  await world.database.many(sql`alter table sync_lines drop constraint none`);

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

test('what no database keeps is left out of labels, and a list may be called as what every object has', async () => {
  const tools = entriesOf('tool');
  set('tool', [...tools, { id: 'nul\u0000', value: 'Outil\u0000 coupé\ud800' }]);
  const run = await prepare();
  const line = (await linesOf(run.id, { list: 'tools' })).find(({ externalId }) => externalId === 'nul');
  expect(line).toMatchObject({ kind: 'added', after: { label: 'Outil coupé\ufffd' } });
  set('tool', tools);
  await take({ tools: 'constructor' });
  const odd = await prepare();
  expect((await linesOf(odd.id, {})).map(({ list, kind, reason }) => [list, kind, reason])).toEqual([['tools', 'refused', 'keyMissing']]);
  await take(defaultMapping);
});

test('a value that cannot be read is one refused line: the others are taken, and none is held to be gone', async () => {
  const [tools, areas] = [entriesOf('tool'), entriesOf('mobilityArea')];
  set('tool', [...tools, { id: 'fugace', value: 'Fugace' }]);
  await apply(await prepare());
  set('tool', [...tools, { value: 'Sans numéro' }, { id: 'rond', value: {} }, null, { id: 'neuf', value: 'Neuf' }] as never);
  set('mobilityArea', [{ id: 'creux', value: 'Creux', option: [{ id: 'trou', value: 'Trou' }, 12] }] as never);
  const run = await prepare();
  const told = async (list: string) =>
    (await linesOf(run.id, { list })).map((one) => [one.reason ?? one.kind, one.externalId, one.after?.label]);
  expect(await told('tools')).toEqual([
    ['unreadable', '', 'Sans numéro'],
    ['unreadable', 'rond', ''],
    ['unreadable', '', ''],
    ['added', 'neuf', 'Neuf'],
  ]);
  expect(await told('mobility-areas')).toEqual([
    ['added', 'group/creux', 'Creux'],
    ['added', 'trou', 'Trou'],
    ['unreadable', '', ''],
  ]);
  expect((await apply(run)).state).toBe('applied');
  expect(await found('tools', 'neuf')).toMatchObject({ fr: 'Neuf' });
  expect(await found('tools', 'fugace')).toMatchObject({ state: 'enabled' });
  set('tool', tools);
  set('mobilityArea', areas);
});

/** Only these lists are taken, and at night without being asked. */
async function take(lists: Partial<SyncMapping>) {
  const { version } = (await admin(connectorApi.status, {})).body;
  const none = Object.fromEntries(Object.keys(defaultMapping).map((list) => [list, null])) as SyncMapping;
  const body = { mapping: { ...none, ...lists }, appliesByItself: true, monthlyCalls: 500, version };
  expect((await admin(connectorApi.settings, { body })).status).toBe(200);
}
async function night() {
  await strike();
  await nightly();
  await world.work();
  return newest();
}
const named = (...names: string[]): DoubleEntry[] => names.map((name) => ({ id: name.toLowerCase(), value: name }));
const asks = async () => (await notices()).filter(({ kind }) => kind === 'syncRun.ask').length;

test('at night a person is asked first: the first time, after a run was undone, for other lists, and when many values go at once', async () => {
  await nightly();
  await take({ tools: 'tool' });
  const tools = named('Alpha', 'Bravo', 'Carol', 'Delta', 'Echo', 'Foxtrot');
  set('tool', tools);
  expect(await night()).toMatchObject({ trigger: 'clock', state: 'prepared', conflicts: 0, refused: 0 });
  await apply(await prepare());
  // Renamed, taken back and offered again the same: it is new all the same.
  set('tool', tools.with(5, { id: 'foxtrot', value: 'Fox-trot' }));
  const alone = await night();
  expect(alone).toMatchObject({ state: 'applied', appliedBy: null });

  const asked = await asks();
  await admin(api.undo, { params: { id: alone?.id ?? '' }, body: {} });
  expect(await night()).toMatchObject({ state: 'prepared', changed: 1 });
  expect(await asks()).toBe(asked + 1);
  await apply(await prepare());
  set('tool', [...tools, ...named('Golf', 'Hotel')]);
  expect(await night()).toMatchObject({ state: 'applied' });

  // The same ids in another list: nothing that the comparison could know.
  set('autre', [{ id: 'alpha', value: 'Autre chose' }, ...tools.slice(1), ...named('Golf', 'Hotel')]);
  await take({ tools: 'autre' });
  expect(await night()).toMatchObject({ state: 'prepared', changed: 1 });
  await apply(await prepare());

  set('autre', tools.slice(0, 4));
  const cut = await night();
  expect(cut).toMatchObject({ state: 'prepared', conflicts: 0, refused: 0 });
  expect(cut?.disabled).toBe(4);
});

test('what was decided is decided in the preview that comes unasked; one of another mapping is dropped', async () => {
  await take({ tools: 'tool' });
  set('tool', named('India', 'Juliet'));
  const run = await prepare();
  const lineOf = async (id: string) => (await linesOf(id)).find(({ externalId }) => externalId === 'juliet');
  await decide(run, [{ id: (await lineOf(run.id))?.id ?? '', decision: 'skip' }]);
  await world.database.transaction(hear);
  await heard();
  const next = await newest();
  expect(next).toMatchObject({ trigger: 'webhook', state: 'prepared', chosen: run.chosen - 1 });
  expect((await lineOf(next?.id ?? ''))?.decision).toBe('skip');

  // Another setting is no other comparison.
  await take({ tools: 'tool' });
  expect((await readRun(next?.id ?? '')).state).toBe('prepared');
  await take({ tools: 'autre' });
  expect((await readRun(next?.id ?? '')).state).toBe('dropped');
});

test('what is left of a run is not written once other lists are taken', async () => {
  await take({ tools: 'tool' });
  set('tool', named('Quebec', 'Romeo'));
  const run = await prepare();
  await admin(api.apply, { params: { id: run.id }, body: {} });
  await admin(api.stop, { params: { id: run.id }, body: {} });
  await world.work();
  expect(await readRun(run.id)).toMatchObject({ state: 'interrupted', written: 0 });
  await take({ tools: 'autre' });
  expect((await admin(api.resume, { params: { id: run.id }, body: {} })).error.code).toBe('syncRun.otherMapping');
  await take({ tools: 'tool' });
  expect((await admin(api.resume, { params: { id: run.id }, body: {} })).status).toBe(200);
  await world.work();
  expect((await readRun(run.id)).state).toBe('applied');
});

test('while a run is at work, what is heard is heard again and the night is still to come', async () => {
  await take({ tools: 'tool' });
  const { id } = (await admin(api.create, { body: {} })).body;
  await strike();
  await nightly();
  expect((await newest())?.id).toBe(id);
  await world.database.transaction(hear);
  await world.database.many(sql`update sync_runs set state = 'running' where id = ${id}`);
  await heard();
  await world.database.many(sql`update sync_runs set state = 'failed' where id = ${id}`);
  expect((await newest())?.id).toBe(id);
  await heard();
  expect(await newest()).toMatchObject({ trigger: 'webhook', state: 'prepared' });
  await nightly();
  await world.work();
  expect((await newest())?.trigger).toBe('clock');
});

test('no label is taken that another value has by now, neither by writing nor by undoing', async () => {
  set('tool', named('Kilo', 'Lima'));
  await apply(await prepare());
  set('tool', named('Kilo', 'Lima').with(0, { id: 'kilo', value: 'Kilogramme' }));
  const run = await prepare();
  await admin(api.apply, { params: { id: run.id }, body: {} });
  // Somebody is faster than the worker.
  const { body: own } = await admin(referentials.api.create, { body: { list: 'tools', fr: 'kilogramme', en: 'kilogramme' } });
  await world.work();
  expect(await readRun(run.id)).toMatchObject({ state: 'failed', failure: 'outdated' });
  expect(await found('tools', 'kilo')).toMatchObject({ fr: 'Kilo' });

  await admin(referentials.api.update, { params: { id: own.id }, body: { fr: 'Autre', en: 'Other', version: own.version } });
  const again = await apply(await prepare());
  expect(await found('tools', 'kilo')).toMatchObject({ fr: 'Kilogramme' });
  await admin(referentials.api.update, { params: { id: own.id }, body: { fr: 'KILO', en: 'Other', version: own.version + 1 } });
  expect((await admin(api.undo, { params: { id: again.id }, body: {} })).error).toMatchObject({ code: 'syncRun.changedSince', count: 1 });
});

test('what was seen in previews that nobody applied is kept for 90 days', async () => {
  set('tool', named('Mike'));
  const [old, recent] = [await prepare(), await prepare()];
  await prepare();
  await world.database.many(sql`update sync_runs set created_at = now() - interval '91 days' where id = ${old.id}`);
  await night();
  expect([(await linesOf(old.id)).length, (await linesOf(recent.id)).length > 0]).toEqual([0, true]);
});

test('a slow call that ends behind a later good one does not stand as the last', async () => {
  const told = (problem: ConnectorProblem | null, began: Date) => countCall(world.database, problem, began);
  const boond = openBoond({ url: double.url, keys: doubleKeys, told });
  const before = (await admin(connectorApi.status, {})).body.calls;
  double.state.mode = 'slow';
  const made = double.calls.length;
  const slow = openBoond({ url: double.url, keys: doubleKeys, told, patienceMs: 1000 })
    .dictionary()
    .catch(({ code }: { code: string }) => code);
  await expect.poll(() => double.calls.length).toBe(made + 1);
  double.state.mode = 'normal';
  // Beginnings are kept in milliseconds.
  await sleep(2);
  await boond.dictionary();
  expect(await slow).toBe('connector.slow');
  expect((await admin(connectorApi.status, {})).body).toMatchObject({ calls: before + 2, lastCall: { problem: null } });
  // One that began later is.
  double.state.mode = 'stranger';
  await expect(boond.dictionary()).rejects.toThrow();
  expect((await admin(connectorApi.status, {})).body.lastCall?.problem).toBe('badToken');
  double.state.mode = 'normal';
});

import { createHmac } from 'node:crypto';
import { defaultMapping } from '@jalon/domain/connector/connector';
import { connectorApi, syncRuns } from '@jalon/domain/connector/sync-run-api';
import { valueListNames } from '@jalon/domain/core/reference-lists';
import { listEndpoint, referentials } from '@jalon/domain/referentials/referential-api';
import { afterAll, describe, expect, test } from 'vitest';
import { boondDictionary } from '../../test/boond-dictionary.ts';
import { doubleKeys } from '../../test/boond-double.ts';
import { openConnected } from '../../test/connected.ts';
import { openWorld } from '../../test/harness.ts';
import { enterWindow } from '../../test/windows.ts';
import { sql } from '../db/sql.ts';

const secret = 'a secret that both sides know';
const { double, world, admin, close, set, entriesOf, prepare, readRun, linesOf, decide, apply, found, ...unasked } = await openConnected({
  JALON_BOOND_WEBHOOK_SECRET: secret,
});
afterAll(close);
const { api } = syncRuns;
const table = () =>
  world.database.many<{ code: string }>(sql`
    select list, code, fr, en, state, origin, group_id, external_id, external_base, place from referential_values order by list, code`);

test('a dry run writes nothing but its lines, then applying them writes all, and the second run finds nothing', async () => {
  const before = await table();
  const run = await prepare();
  expect(run).toMatchObject({ state: 'prepared', failure: null, trigger: 'person', written: 0, by: { id: world.people.admin.id } });
  expect(await table()).toEqual(before);
  const lines = await linesOf(run.id);
  expect(lines.length).toBe(run.added + run.changed + run.linked + run.disabled + run.refused + run.conflicts);
  expect(run.disabled).toBe(0);
  // Conflicts first, ours and theirs beside each other.
  expect(lines[0]).toMatchObject({ kind: 'conflict', decision: 'skip' });
  const openEnd = lines.find(({ list, externalId }) => list === 'opportunity-durations' && externalId === '255');
  expect(openEnd).toMatchObject({
    kind: 'conflict',
    choices: ['keep', 'take', 'skip'],
    before: { label: 'Durée indéterminée' },
    after: { label: 'Indéterminée' },
  });
  expect(openEnd?.uses).toEqual({ needs: expect.any(Number), profiles: 0 });

  const applied = await apply(run);
  expect(applied).toMatchObject({ state: 'applied', written: run.chosen, appliedBy: { id: world.people.admin.id } });
  expect(applied.lists.every(({ chosen, written, failure }) => chosen === written && failure === null)).toBe(true);
  // As they are written, though lines that wait for a decision come first.
  const names = applied.lists.map(({ list }) => list);
  expect(names).toEqual(valueListNames.filter((list) => names.includes(list)));
  expect(await found('tools', 'argocd')).toMatchObject({ fr: 'Argo CD', en: 'Argo CD', code: 'argo-cd', origin: 'external' });
  // Sectors are in expertise areas, families of jobs in activity areas, in groups.
  expect(await found('expertise-areas', 'banque')).toMatchObject({ fr: 'Banque', en: 'Banking', code: 'banking' });
  expect((await found('activity-areas', 'profilsdeveloppeur'))?.place).toHaveLength(2);
  expect(await found('countries', 'etatsunis')).toMatchObject({ code: 'US', fr: 'États-Unis' });
  expect(await found('currencies', '0')).toMatchObject({ code: 'EUR', fr: 'Euro' });
  expect((await found('mobility-areas', 'mondeeuropefrancealsace'))?.code).toBe('france-alsace');
  const durations = (await admin(listEndpoint('opportunity-durations'), {})).body.opportunity_durations;
  expect(durations?.at(-1)?.id).toBe('255');

  const again = await prepare();
  expect(again).toMatchObject({ added: 0, changed: 0, linked: 0, disabled: 0 });
  expect((await linesOf(again.id)).every(({ kind }) => kind === 'conflict' || kind === 'refused')).toBe(true);
  expect((await admin(api.apply, { params: { id: again.id }, body: {} })).error.code).toBe('syncRun.nothingChosen');
  const { body } = await admin(referentials.api.history, { params: { id: (await found('tools', 'argocd'))?.id ?? '' } });
  expect(body.rows.map(({ kind }) => kind)).toEqual(['referential.create']);
});

test('a value that both sides have changed is a conflict, decided value by value', async () => {
  const [dbt, terraform, argo] = await Promise.all(['dbt', 'terraform', 'argocd'].map((id) => found('tools', id)));
  for (const value of [dbt, terraform, argo])
    await admin(referentials.api.update, {
      params: { id: value?.id ?? '' },
      body: { fr: `${value?.fr} (ici)`, en: `${value?.en} (here)`, version: value?.version ?? 0 },
    });
  set(
    'tool',
    entriesOf('tool').map((entry) =>
      ['dbt', 'terraform', 'argocd'].includes(String(entry.id)) ? { ...entry, value: `${entry.value} là-bas` } : entry,
    ),
  );
  const run = await prepare();
  const lines = (await linesOf(run.id, { list: 'tools', kind: 'conflict' })).toSorted((a, b) => a.externalId.localeCompare(b.externalId));
  expect(lines.map(({ externalId, base }) => [externalId, base])).toEqual([
    ['argocd', 'Argo CD'],
    ['dbt', 'dbt'],
    ['terraform', 'Terraform'],
  ]);
  const [first, second, third] = lines.map(({ id }) => id);
  expect((await admin(api.decide, { params: { id: run.id }, body: { lines: [{ id: first ?? '', decision: 'link' }] } })).error.code).toBe(
    'request.invalid',
  );
  const decided = await decide(run, [
    { id: first ?? '', decision: 'keep' },
    { id: second ?? '', decision: 'take' },
    { id: third ?? '', decision: 'separate' },
  ]);
  expect(decided.chosen).toBe(3);
  const applied = await apply(decided);
  expect(applied).toMatchObject({ state: 'applied', written: 3 });
  expect((await found('tools', 'argocd'))?.fr).toBe('Argo CD (ici)');
  expect((await found('tools', 'dbt'))?.fr).toBe('dbt là-bas');
  const apart = await found('tools', 'terraform');
  expect(apart).toMatchObject({ fr: 'Terraform là-bas', origin: 'external' });
  expect(apart?.id).not.toBe(terraform?.id);
  expect(await world.database.one(sql`select fr, origin, state from referential_values where id = ${terraform?.id}`)).toEqual({
    ...{ fr: 'Terraform (ici)', origin: 'local', state: 'enabled' },
  });
  expect((await linesOf((await prepare()).id, { list: 'tools' })).filter(({ kind }) => kind !== 'refused')).toEqual([]);
});

test('what has changed there alone is taken, what has gone is disabled, what is back is enabled again', async () => {
  const tools = entriesOf('tool');
  set('tool', tools.filter(({ id }) => id !== 'dbt').concat({ id: 'nix', value: 'NixOS' }));
  set(
    'expertiseArea',
    entriesOf('expertiseArea').map((entry) => (entry.id === 'naval' ? { ...entry, value: 'Construction navale' } : entry)),
  );
  const run = await prepare();
  expect(run).toMatchObject({ added: 1, changed: 1, disabled: 1 });
  await apply(run);
  expect(await found('tools', 'dbt')).toMatchObject({ state: 'disabled' });
  // English keeps what it says; where it said the same, it follows.
  expect(await found('expertise-areas', 'naval')).toMatchObject({ fr: 'Construction navale', en: 'Shipbuilding and marine' });
  set('tool', tools);
  const back = await prepare();
  expect(back).toMatchObject({ changed: 1, disabled: 1 });
  await apply(back);
  expect(await found('tools', 'dbt')).toMatchObject({ state: 'enabled' });
  expect(await found('tools', 'nix')).toMatchObject({ state: 'disabled' });
});

test('a run is undone as a whole, and replayed without asking the tool; what was changed since is not written over', async () => {
  set('tool', [
    ...entriesOf('tool').map((entry) => (entry.id === 'java' ? { ...entry, value: 'Java SE' } : entry)),
    { id: 'zig', value: 'Zig' },
  ]);
  const before = await table();
  const run = await apply(await prepare());
  expect(run.written).toBe(2);
  const calls = double.calls.length;
  expect((await admin(api.undo, { params: { id: run.id }, body: {} })).body.state).toBe('undone');
  const after = await table();
  // What was added stays, disabled: records may hold it.
  expect(after.filter(({ code }) => code !== 'zig')).toEqual(before);
  expect(await found('tools', 'zig')).toMatchObject({ state: 'disabled' });

  const { status, body: replay } = await admin(api.replay, { params: { id: run.id } });
  expect([status, replay.trigger, replay.replayOf]).toEqual([201, 'replay', run.id]);
  await world.work();
  expect(await readRun(replay.id)).toMatchObject({ state: 'prepared', changed: 2 });
  expect(double.calls.length).toBe(calls);
  const again = await apply(await readRun(replay.id));
  expect(await found('tools', 'zig')).toMatchObject({ state: 'enabled' });
  const java = await found('tools', 'java');
  await admin(referentials.api.update, { params: { id: java?.id ?? '' }, body: { fr: 'Java !', en: 'Java', version: java?.version ?? 0 } });
  const refused = await admin(api.undo, { params: { id: again.id }, body: {} });
  expect(refused.error).toMatchObject({ code: 'syncRun.changedSince', count: 1 });
});

test('a run is told that the data are newer; of two at once one wins; an older preview makes way', async () => {
  set(
    'tool',
    entriesOf('tool').map((entry) => (entry.id === 'python' ? { ...entry, value: 'Python 3' } : entry)),
  );
  const old = await prepare();
  const run = await prepare();
  expect((await readRun(old.id)).state).toBe('dropped');
  const python = await found('tools', 'python');
  await admin(referentials.api.disable, { params: { id: python?.id ?? '' }, body: {} });
  expect((await admin(api.apply, { params: { id: run.id }, body: {} })).error.code).toBe('syncRun.outdated');
  const fresh = await prepare();
  const answers = await Promise.all([1, 2, 3].map(() => admin(api.apply, { params: { id: fresh.id }, body: {} })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect((await admin(api.create, { body: {} })).error.code).toBe('syncRun.busy');
  expect((await admin(api.replay, { params: { id: run.id } })).error.code).toBe('syncRun.busy');
  await world.work();
  expect((await readRun(fresh.id)).state).toBe('applied');
});

test('a list that changes while it is to be written is as it was, the others are written; the rest is resumed, or stopped', async () => {
  set('tool', [...entriesOf('tool'), { id: 'gleam', value: 'Gleam' }]);
  set('expertiseArea', [...entriesOf('expertiseArea'), { id: 'sport', value: 'Sport' }]);
  const run = await prepare();
  await admin(api.apply, { params: { id: run.id }, body: {} });
  // Somebody is faster than the worker.
  const { body: own } = await admin(referentials.api.create, { body: { list: 'tools', fr: 'Gleam', en: 'Gleam' } });
  await world.work();
  const failed = await readRun(run.id);
  expect(failed).toMatchObject({ state: 'failed', failure: 'outdated', written: 1 });
  expect(failed.lists.find(({ list }) => list === 'tools')).toMatchObject({ written: 0, failure: 'outdated' });
  expect(await found('expertise-areas', 'sport')).toMatchObject({ fr: 'Sport' });
  await admin(referentials.api.update, { params: { id: own.id }, body: { fr: 'Gleam d’ici', en: 'Gleam here', version: 1 } });
  await world.database.many(sql`update referential_values set code = 'gleam-ici' where id = ${own.id}`);
  await admin(api.resume, { params: { id: run.id }, body: {} });
  expect((await admin(api.stop, { params: { id: run.id }, body: {} })).body.isStopping).toBe(true);
  await world.work();
  expect(await readRun(run.id)).toMatchObject({ state: 'interrupted', isStopping: false });
  await admin(api.resume, { params: { id: run.id }, body: {} });
  await world.work();
  expect(await readRun(run.id)).toMatchObject({ state: 'applied', written: 2 });
});

describe('while the tool is', () => {
  test.each([
    ['away', 'unreachable'],
    ['refusing', 'failed'],
    ['quota', 'limited'],
    ['garbled', 'unreadable'],
    ['stranger', 'badToken'],
  ] as const)(
    '%s, a run fails as %s, loses nothing, and the administrators know',
    async (mode, failure) => {
      const before = await table();
      double.state.mode = mode;
      const run = await prepare();
      double.state.mode = 'normal';
      expect(run).toMatchObject({ state: 'failed', failure, written: 0 });
      expect(await table()).toEqual(before);
      expect((await admin(connectorApi.status, {})).body.lastCall?.problem).toBe(failure);
      expect((await admin(api.undo, { params: { id: run.id }, body: {} })).error.code).toBe('syncRun.nothingWritten');
      expect((await admin(api.replay, { params: { id: run.id } })).error.code).toBe('syncRun.noAnswer');
    },
    30_000,
  );

  test('without a list, or with an empty one, nothing is disabled', async () => {
    const tools = entriesOf('tool');
    set('tool', []);
    const areas = entriesOf('activityArea');
    set('activityArea', [{ id: 1, value: 'Plat' }]);
    delete double.state.dictionary.setting.experience;
    const run = await prepare();
    const reasons = (await linesOf(run.id)).filter(({ externalId }) => externalId === '').map(({ list, reason }) => [list, reason]);
    expect(reasons).toEqual([
      ['activity-areas', 'levels'],
      ['experiences', 'keyMissing'],
      ['tools', 'empty'],
    ]);
    expect(run.disabled).toBe(0);
    Object.assign(double.state.dictionary.setting, { tool: tools, activityArea: areas, experience: boondDictionary().setting.experience });
    await prepare();
  });
});

describe('the connection', () => {
  test('says who we are there, how many calls were made, and when the next run is', async () => {
    expect((await admin(connectorApi.test, {})).body).toEqual({ login: 'a.martin', customer: 'jalon-demo' });
    const { body } = await admin(connectorApi.status, {});
    expect(body).toMatchObject({ isConfigured: true, hasWebhook: true, hour: 23, monthlyCalls: 500, lastCall: { problem: null } });
    expect(body.calls).toBe(double.calls.length);
    expect(Date.parse(body.nextAt ?? '')).toBeGreaterThan(Date.now());
    expect(body.keys).toContainEqual({ key: 'activityArea', levels: 2, count: 8 });
    expect(body.coverage.find(({ list }) => list === 'currencies')).toEqual({
      list: 'currencies',
      key: 'currency',
      external: 3,
      linked: 3,
    });
    expect(JSON.stringify(body)).not.toContain(doubleKeys.clientKey);
  });

  test('is set by administrators, over the version they have seen, and its history tells it', async () => {
    const { version } = (await admin(connectorApi.status, {})).body;
    const body = { mapping: { ...defaultMapping, countries: null }, appliesByItself: true, monthlyCalls: 1000, version };
    expect((await admin(connectorApi.settings, { body })).body).toMatchObject({ appliesByItself: true, version: version + 1 });
    expect((await admin(connectorApi.settings, { body })).error.code).toBe('record.changed');
    const odd = { ...body, version: version + 1, mapping: { ...body.mapping, tools: 'https://elsewhere.example' } };
    expect((await admin(connectorApi.settings, { body: odd })).status).toBe(422);
    const [told] = (await admin(connectorApi.history, { query: {} })).body.rows;
    expect(told).toMatchObject({
      ...{ kind: 'connector.update', by: { id: world.people.admin.id } },
      before: { mapping: 'Pays\u00a0: country', appliesByItself: false, monthlyCalls: 500 },
      after: { mapping: 'Pays\u00a0: aucune liste', appliesByItself: true, monthlyCalls: 1000 },
    });
  });

  test('without its settings, it is said so', async () => {
    const bare = await openWorld();
    const asked = bare.as('admin');
    expect((await asked(connectorApi.test, {})).error.code).toBe('connector.unconfigured');
    const { id } = (await asked(api.create, { body: {} })).body;
    await bare.work();
    expect((await asked(api.read, { params: { id } })).body).toMatchObject({ state: 'failed', failure: 'unconfigured' });
    expect((await asked(connectorApi.status, {})).body).toMatchObject({ isConfigured: false, host: null, nextAt: null });
    await bare.close();
  });
});

describe('unasked', () => {
  const { newest, strike, nightly, notices, heard } = unasked;
  const post = (body: string, signature?: string) =>
    world.server.inject({
      ...{ method: 'POST', url: '/api/connector/webhook', payload: body },
      headers: { 'content-type': 'application/json', ...(signature ? { 'x-jalon-signature': signature } : {}) },
    });
  const sign = (body: string) => `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;

  test('the tool queues a dry run by its signature, and nothing without', async () => {
    const body = '{"event":"update"}';
    for (const wrong of [undefined, 'sha256=', sign(`${body} `), sign(body).replace('sha256=', '')])
      expect((await post(body, wrong)).statusCode).toBe(422);
    const before = (await newest())?.id;
    const answer = await post(body, sign(body));
    expect([answer.statusCode, answer.json()]).toEqual([202, { queued: true }]);
    // A second one is heard, and one run is enough: it comes once the tool has been listened to for a while.
    expect((await post(body, sign(body))).json()).toEqual({ queued: true });
    await world.work();
    expect((await newest())?.id).toBe(before);
    const calls = double.calls.length;
    await heard();
    expect(double.calls.length).toBe(calls + 1);
    const run = await newest();
    expect(run).toMatchObject({ trigger: 'webhook', state: 'prepared', by: null });
    expect(run?.id).not.toBe(before);
    expect((await post('x'.repeat(70_000), sign(body))).statusCode).toBe(413);

    // The nights and the administrators need what is left of the plan.
    await world.database.many(sql`update connector_settings set monthly_calls = ${calls + 1}`);
    expect((await post(body, sign(body))).json()).toEqual({ queued: false });
    await world.database.many(sql`update connector_settings set monthly_calls = 500`);
  });

  test('calls without a signature use up none of those that have one', async () => {
    const body = '{"event":"update"}';
    await enterWindow(world.database, 60);
    const strangers = await Promise.all(Array.from({ length: 62 }, async () => (await post(body)).statusCode));
    expect(new Set(strangers)).toEqual(new Set([422, 429]));
    expect((await post(body, sign(body))).statusCode).toBe(202);
    await world.work();
  });

  test('each night once; applied by itself where nothing is in doubt and it was set so, otherwise somebody is asked, once', async () => {
    await nightly();
    await nightly();
    const first = await newest();
    expect(first?.trigger).toBe('webhook');
    set('tool', [...entriesOf('tool'), { id: 'bun', value: 'Bun' }]);
    await strike();
    await Promise.all([nightly(), nightly()]);
    await world.work();
    const run = await newest();
    expect(run).toMatchObject({ trigger: 'clock', state: 'prepared' });
    expect((run?.conflicts ?? 0) + (run?.refused ?? 0)).toBeGreaterThan(0);
    expect((await notices())[0]?.kind).toBe('syncRun.ask');
    await strike();
    await nightly();
    await world.work();
    // Nothing new since the last preview: nobody is asked again.
    expect((await notices()).filter(({ kind }) => kind === 'syncRun.ask')).toEqual([]);

    // Nothing in doubt any more.
    const again = await prepare();
    const conflicts = await linesOf(again.id, { kind: 'conflict' });
    const refused = await linesOf(again.id, { kind: 'refused' });
    await apply(
      await decide(again, [
        ...conflicts.map(({ id }) => ({ id, decision: 'keep' as const })),
        ...refused.filter(({ choices }) => choices.includes('link')).map(({ id }) => ({ id, decision: 'link' as const })),
      ]),
    );
    set('tool', [...entriesOf('tool'), { id: 'deno', value: 'Deno' }]);
    await strike();
    await nightly();
    await world.work();
    expect(await newest()).toMatchObject({ trigger: 'clock', state: 'applied', appliedBy: null, conflicts: 0, refused: 0 });
    expect(await found('tools', 'deno')).toMatchObject({ fr: 'Deno' });
  });
});

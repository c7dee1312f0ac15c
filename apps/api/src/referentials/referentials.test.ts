import { randomUUIDv7 } from 'node:crypto';
import type { ReferentialValue } from '@jalon/domain/referentials/referential';
import { listEndpoint, referentials } from '@jalon/domain/referentials/referential-api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makePerson } from '../../test/factories.ts';
import { openWorld, type World } from '../../test/harness.ts';
import { sql } from '../db/sql.ts';

let world: World;
let admin: ReturnType<World['as']>;
beforeAll(async () => {
  world = await openWorld();
  admin = world.as('admin');
});
afterAll(() => world.close());

const tools = { list: 'tools' as const };
type TestList = 'experiences' | 'activity-areas' | 'tools';
let made = 0;
async function create(fr = `Outil ${++made}`, list: TestList = 'tools', groupId: string | null = null): Promise<ReferentialValue> {
  const { status, body } = await admin(referentials.api.create, { body: { list, fr, en: `${fr} (en)`, groupId } });
  expect(status).toBe(201);
  return body;
}
const historyOf = async (id: string) => (await admin(referentials.api.history, { params: { id }, query: {} })).body.rows;

describe('a value', () => {
  test('is created at the end of its list, with a code made from its text, and leaves a trace', async () => {
    const value = await create('Éditeur d’œuvres', 'experiences');
    expect(value).toMatchObject({
      code: 'editeur-d-oeuvres',
      state: 'enabled',
      origin: 'local',
      version: 1,
      actions: ['update', 'move', 'disable'],
    });
    const { body } = await world.as('visitor')(listEndpoint('experiences'), {});
    expect((body.experiences as { id: string }[]).at(-1)?.id).toBe('editeur-d-oeuvres');
    expect(await historyOf(value.id)).toMatchObject([
      {
        kind: 'referential.create',
        by: { id: world.people.admin.id },
        scope: 'experiences',
        label: 'Éditeur d’œuvres',
        after: { fr: 'Éditeur d’œuvres' },
      },
    ]);
  });

  test('is changed in both languages, and the history says from what to what', async () => {
    const value = await create();
    const body = { fr: 'Nouveau', en: value.en, version: 1 };
    const changed = await admin(referentials.api.update, { params: { id: value.id }, body });
    expect(changed.body).toMatchObject({ fr: 'Nouveau', version: 2 });
    expect((await historyOf(value.id))[0]).toMatchObject({
      kind: 'referential.update',
      before: { fr: value.fr, en: value.en, state: 'enabled' },
      after: { fr: 'Nouveau', en: value.en, state: 'enabled' },
    });
  });

  test('has a history in the words of each reader, its own label and the names of its groups', async () => {
    const list = 'activity-areas';
    const groups = [await create('Ancien groupe', list), await create('Nouveau groupe', list)];
    const value = await create('Métier déplacé', list, groups[0]?.id);
    const body = { fr: value.fr, en: value.en, groupId: groups[1]?.id ?? null, version: 1 };
    await admin(referentials.api.update, { params: { id: value.id }, body });
    const reader = await makePerson(world.database, { type: 'Admin', lang: 'en' });
    const seenBy = async (as: typeof admin) => (await as(referentials.api.history, { params: { id: value.id }, query: {} })).body.rows;
    expect(await seenBy(admin)).toMatchObject([
      { label: 'Métier déplacé', labelLanguage: 'fr', before: { group: 'Ancien groupe' }, after: { group: 'Nouveau groupe' } },
      { label: 'Métier déplacé', labelLanguage: 'fr', before: null, after: { group: 'Ancien groupe', en: 'Métier déplacé (en)' } },
    ]);
    expect(await seenBy(world.as(reader))).toMatchObject([
      {
        label: 'Métier déplacé (en)',
        labelLanguage: 'en',
        before: { group: 'Ancien groupe (en)' },
        after: { group: 'Nouveau groupe (en)' },
      },
      { label: 'Métier déplacé (en)', labelLanguage: 'en', before: null, after: { group: 'Ancien groupe (en)' } },
    ]);
    // As the version before kept them.
    await world.database.many(sql`
      update events set english = null, after = after || '{"group": "Nouveau groupe"}' where subject_id = ${value.id}`);
    expect((await seenBy(world.as(reader)))[0]).toMatchObject({
      label: 'Métier déplacé',
      labelLanguage: 'fr',
      after: { group: 'Nouveau groupe' },
    });
  });

  test('of two people who edit it at once one wins, and the other is told who, when and what', async () => {
    const value = await create();
    const rival = await makePerson(world.database, { type: 'Admin' });
    const edit = (as: typeof admin, fr: string) =>
      as(referentials.api.update, { params: { id: value.id }, body: { fr, en: 'Same', version: value.version } });
    const answers = await Promise.all([edit(admin, 'Un'), edit(world.as(rival), 'Deux')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [winner, loser] = answers.sort((a, b) => a.status - b.status);
    expect(loser?.error).toMatchObject({
      code: 'record.changed',
      current: { fr: winner?.body.fr, version: 2 },
      by: 'Test Admin',
      at: expect.any(String),
    });
  });

  test('is disabled and enabled, once at a time, and is not offered meanwhile', async () => {
    const value = await create();
    const act = (action: 'disable' | 'enable') => admin(referentials.api[action], { params: { id: value.id }, body: {} });
    expect((await act('disable')).body).toMatchObject({ state: 'disabled', actions: ['update', 'enable'] });
    const offered = async () => JSON.stringify((await world.as('visitor')(listEndpoint('tools'), {})).body).includes(`"${value.code}"`);
    expect(await offered()).toBe(false);
    expect((await act('disable')).error).toEqual({ code: 'workflow.wrongState', state: 'disabled' });
    expect((await act('enable')).status).toBe(200);
    expect(await offered()).toBe(true);
    expect((await historyOf(value.id)).map(({ kind }) => kind)).toEqual([
      'referential.enable',
      'referential.disable',
      'referential.create',
    ]);
  });
});

test('several are disabled at once: each that was seen as it is, whatever becomes of the others', async () => {
  const [one, moved, off] = [await create(), await create(), await create()];
  await admin(referentials.api.update, { params: { id: moved.id }, body: { fr: `${moved.fr} bis`, en: moved.en, version: 1 } });
  await admin(referentials.api.disable, { params: { id: off.id }, body: {} });
  const records = [
    { id: one.id, version: 1 },
    { id: moved.id, version: 1 },
    { id: off.id, version: 2 },
  ];
  const { body } = await admin(referentials.api.disableEach, { body: { records } });
  expect(body).toEqual({
    done: [one.id],
    refused: [
      { id: moved.id, name: `${moved.fr} bis`, code: 'record.changed' },
      { id: off.id, name: off.fr, code: 'workflow.wrongState' },
    ],
    left: [],
  });
});

describe('a refusal', () => {
  test.each([
    ['no text', { fr: ' ', en: 'x' }, 'request.invalid', { fr: 'validation.required' }],
    ['too long a text', { fr: 'x'.repeat(51), en: 'x' }, 'request.invalid', { fr: 'validation.maxLength|max=50' }],
    ['a null character', { fr: 'a\u0000b', en: 'x' }, 'request.invalid', { fr: 'validation.invalid' }],
    ['a bad code', { fr: 'x', en: 'x', code: 'a b' }, 'request.invalid', { code: 'validation.code' }],
    ['a taken code', { fr: 'x', en: 'x', code: 'java' }, 'referential.codeTaken', { code: 'validation.codeTaken|code=java' }],
    ['a code made from the label', { fr: 'Java !', en: 'x' }, 'referential.codeTaken', { code: 'validation.codeTaken|code=java' }],
    [
      'a group in a flat list',
      { fr: 'x', en: 'x', groupId: randomUUIDv7() },
      'referential.groupMissing',
      { groupId: 'validation.invalid' },
    ],
  ])('of %s names the field and changes nothing', async (_, body, code, fields) => {
    const { error } = await admin(referentials.api.create, { body: { ...tools, ...body } });
    expect(error).toEqual({ code, fields });
  });

  test('of a code that is no number in a list ordered by number', async () => {
    const { error } = await admin(referentials.api.create, { body: { list: 'opportunity-durations', fr: 'x', en: 'x' } });
    expect(error.fields).toEqual({ code: 'validation.numericCode' });
  });

  test('of a group of another list, of a value in a value, of a value without its group', async () => {
    const flat = await create();
    const group = await create('Un groupe', 'activity-areas');
    const inside = await create('Un métier', 'activity-areas', group.id);
    const add = (groupId: string) =>
      admin(referentials.api.create, { body: { list: 'activity-areas', fr: 'Autre', en: 'Other', groupId } });
    expect((await add(flat.id)).error.code).toBe('referential.groupMissing');
    expect((await add(inside.id)).error.code).toBe('referential.groupMissing');
    const loose = await admin(referentials.api.update, {
      params: { id: inside.id },
      body: { fr: 'x', en: 'x', groupId: null, version: 1 },
    });
    expect(loose.error.code).toBe('referential.groupMissing');
  });

  test('of what is not there is the same for a missing id, a company and a malformed id', async () => {
    const company = (await admin(referentials.api.list, { query: { list: 'companies' } })).body.rows[0]?.id ?? '';
    const read = async (id: string) => (await admin(referentials.api.read, { params: { id } })).error;
    const missing = { code: 'record.missing' };
    expect([await read(randomUUIDv7()), await read(company), await read('x')]).toEqual([missing, missing, missing]);
  });

  test('of a list that is not named, or is none', async () => {
    for (const query of [{}, { list: 'none' }]) {
      const { status, error } = await admin(referentials.api.list, { query: query as never });
      expect([status, Object.keys(error.fields ?? {})]).toEqual([422, ['list']]);
    }
  });

  test('of a change of what somebody else has just changed comes with what is there now', async () => {
    const value = await create();
    await admin(referentials.api.disable, { params: { id: value.id }, body: {} });
    const { error } = await admin(referentials.api.update, { params: { id: value.id }, body: { fr: 'Autre', en: 'Other', version: 1 } });
    expect(error).toMatchObject({ code: 'record.changed', current: { state: 'disabled', version: 2 } });
  });

  test('of companies, which are kept with their accounts', async () => {
    const { error } = await admin(referentials.api.create, { body: { list: 'companies', fr: 'x', en: 'x' } });
    expect(error.code).toBe('referential.managedElsewhere');
    const { body } = await admin(referentials.api.list, { query: { list: 'companies' } });
    expect(body.rows.length).toBeGreaterThan(0);
    expect(body.rows.every(({ actions }) => actions.length === 0)).toBe(true);
  });
});

describe('the same write sent again', () => {
  const keyed = (key: string, fr: string) =>
    admin(referentials.api.create, { body: { ...tools, fr, en: fr }, headers: { 'idempotency-key': key } });

  test('fifty times at once makes one value and equal answers', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => keyed('again', 'Une seule fois')));
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
    expect(answers[0]?.status).toBe(201);
    const { body } = await admin(referentials.api.list, { query: { ...tools, q: 'une seule fois' } });
    expect(body.total.count).toBe(1);
  });

  test('with another content is refused', async () => {
    await keyed('other', 'Contenu un');
    expect((await keyed('other', 'Contenu un')).status).toBe(201);
    expect((await keyed('other', 'Contenu deux')).error.code).toBe('request.keyReused');
  });
});

import { messageWith } from '@jalon/domain/core/message';
import { referentials } from '@jalon/domain/referentials/referential-api';
import { afterAll, expect, test } from 'vitest';
import { openWorld } from '../../test/harness.ts';
import { sql } from '../db/sql.ts';

const world = await openWorld();
afterAll(() => world.close());
const admin = world.as('admin');
const list = 'activity-areas';
const create = async (fr: string, groupId: string | null = null) =>
  (await admin(referentials.api.create, { body: { list, fr, en: `${fr} (en)`, groupId } })).body;

test('a value has a label of its own: another that differs by capitals and accents alone is refused at its field, and named', async () => {
  const group = await create('Métiers du son');
  const { id } = await create('Développeur sonore', group.id);
  const add = (fr: string, en: string, groupId: string | null = group.id) =>
    admin(referentials.api.create, { body: { list, fr, en, groupId } });
  const before = await world.database.one(sql`select count(*)::int as count from referential_values`);
  const french = await add('DEVELOPPEUR SONORE', 'Another');
  expect([french.status, french.error]).toEqual([
    409,
    { code: 'referential.labelTaken', fields: { fr: messageWith('validation.labelTaken', { label: 'Développeur sonore' }) } },
  ]);
  expect((await add('Un autre', 'développeur SONORE (EN)')).error.fields).toEqual({
    en: messageWith('validation.labelTaken', { label: 'Développeur sonore (en)' }),
  });
  await admin(referentials.api.disable, { params: { id }, body: {} });
  expect((await add('Développeur sonore', 'Another')).error.fields).toEqual({
    fr: messageWith('validation.labelTakenDisabled', { label: 'Développeur sonore' }),
  });
  expect(await world.database.one(sql`select count(*)::int as count from referential_values`)).toEqual(before);
  const image = await create('Métiers de l’image');
  const labels = { fr: 'Développeur sonore', en: 'Développeur sonore (en)', code: 'sound-elsewhere' };
  const { body: elsewhere } = await admin(referentials.api.create, { body: { list, ...labels, groupId: image.id } });
  const { fr, en, version } = elsewhere;
  const moved = await admin(referentials.api.update, {
    params: { id: elsewhere.id },
    body: { fr, en, version, groupId: group.id },
  });
  expect([moved.status, Object.keys(moved.error.fields ?? {})]).toEqual([409, ['fr', 'en']]);
  // Of itself, capitals and accents may change.
  const own = await admin(referentials.api.update, {
    params: { id: elsewhere.id },
    body: { fr: 'Developpeur Sonore', en, version, groupId: elsewhere.group?.id ?? null },
  });
  expect(own.body).toMatchObject({ fr: 'Developpeur Sonore' });
});

test('what a value already has in common with another is not the doing of a change that leaves it', async () => {
  const group = await create('Métiers jumeaux');
  const [{ id, en }, twin] = [await create('Jumeau un', group.id), await create('Jumeau deux', group.id)];
  await world.database.many(sql`update referential_values set fr = 'Jumeau un' where id = ${twin.id}`);
  const change = (fr: string, version: number) =>
    admin(referentials.api.update, { params: { id }, body: { fr, en: `${en} bis`, groupId: group.id, version } });
  expect((await change('Jumeau un', 1)).status).toBe(200);
  expect((await change('JUMEAU UN', 2)).error.code).toBe('referential.labelTaken');
});

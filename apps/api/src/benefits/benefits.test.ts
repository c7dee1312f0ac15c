import { benefits } from '@jalon/domain/benefits/benefit-api';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makePerson } from '../../test/factories.ts';
import { openWorld, type World } from '../../test/harness.ts';
import { sql } from '../db/sql.ts';

const { api } = benefits;
let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.database.many(sql`delete from benefits`);
});

const input = { partner: 'Banque', title: 'Un an offert', text: '<p>Oui</p>', code: 'JALON', link: '', endsOn: null };
const admin = () => world.as('admin');
const write = async (more: Partial<Omit<typeof input, 'endsOn'> & { endsOn: string | null }> = {}) =>
  (await admin()(api.create, { body: { ...input, ...more } })).body;
const publish = async (more: Parameters<typeof write>[0] = {}) =>
  (await admin()(api.publish, { params: { id: (await write(more)).id }, body: {} })).body;
const titles = async (as: 'freelance' | 'admin') =>
  (await world.as(as)(api.list, { query: { size: -1 } })).body.rows.map(({ title }) => title);

test('freelances read what is published and not over, in the order that administrators give', async () => {
  const one = await publish({ title: 'Un' });
  const over = await publish({ title: 'Fini' });
  await world.database.many(sql`update benefits set ends_on = '2020-01-01' where id = ${over.id}`);
  await publish({ title: 'Deux', endsOn: '2049-01-01' });
  await write({ title: 'Brouillon' });
  expect(await titles('freelance')).toEqual(['Un', 'Deux']);
  expect(await titles('admin')).toEqual(['Un', 'Fini', 'Deux', 'Brouillon']);
  const last = (await admin()(api.list, { query: {} })).body.rows.at(-1);
  await admin()(api.move, { params: { id: one.id }, body: { after: last?.id ?? null } });
  expect(await titles('admin')).toEqual(['Fini', 'Deux', 'Brouillon', 'Un']);
});

test('copies and openings are counted once for each person and day, and shown to those who write', async () => {
  const { id } = await publish();
  const use = async (as: Parameters<World['as']>[0], how: 'copy' | 'click') =>
    (await world.as(as)(api.use, { params: { id }, body: { how } })).body.isCounted;
  const other = await makePerson(world.database, { type: 'Freelance' });
  expect([await use('freelance', 'copy'), await use('freelance', 'copy'), await use('freelance', 'click')]).toEqual([true, false, true]);
  expect(await use(other, 'copy')).toBe(true);
  await world.database.many(sql`update benefit_uses set day = day - 1`);
  expect(await use('freelance', 'copy')).toBe(true);
  expect((await admin()(api.read, { params: { id } })).body).toMatchObject({ copies: 3, clicks: 1 });
  expect((await world.as('freelance')(api.read, { params: { id } })).body).toMatchObject({ copies: null, clicks: null });
});

test('what is over is neither written nor published: told at its end', async () => {
  const refused = { status: 422, body: { fields: { endsOn: 'validation.todayOrLater' } } };
  expect(await admin()(api.create, { body: { ...input, endsOn: '2020-01-01' } })).toMatchObject(refused);
  const { id } = await write({ endsOn: '2049-01-01' });
  await world.database.many(sql`update benefits set ends_on = '2020-01-01' where id = ${id}`);
  expect(await admin()(api.publish, { params: { id }, body: {} })).toMatchObject(refused);
  expect((await admin()(api.read, { params: { id } })).body.state).toBe('draft');
});

test('a code or a link is asked for, and who was slower is told', async () => {
  const { status, error } = await admin()(api.create, { body: { ...input, code: '' } });
  expect([status, error.fields]).toEqual([422, { code: 'validation.codeOrLink' }]);
  const { id, version } = await write();
  await admin()(api.update, { params: { id }, body: { ...input, title: 'Autre', version } });
  expect((await admin()(api.update, { params: { id }, body: { ...input, version } })).error.code).toBe('record.changed');
  expect((await world.as('freelance')(api.read, { params: { id } })).status).toBe(404);
});

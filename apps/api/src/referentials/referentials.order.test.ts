import { moves, type ReferentialValue } from '@jalon/domain/referentials/referential';
import { referentials } from '@jalon/domain/referentials/referential-api';
import { afterAll, describe, expect, test } from 'vitest';
import { makePerson } from '../../test/factories.ts';
import { openWorld } from '../../test/harness.ts';
import { sql } from '../db/sql.ts';

const world = await openWorld();
afterAll(() => world.close());
const admin = world.as('admin');

const tools = { list: 'tools' as const };
/** Two lists whose order is the administrators' own, and one that is alphabetical. */
type TestList = 'experiences' | 'activity-areas' | 'tools';
let made = 0;
async function create(fr = `Outil ${++made}`, list: TestList = 'tools', groupId: string | null = null): Promise<ReferentialValue> {
  const { status, body } = await admin(referentials.api.create, { body: { list, fr, en: `${fr} (en)`, groupId } });
  expect(status).toBe(201);
  return body;
}
const historyOf = async (id: string) => (await admin(referentials.api.history, { params: { id }, query: {} })).body.rows;

describe('the order', () => {
  const codes = async (list: TestList) => {
    const { body } = await admin(referentials.api.list, { query: { list, size: -1 } });
    return body.rows.map(({ code }) => code);
  };
  const createHere = () => create(undefined, 'experiences');
  const move = (id: string, to: (typeof moves)[number]) => admin(referentials.api.move, { params: { id }, body: { to } });

  test('of a value among its siblings', async () => {
    const [a, b, c] = [await createHere(), await createHere(), await createHere()];
    const order = async () => (await codes('experiences')).slice(-3);
    await move(c.id, 'up');
    expect(await order()).toEqual([a.code, c.code, b.code]);
    await move(a.id, 'down');
    expect(await order()).toEqual([c.code, a.code, b.code]);
    await move(c.id, 'last');
    expect(await order()).toEqual([a.code, b.code, c.code]);
    await move(c.id, 'first');
    expect((await codes('experiences'))[0]).toBe(c.code);
  });

  test('says whether anything moved: what is first of its siblings already stays, and leaves no trace', async () => {
    const group = await create('Groupe du bord', 'activity-areas');
    const [first, last] = [await create('Bord un', 'activity-areas', group.id), await create('Bord deux', 'activity-areas', group.id)];
    const isMoved = async (id: string, to: (typeof moves)[number]) => (await move(id, to)).body.isMoved;
    expect([await isMoved(first.id, 'first'), await isMoved(first.id, 'up')]).toEqual([false, false]);
    expect([await isMoved(last.id, 'last'), await isMoved(last.id, 'down')]).toEqual([false, false]);
    expect(await historyOf(first.id)).toHaveLength(1);
    expect([await isMoved(last.id, 'up'), await isMoved(last.id, 'first')]).toEqual([true, false]);
  });

  test('of a group takes its values along', async () => {
    const group = await create('Groupe', 'activity-areas');
    const inside = await create('Métier dedans', 'activity-areas', group.id);
    expect([group.isGroup, inside.isGroup, inside.group?.id]).toEqual([true, false, group.id]);
    await move(group.id, 'first');
    expect((await codes('activity-areas')).slice(0, 2)).toEqual([group.code, inside.code]);
    await move(group.id, 'down');
    const all = await codes('activity-areas');
    expect(all.indexOf(inside.code)).toBe(all.indexOf(group.code) + 1);
    expect(all[0]).not.toBe(group.code);
  });

  test('stays whole when many move at once', async () => {
    const values = await Promise.all(Array.from({ length: 6 }, createHere));
    const before = (await codes('experiences')).sort();
    await Promise.all(values.flatMap(({ id }) => moves.map((to) => move(id, to))));
    expect((await codes('experiences')).sort()).toEqual(before);
    const places = await admin(referentials.api.list, { query: { list: 'experiences', size: -1 } });
    expect(new Set(places.body.rows.map(({ id }) => id)).size).toBe(before.length);
    const { twins } = await world.database.one<{ twins: number }>(sql`
      select count(*) - count(distinct place) as twins from referential_values where list = 'experiences'`);
    expect(twins).toBe(0);
  });

  test('of an alphabetical list is that of the labels the reader sees, and not changed by hand', async () => {
    const reader = await makePerson(world.database, { type: 'Admin', lang: 'en' });
    const [pear, apple] = ['Poire', 'Pomme'];
    const add = (fr: string, en: string) => admin(referentials.api.create, { body: { ...tools, fr, en } });
    await add(pear, 'Zzz pear');
    const { body: second } = await add(apple, 'Zzy apple');
    const seenBy = async (as: typeof admin, query: object) =>
      (await as(referentials.api.list, { query: { ...tools, size: -1, ...query } })).body.rows
        .map(({ fr }) => fr)
        .filter((fr) => fr === pear || fr === apple);
    for (const query of [{}, { state: 'enabled' }, { origin: 'local' }, { q: 'zz' }]) {
      expect(await seenBy(admin, query)).toEqual([pear, apple]);
      expect(await seenBy(world.as(reader), query)).toEqual([apple, pear]);
      expect(await seenBy(world.as(reader), { ...query, dir: 'desc' })).toEqual([pear, apple]);
    }
    const file = await world.as(reader)(referentials.api.export, { params: { format: 'csv' }, query: { ...tools, q: 'zz' } });
    expect(file.raw.toString()).toMatch(/Pomme.*\r\n.*Poire/);
    expect(second.actions).toEqual(['update', 'disable']);
    const refused = await move(second.id, 'first');
    expect([refused.status, refused.error.code]).toEqual([409, 'referential.orderIsFixed']);
  });

  test('by number is not changed by hand', async () => {
    const durations = { list: 'opportunity-durations' as const };
    const { body } = await admin(referentials.api.list, { query: durations });
    expect(body.rows[0]?.actions).toEqual(['update', 'disable']);
    const refused = await admin(referentials.api.move, { params: { id: body.rows[0]?.id ?? '' }, body: { to: 'last' } });
    expect([refused.status, refused.error.code]).toEqual([409, 'referential.orderIsFixed']);
    const twelve = await admin(referentials.api.create, { body: { ...durations, fr: 'Un an', en: 'One year', code: '12' } });
    expect(twelve.status).toBe(201);
    const after = await admin(referentials.api.list, { query: durations });
    expect(after.body.rows.map(({ code }) => code)).toEqual(['0', '1', '2', '3', '4', '5', '6', '7', '12', '255']);
  });
});

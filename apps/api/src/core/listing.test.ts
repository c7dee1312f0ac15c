import { referentials } from '@jalon/domain/referentials/referential-api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type World } from '../../test/harness.ts';

let world: World;
let admin: ReturnType<World['as']>;
beforeAll(async () => {
  world = await openWorld();
  admin = world.as('admin');
});
afterAll(() => world.close());

const list = async (query: object) => (await admin(referentials.api.list, { query: { list: 'countries', ...query } })).body;

test.each(['place', 'code', 'fr', 'en', 'updatedAt'] as const)('pages by %s, forwards and back, give every row once', async (sort) => {
  const all = (await list({ sort, size: -1 })).rows.map(({ id }) => id);
  expect(all).toHaveLength(249);
  const seen: string[] = [];
  let page = await list({ sort, size: 50 });
  expect(page).toMatchObject({ first: 1, total: { count: 249, isMore: false }, previous: null });
  while (true) {
    expect(page.first).toBe(seen.length + 1);
    seen.push(...page.rows.map(({ id }) => id));
    if (!page.next) break;
    page = await list({ sort, size: 50, after: page.next });
    expect(page.total.count).toBe(249);
  }
  expect(seen).toEqual(all);
  const back: string[] = page.rows.map(({ id }) => id);
  while (page.previous) {
    page = await list({ sort, size: 50, before: page.previous });
    back.unshift(...page.rows.map(({ id }) => id));
  }
  expect(page.first).toBe(1);
  expect(back).toEqual(all);
});

test('descending is ascending turned round', async () => {
  const up = (await list({ sort: 'fr', size: -1 })).rows.map(({ id }) => id);
  const down = (await list({ sort: 'fr', dir: 'desc', size: -1 })).rows.map(({ id }) => id);
  expect(down).toEqual(up.reverse());
});

test('text is sorted as people do: É with E', async () => {
  const names = (await list({ sort: 'fr', size: -1 })).rows.map(({ fr }) => fr);
  expect(names.indexOf('Égypte')).toBeLessThan(names.indexOf('France'));
});

test('a search ignores case, accents and apostrophes, wants every word, and takes nothing for a pattern', async () => {
  const find = async (q: string) => (await list({ q, size: 100 })).rows.map(({ code }) => code);
  expect(await find('egypt')).toEqual(['EG']);
  expect(await find("COTE D'IVOIRE")).toEqual(['CI']);
  expect(await find('unis états')).toContain('US');
  expect(await find('%')).toEqual([]);
  expect(await find('_')).toEqual([]);
  expect(await find('％')).toEqual([]);
});

test('nothing found is an empty page', async () => {
  const { actions: _, ...page } = await list({ q: 'zzzz' });
  expect(page).toEqual({ rows: [], first: 0, total: { count: 0, isMore: false }, next: null, previous: null });
});

test('a cursor somebody wrote is refused, whatever is in it', async () => {
  const forged = (key: string) =>
    Buffer.from(JSON.stringify([key, '018f0000-0000-7000-8000-000000000000', 1, 1, false])).toString('base64url');
  for (const after of ['x', '%%%', forged('not an array'), forged('{1,2')]) {
    const { status, error } = await admin(referentials.api.list, { query: { list: 'experiences', after } });
    expect([status, error]).toEqual([422, { code: 'request.invalid', fields: { after: 'validation.invalid' } }]);
  }
});

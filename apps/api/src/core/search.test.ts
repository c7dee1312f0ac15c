import { referentials } from '@jalon/domain/referentials/referential-api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type World } from '../../test/harness.ts';
import { manyValues } from '../../test/volume.ts';
import { sql } from '../db/sql.ts';
import { matching, matchingTyped, typed } from './search.ts';

/** More than a search walks before it looks elsewhere, so that both of its ways are taken. */
const rows = 6000;
const tools = { list: 'tools' as const };

let world: World;
let admin: ReturnType<World['as']>;
beforeAll(async () => {
  world = await openWorld();
  admin = world.as('admin');
  await manyValues(world.database, rows);
});
afterAll(() => world.close());

const list = async (query: object) => (await admin(referentials.api.list, { query: { ...tools, ...query } })).body;

test.each([
  ['a fifth of the list', { q: 'Architecte' }, sql`search like '%architecte%'`],
  ['one in a hundred', { q: 'abc' }, sql`search like '%abc%'`],
  ['a few at the end', { q: 'volume-599' }, sql`search like '%volume-599%'`],
  ['two words', { q: 'testeur e5' }, sql`search like '%testeur%' and search like '% e5%'`],
  ['a filter in another order', { state: 'disabled' }, sql`state = 'disabled'`],
  ['a filter and a word', { state: 'disabled', q: 'tool' }, sql`state = 'disabled' and search like '%tool%'`],
])('pages of %s, forwards and back, give every row once in every order', async (_, query, condition) => {
  const found = await world.database.many<{ id: string }>(sql`select id from referential_values where list = 'tools' and ${condition}`);
  const wanted = found.map(({ id }) => id).sort();
  for (const sort of ['place', 'fr', 'updatedAt'] as const) {
    let page = await list({ ...query, sort, size: 100 });
    expect(page.total).toEqual({ count: Math.min(wanted.length, 1000), isMore: wanted.length > 1000 });
    const seen = page.rows.map(({ id }) => id);
    while (page.next) {
      page = await list({ ...query, sort, size: 100, after: page.next });
      seen.push(...page.rows.map(({ id }) => id));
    }
    expect(seen.toSorted()).toEqual(wanted);
    const back = page.rows.map(({ id }) => id);
    while (page.previous) {
      page = await list({ ...query, sort, size: 100, before: page.previous });
      back.unshift(...page.rows.map(({ id }) => id));
    }
    expect(back).toEqual(seen);
  }
});

test('three letters are found anywhere, fewer where a word begins', async () => {
  await admin(referentials.api.create, { body: { ...tools, fr: 'Kubectl Zyx', en: 'Zyx C++', code: 'wzy' } });
  const finds = async (q: string) => (await list({ q })).rows.map(({ code }) => code);
  expect(await finds('bectl')).toEqual(['wzy']);
  expect(await finds('zy')).toEqual(['wzy']);
  expect(await finds('yx')).toEqual([]);
  expect(await finds('wz zyx c++')).toEqual(['wzy']);
  expect(await finds('kubectl &')).toEqual(['wzy']);
  expect(await finds('&')).toEqual([]);
});

test('what very many rows have, but none of the first ones in the order, is found where it begins', async () => {
  const insert = (label: string, count: number) =>
    world.database.many(sql`
      insert into referential_values (id, list, code, fr, en, place)
      select gen_random_uuid(), 'experiences', ${label} || n, ${label} || ' ' || lpad(n::text, 6, '0'), 'x', array[n]
      from generate_series(1, ${count}::int) n`);
  await insert('avant', 4100);
  for (const part of ['zone a', 'zone b', 'zone c', 'zone d']) await insert(part, 6000);
  await world.database.many(sql`analyze referential_values`);
  const pageOf = async (query: object) =>
    (await admin(referentials.api.list, { query: { list: 'experiences', q: 'zone', sort: 'fr', ...query } })).body;
  const first = await pageOf({});
  expect(first.total).toEqual({ count: 1000, isMore: true });
  expect(first.rows.map(({ fr }) => fr)).toEqual(Array.from({ length: 10 }, (_, n) => `zone a ${String(n + 1).padStart(6, '0')}`));
  expect((await pageOf({ after: first.next })).rows[0]?.fr).toBe('zone a 000011');
  const last = await pageOf({ dir: 'desc' });
  expect(last.rows[0]?.fr).toBe('zone d 006000');
});

const texts = [
  ...[' marek developpeuse react', ' kbis 50% de remise', ' a_b c\\d l’atelier', ' commerciaux et commerciale', ' cra-2041 dev', null],
  " portail des clients l'atelier",
];
const typedWords = [
  ...[
    'marek',
    'marel',
    'kramé',
    'développeur',
    'DÉVELOPPEUSES REACT',
    'dev',
    'de',
    'ev',
    '50%',
    '50％',
    'a_b',
    'axb',
    'c\\d',
    'commercial',
    'l’atelier',
  ],
  ...['cra-2041', 'clients portail', 'client portials', 'portail marek', 'atelire'],
];
test.each(typedWords.flatMap((text) => [{ text }, { text, isNear: true as const }]))(
  'words that stand before a statement are held by the same texts as words inside of it: %o',
  async (sought) => {
    const column = sql`given.text`;
    const rows = await world.database.many<{ inside: boolean | null; before: boolean }>(sql`
      with ${typed(sought)}, given as (select * from unnest(${texts}::text[]) with ordinality given (text, place))
      select ${matching({ ...sought, column })} as inside, ${matchingTyped({ column })} as before from given order by place`);
    expect(rows.map(({ before }) => before)).toEqual(rows.map(({ inside }) => inside ?? false));
  },
);

import { type ListName, listNames, referenceLists } from '@jalon/domain/core/reference-lists';
import { areasOfTowns } from '@jalon/domain/opportunities/town-areas';
import { listEndpoint } from '@jalon/domain/referentials/referential-api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type World } from '../../test/harness.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

type Choice = { id: string; value?: string; name?: string; group?: { id: string; value: string } };
async function read(list: ListName, as: 'visitor' | 'admin' | 'freelance' | 'company' = 'admin', headers = {}): Promise<Choice[]> {
  const { status, body } = await world.as(as)(listEndpoint(list), { headers });
  expect(status).toBe(200);
  expect(Object.keys(body)).toEqual([referenceLists[list].key]);
  return Object.values(body)[0] as Choice[];
}

test('the areas that towns lie in are on the list that the product begins with', async () => {
  const areas = (await read('mobility-areas', 'visitor')).map(({ id }) => id);
  expect(areas).toEqual(expect.arrayContaining(areasOfTowns));
});

// Section 7, written out: the data is what is tested.
const expected = [
  ['countries', '/api/countries', 'countries', 'value'],
  ['opportunity-durations', '/api/opportunity-durations', 'opportunity_durations', 'value'],
  ['expertise-areas', '/api/expertise-area', 'expertise_areas', 'value'],
  ['opportunity-types', '/api/opportunity-types', 'opportunity_types', 'value'],
  ['activity-areas', '/api/activity-area', 'activity_areas', 'value'],
  ['experiences', '/api/experiences', 'experiences', 'value'],
  ['mobility-areas', '/api/mobility_areas', 'mobility_areas', 'value'],
  ['currencies', '/api/currencies', 'currencies', 'name'],
  ['tools', '/api/tools', 'tools', 'value'],
  ['companies', '/api/companies', 'companies', 'name'],
] as const;

test('there are ten lists and no other', () => {
  expect(listNames).toEqual(expected.map(([list]) => list));
});

test.each(expected)('%s answers at %s under %s with id and %s', async (list, path, key, title) => {
  const { statusCode, headers } = await world.server.inject({ url: path, cookies: { session: world.people.admin.token } });
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('application/json; charset=utf-8');
  const choices = await read(list);
  expect(referenceLists[list].key).toBe(key);
  expect(choices.length).toBeGreaterThan(0);
  for (const choice of choices) {
    expect(choice.id).toEqual(expect.any(String));
    expect(choice[title]).toEqual(expect.stringMatching(/\S/));
    expect(Object.keys(choice).filter((name) => name !== 'group')).toEqual(['id', title]);
  }
  expect(new Set(choices.map(({ id }) => id)).size).toBe(choices.length);
});

test('durations are in the order of their number, 255 last', async () => {
  const ids = (await read('opportunity-durations')).map(({ id }) => id);
  expect(ids).toEqual(['0', '1', '2', '3', '4', '5', '6', '7', '255']);
});

test.each(['countries', 'tools'] as const)('%s are in the alphabetical order of each language', async (list) => {
  for (const language of ['fr', 'en']) {
    const titles = (await read(list, 'visitor', { 'accept-language': language })).map(({ value, name }) => value ?? name ?? '');
    const plain = titles.map((title) => title.normalize('NFD').replace(/\p{M}/gu, '').replace('’', "'").toLowerCase());
    expect(plain).toEqual(plain.toSorted());
  }
});

test.each(['activity-areas', 'mobility-areas'] as const)('%s keeps its groups, in their order', async (list) => {
  const choices = await read(list);
  expect(choices.every(({ group }) => group?.id && group.value)).toBe(true);
  const groups = choices.map(({ group }) => group?.id).filter((id, index, all) => id !== all[index - 1]);
  expect(new Set(groups).size).toBe(groups.length);
});

test('texts follow the language: the user’s, then the cookie, then the browser, then French', async () => {
  const france = async (headers: Record<string, string>) =>
    (await read('countries', 'visitor', headers)).find(({ id }) => id === 'DE')?.value;
  expect(await france({})).toBe('Allemagne');
  expect(await france({ 'accept-language': 'de, en;q=0.8, fr;q=0.5' })).toBe('Germany');
  expect(await france({ 'accept-language': 'en', cookie: 'language=fr' })).toBe('Allemagne');
  const answer = await world.server.inject({
    url: '/api/countries',
    headers: { 'accept-language': 'en' },
    cookies: { session: world.people.admin.token },
  });
  expect(answer.body).toContain('Allemagne');
});

test('a list is sent once: the second time its tag is enough', async () => {
  const first = await world.server.inject({ url: '/api/tools' });
  const etag = String(first.headers.etag);
  const again = await world.server.inject({ url: '/api/tools', headers: { 'if-none-match': etag } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('the tag of a list in one language is not that of the other', async () => {
  for (const list of ['countries', 'experiences'] as const) {
    const ask = (headers: Record<string, string>) => world.server.inject({ url: referenceLists[list].path, headers });
    const french = await ask({ 'accept-language': 'fr' });
    expect(french.headers).toMatchObject({ vary: 'cookie, accept-language', 'cache-control': 'private, no-cache' });
    const held = { 'if-none-match': String(french.headers.etag) };
    expect((await ask({ ...held, 'accept-language': 'en' })).statusCode).toBe(200);
    expect((await ask({ ...held, 'accept-language': 'fr', cookie: 'language=en' })).statusCode).toBe(200);
    expect((await ask({ ...held, 'accept-language': 'en', cookie: 'language=fr' })).statusCode).toBe(304);
  }
});

test('visitors read the lists they need to sign up, but not the companies', async () => {
  for (const list of listNames.filter((name) => name !== 'companies')) expect((await read(list, 'visitor')).length).toBeGreaterThan(0);
  const { status, error } = await world.as('visitor')(listEndpoint('companies'), {});
  expect([status, error.code]).toEqual([401, 'session.required']);
});

test('a contact is given their own company, a freelance none', async () => {
  expect(await read('companies', 'company')).toHaveLength(1);
  expect(await read('companies', 'freelance')).toEqual([]);
});

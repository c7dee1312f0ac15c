import { opportunities } from '@jalon/domain/opportunities/opportunity-api';
import { profiles } from '@jalon/domain/profiles/profile-api';
import { searchApi } from '@jalon/domain/search/search-api';
import { talents } from '@jalon/domain/talents/talent-api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makePerson, makeProfile, type Person } from '../../test/factories.ts';
import { openWorld, type World } from '../../test/harness.ts';
import { postNeed } from '../../test/market.ts';
import { aNeed } from '../../test/need.ts';
import { type Sql, sql } from '../db/sql.ts';

let world: World;
let owner: Person;
beforeAll(async () => {
  world = await openWorld();
  owner = await makePerson(world.database, { type: 'Company' });
  await world.database.many(
    sql`update companies set name = 'Zéphyrine Conseil' where id = (select company_id from users where id = ${owner.id})`,
  );
  const base = { activityAreas: ['java-developer'], mobilityArea: 'france-bretagne', expertiseArea: 'energy', duration: '3' };
  await postNeed(world, owner, { ...base, title: 'Développeur Java', skills: ['Java', 'Kafka'], remote: 'full', isAnonymous: true });
  await postNeed(world, owner, {
    ...base,
    title: 'Développeuse React',
    skills: ['React', 'java'],
    remote: 'none',
    expertiseArea: 'banking',
  });
  await postNeed(world, owner, {
    ...{ title: 'Comptable', activityAreas: ['accountant'], skills: [], remote: 'none', contractType: 'CDI' },
    ...{ dailyRateFromCents: null, dailyRateToCents: null, annualSalaryCents: 4_000_000 },
  });
  await world.as(owner)(opportunities.api.create, { body: { ...aNeed, title: 'Géologue polaire', companyId: null } });
});
afterAll(() => world.close());

const asFreelance = async (query: object = {}) => (await world.as('freelance')(opportunities.api.facets, { query })).body;
const countsOf = (values: { value: string; count: number }[] | undefined) =>
  Object.fromEntries((values ?? []).map((one) => [one.value, one.count]));

describe('needs', () => {
  test('are counted by each filter', async () => {
    const { facets, understood, isMore } = await asFreelance({ state: 'posted' });
    expect(countsOf(facets.contract)).toEqual({ Freelance: 2, CDI: 1 });
    expect(countsOf(facets.remote)).toEqual({ full: 1, none: 2 });
    expect(countsOf(facets.sector)).toEqual({ energy: 1, banking: 1 });
    expect(countsOf(facets.profession)).toEqual({ 'java-developer': 2, accountant: 1 });
    expect(countsOf(facets.area)).toEqual({ 'france-bretagne': 2 });
    expect(countsOf(facets.duration)).toEqual({ 3: 2 });
    // One skill, however it is written; a rate of 600 to 700 lies in each step that it touches.
    expect(countsOf(facets.skills)).toEqual({ Java: 2, Kafka: 1, React: 1 });
    expect(countsOf(facets.rate)).toEqual({ '500..600': 2, '600..700': 2, '700..': 2 });
    expect([understood, isMore]).toEqual([[], false]);
  });

  test('that ask for a skill are the same however it is written, counted and listed', async () => {
    const [one, other] = [
      await postNeed(world, owner, { title: 'Ingénieur spectral', skills: ['Spectro.js'] }),
      await postNeed(world, owner, { title: 'Ingénieure spectrale', skills: ['SpectroJS', 'Optique'] }),
    ];
    for (const skills of ['Spectro.js', 'spectro js']) {
      const { rows } = (await world.as('freelance')(opportunities.api.list, { query: { skills } })).body;
      expect(rows.map(({ id }) => id).toSorted()).toEqual([one.id, other.id].toSorted());
    }
    expect(countsOf((await asFreelance({ q: 'spectral' })).facets.skills)).toEqual({ 'Spectro.js': 2, Optique: 1 });
    await world.database.many(sql`delete from opportunities where id = any(${[one.id, other.id]})`);
  });

  test('are counted within what is looked for, and a filter that is set leaves out itself alone', async () => {
    const { facets } = await asFreelance({ state: 'posted', q: 'developpeurs', remote: 'full' });
    expect(countsOf(facets.remote)).toEqual({ full: 1, none: 1 });
    expect(countsOf(facets.sector)).toEqual({ energy: 1 });
    expect(countsOf(facets.contract)).toEqual({ Freelance: 1 });
  });

  test.each([
    [{ area: 'france-bretagne' }, 2],
    [{ area: 'france-corse' }, 0],
    [{ duration: '3,4' }, 2],
    [{ skills: 'JAVA' }, 2],
    [{ skills: 'java,kafka' }, 1],
  ])('are as many in the list narrowed by %j', async (query, count) => {
    expect((await world.as('freelance')(opportunities.api.list, { query: { state: 'posted', ...query } })).body.total.count).toBe(count);
  });
});

describe('words', () => {
  test.each([
    ['développeur', [{ word: 'développeur', how: 'word', as: [] }]],
    [
      'develppeur react',
      [
        { word: 'develppeur', how: 'typo', as: ['développeur'] },
        { word: 'react', how: 'word', as: [] },
      ],
    ],
    ['Kaf', [{ word: 'kaf', how: 'beginning', as: ['kafka'] }]],
    ['de la xyzzy', [{ word: 'xyzzy', how: 'unknown', as: [] }]],
    [
      'kafka xyzzy',
      [
        { word: 'kafka', how: 'word', as: [] },
        { word: 'xyzzy', how: 'unknown', as: [] },
      ],
    ],
  ])('of %j are told as they were understood', async (q, understood) => {
    expect((await asFreelance({ q, state: 'posted' })).understood).toMatchObject(understood);
  });

  test('of a need that is not posted are known to those who see it alone', async () => {
    const other = await makePerson(world.database, { type: 'Company' });
    const hows = async (by: Person | 'freelance', q: string) =>
      (await world.as(by as 'freelance')(opportunities.api.facets, { query: { q } })).body.understood;
    for (const q of ['géologue', 'geologeu', 'géolo']) {
      for (const by of [other, 'freelance'] as const) {
        const told = await hows(by, q);
        expect(told).toEqual([{ word: q, how: 'unknown', as: [] }]);
      }
      expect((await hows(owner, q))[0]?.how).not.toBe('unknown');
    }
  });

  test('of another company change nothing of what one’s own words are forgiven', async () => {
    const [one, other] = [await makePerson(world.database, { type: 'Company' }), await makePerson(world.database, { type: 'Company' })];
    const write = (by: Person, title: string) => world.as(by)(opportunities.api.create, { body: { ...aNeed, title, companyId: null } });
    await write(one, 'Zorglib');
    const found = async (q: string) => (await world.as(one)(opportunities.api.list, { query: { q } })).body.rows.map(({ title }) => title);
    const queries = ['zorglub', 'zorgl', 'zorgu', 'zor glub'];
    const before = await Promise.all(queries.map(found));
    expect(before.slice(0, 2)).toEqual([['Zorglib'], ['Zorglib']]);
    for (const title of ['Zorglub', 'Zorgu', 'Zor glub']) await write(other, title);
    expect(await Promise.all(queries.map(found))).toEqual(before);
  });

  test('that are two for a reader of everything are not for a company that has only one of them', async () => {
    const [one, other] = [await makePerson(world.database, { type: 'Company' }), await makePerson(world.database, { type: 'Company' })];
    const write = (by: Person, title: string) => world.as(by)(opportunities.api.create, { body: { ...aNeed, title, companyId: null } });
    await write(one, 'Verrier soufleur');
    await write(other, 'Marbre');
    const wordsOf = async (by: Person | 'admin', q: string) => {
      const { understood } = (await world.as(by)(opportunities.api.facets, { query: { q } })).body;
      return understood.map(({ how }) => how);
    };
    expect(await wordsOf(one, 'verriersoufleur')).toEqual(['word', 'word']);
    expect(await wordsOf('admin', 'verriersoufleur')).toEqual(['word', 'word']);
    expect(await wordsOf(one, 'verriermarbre')).toEqual(['unknown']);
  });

  test('of hundreds of letters are cut, and nobody’s searches fail for them', async () => {
    const me = await makePerson(world.database, { type: 'Freelance' });
    await makeProfile(world.database, me.id);
    // Each sign is three letters once it is folded.
    const body = { areas: [], remote: null, mobilityNote: `consultantt${'℡'.repeat(86)}` };
    expect((await world.as(me)(profiles.api.mobility, { params: { id: me.id }, body })).status).toBe(200);
    for (const q of ['consutlant', '℡'.repeat(100)]) {
      expect((await world.as('company')(talents.api.list, { query: { q } })).status).toBe(200);
      expect((await world.as('company')(opportunities.api.list, { query: { q } })).status).toBe(200);
    }
    const { longest } = await world.database.one<{ longest: number }>(sql`select max(length(form)) as longest from search_forms`);
    expect(longest).toBeLessThanOrEqual(60);
  });
});

test('a need is found by its contract and by where it is worked from, as they are now', async () => {
  const titles = async (q: string) =>
    (await world.as('freelance')(opportunities.api.list, { query: { q } })).body.rows.map(({ title }) => title).sort();
  expect(await titles('comptable cdi')).toEqual(['Comptable']);
  expect(await titles('comptable freelance')).toEqual([]);
  for (const q of ['développeuse freelance', 'développeur indépendant'])
    expect(await titles(q)).toEqual(['Développeur Java', 'Développeuse React']);
  for (const q of ['java télétravail', 'remote java', 'Java à distance', 'java full remote'])
    expect(await titles(q)).toEqual(['Développeur Java']);
  expect(await titles('développeuse présentiel')).toEqual(['Développeuse React']);
  const change = (set: Sql) => world.database.many(sql`update opportunities set ${set} where title = 'Comptable'`);
  await change(sql`remote = 'partial', contract_type = 'CDD'`);
  expect([await titles('comptable hybride'), await titles('comptable cdd'), await titles('comptable cdi')]).toEqual([
    ['Comptable'],
    ['Comptable'],
    [],
  ]);
  await change(sql`remote = 'none', contract_type = 'CDI'`);
});

describe('the name of a company', () => {
  let anonymous: string;
  const titles = async (as: 'freelance' | 'commercial' | 'admin' | Person, q: string) =>
    (await world.as(as)(opportunities.api.list, { query: { q, size: 100 } })).body.rows.map(({ title }) => title).sort();
  beforeAll(async () => {
    const other = await makePerson(world.database, { type: 'Company' });
    const { id } = await world.database.one<{ id: string }>(
      sql`update companies set name = 'Quartzine Montgolfière' where id = (select company_id from users where id = ${other.id}) returning id`,
    );
    anonymous = (await postNeed(world, other, { title: 'Soudeur sous-marin', isAnonymous: true })).id;
    await world.database.many(sql`update users set last_name = 'Montgolfier' where company_id = ${id}`);
  });

  test('does not find, count or correct an anonymous need for a freelance, nor do its people', async () => {
    for (const q of ['Quartzine', 'quartz', 'quartsine', '=quartzine', '@quartzine', 'Montgolfier', 'contact@helioscope.test']) {
      expect(await titles('freelance', q)).toEqual([]);
      const { facets, understood } = await asFreelance({ q });
      expect([Object.values(facets).flat(), understood.filter(({ how }) => how !== 'unknown')]).toEqual([[], []]);
      expect((await world.as('freelance')(searchApi.find, { query: { q } })).body.hits.filter(({ kind }) => kind === 'need')).toEqual([]);
    }
  });

  test('finds its needs from the beginning of a word on, with what else is typed', async () => {
    expect(await titles('admin', 'quartz')).toEqual(['Soudeur sous-marin']);
    expect(await titles('admin', 'soudeur QUARTZINE')).toEqual(['Soudeur sous-marin']);
    expect(await titles('admin', 'comptable quartzine')).toEqual([]);
    expect(await titles('admin', 'artzine')).toEqual([]);
    const named = await titles('freelance', 'zephyrine');
    expect(named).toContain('Comptable');
    // Anonymous, and a draft.
    expect(named).not.toContain('Développeur Java');
    expect(named).not.toContain('Géologue polaire');
    expect(await titles(owner, 'zephyrine')).toEqual(expect.arrayContaining(['Développeur Java', 'Géologue polaire']));
    expect(await titles(owner, 'quartzine')).toEqual([]);
  });

  test.each([
    ['O’Brien & Fils', ['O’Brien & Fils', "o'brien", 'brien']],
    ['H&M', ['H&M', 'm h']],
    ['C.G.I.', ['c.g.i.', 'C G I']],
    ['3 Suisses', ['3 Suisses', 'suisses']],
    // Short words that are words elsewhere.
    ['BPCE IT', ['BPCE IT', 'bpce', 'it']],
    ['Газпром', ['Газпром', 'газ']],
    // Two words that are one somewhere else.
    ['Sol Air', ['Sol Air', 'sol', 'air']],
    ['Gologic', ['golo', 'gologic']],
  ])('%s is found as it is written', async (name, asked) => {
    const named = await makePerson(world.database, { type: 'Company' });
    await world.database.many(sql`update companies set name = ${name} where id = (select company_id from users where id = ${named.id})`);
    await postNeed(world, named, { title: 'Relieur' });
    await postNeed(world, owner, { title: 'Expert Solair 3', skills: ['Solair', 'Go', 'C', 'IT'] });
    for (const q of asked)
      expect([q, await titles('admin', q), await titles('freelance', q)]).toEqual([
        q,
        ...Array(2).fill(expect.arrayContaining(['Relieur'])),
      ]);
    // Fewer letters, which are a word themselves.
    expect(await titles('freelance', 'go')).not.toContain('Relieur');
    await world.database.many(sql`delete from opportunities where title in ('Relieur', 'Expert Solair 3')`);
  });

  test('is asked for though no open need has it: a closed one may be among one’s favourites', async () => {
    const asked = async (kind: string) =>
      (await world.database.many<{ tokens: string[] }>(sql`select tokens from search_resolve(${kind}::"char", 'améthystine')`))[0]?.tokens;
    expect([await asked('n'), await asked('o')]).toEqual([
      expect.arrayContaining(['@amethystine']),
      expect.arrayContaining(['=amethystine']),
    ]);
  });

  test('is changed without taking other texts apart, and a need that is made meanwhile has the new one', async () => {
    const busy = await makePerson(world.database, { type: 'Company' });
    const { companyId } = await postNeed(world, busy, { title: 'Tonnelier' });
    await world.database.many(sql`update companies set name = 'Ancienne' where id = ${companyId}`);
    const statements: string[] = [];
    const made = await world.database.transaction(async (tx) => {
      await tx.many(sql`update companies set name = 'Nouvelle' where id = ${companyId}`);
      const coming = world.as(busy)(opportunities.api.create, { body: { ...aNeed, title: 'Tonnelier bis', companyId: null } });
      statements.push(String(await Promise.race([coming.then(() => 'made'), new Promise((done) => setTimeout(done, 300, 'waits'))])));
      return { coming };
    });
    expect((await made.coming).status).toBe(201);
    expect(statements).toEqual(['waits']);
    expect(await titles('admin', 'nouvelle')).toEqual(['Tonnelier', 'Tonnelier bis']);
    expect(await titles('admin', 'ancienne')).toEqual([]);
    // Nothing but the name is taken apart again.
    const { other } = await world.database.one<{ other: boolean }>(
      sql`select bool_and(terms @@ 'tonelier') as other from opportunities where company_id = ${companyId}`,
    );
    expect(other).toBe(true);
  });

  test('that changes, or is no longer told, is followed', async () => {
    await world.database.many(sql`update opportunities set is_anonymous = false where id = ${anonymous}`);
    expect(await titles('freelance', 'quartzine')).toEqual(['Soudeur sous-marin']);
    await world.database.many(
      sql`update companies set name = 'Obsidienne' where id = (select company_id from opportunities where id = ${anonymous})`,
    );
    expect([await titles('freelance', 'quartzine'), await titles('admin', 'quartzine')]).toEqual([[], []]);
    expect([await titles('freelance', 'obsidienne'), await titles('admin', 'obsidienne')]).toEqual(
      Array.from({ length: 2 }, () => ['Soudeur sous-marin']),
    );
    await world.database.many(sql`update opportunities set is_anonymous = true where id = ${anonymous}`);
    expect([await titles('freelance', 'obsidienne'), await titles('admin', 'obsidienne')]).toEqual([[], ['Soudeur sous-marin']]);
    const { id } = await world.database.one<{ id: string }>(
      sql`insert into companies (id, name) values (gen_random_uuid(), 'Tourmaline') returning id`,
    );
    await world.database.many(sql`update opportunities set company_id = ${id} where id = ${anonymous}`);
    expect([await titles('admin', 'obsidienne'), await titles('admin', 'tourmaline')]).toEqual([[], ['Soudeur sous-marin']]);
  });
});

describe('a profile', () => {
  const ask = async (query: object) => (await world.as('company')(talents.api.facets, { query })).body;

  test('that hides leaves every count and the dictionary, and comes back', async () => {
    const me = await makePerson(world.database, { type: 'Freelance' });
    await makeProfile(world.database, me.id, { lastName: 'Quastenberg', title: 'Hydrogéologue', skills: ['Piézométrie'] });
    const own = world.as(me);
    const params = { id: me.id };
    const seen = async () => {
      const words = await Promise.all(['hydrogeologe', 'quastenberg', 'piezo'].map(async (q) => (await ask({ q })).understood[0]?.how));
      return [...words, countsOf((await ask({})).facets.skills).Piézométrie];
    };
    expect(await seen()).toEqual(['typo', 'name', 'beginning', 1]);
    await own(profiles.api.hide, { params, body: {} });
    expect(await seen()).toEqual(['unknown', 'unknown', 'unknown', undefined]);
    await own(profiles.api.show, { params, body: {} });
    expect(await seen()).toEqual(['typo', 'name', 'beginning', 1]);
  });

  test('is found by a name of two letters that is a word elsewhere', async () => {
    for (const spec of [{ firstName: 'Mamadou', lastName: 'Ba' }, { skills: ['BA'] }])
      await makeProfile(world.database, (await makePerson(world.database, { type: 'Freelance' })).id, spec);
    expect((await world.as('company')(talents.api.list, { query: { q: 'mamadou ba' } })).body.total.count).toBe(1);
  });

  test('is counted by area, remote work, availability and rate', async () => {
    const me = await makePerson(world.database, { type: 'Freelance' });
    await makeProfile(world.database, me.id, { lastName: 'Bretonne', title: 'Volcanologue', availableIn: 10 });
    await world.database.many(
      sql`update freelance_profiles set areas = '{france-bretagne,france-corse}', remote = 'partial' where user_id = ${me.id}`,
    );
    const { facets } = await ask({ q: 'volcanologues' });
    expect([facets.area, facets.remote, facets.availability, facets.rate].map(countsOf)).toEqual([
      { 'france-bretagne': 1, 'france-corse': 1 },
      { partial: 1 },
      { soon: 1 },
      { '500..600': 1, '600..700': 1 },
    ]);
    for (const [query, count] of [
      [{ area: 'france-corse' }, 1],
      [{ area: 'france-normandie' }, 0],
      [{ remote: 'partial,full' }, 1],
      [{ remote: 'none' }, 0],
    ] as const)
      expect((await world.as('company')(talents.api.list, { query: { q: 'volcanologue', ...query } })).body.total.count).toBe(count);
    expect((await world.as('company')(talents.api.list, { query: { q: 'bretagne volcan' } })).body.total.count).toBe(1);
  });
});

test('the name of somebody finds them, from its beginning on, and is never the correction of a word', async () => {
  const me = await makePerson(world.database, { type: 'Freelance' });
  await makeProfile(world.database, me.id, { firstName: 'Jean-Éric', lastName: 'Comptabello', title: 'Ébéniste' });
  const found = async (q: string) =>
    (await world.as('company')(talents.api.list, { query: { q } })).body.rows.map(({ lastName }) => lastName);
  for (const q of ['comptabello', 'COMPTAB', 'jean eric comptabello', 'ebenistes eric']) expect(await found(q)).toEqual(['Comptabello']);
  expect(await found('comptabelo')).toEqual([]);
});

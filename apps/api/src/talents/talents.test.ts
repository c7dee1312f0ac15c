import { randomUUIDv7 } from 'node:crypto';
import { managedAccounts } from '@jalon/domain/accounts/managed-account-api';
import { ownAccountApi } from '@jalon/domain/accounts/own-account-api';
import { profiles } from '@jalon/domain/profiles/profile-api';
import { talents } from '@jalon/domain/talents/talent-api';
import type { FoundTalent, Talent } from '@jalon/domain/talents/talent-schema';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makePerson, makeProfile } from '../../test/factories.ts';
import { openWorld, type World } from '../../test/harness.ts';
import { unzip } from '../../test/unzip.ts';
import { sql } from '../db/sql.ts';

let world: World;
let company: ReturnType<World['as']>;
let people: Record<'lea' | 'hugo' | 'ines' | 'hidden', string>;
beforeAll(async () => {
  world = await openWorld();
  company = world.as('company');
  const make = async (spec: Parameters<typeof makeProfile>[2]) => {
    const { id } = await makePerson(world.database, { type: 'Freelance' });
    await makeProfile(world.database, id, spec);
    return id;
  };
  people = {
    lea: await make({ firstName: 'Léa', lastName: 'Fontaine', professions: ['tech-lead', 'java-developer'], skills: ['Java', 'Kafka'] }),
    hugo: await make({ firstName: 'Hugo', lastName: 'Brun', title: 'Ingénieur données', contractType: 'CDI', availableIn: 12 }),
    ines: await make({ firstName: 'Inès', lastName: 'Caron', experience: '0', availableIn: 90 }),
    hidden: await make({ firstName: 'Maud', lastName: 'Secret', isPrivate: true }),
  };
});
afterAll(() => world.close());

const list = async (query: object = {}, as = company) => (await as(talents.api.list, { query })).body;
const namesIn = async (query: object = {}, as = company) => (await list(query, as)).rows.map(({ lastName }) => lastName);
const read = async (id: string, as = company) => (await as(talents.api.read, { params: { id } })).body;

const details = [
  ...['skillLevels', 'experiences', 'trainings', 'languages', 'daysPerWeek', 'areas', 'remote', 'mobilityNote', 'availabilityState'],
  ...['linkedin', 'twitter'],
];
const keys = [
  'id',
  'firstName',
  'lastName',
  'picture',
  'title',
  'professions',
  'skills',
  'experience',
  'contractType',
  'legalStatus',
  'dailyRateCents',
  'annualSalaryCents',
  'places',
  'availableFrom',
  'busy',
  'availability',
  'since',
].sort();

test('the staff read any profile, hidden or not yet validated, and only of freelances', async () => {
  const waiting = await makePerson(world.database, { type: 'Freelance', isValidated: false });
  for (const who of ['admin', 'commercial'] as const) {
    const ask = (id: string) => world.as(who)(managedAccounts.api.profile, { params: { id } });
    expect((await ask(people.hidden)).body.profile).toMatchObject({ lastName: 'Secret', isPrivate: true });
    const { professions, skills, contractType, dailyRateCents, isPrivate, ...told } = (await ask(people.lea)).body.profile ?? ({} as never);
    expect([professions.map(({ code }) => code), skills, isPrivate]).toEqual([['tech-lead', 'java-developer'], ['Java', 'Kafka'], false]);
    expect([contractType, dailyRateCents]).toEqual(['Freelance', expect.any(Number)]);
    expect(Object.keys({ ...told, professions, skills, contractType, dailyRateCents }).sort()).toEqual([...keys, ...details].sort());
    expect((await ask(waiting.id)).body).toEqual({ profile: null });
    for (const id of [world.people.company.id, randomUUIDv7()]) expect((await ask(id)).status).toBe(404);
  }
});

describe('what a company is given', () => {
  test('a name, a face and a profile, and nothing else of the account', async () => {
    const { rows } = await list();
    for (const row of rows) expect(Object.keys(row).sort()).toEqual([...keys, 'isFavourite'].sort());
    const one = await read(people.lea);
    expect(Object.keys(one).sort()).toEqual([...keys, ...details, 'isPrivate'].sort());
    expect(one).toMatchObject({
      isPrivate: false,
      professions: [{ code: 'tech-lead' }, { code: 'java-developer', fr: 'Développeur Java', en: 'Java developer' }],
      experience: { code: '3', fr: '6 à 10 ans', en: '6 to 10 years' },
      dailyRateCents: 60_000,
      availability: 'now',
    } satisfies Partial<FoundTalent> | object);
  });

  test('never an address or a phone, in a page or in a file', async () => {
    const { email } = await world.database.one<{ email: string }>(sql`
      update users set phone = '0611223344', civility = 'ms', job = 'Zzjob' where id = ${people.lea} returning email`);
    const { headers, raw } = await company(talents.api.export, { params: { format: 'csv' }, query: {} });
    expect(headers['content-type']).toContain('text/csv');
    const [header = '', ...lines] = raw.toString().trim().split('\r\n');
    expect(header.split(';').map((cell) => cell.replace(/["\uFEFF]/g, ''))).toEqual([
      'Nom',
      'Prénom',
      'Titre',
      'Métiers',
      'Compétences',
      'Expérience',
      'Contrat',
      'Statut juridique',
      'Tarif journalier hors taxes',
      'Salaire annuel brut',
      'Zones',
      'Disponibilité',
      'Disponible à partir du',
    ]);
    expect(lines).toHaveLength(3);
    const everything = [raw.toString(), JSON.stringify(await list({ size: -1 })), JSON.stringify(await read(people.lea))].join();
    for (const secret of [email, '0611223344', 'Zzjob', '"ms"', 'Secret']) expect(everything).not.toContain(secret);
    expect((await company(talents.api.export, { params: { format: 'xlsx' }, query: {} })).raw.subarray(0, 2).toString()).toBe('PK');
  });

  test('is the same for every company, and for nobody without the permission', async () => {
    const other = world.as(await makePerson(world.database, { type: 'Company', permissions: ['freelances.view'] }));
    expect(await namesIn({}, other)).toEqual(await namesIn());
    const blind = world.as(await makePerson(world.database, { type: 'Company', permissions: ['contacts.view'] }));
    for (const call of [
      blind(talents.api.list, { query: {} }),
      blind(talents.api.read, { params: { id: people.lea } }),
      blind(talents.api.export, { params: { format: 'csv' }, query: {} }),
    ])
      expect((await call).status).toBe(403);
  });

  test('of somebody who is not at work, not let in, not proved or without a profile, nothing', async () => {
    const outside = [
      await makePerson(world.database, { type: 'Freelance', state: 'blocked' }),
      await makePerson(world.database, { type: 'Freelance', isValidated: false }),
      await makePerson(world.database, { type: 'Freelance', isVerified: false }),
    ];
    for (const { id } of outside) await makeProfile(world.database, id, { isPrivate: true });
    const bare = await makePerson(world.database, { type: 'Freelance' });
    for (const id of [...outside.map((one) => one.id), bare.id, world.people.commercial.id, randomUUIDv7()]) {
      const { status, error } = await company(talents.api.read, { params: { id } });
      expect([status, error]).toEqual([404, { code: 'record.missing' }]);
    }
    expect((await list()).total.count).toBe(3);
  });
});

describe('the list', () => {
  test('tells where somebody would work, and finds them by it', async () => {
    const nina = await makePerson(world.database, { type: 'Freelance' });
    const { id } = nina;
    await makeProfile(world.database, id, { firstName: 'Nina', lastName: 'Lieu' });
    const areas = ['france-ile-de-france-paris', 'france-bretagne'];
    const body = { areas, remote: null, mobilityNote: 'Deux jours à Villefranche' };
    await world.as(nina)(profiles.api.mobility, { params: { id }, body });
    for (const q of ['paris', 'Île-de-France', 'brittany', 'villefranche', 'nina bretagne']) expect(await namesIn({ q })).toEqual(['Lieu']);
    expect((await list({ q: 'villefranche' })).rows[0]?.places.map(({ code }) => code)).toEqual(areas);
    await world.database.many(sql`delete from freelance_profiles where user_id = ${id}`);
  });

  test('is in the order of names, of availability, and of arrival', async () => {
    expect(await namesIn()).toEqual(['Brun', 'Caron', 'Fontaine']);
    expect(await namesIn({ sort: 'availability' })).toEqual(['Fontaine', 'Brun', 'Caron']);
    expect(await namesIn({ sort: 'since', dir: 'desc' })).toEqual(['Caron', 'Brun', 'Fontaine']);
  });

  test.each([
    [{ q: 'fontaine lea' }, ['Fontaine']],
    [{ q: 'kafka' }, ['Fontaine']],
    [{ q: 'donnees' }, ['Brun']],
    [{ q: 'secret' }, []],
    [{ profession: 'tech-lead' }, ['Fontaine']],
    [{ contract: 'CDI' }, ['Brun']],
    [{ experience: '0' }, ['Caron']],
    [{ availability: 'now' }, ['Fontaine']],
    [{ availability: 'soon' }, ['Brun']],
    [{ availability: 'later' }, ['Caron']],
    [{ availability: 'later', contract: 'CDI' }, []],
    [{ availability: 'now,later' }, ['Caron', 'Fontaine']],
    [{ profession: 'tech-lead,nobody' }, ['Fontaine']],
    [{ experience: '0,3' }, ['Brun', 'Caron', 'Fontaine']],
    [{ skills: 'kafka' }, ['Fontaine']],
    [{ skills: 'KAFKA,java' }, ['Fontaine']],
    [{ skills: 'kafka,cobol' }, []],
    [{ rate: '600..600' }, ['Caron', 'Fontaine']],
    [{ rate: '600.01..' }, []],
    [{ rate: '..599.99' }, []],
  ])('narrowed by %j', async (query, expected) => {
    expect(await namesIn(query)).toEqual(expected);
  });

  test('follows the account: who is blocked leaves it, who is let in again returns, with the name they have now', async () => {
    const set = (change: ReturnType<typeof sql>) => world.database.many(sql`update users set ${change} where id = ${people.ines}`);
    await set(sql`state = 'blocked'`);
    expect(await namesIn()).not.toContain('Caron');
    await set(sql`state = 'active', last_name = 'Abel'`);
    expect((await namesIn())[0]).toBe('Abel');
    expect(await namesIn({ q: 'abel' })).toEqual(['Abel']);
    await set(sql`validated_at = null`);
    expect((await company(talents.api.read, { params: { id: people.ines } })).status).toBe(404);
    await set(sql`validated_at = now(), last_name = 'Caron'`);
  });

  test.each([
    [-900, 'now'],
    [0, 'now'],
    [1, 'soon'],
    [30, 'soon'],
    [31, 'later'],
  ])('somebody free in %i days is there %s, in the list and in its filter', async (availableIn, availability) => {
    const { id } = await makePerson(world.database, { type: 'Freelance' });
    await makeProfile(world.database, id, { lastName: 'Abord', availableIn });
    expect((await list({ q: 'abord' })).rows).toMatchObject([{ availability }]);
    for (const one of ['now', 'soon', 'later'])
      expect(await namesIn({ q: 'abord', availability: one })).toHaveLength(one === availability ? 1 : 0);
    await world.database.many(sql`delete from freelance_profiles where user_id = ${id}`);
  });

  test('names what a reference list no longer has by its code', async () => {
    const { id } = await makePerson(world.database, { type: 'Freelance' });
    await makeProfile(world.database, id, { lastName: 'Ancien', professions: ['gone', 'tech-lead'], experience: 'gone' });
    const gone = { code: 'gone', fr: 'gone', en: 'gone' };
    expect((await list({ q: 'ancien' })).rows).toMatchObject([{ professions: [gone, { code: 'tech-lead' }], experience: gone }]);
    await world.database.many(sql`delete from freelance_profiles where user_id = ${id}`);
  });

  test('who has not said when comes last, and in no filter', async () => {
    const { id } = await makePerson(world.database, { type: 'Freelance' });
    await makeProfile(world.database, id, { lastName: 'Aaron', availableIn: null });
    expect((await namesIn({ sort: 'availability' })).at(-1)).toBe('Aaron');
    const first = await list({ sort: 'availability', size: 10 });
    expect(first.rows.at(-1)).toMatchObject({ availability: null, availableFrom: null } satisfies Partial<Talent>);
    for (const availability of ['now', 'soon', 'later']) expect(await namesIn({ availability })).not.toContain('Aaron');
    await world.database.many(sql`delete from freelance_profiles where user_id = ${id}`);
  });
});

describe('a hidden profile', () => {
  test('says so under its address, and nothing else', async () => {
    expect(await read(people.hidden)).toEqual({ isPrivate: true });
  });

  test('is hidden and shown by its freelance, with a trace, and once', async () => {
    const me = await makePerson(world.database, { type: 'Freelance' });
    await makeProfile(world.database, me.id, { lastName: 'Zola' });
    const own = world.as(me);
    const params = { id: me.id };
    expect(await namesIn({ q: 'zola' })).toEqual(['Zola']);
    expect((await own(profiles.api.hide, { params, body: {} })).body).toMatchObject({ state: 'hidden' });
    expect(await namesIn({ q: 'zola' })).toEqual([]);
    expect(await read(me.id)).toEqual({ isPrivate: true });
    expect((await own(profiles.api.hide, { params, body: {} })).error).toEqual({ code: 'workflow.wrongState', state: 'hidden' });
    expect((await own(profiles.api.show, { params, body: {} })).body.state).toBe('shown');
    expect(await namesIn({ q: 'zola' })).toEqual(['Zola']);
    const { rows } = (await own(profiles.api.history, { params, query: {} })).body;
    expect(rows.map(({ kind, after }) => [kind, after?.state])).toEqual([
      ['profile.show', 'shown'],
      ['profile.hide', 'hidden'],
    ]);
    await world.database.many(sql`delete from freelance_profiles where user_id = ${me.id}`);
  });

  test('is told in the download of one’s own data', async () => {
    const me = await makePerson(world.database, { type: 'Freelance' });
    await makeProfile(world.database, me.id, { isPrivate: true });
    const { raw } = await world.as(me)(ownAccountApi.export, {});
    const { profile } = JSON.parse(unzip(raw).get('data.json')?.toString() ?? '{}');
    expect(profile.freelance).toMatchObject({ isPrivate: true, title: 'Développeuse', skills: ['Java'], dailyRateCents: 60_000 });
  });

  test('goes with the account', async () => {
    const me = await makePerson(world.database, { type: 'Freelance', password: 'Chemin!42vert' });
    await makeProfile(world.database, me.id);
    const body = { email: me.email, password: 'Chemin!42vert' };
    expect((await world.as(me)(ownAccountApi.delete, { body })).status).toBe(200);
    expect(await world.database.maybe(sql`select 1 from freelance_profiles where user_id = ${me.id}`)).toBeUndefined();
  });
});

test.each([
  ['développeuse java', ['Brun', 'Caron', 'Fontaine']],
  ['developpeurs kafka', ['Fontaine']],
  ['tech lead kafka', ['Fontaine']],
  ['ingénieure donnée', ['Brun']],
  ['informaticienne cobol', []],
])('talents are found by %j, in either gender and number, by title, profession and skill', async (q, names) => {
  expect((await namesIn({ q })).filter((name) => ['Fontaine', 'Brun', 'Caron'].includes(name))).toEqual(names);
});

test('what keeps somebody from a mission is told in the lists of companies and staff', async () => {
  const { id } = await makePerson(world.database, { type: 'Freelance' });
  await makeProfile(world.database, id, { lastName: 'Occupée', availableIn: null });
  await world.database.many(sql`update freelance_profiles set busy = 'unavailable' where user_id = ${id}`);
  const told = (await list({ q: 'Occupée' })).rows;
  expect(told.map(({ busy, availableFrom }) => [busy, availableFrom])).toEqual([['unavailable', null]]);
  const { rows } = (await world.as('admin')(managedAccounts.api.list, { query: { type: 'Freelance', q: 'Occupée' } })).body;
  expect(rows.map(({ offer }) => offer?.busy)).toEqual(['unavailable']);
});

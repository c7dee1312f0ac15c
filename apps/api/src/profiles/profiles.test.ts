import { ownAccountApi } from '@jalon/domain/accounts/own-account-api';
import { fileApi } from '@jalon/domain/files/file-api';
import { profileApi, profiles } from '@jalon/domain/profiles/profile-api';
import { talents } from '@jalon/domain/talents/talent-api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makePerson, makeProfile, type Person } from '../../test/factories.ts';
import { openWorld, type World } from '../../test/harness.ts';
import { png } from '../../test/images.ts';
import * as proofs from '../../test/proofs.ts';
import { unzip } from '../../test/unzip.ts';
import { sql } from '../db/sql.ts';

let world: World;
let me: Person;
let own: ReturnType<World['as']>;
let params: { id: string };
beforeAll(async () => {
  world = await openWorld();
  me = await makePerson(world.database, { type: 'Freelance' });
  await makeProfile(world.database, me.id, { lastName: 'Moreau' });
  own = world.as(me);
  params = { id: me.id };
});
afterAll(() => world.close());

const { api } = profiles;
const read = async () => (await own(api.read, { params })).body;
const experience = (more: object = {}) => ({
  ...{ title: 'Développeuse', company: 'Armorine', isCurrent: false, from: '2020-01', to: '2021-02', description: '', skills: [] },
  ...more,
});
const wrong = (fields: object) => ({ code: 'request.invalid', fields });

test('a profile begins with a title, once', async () => {
  const newcomer = world.as(await makePerson(world.database, { type: 'Freelance' }));
  expect((await newcomer(profileApi.own, {})).body).toMatchObject({ isPrivate: null, rate: 0 });
  const { status, body } = await newcomer(api.create, { body: { title: 'Testeuse' } });
  expect([status, body]).toMatchObject([201, { title: 'Testeuse', state: 'shown', version: 1, experiences: [], resumes: [] }]);
  expect((await newcomer(api.create, { body: { title: 'Testeuse' } })).error).toEqual({ code: 'record.taken' });
  expect((await newcomer(profileApi.own, {})).body).toMatchObject({ isPrivate: false, rate: 8 });
});

test('every section is written as a whole, read by the staff and by companies, and told in words', async () => {
  await own(api.presentation, { params, body: { title: 'Développeuse full stack', experience: '3' } });
  const skills = [
    { name: 'React', level: 'expert' as const },
    { name: 'Go', level: null },
    // The same as the first, and kept once.
    { name: 'React.js', level: 'basic' as const },
  ];
  await own(api.expertise, { params, body: { professions: ['tech-lead', 'java-developer'], skills } });
  const current = experience({ title: 'Tech lead', isCurrent: true, from: '2022-03', to: null, skills: ['React'] });
  const description = '<p>Un <b>portail</b><script>alert(1)</script></p>';
  await own(api.experiences, { params, body: { experiences: [experience({ description }), current] } });
  await own(api.trainings, { params, body: { trainings: [{ name: 'Master', organisation: 'Estuaire', year: 2012 }] } });
  await own(api.languages, {
    params,
    body: {
      languages: [
        { code: 'fr', level: 'native' },
        { code: 'en', level: 'fluent' },
      ],
    },
  });
  const pay = { contractType: 'Freelance', legalStatus: 'EURL', dailyRateCents: 54_000, annualSalaryCents: 1, daysPerWeek: 4 } as const;
  await own(api.conditions, { params, body: pay });
  await own(api.mobility, { params, body: { areas: ['france-bretagne'], remote: 'partial', mobilityNote: '2 jours par mois sur site' } });
  await own(api.links, { params, body: { linkedin: 'https://www.linkedin.com/in/camille', twitter: null } });
  const { body: last } = await own(api.availability, { params, body: { availability: 'working', availableFrom: '2049-05-01' } });
  const whole = {
    ...{ title: 'Développeuse full stack', skills: ['React', 'Go'], skillLevels: [{ name: 'React', level: 'expert' }] },
    professions: [{ code: 'tech-lead' }, { code: 'java-developer', fr: 'Développeur Java' }],
    experiences: [current, experience({ description: '<p>Un <strong>portail</strong></p>' })],
    trainings: [{ name: 'Master' }],
    languages: [{ code: 'fr' }, { code: 'en', level: 'fluent' }],
    ...{ legalStatus: 'EURL', dailyRateCents: 54_000, annualSalaryCents: null, daysPerWeek: 4 },
    ...{ areas: [{ code: 'france-bretagne', fr: 'Bretagne', en: 'Brittany' }], remote: 'partial' },
    ...{ availabilityState: 'working', availableFrom: '2049-05-01', linkedin: 'https://www.linkedin.com/in/camille' },
  };
  expect(last).toMatchObject({ ...whole, version: 10 });
  for (const who of ['admin', 'commercial'] as const) expect((await world.as(who)(api.read, { params })).body).toMatchObject(whole);
  const [row] = (await own(api.list, { query: {} })).body.rows;
  expect(row).toMatchObject({ title: whole.title, skills: whole.skills, availabilityState: 'working', version: 10 });
  for (const long of ['experiences', 'trainings', 'languages', 'resumes', 'linkedin', 'mobilityNote']) expect(row).not.toHaveProperty(long);
  const seen = (await world.as('company')(talents.api.read, { params })).body;
  expect(seen).toMatchObject({ ...whole, isPrivate: false });
  expect(seen).not.toHaveProperty('resumes');
  const past = async (as: ReturnType<World['as']>, language: string) =>
    (await as(api.history, { params, query: {}, headers: { 'accept-language': language } } as never)).body.rows;
  const told = await past(own, 'fr');
  expect(told.map(({ kind }) => kind).slice(0, 2)).toEqual(['profile.availability', 'profile.links']);
  expect(told.find(({ kind }) => kind === 'profile.experiences')).toMatchObject({
    input: null,
    before: { experiences: null },
    after: { experiences: 'Tech lead (Armorine), Développeuse (Armorine)' },
  });
  expect(told.find(({ kind }) => kind === 'profile.languages')?.after?.languages).toBe('Français, Anglais');
  expect(told.find(({ kind }) => kind === 'profile.expertise')).toMatchObject({ after: { skills: 'React, Go' } });
});

describe('is refused at its field', () => {
  test.each([
    ['an end before the start', { from: '2021-01', to: '2020-01' }, 'to', 'validation.endBeforeStart'],
    ['no end of what is over', { to: null }, 'to', 'validation.required'],
    ['an end of what goes on', { isCurrent: true }, 'to', 'validation.invalid'],
    ['a year that is no year', { from: '1949-12' }, 'from', 'validation.yearRange|first=1950|last=2050'],
    ['a month to come', { from: '2049-01', to: '2049-02' }, 'from', 'validation.notInFuture'],
    ['a title that is too long', { title: 'x'.repeat(51) }, 'title', 'validation.maxLength|max=50'],
  ])('%s', async (_, more, field, message) => {
    const { status, error } = await own(api.experiences, { params, body: { experiences: [experience(), experience(more)] } });
    expect([status, error.fields?.[`experiences.1.${field}`]]).toEqual([422, message]);
  });

  test('a day that has come, and no day at all, for who is available soon', async () => {
    const say = async (availability: 'soon' | 'working', availableFrom: string | null) =>
      (await own(api.availability, { params, body: { availability, availableFrom } })).error;
    expect(await say('soon', null)).toEqual(wrong({ availableFrom: 'validation.required' }));
    expect(await say('soon', '2020-01-01')).toEqual(wrong({ availableFrom: 'validation.afterToday' }));
    expect(await say('working', '2020-01-01')).toEqual(wrong({ availableFrom: 'validation.afterToday' }));
  });

  test('what no list offers, unless it was there', async () => {
    const mobility = { remote: null, mobilityNote: '' };
    expect((await own(api.mobility, { params, body: { ...mobility, areas: ['atlantis'] } })).error).toEqual(
      wrong({ areas: 'validation.invalid' }),
    );
    await world.database.many(sql`update freelance_profiles set areas = '{atlantis}' where user_id = ${me.id}`);
    expect((await own(api.mobility, { params, body: { ...mobility, areas: ['atlantis', 'france-bretagne'] } })).status).toBe(200);
    expect((await own(api.expertise, { params, body: { professions: ['gone'], skills: [] } })).error).toEqual(
      wrong({ professions: 'validation.invalid' }),
    );
  });

  test('a link that leads elsewhere', async () => {
    const links = (linkedin: string | null, twitter: string | null) => own(api.links, { params, body: { linkedin, twitter } });
    expect((await links('https://evil.example/linkedin.com/in/x', null)).error).toEqual(wrong({ linkedin: 'validation.linkedin' }));
    expect((await links(null, 'javascript:alert(1)')).error).toEqual(wrong({ twitter: 'validation.twitter' }));
  });

  test('what was changed meanwhile, with who did', async () => {
    const { version } = await read();
    const title = (value: string) => own(api.presentation, { params, body: { title: value, experience: '3', version } });
    const [one, other] = await Promise.all([title('Un'), title('Deux')]);
    expect([one.status, other.status].sort()).toEqual([200, 409]);
    const { error } = one.status === 409 ? one : other;
    expect(error).toMatchObject({ code: 'record.changed', by: 'Test Moreau', current: { version: version + 1 } });
    expect(error.current).not.toHaveProperty('ownerId');
  });

  test('anything of somebody else', async () => {
    const stranger = world.as(await makePerson(world.database, { type: 'Freelance' }));
    const body = { title: 'Volé', experience: null };
    expect((await stranger(api.presentation, { params, body })).status).toBe(404);
    expect((await stranger(api.read, { params })).status).toBe(404);
    expect((await world.as('admin')(api.presentation, { params, body })).status).toBe(403);
    expect((await world.as('company')(api.read, { params })).status).toBe(403);
  });
});

describe('resumes', () => {
  const send = (file: Blob, name = 'cv.pdf') => own(fileApi.upload, { query: { name, purpose: 'resume' }, file });
  const add = async (name = 'cv.pdf') => own(api.addResume, { params, body: { fileId: (await send(proofs.pdf(name), name)).body.id } });

  test('are PDF by their content', async () => {
    expect((await send(await proofs.asBinary(await png()), 'cv.pdf')).error).toEqual({ code: 'file.notAPdf' });
    expect((await send(proofs.program(), 'cv.pdf')).error).toEqual({ code: 'file.program' });
    expect((await send(proofs.words(), 'cv.pdf')).error).toEqual({ code: 'file.notAPdf' });
    const proof = await own(fileApi.upload, { query: { name: 'kbis.pdf', purpose: 'proof' }, file: proofs.pdf() });
    expect((await own(api.addResume, { params, body: { fileId: proof.body.id } })).error).toEqual(wrong({ fileId: 'validation.fileGone' }));
    expect((await read()).resumes).toEqual([]);
  });

  test('are five at most, whoever is fast, the main one first, and read by those who may', async () => {
    for (const name of ['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf']) expect((await add(name)).status).toBe(200);
    const files = await Promise.all(['e.pdf', 'f.pdf'].map(async (name) => (await send(proofs.pdf(name), name)).body.id));
    const answers = await Promise.all(files.map((fileId) => own(api.addResume, { params, body: { fileId } })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.error).toEqual({ code: 'profile.tooManyResumes', max: 5 });
    const names = async () => (await read()).resumes.map(({ name }) => name);
    expect((await names()).slice(0, 4)).toEqual(['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf']);
    const [, second, third] = (await read()).resumes;
    await own(api.mainResume, { params, body: { fileId: third?.id ?? '' } });
    expect((await names()).slice(0, 3)).toEqual(['c.pdf', 'a.pdf', 'b.pdf']);
    const file = { params: { ...params, fileId: second?.id ?? '' }, query: { as: 'preview' as const } };
    for (const as of [own, world.as('commercial')]) expect((await as(profileApi.file, file)).raw.toString('latin1')).toContain('%PDF-');
    expect((await world.as('company')(profileApi.file, file)).status).toBe(403);
    await own(api.removeResume, { params, body: { fileId: second?.id ?? '' } });
    expect(await names()).not.toContain('b.pdf');
    expect((await own(profileApi.file, file)).status).toBe(404);
    await world.work();
    expect(await world.files.get(`records/${second?.id}`)).toBeUndefined();
    expect((await own(api.removeResume, { params, body: { fileId: second?.id ?? '' } })).error).toEqual(
      wrong({ fileId: 'validation.fileGone' }),
    );
  });

  test('are told in the download of one’s own data, and go with the account', async () => {
    const leaving = await makePerson(world.database, { type: 'Freelance', password: 'Chemin!42vert' });
    await makeProfile(world.database, leaving.id);
    const as = world.as(leaving);
    const { body: file } = await as(fileApi.upload, { query: { name: 'mien.pdf', purpose: 'resume' }, file: proofs.pdf() });
    await as(api.addResume, { params: { id: leaving.id }, body: { fileId: file.id } });
    const { raw } = await as(ownAccountApi.export, {});
    const { profile } = JSON.parse(unzip(raw).get('data.json')?.toString() ?? '{}');
    expect(profile.freelance).toMatchObject({ resumes: ['mien.pdf'], experiences: [], daysPerWeek: null });
    await as(ownAccountApi.delete, { body: { email: leaving.email, password: 'Chemin!42vert' } });
    expect(await world.database.maybe(sql`select 1 from files where id = ${file.id}`)).toBeUndefined();
    await world.work();
    expect(await world.files.get(`records/${file.id}`)).toBeUndefined();
  });
});

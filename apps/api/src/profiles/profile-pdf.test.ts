import { applications } from '@jalon/domain/applications/application-api';
import { profiles } from '@jalon/domain/profiles/profile-api';
import { talents } from '@jalon/domain/talents/talent-api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePerson, makeProfile, type Person } from '../../test/factories.ts';
import { openWorld, type World } from '../../test/harness.ts';
import { apply, postNeed } from '../../test/market.ts';
import { pdfText } from '../../test/pdf-text.ts';
import { scriptVectors } from '../../test/script-vectors.ts';
import { sql } from '../db/sql.ts';

let world: World;
let me: Person;
let company: Person;
beforeAll(async () => {
  world = await openWorld();
  me = await makePerson(world.database, { type: 'Freelance' });
  company = await makePerson(world.database, { type: 'Company' });
  await makeProfile(world.database, me.id, { firstName: 'Clémence', lastName: 'Œuvrard', title: 'Développeuse full stack' });
  await world.database.many(sql`update users set email = 'seidenspinner@jalon.test', phone = '+33611223344' where id = ${me.id}`);
  const own = world.as(me);
  const params = { id: me.id };
  const job = { title: 'Tech lead', company: 'Zirbelkiefer', isCurrent: true, from: '2022-03', to: null, skills: ['React'] };
  const description = '<p>Un <b>portail</b> pour la DSI de Zirbelkiefer, avec Clémence.</p><ul><li>Sécurité</li></ul><p>06 11 22 33 44</p>';
  await own(profiles.api.experiences, { params, body: { experiences: [{ ...job, description }] } });
  const skills = [{ name: 'React', level: 'expert' as const }];
  await own(profiles.api.expertise, { params, body: { professions: ['tech-lead'], skills } });
  await own(profiles.api.trainings, { params, body: { trainings: [{ name: 'Master', organisation: 'Estuaire', year: 2012 }] } });
  await own(profiles.api.languages, { params, body: { languages: [{ code: 'en', level: 'fluent' }] } });
  await own(profiles.api.mobility, { params, body: { areas: ['france-bretagne'], remote: 'partial', mobilityNote: 'Appelez Clémence' } });
  await own(profiles.api.links, { params, body: { linkedin: 'https://www.linkedin.com/in/oeuvrard', twitter: null } });
});
afterAll(() => world.close());

type Query = { as?: 'named' | 'anonymous'; lang?: 'fr' | 'en' };
const ownPdf = (query: Query) => world.as(me)(profiles.api.pdf, { params: { id: me.id }, query });
const said = async (query: Query) => (await pdfText((await ownPdf(query)).raw)).replace(/\s+/g, ' ');

test('a profile is told whole, in the language that is asked for', async () => {
  const answer = await ownPdf({});
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="profil-clemence-oeuvrard.pdf"',
  });
  const fr = await said({});
  for (const words of ['Clémence Œuvrard', 'Développeuse full stack', '600 € / jour', 'Disponible', 'Bretagne', 'Télétravail partiel'])
    expect(fr).toContain(words);
  for (const words of [
    'React Expert',
    'Zirbelkiefer',
    'mars 2022 – aujourd’hui',
    'Un portail pour',
    '• Sécurité',
    'Estuaire',
    'Anglais Courant',
  ])
    expect(fr).toContain(words);
  for (const words of ['Appelez Clémence', 'https://www.linkedin.com/in/oeuvrard', 'Jalon', 'Page 1 sur 1']) expect(fr).toContain(words);
  const en = await said({ lang: 'en' });
  for (const words of [
    '€600 / day',
    'Available',
    'Brittany',
    'Partly remote',
    'Work history',
    'Mar 2022 – today',
    'English Fluent',
    'Page 1 of 1',
  ])
    expect(en).toContain(words);
  // Neither is ever sent on.
  for (const text of [fr, en]) expect(text).not.toMatch(/seidenspinner|\+33/);
});

test.each(['fr', 'en'] as const)('an anonymous one tells in %s what somebody can do, and not who it is', async (lang) => {
  const answer = await ownPdf({ as: 'anonymous', lang });
  const text = `${await pdfText(answer.raw)} ${JSON.stringify(answer.headers)}`.replace(/\s+/g, ' ');
  const shown = {
    fr: ['PROFIL ANONYME', '600 € / jour', 'Entreprise', 'Page 1 sur 1'],
    en: ['ANONYMOUS PROFILE', '€600 / day', 'Company', 'Page 1 of 1'],
  };
  for (const words of ['Développeuse full stack', 'React', 'Sécurité', 'Estuaire', ...shown[lang]]) expect(text).toContain(words);
  for (const hidden of [/cl[eé]mence/i, /[œo]?e?uvrard/i, /zirbelkiefer/i, /linkedin/i, /seidenspinner/i, /11 ?22 ?33/, new RegExp(me.id)])
    expect(text).not.toMatch(hidden);
});

test('companies have those they may look at, and their candidates as long as they are', async () => {
  const params = { id: me.id };
  const found = () => world.as(company)(talents.api.pdf, { params, query: {} });
  expect((await found()).status).toBe(200);
  expect((await world.as(company)(profiles.api.pdf, { params, query: {} })).status).toBe(403);
  expect((await world.as('admin')(profiles.api.pdf, { params, query: {} })).status).toBe(200);
  const other = await makePerson(world.database, { type: 'Freelance' });
  expect((await world.as(other)(profiles.api.pdf, { params, query: {} })).status).toBe(404);

  await world.as(me)(profiles.api.hide, { params, body: {} });
  expect((await found()).status).toBe(404);
  const need = await postNeed(world, company);
  const id = await apply(world, me, need.id);
  const sent = (by: Person) => world.as(by)(applications.api.pdf, { params: { id }, query: { as: 'anonymous' } });
  // Not before it is submitted.
  expect((await sent(company)).status).toBe(404);
  await world.as('admin')(applications.api.submit, { params: { id }, body: {} });
  expect((await sent(company)).status).toBe(200);
  expect((await sent(await makePerson(world.database, { type: 'Company' }))).status).toBe(404);
  await world.as(me)(applications.api.retire, { params: { id }, body: {} });
  expect((await sent(company)).status).toBe(404);
  await world.as(me)(profiles.api.show, { params, body: {} });
});

test('whatever is kept, a document is drawn, and has an end', async () => {
  const { id } = await makePerson(world.database, { type: 'Freelance' });
  await makeProfile(world.database, id, {
    firstName: '🚀\u0007',
    lastName: 'Ω'.repeat(40),
    title: 'م'.repeat(30),
    skills: ['x'.repeat(50)],
  });
  const job = (description: string) => ({ title: 'A', company: 'B', isCurrent: true, from: '2020-01', to: null, description, skills: [] });
  const texts = [...scriptVectors, 'x'.repeat(4000), '<p>'.repeat(500), '<ul>'.repeat(300)];
  const read = async (list: object[]) => {
    await world.database.many(sql`update freelance_profiles set experiences = ${JSON.stringify(list)}::jsonb where user_id = ${id}`);
    const { status, raw } = await world.as('admin')(profiles.api.pdf, { params: { id }, query: { as: 'anonymous' } });
    expect(status).toBe(200);
    return raw;
  };
  for (let from = 0; from < texts.length; from += 25) {
    const raw = await read(texts.slice(from, from + 25).map(job));
    expect(raw.toString('latin1')).not.toMatch(/\/(JavaScript|JS|Launch|OpenAction|EmbeddedFile|URI)\b/);
    expect(await pdfText(raw)).not.toMatch(/javascript:|evil\.test/i);
  }
  const many = await pdfText(await read(Array.from({ length: 200 }, (_, at) => ({ ...job('<p>Texte</p>'), title: `Poste ${at};` }))));
  expect(many).toContain('Poste 29;');
  expect(many).not.toContain('Poste 30;');
});

import { applications } from '@jalon/domain/applications/application-api';
import { companyApi } from '@jalon/domain/companies/company-api';
import { opportunities } from '@jalon/domain/opportunities/opportunity-api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePerson, type Person } from '../../test/factories.ts';
import { openWorld, type World } from '../../test/harness.ts';
import * as images from '../../test/images.ts';
import { apply, candidate, postNeed } from '../../test/market.ts';
import { sql } from '../db/sql.ts';

let world: World;
let owner: Person;
let freelance: Person;
beforeAll(async () => {
  world = await openWorld();
  owner = await makePerson(world.database, { type: 'Company' });
  freelance = await candidate(world, await makePerson(world.database, { type: 'Freelance' }));
});
afterAll(() => world.close());

const place = { minutes: 45, format: 'video', place: null } as const;
const titles = async (query: object): Promise<string[]> =>
  (await world.as(freelance)(opportunities.api.list, { query: { state: 'posted', ...query } })).body.rows.map(({ title }) => title).sort();

test('a freelance narrows what is posted by sector, profession, rate and start', async () => {
  await postNeed(world, owner, { title: 'A', expertiseArea: 'energy', startsOn: '2027-01-04' });
  await postNeed(world, owner, {
    title: 'B',
    activityAreas: ['tech-lead'],
    dailyRateFromCents: null,
    dailyRateToCents: 50_000,
    startsOn: null,
  });
  await postNeed(world, owner, {
    ...{ title: 'C', contractType: 'CDI', dailyRateFromCents: null, dailyRateToCents: null, annualSalaryCents: 5_000_000 },
    startsOn: '2027-03-01',
  });
  expect(await titles({ sector: 'energy,insurance' })).toEqual(['A']);
  expect(await titles({ profession: 'tech-lead' })).toEqual(['B']);
  // A pays 600 to 700, B 500 at most; whoever asks for 650 is within what A pays.
  expect(await titles({ rate: '650..' })).toEqual(['A']);
  expect(await titles({ rate: '..550' })).toEqual(['B']);
  expect(await titles({ rate: '500..600' })).toEqual(['A', 'B']);
  expect(await titles({ start: '2027-02-01..' })).toEqual(['C']);
  expect(await titles({ start: '..2027-01-31' })).toEqual(['A']);
});

test('a need says how far one’s own application is, and that slots wait', async () => {
  const { id } = await postNeed(world, owner, { hasPreselection: false });
  const params = { id };
  const own = async (person: Person) => (await world.as(person)(opportunities.api.read, { params })).body;
  expect(await own(freelance)).toMatchObject({ applicationId: null, applicationState: null, hasSlots: null });
  const applied = await apply(world, freelance, id);
  expect(await own(freelance)).toMatchObject({ applicationId: applied, applicationState: 'submitted', hasSlots: false });
  const slots = ['2027-01-05T09:30:00+01:00', '2027-01-06T14:00:00+01:00'];
  await world.as(owner)(applications.api.offerSlots, { params: { id: applied }, body: { slots, ...place } });
  expect(await own(freelance)).toMatchObject({ hasSlots: true });
  expect(await own(owner)).toMatchObject({ applicationState: null, hasSlots: null });
});

test('both sides take the interview into their calendar, once it is set and as long as it is', async () => {
  const { id: needId, companyId } = await postNeed(world, owner, { hasPreselection: false });
  const params = { id: await apply(world, freelance, needId) };
  const read = (person: Person) => world.as(person)(applications.api.calendar, { params });
  expect((await read(freelance)).status).toBe(404);
  const at = '2027-01-06T14:00:00+01:00';
  await world.as(owner)(applications.api.interview, { params, body: { at, ...place, place: 'Salle 2, Nantes' } });
  const { name } = await world.database.one<{ name: string }>(sql`select name from companies where id = ${companyId}`);
  const [own, theirs] = [await read(freelance), await read(owner)];
  expect(own.headers['content-type']).toContain('text/calendar');
  expect(own.headers['content-disposition']).toBe('attachment; filename="entretien.ics"');
  expect(own.raw.toString()).toContain(`SUMMARY:Entretien · ${name}\r\n`);
  expect(own.raw.toString()).toContain('DTSTART:20270106T130000Z\r\nDTEND:20270106T134500Z\r\n');
  expect(own.raw.toString()).toContain('LOCATION:Salle 2\\, Nantes\r\n');
  expect(theirs.raw.toString()).toContain('SUMMARY:Entretien · Solène Marchand\r\n');
  expect((await read(await makePerson(world.database, { type: 'Freelance' }))).status).toBe(404);
  await world.as(freelance)(applications.api.retire, { params, body: {} });
  expect((await read(freelance)).status).toBe(404);
});

test('a freelance is given the logo of a company that a need names, and of no other', async () => {
  const hidden = await makePerson(world.database, { type: 'Company' });
  const stranger = await makePerson(world.database, { type: 'Freelance' });
  const seen = async (of: Person, isAnonymous: boolean) => {
    const { companyId } = await postNeed(world, of, { isAnonymous });
    await world.as(of)(companyApi.setLogo, { file: await images.png() });
    return (await world.as(stranger)(companyApi.logo, { params: { id: companyId }, query: {} })).status;
  };
  expect([await seen(owner, false), await seen(hidden, true)]).toEqual([200, 404]);
});

import { randomUUIDv7 } from 'node:crypto';
import { ownAccountApi } from '@jalon/domain/accounts/own-account-api';
import { applications } from '@jalon/domain/applications/application-api';
import { divisions } from '@jalon/domain/divisions/division-api';
import { notificationApi } from '@jalon/domain/notifications/notification-api';
import { opportunities } from '@jalon/domain/opportunities/opportunity-api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { companyOf } from '../../test/events/callers.ts';
import { makePerson, makeRole, type Person } from '../../test/factories.ts';
import { openWorld, type World } from '../../test/harness.ts';
import { apply, candidate, postNeed } from '../../test/market.ts';
import { aNeed } from '../../test/need.ts';
import { pictureKey } from '../core/pictures.ts';
import { sql } from '../db/sql.ts';

let world: World;
let owner: Person;
let freelance: Person;
let commercial: Person;
let need: { id: string; companyId: string };
beforeAll(async () => {
  world = await openWorld();
  owner = await makePerson(world.database, { type: 'Company' });
  freelance = await candidate(world, await makePerson(world.database, { type: 'Freelance' }));
  commercial = await makePerson(world.database, { type: 'Commercial' });
  need = await postNeed(world, owner);
  await world.database.many(sql`insert into company_commercials (company_id, user_id) values (${need.companyId}, ${commercial.id})`);
});
afterAll(() => world.close());

const told = async (person: Person): Promise<string[]> =>
  (await world.as(person)(notificationApi.list, { query: {} })).body.rows.map(({ text }) => text.replace(/\s/g, ' '));
const place = { minutes: 45, format: 'video', place: null } as const;

test('a need is answered, qualified, met and decided, and each sees what is theirs', async () => {
  const other = await candidate(world, await makePerson(world.database, { type: 'Freelance' }));
  const [id, otherId] = [await apply(world, freelance, need.id), await apply(world, other, need.id)];
  const params = { id };
  const [asOwner, asStaff, asFreelance] = [world.as(owner), world.as(commercial), world.as(freelance)];

  // Qualified first: the company has nothing to see.
  expect((await asOwner(applications.api.read, { params })).status).toBe(404);
  expect((await asOwner(opportunities.api.read, { params: { id: need.id } })).body).toMatchObject({ applications: 0, toTreat: 0 });
  expect(await told(commercial)).toContain('Solène Marchand a postulé : Tech lead TypeScript');
  expect((await asStaff(applications.api.submit, { params, body: {} })).body).toMatchObject({ state: 'submitted', waitsFor: 'decider' });
  expect(await told(freelance)).toContain('Candidature transmise : Tech lead TypeScript');

  const slots = ['2027-01-05T09:30:00+01:00', '2027-01-06T14:00:00+01:00'];
  // However they were chosen, they are told in the order of time.
  const offered = (await asOwner(applications.api.offerSlots, { params, body: { slots: slots.toReversed(), ...place } })).body;
  expect(offered.waitsFor).toBe('candidate');
  expect(offered.slots.map((slot) => Date.parse(slot))).toEqual(slots.map((slot) => Date.parse(slot)));
  const gone = await asFreelance(applications.api.pickSlot, { params, body: { at: '2027-01-07T14:00:00+01:00' } });
  expect(gone.error.code).toBe('application.slotGone');
  const picked = (await asFreelance(applications.api.pickSlot, { params, body: { at: '2027-01-06T13:00:00Z' } })).body;
  expect(picked).toMatchObject({ state: 'interview', waitsFor: null, slots: [], minutes: 45 });
  expect(Date.parse(picked.interviewAt ?? '')).toBe(Date.parse(slots[1] ?? ''));
  expect(await told(owner)).toContain('Solène Marchand a choisi un créneau d’entretien : Tech lead TypeScript');

  expect((await asOwner(applications.api.accept, { params, body: {} })).body).toMatchObject({ state: 'accepted' });
  const closing = { reason: 'filled', message: 'Merci de votre intérêt.' } as const;
  expect((await asOwner(opportunities.api.close, { params: { id: need.id }, body: closing })).body.state).toBe('closed');
  await world.work();
  expect((await asFreelance(applications.api.read, { params })).body.state).toBe('accepted');
  const dismissed = (await world.as(other)(applications.api.read, { params: { id: otherId } })).body;
  expect(dismissed).toMatchObject({ state: 'rejected', reason: 'Merci de votre intérêt.' });
  expect(await told(other)).toContain('Le besoin est clos, votre candidature ne peut aboutir : Tech lead TypeScript');
  const kinds = (await asFreelance(applications.api.history, { params, query: {} })).body.rows.map(({ kind }) => kind);
  expect(kinds.toReversed()).toEqual(['create', 'submit', 'offerSlots', 'pickSlot', 'accept'].map((verb) => `application.${verb}`));
});

test('one applies once, to what is posted', async () => {
  const mine = await postNeed(world, owner, { hasPreselection: false });
  const person = await makePerson(world.database, { type: 'Freelance' });
  const body = { opportunityId: mine.id, message: '', dailyRateCents: null, annualSalaryCents: null, availableFrom: null };
  const first = await world.as(person)(applications.api.create, { body });
  expect(first.body).toMatchObject({ state: 'submitted', waitsFor: 'decider' });
  expect((await world.as(person)(applications.api.create, { body })).error.code).toBe('application.already');
  await world.as(owner)(opportunities.api.unpost, { params: { id: mine.id }, body: {} });
  const late = await world.as(await makePerson(world.database, { type: 'Freelance' }))(applications.api.create, { body });
  expect(late.error.code).toBe('application.notOpen');
  // Who has applied still sees it.
  expect((await world.as(person)(opportunities.api.read, { params: { id: mine.id } })).status).toBe(200);
  expect((await world.as(freelance)(opportunities.api.read, { params: { id: mine.id } })).status).toBe(404);
});

test('an anonymous need names its company to a candidate once the company has the application', async () => {
  const stranger = await makePerson(world.database, { type: 'Company' });
  const { id, companyId } = await postNeed(world, stranger, { isAnonymous: true, contactEmail: 'secret@company.test' });
  const { name } = await world.database.one<{ name: string }>(sql`select name from companies where id = ${companyId}`);
  const answers = async () =>
    (
      await Promise.all([
        world.as(freelance)(opportunities.api.read, { params: { id } }),
        world.as(freelance)(opportunities.api.list, { query: {} }),
        world.as(freelance)(applications.api.list, { query: {} }),
        world.as(freelance)(opportunities.api.export, { params: { format: 'csv' }, query: {} }),
      ])
    )
      .map(({ raw }) => raw.toString())
      .join();
  expect((await world.as(freelance)(opportunities.api.read, { params: { id } })).body).toMatchObject({
    company: null,
    contactEmail: null,
    manager: null,
  });
  // Nor is it found by asking for the needs of the company.
  expect((await world.as(freelance)(opportunities.api.list, { query: { companyId } })).body.rows).toEqual([]);
  const applied = await apply(world, freelance, id);
  for (const secret of [name, companyId, 'secret@company.test']) expect(await answers()).not.toContain(secret);
  expect((await world.as(freelance)(applications.api.read, { params: { id: applied } })).body.opportunity.company).toBeNull();
  await world.as('admin')(applications.api.submit, { params: { id: applied }, body: {} });
  expect((await world.as(freelance)(applications.api.read, { params: { id: applied } })).body.opportunity.company).toMatchObject({ name });
});

test('of two who decide at once, one wins and the other is told the state', async () => {
  const { id: needId } = await postNeed(world, owner, { hasPreselection: false });
  const id = await apply(world, await makePerson(world.database, { type: 'Freelance' }), needId);
  const params = { id };
  const answers = await Promise.all([
    world.as(owner)(applications.api.accept, { params, body: { version: 1 } }),
    world.as('admin')(applications.api.reject, { params, body: { version: 1, reason: 'Non' } }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('a need that is not whole is kept, and not posted', async () => {
  const made = (await world.as(owner)(opportunities.api.create, { body: { ...aNeed, description: '', companyId: null } })).body;
  const refused = await world.as(owner)(opportunities.api.post, { params: { id: made.id }, body: {} });
  expect(refused.error).toMatchObject({ code: 'opportunity.incomplete', fields: { description: 'validation.required' } });
});

test('what cannot be is refused in its own words, and changes nothing', async () => {
  const { id: needId, companyId } = await postNeed(world, owner, { hasPreselection: true });
  const applied = await apply(world, await candidate(world, await makePerson(world.database, { type: 'Freelance' })), needId);
  const params = { id: applied };
  const past = '2020-01-05T09:30:00Z';
  const admin = world.as('admin');
  await admin(applications.api.submit, { params, body: {} });
  const early = await admin(applications.api.interview, { params, body: { at: past, ...place } });
  expect([early.status, early.error]).toMatchObject([422, { fields: { at: 'validation.todayOrLater' } }]);
  const slots = await admin(applications.api.offerSlots, { params, body: { slots: [past, '2027-01-05T09:30:00Z'], ...place } });
  expect(slots.error).toMatchObject({ fields: { slots: 'validation.todayOrLater' } });
  const never = await admin(applications.api.interview, { params, body: { at: '0000-01-01T00:00:00Z', ...place } });
  expect([never.status, never.error]).toMatchObject([422, { fields: { at: 'validation.yearRange|first=1950|last=2050' } }]);

  // A need with applications stays, also where a company sees none of them yet.
  const unseen = await postNeed(world, owner);
  await apply(world, freelance, unseen.id);
  await world.as(owner)(opportunities.api.unpost, { params: { id: unseen.id }, body: {} });
  const kept = await world.as(owner)(opportunities.api.delete, { params: { id: unseen.id } });
  expect([kept.status, kept.error]).toMatchObject([409, { code: 'opportunity.hasApplications' }]);

  // The profile is read as long as somebody is a candidate.
  const readProfile = async () => (await world.as(owner)(applications.api.profile, { params })).body.profile;
  expect(await readProfile()).toMatchObject({ lastName: 'Marchand' });
  await admin(applications.api.reject, { params, body: { reason: 'Non' } });
  expect(await readProfile()).toBeNull();

  // Nobody comes back to a need that is closed, and a disabled company asks for nobody.
  await world.as(owner)(opportunities.api.close, { params: { id: needId }, body: { reason: 'cancelled', message: '' } });
  expect((await admin(applications.api.reopen, { params, body: {} })).error.code).toBe('application.notOpen');
  const other = await postNeed(world, await makePerson(world.database, { type: 'Company' }));
  await world.database.many(sql`update companies set is_active = false where id = ${other.companyId}`);
  expect((await world.as(freelance)(opportunities.api.read, { params: { id: other.id } })).status).toBe(404);
  const body = { opportunityId: other.id, message: '', dailyRateCents: null, annualSalaryCents: null, availableFrom: null };
  expect((await world.as(freelance)(applications.api.create, { body })).error.code).toBe('application.notOpen');
  expect(companyId).not.toBe(other.companyId);
});

test('a need names those who may follow it and what the lists hold; what it has named before may stay', async () => {
  const companyId = await companyOf(world, owner);
  const division = await world.database.one<{ id: string }>(sql`
    insert into divisions (id, company_id, name) values (gen_random_uuid(), ${companyId}, 'Lyon') returning id`);
  const elsewhere = await world.database.one<{ id: string }>(sql`
    insert into divisions (id, company_id, name) values (gen_random_uuid(), ${companyId}, 'Paris') returning id`);
  const roleId = await makeRole(world.database, companyId, ['opportunities.view']);
  const colleague = await makePerson(world.database, { type: 'Company', at: { companyId, roleId } });
  await world.database.many(sql`insert into user_divisions (user_id, division_id) values (${colleague.id}, ${division.id})`);
  const stranger = await makePerson(world.database, { type: 'Commercial' });
  const make = (more: object) => world.as(owner)(opportunities.api.create, { body: { ...aNeed, companyId: null, ...more } });
  expect((await make({ managerId: stranger.id })).error).toMatchObject({ fields: { managerId: 'validation.invalid' } });
  expect((await make({ managerId: colleague.id, divisionId: elsewhere.id })).error).toMatchObject({
    fields: { managerId: 'validation.invalid' },
  });
  expect((await make({ expertiseArea: 'nowhere', activityAreas: ['nobody'] })).error).toMatchObject({
    fields: { expertiseArea: 'validation.invalid', activityAreas: 'validation.invalid' },
  });
  const { id, version } = (await make({ managerId: colleague.id, divisionId: division.id })).body;
  await world.database.many(sql`update users set state = 'deactivated' where id = ${colleague.id}`);
  await world.database.many(sql`update divisions set is_active = false where id = ${division.id}`);
  const body = { ...aNeed, managerId: colleague.id, divisionId: division.id, title: 'Autre titre', version };
  expect((await world.as(owner)(opportunities.api.update, { params: { id }, body })).status).toBe(200);
  await world.database.many(sql`delete from user_divisions where division_id = ${division.id}`);
  const gone = await world.as(owner)(divisions.api.delete, { params: { id: division.id } });
  expect([gone.status, gone.error.code]).toEqual([409, 'division.hasNeeds']);
});

test('who leaves takes their applications along', async () => {
  const { id: needId } = await postNeed(world, owner, { hasPreselection: false });
  const person = await candidate(world, await makePerson(world.database, { type: 'Freelance', password: 'Chemin!42vert' }));
  const id = await apply(world, person, needId);
  expect((await world.as(person)(ownAccountApi.export, {})).raw.toString()).toContain('Bonjour');
  const gone = await world.as(person)(ownAccountApi.delete, { body: { email: person.email, password: 'Chemin!42vert' } });
  expect(gone.status).toBe(200);
  const left = (await world.as(owner)(applications.api.read, { params: { id } })).body;
  expect(left).toMatchObject({ state: 'retired', message: '', waitsFor: null });
  expect((await world.as(owner)(applications.api.profile, { params: { id } })).body).toEqual({ profile: null });
});

test('a company sees the face of a candidate who hides the profile, once the application is its own', async () => {
  const hidden = await candidate(world, await makePerson(world.database, { type: 'Freelance' }));
  const face = randomUUIDv7();
  await world.files.put(pictureKey(face), Buffer.from('a picture'));
  await world.database.many(sql`update users set picture_key = ${face} where id = ${hidden.id}`);
  await world.database.many(sql`update freelance_profiles set is_private = true where user_id = ${hidden.id}`);
  const other = await postNeed(world, owner);
  const id = await apply(world, hidden, other.id);
  const look = async (as: Person) => (await world.as(as)(ownAccountApi.picture, { params: { id: hidden.id }, query: {} })).status;
  const stranger = await makePerson(world.database, { type: 'Company' });
  expect([await look(owner), await look(stranger)]).toEqual([404, 404]);
  expect((await world.as('admin')(applications.api.submit, { params: { id }, body: {} })).status).toBe(200);
  expect([await look(owner), await look(stranger)]).toEqual([200, 404]);
});

test('who proposes slots is told when the candidate, or they themselves, already meet somebody, as far as they see that interview', async () => {
  const [here, elsewhere] = [await postNeed(world, owner), await postNeed(world, await makePerson(world.database, { type: 'Company' }))];
  const other = await candidate(world, await makePerson(world.database, { type: 'Freelance' }));
  const [id, mineId] = [await apply(world, freelance, here.id), await apply(world, other, here.id)];
  const elsewhereId = await apply(world, freelance, elsewhere.id);
  await world.database.many(sql`update applications set state = 'submitted', submitted_at = now() where id = any(${[id, mineId]}::uuid[])`);
  const [theirs, mine] = ['2027-02-01T09:00:00Z', '2027-02-02T09:00:00Z'];
  await world.database.many(
    sql`update applications set state = 'interview', interview_at = ${theirs}, minutes = 30 where id = ${elsewhereId}`,
  );
  await world.as(owner)(applications.api.interview, { params: { id: mineId }, body: { at: mine, ...place } });
  const meetings = async (as: Person, of = id) =>
    (await world.as(as)(applications.api.meetings, { params: { id: of } })).body.rows.map(({ at, ...row }) => ({
      ...row,
      at: Date.parse(at),
    }));
  // That the candidate talks to another company is not told to this one.
  expect(await meetings(owner)).toEqual([{ at: Date.parse(mine), minutes: 45, whose: 'mine' }]);
  expect(await meetings(world.people.admin)).toEqual([{ at: Date.parse(theirs), minutes: 30, whose: 'candidate' }]);
  expect(await meetings(owner, mineId)).toEqual([]);
});

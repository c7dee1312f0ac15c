import { ownAccountApi } from '@jalon/domain/accounts/own-account-api';
import { applicationApi, applications } from '@jalon/domain/applications/application-api';
import { fileApi } from '@jalon/domain/files/file-api';
import { notificationApi } from '@jalon/domain/notifications/notification-api';
import { opportunities } from '@jalon/domain/opportunities/opportunity-api';
import { profileApi, profiles } from '@jalon/domain/profiles/profile-api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makePerson, makeRole, type Person } from '../../test/factories.ts';
import { openWorld, type World } from '../../test/harness.ts';
import { apply, candidate, postNeed } from '../../test/market.ts';
import { aNeed } from '../../test/need.ts';
import * as proofs from '../../test/proofs.ts';
import { sql } from '../db/sql.ts';
import { purgeFiles } from '../files/files.housekeeping.ts';

let world: World;
let owner: Person;
beforeAll(async () => {
  world = await openWorld();
  owner = await makePerson(world.database, { type: 'Company' });
});
afterAll(() => world.close());

const freelance = async (password?: string): Promise<Person> =>
  candidate(world, await makePerson(world.database, { type: 'Freelance', ...(password && { password }) }));
const notices = async (person: Person) => (await world.as(person)(notificationApi.list, { query: {} })).body.rows;
const told = async (person: Person, id: string): Promise<string[]> =>
  (await notices(person)).filter(({ subject }) => subject.id === id).map(({ kind }) => kind);
const slots = ['2027-01-05T09:30:00Z', '2027-01-06T14:00:00Z'];
const place = { minutes: 45, format: 'video', place: null } as const;

test('a company that is no longer let in, or is disabled, sees its needs at most, and nobody who applied', async () => {
  const person = await makePerson(world.database, { type: 'Company' });
  const need = await postNeed(world, person, { hasPreselection: false });
  const { body: draft } = await world.as(person)(opportunities.api.create, { body: { ...aNeed, companyId: null } });
  const params = { id: await apply(world, await freelance(), need.id) };
  const asked = world.as(person);
  expect((await asked(opportunities.api.read, { params: { id: need.id } })).body).toMatchObject({ applications: 1, toTreat: 1 });

  await world.database.many(sql`update users set validated_at = null where id = ${person.id}`);
  const seen = (await asked(opportunities.api.read, { params: { id: need.id } })).body;
  expect(seen).toMatchObject({ title: aNeed.title, applications: null, toTreat: null, preselection: null, actions: [] });
  for (const { status } of [
    await asked(applications.api.read, { params }),
    await asked(applications.api.profile, { params }),
    await asked(applications.api.history, { params, query: {} }),
    await asked(applications.api.accept, { params, body: {} }),
  ])
    expect(status).toBe(404);
  expect((await asked(applications.api.list, { query: {} })).body.rows).toEqual([]);
  const change = { ...aNeed, title: 'Autre titre', version: 2 };
  expect((await asked(opportunities.api.update, { params: { id: need.id }, body: change })).error).toEqual({
    code: 'account.notValidated',
  });
  // What nobody was shown yet is still theirs to write.
  const written = await asked(opportunities.api.update, { params: { id: draft.id }, body: { ...change, version: 1 } });
  expect(written.body).toMatchObject({ title: 'Autre titre' });
  // Nobody writes to them of candidates either.
  const late = await apply(world, await freelance(), need.id);
  expect(await told(person, late)).toEqual([]);

  await world.database.many(sql`update users set validated_at = now() where id = ${person.id}`);
  expect((await asked(applications.api.read, { params })).status).toBe(200);
  await world.database.many(sql`update companies set is_active = false where id = ${need.companyId}`);
  for (const answer of [await asked(applications.api.read, { params }), await asked(opportunities.api.read, { params: { id: need.id } })])
    expect([answer.status, answer.error]).toEqual([403, { code: 'account.inactive' }]);
});

test('what the staff made of an application before the company had it stays with them', async () => {
  const need = await postNeed(world, owner);
  const params = { id: await apply(world, await freelance(), need.id) };
  const admin = world.as('admin');
  await admin(applications.api.reject, { params, body: { reason: 'Trop cher pour eux' } });
  await admin(applications.api.reopen, { params, body: {} });
  const past = await world.as(owner)(applications.api.history, { params, query: {} });
  expect(past.body.rows.map(({ kind }) => kind)).toEqual(['application.reopen']);
  expect(past.raw.toString()).not.toContain('Trop cher');
  const whole = (await admin(applications.api.history, { params, query: {} })).body.rows;
  expect(whole.map(({ kind }) => kind)).toEqual(['reopen', 'reject', 'create'].map((verb) => `application.${verb}`));
  // What it did itself, it goes on seeing whole.
  await world.as(owner)(applications.api.reject, { params, body: { reason: 'Un autre profil' } });
  await admin(applications.api.reopen, { params, body: {} });
  const [latest] = (await world.as(owner)(applications.api.history, { params, query: {} })).body.rows;
  expect(latest?.before).toMatchObject({ reason: 'Un autre profil' });
});

describe('a resume', () => {
  const send = async (person: Person, name: string): Promise<string> => {
    const { body } = await world.as(person)(fileApi.upload, { query: { name, purpose: 'resume' }, file: proofs.pdf(name) });
    const added = await world.as(person)(profiles.api.addResume, { params: { id: person.id }, body: { fileId: body.id } });
    expect(added.status).toBe(200);
    return body.id;
  };
  const applyWith = (person: Person, opportunityId: string, resumeId: string | null) =>
    world.as(person)(applications.api.create, {
      body: { opportunityId, message: '', dailyRateCents: null, annualSalaryCents: null, availableFrom: null, resumeId },
    });

  test('goes with an application, to those who have it, and stays there', async () => {
    const need = await postNeed(world, owner);
    const person = await freelance();
    const [main, other] = [await send(person, 'main.pdf'), await send(person, 'other.pdf')];
    const { body: sent } = await applyWith(person, need.id, other);
    expect(sent.resume).toMatchObject({ name: 'other.pdf', type: 'application/pdf' });
    const params = { id: sent.id, fileId: sent.resume?.id ?? '' };
    const open = async (by: Person | 'admin' | 'company', fileId = params.fileId) =>
      world.as(by)(applicationApi.file, { params: { ...params, fileId }, query: {} });
    expect((await open('admin')).raw.toString('latin1')).toContain('other.pdf');
    expect((await open(owner)).status).toBe(404);
    await world.as('admin')(applications.api.submit, { params, body: {} });
    expect((await open(owner)).raw.toString('latin1')).toContain('other.pdf');
    // Exactly that one, and nobody else.
    for (const fileId of [main, other]) expect((await open(owner, fileId)).status).toBe(404);
    expect((await open('company')).status).toBe(404);
    expect((await open(await freelance())).status).toBe(404);

    await world.as(person)(profiles.api.removeResume, { params: { id: person.id }, body: { fileId: other } });
    await world.work();
    await purgeFiles(world.database, world.files, Date.now() + 3 * 86_400_000);
    expect((await open(owner)).raw.toString('latin1')).toContain('other.pdf');
    expect((await world.as('admin')(profileApi.file, { params: { id: person.id, fileId: other }, query: {} })).status).toBe(404);
    // As with the profile: whoever is no longer a candidate is closed to the company.
    await world.as('admin')(applications.api.reject, { params, body: { reason: 'Non' } });
    expect((await world.as(owner)(applications.api.read, { params })).body.resume).toBeNull();
    expect([(await open(owner)).status, (await open('admin')).status]).toEqual([404, 200]);
  });

  test('is one’s own, and goes with the account', async () => {
    const need = await postNeed(world, owner, { hasPreselection: false });
    const [person, other] = [await freelance('Chemin!42vert'), await freelance()];
    const [mine, theirs] = [await send(person, 'mine.pdf'), await send(other, 'theirs.pdf')];
    expect((await applyWith(person, need.id, theirs)).error).toMatchObject({ fields: { resumeId: 'validation.fileGone' } });
    const { body: sent } = await applyWith(person, need.id, mine);
    expect((await world.as(person)(ownAccountApi.export, {})).status).toBe(200);
    await world.as(person)(ownAccountApi.delete, { body: { email: person.email, password: 'Chemin!42vert' } });
    expect((await world.as(owner)(applications.api.read, { params: { id: sent.id } })).body).toMatchObject({ resume: null });
    expect((await world.as('admin')(applications.api.read, { params: { id: sent.id } })).body).toMatchObject({ resume: null });
    await world.work();
    expect(await world.files.get(`records/${mine}`)).toBeUndefined();
    expect(await world.files.get(`records/${theirs}`)).toBeDefined();
  });
});

test('when no slot suits, whoever has offered them is asked for others', async () => {
  const need = await postNeed(world, owner, { hasPreselection: false });
  const person = await freelance();
  const params = { id: await apply(world, person, need.id) };
  const [asker, asCandidate] = [world.as('admin'), world.as(person)];
  const message = 'Je suis en déplacement cette semaine.';
  expect((await asCandidate(applications.api.declineSlots, { params, body: { message } })).error.code).toBe('application.slotGone');
  // Of an interview that was set before, too.
  await asker(applications.api.interview, { params, body: { at: '2027-01-04T09:30:00Z', ...place } });
  await asker(applications.api.offerSlots, { params, body: { slots, ...place } });
  const declined = await asCandidate(applications.api.declineSlots, { params, body: { message } });
  expect(declined.body).toMatchObject({ state: 'interview', slots: [], noSlot: message, waitsFor: 'decider' });
  const asked = (await notices(world.people.admin)).find(({ kind }) => kind === 'application.declineSlots');
  expect(asked).toMatchObject({ asks: true, treated: null, subject: { id: params.id } });
  expect(asked?.text.replace(/\s/g, ' ')).toBe('Aucun créneau ne convient à Solène Marchand, proposez-en d’autres : Tech lead TypeScript');
  const [last] = (await world.as(owner)(applications.api.history, { params, query: {} })).body.rows;
  expect(last).toMatchObject({ kind: 'application.declineSlots', input: { message } });
  expect((await world.as(owner)(applications.api.list, { query: { waitsFor: 'me', opportunityId: need.id } })).body.rows).toHaveLength(1);
  const again = await asker(applications.api.offerSlots, { params, body: { slots, ...place } });
  expect(again.body).toMatchObject({ noSlot: null, waitsFor: 'candidate' });
  expect((await notices(world.people.admin)).find(({ kind }) => kind === 'application.declineSlots')?.treated).not.toBeNull();
});

test('what was asked is treated by whoever did it, and by nobody when it was taken back', async () => {
  const commercial = await makePerson(world.database, { type: 'Commercial' });
  const need = await postNeed(world, owner);
  await world.database.many(sql`insert into company_commercials (company_id, user_id) values (${need.companyId}, ${commercial.id})`);
  const people = [await freelance(), await freelance()];
  const [withdrawn, submitted] = await Promise.all(people.map((person) => apply(world, person, need.id)));
  if (!people[0] || !withdrawn || !submitted) throw new Error('nobody has applied');
  await world.as(people[0])(applications.api.retire, { params: { id: withdrawn }, body: {} });
  await world.as('admin')(applications.api.submit, { params: { id: submitted }, body: {} });
  const asked = (await notices(commercial)).filter(({ kind }) => kind === 'application.create');
  const treatedBy = (id: string) => asked.find(({ subject }) => subject.id === id)?.treated;
  expect(treatedBy(withdrawn)).toEqual({ at: expect.any(String), by: null });
  expect(treatedBy(submitted)?.by).toMatchObject({ id: world.people.admin.id });
});

test('those who follow a need hear of its applications, as far as they see them', async () => {
  const person = await makePerson(world.database, { type: 'Company' });
  const { companyId } = await world.database.one<{ companyId: string }>(
    sql`select company_id as "companyId" from users where id = ${person.id}`,
  );
  const colleague = async (...permissions: string[]) =>
    makePerson(world.database, { type: 'Company', at: { companyId, roleId: await makeRole(world.database, companyId, permissions) } });
  const [reader, blind] = [await colleague('opportunities.view', 'applications.view'), await colleague('opportunities.view')];
  const commercial = await makePerson(world.database, { type: 'Commercial' });
  await world.database.many(sql`insert into company_commercials (company_id, user_id) values (${companyId}, ${commercial.id})`);
  const followers = [commercial, reader, blind];
  const need = await postNeed(world, person, { managerId: null, associatedIds: followers.map(({ id }) => id) });
  const candidateOne = await freelance();
  const id = await apply(world, candidateOne, need.id);
  expect([await told(commercial, id), await told(reader, id)]).toEqual([['application.create'], []]);
  const admin = world.as('admin');
  await admin(applications.api.submit, { params: { id }, body: {} });
  await admin(applications.api.accept, { params: { id }, body: {} });
  const kinds = ['application.accept', 'application.submit'];
  expect([await told(commercial, id), await told(reader, id), await told(blind, id)]).toEqual([
    [...kinds, 'application.create'],
    kinds,
    [],
  ]);
  const textOf = async (who: Person) => (await notices(who))[0]?.text.replace(/\s/g, ' ');
  expect(await textOf(reader)).toMatch(/ a accepté une candidature : Tech lead TypeScript$/);
  expect(await textOf(candidateOne)).toBe('Votre candidature est acceptée : Tech lead TypeScript');
});

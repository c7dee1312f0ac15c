import { randomUUIDv7 } from 'node:crypto';
import { managedAccounts } from '@jalon/domain/accounts/managed-account-api';
import { ownAccountApi } from '@jalon/domain/accounts/own-account-api';
import { applications } from '@jalon/domain/applications/application-api';
import { notificationApi } from '@jalon/domain/notifications/notification-api';
import { opportunities } from '@jalon/domain/opportunities/opportunity-api';
import { proposals } from '@jalon/domain/proposals/proposal-api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePerson, makeProfile, type Person } from '../../test/factories.ts';
import { openWorld, type World } from '../../test/harness.ts';
import { apply, postNeed } from '../../test/market.ts';
import { pictureKey } from '../core/pictures.ts';
import { sql } from '../db/sql.ts';

let world: World;
let owner: Person;
let commercial: Person;
beforeAll(async () => {
  world = await openWorld();
  owner = await makePerson(world.database, { type: 'Company' });
  commercial = await makePerson(world.database, { type: 'Commercial' });
  await world.database.many(sql`
    insert into company_commercials (company_id, user_id) select company_id, ${commercial.id} from users where id = ${owner.id}`);
});
afterAll(() => world.close());

async function someone(more: object = {}) {
  const person = await makePerson(world.database, { type: 'Freelance' });
  return { person, profileId: await makeProfile(world.database, person.id, more) };
}
const propose = (by: Person, opportunityId: string, profileId: string) =>
  world.as(by)(proposals.api.create, { body: { opportunityId, profileId, message: 'Cette mission vous irait.' } });
const read = (reader: Person, id: string) => world.as(reader)(proposals.api.read, { params: { id } });
const needOf = async (reader: Person, id: string) => (await world.as(reader)(opportunities.api.read, { params: { id } })).body;
const noticesOf = async (reader: Person) => (await world.as(reader)(notificationApi.list, { query: {} })).body.rows;

test('who is proposed a need consents by applying: it is accepted, and goes to the company at once', async () => {
  const need = await postNeed(world, owner, { hasPreselection: true });
  const { person, profileId } = await someone();
  const { id } = (await propose(commercial, need.id, profileId)).body;
  expect((await noticesOf(person))[0]).toMatchObject({ text: expect.stringMatching(/^Un besoin vous est proposé/), asks: true });
  expect(await needOf(person, need.id)).toMatchObject({
    proposal: { id, message: 'Cette mission vous irait.', by: { lastName: 'Commercial' } },
  });
  expect((await needOf(owner, need.id)).proposal).toBeNull();
  // Nothing of the person is passed on before.
  expect((await read(owner, id)).status).toBe(404);

  const application = await apply(world, person, need.id);
  await world.work();
  expect((await world.as(owner)(applications.api.read, { params: { id: application } })).body.state).toBe('submitted');
  expect((await read(commercial, id)).body).toMatchObject({ state: 'accepted', actions: [] });
  expect((await needOf(person, need.id)).proposal).toBeNull();
  expect((await noticesOf(person))[0]).toMatchObject({ asks: true, treated: expect.anything() });
  // A need that nobody proposed is qualified first.
  const other = await someone();
  const qualified = await apply(world, other.person, need.id);
  expect((await world.as(owner)(applications.api.read, { params: { id: qualified } })).status).toBe(404);
});

test('who says no is not asked again, and whoever asked is told why', async () => {
  const need = await postNeed(world, owner);
  const { person, profileId } = await someone();
  const { id } = (await propose(owner, need.id, profileId)).body;
  expect((await propose(commercial, need.id, profileId)).error.code).toBe('proposal.already');
  const declined = await world.as(person)(proposals.api.decline, { params: { id }, body: { reason: 'Trop loin' } });
  expect(declined.body).toMatchObject({ state: 'declined', reason: 'Trop loin' });
  expect((await noticesOf(owner))[0]?.text).toMatch(/décline votre proposition/);
  expect((await propose(owner, need.id, profileId)).error.code).toBe('proposal.already');
  // They may still change their mind.
  await apply(world, person, need.id);
});

test('what was taken back may be proposed again, and no longer waits', async () => {
  const need = await postNeed(world, owner);
  const { person, profileId } = await someone();
  const { id } = (await propose(owner, need.id, profileId)).body;
  expect((await world.as(owner)(proposals.api.withdraw, { params: { id }, body: {} })).body.state).toBe('withdrawn');
  expect((await needOf(person, need.id)).proposal).toBeNull();
  expect((await world.as(person)(proposals.api.decline, { params: { id }, body: { reason: '' } })).status).toBe(409);
  expect((await propose(owner, need.id, profileId)).status).toBe(201);
});

test('what is still to be proposed to somebody leaves out what was proposed or answered, as far as whoever asks knows', async () => {
  const by = await makePerson(world.database, { type: 'Company' });
  const seller = await makePerson(world.database, { type: 'Commercial' });
  await world.database.many(sql`
    insert into company_commercials (company_id, user_id) select company_id, ${seller.id} from users where id = ${by.id}`);
  const { person, profileId } = await someone();
  const post = async (more = {}) => (await postNeed(world, by, more)).id;
  const [given, ofStaff, applied, free] = [await post(), await post(), await post({ hasPreselection: true }), await post()];
  const { id } = (await propose(by, given, profileId)).body;
  await propose(seller, ofStaff, profileId);
  await apply(world, person, applied);
  const left = async (as: Person) => {
    const { rows } = (await world.as(as)(opportunities.api.list, { query: { state: 'posted', proposableTo: profileId } })).body;
    return rows.map((need) => need.id).toSorted();
  };
  // The company knows neither of what its salesperson proposed nor of an application that is not submitted yet.
  expect(await left(by)).toEqual([ofStaff, applied, free].toSorted());
  expect(await left(seller)).toEqual([free]);
  expect(await left(person)).toEqual([]);
  await world.as(by)(proposals.api.withdraw, { params: { id }, body: {} });
  expect(await left(seller)).toEqual([given, free].toSorted());
});

test('only an open need one sees is proposed, and only to somebody one may look at', async () => {
  const need = await postNeed(world, owner);
  const hiding = await someone({ isPrivate: true });
  const { profileId } = await someone();
  const stranger = await makePerson(world.database, { type: 'Company' });
  expect((await propose(stranger, need.id, profileId)).error.code).toBe('application.notOpen');
  expect((await propose(owner, need.id, hiding.profileId)).error.code).toBe('proposal.unavailable');
  expect((await propose(owner, need.id, hiding.person.id)).error.code).toBe('proposal.unavailable');
  const { id } = (await propose(commercial, need.id, hiding.profileId)).body;
  expect((await world.as(owner)(proposals.api.list, { query: { opportunityId: need.id } })).body.rows).toEqual([]);
  expect((await world.as(commercial)(proposals.api.list, { query: { opportunityId: need.id } })).body.rows).toMatchObject([{ id }]);
  await world.as(owner)(opportunities.api.close, { params: { id: need.id }, body: { reason: 'cancelled', message: '' } });
  expect((await propose(owner, need.id, profileId)).error.code).toBe('application.notOpen');
});

test('a candidate whom the company does not know of yet is not given away by proposing them', async () => {
  const need = await postNeed(world, owner, { hasPreselection: true });
  const { person, profileId } = await someone();
  const application = await apply(world, person, need.id);
  expect((await propose(commercial, need.id, profileId)).error.code).toBe('proposal.applied');
  const { status, body } = await propose(owner, need.id, profileId);
  expect(status).toBe(201);
  await world.as(commercial)(applications.api.submit, { params: { id: application }, body: {} });
  await world.work();
  expect((await read(owner, body.id)).body.state).toBe('accepted');
});

test('an anonymous company stays so for whom it proposes its need to', async () => {
  const need = await postNeed(world, owner, { isAnonymous: true });
  const { person, profileId } = await someone();
  const { id } = (await propose(owner, need.id, profileId)).body;
  expect((await needOf(person, need.id)).proposal).toMatchObject({ id, by: null });
  expect((await read(person, id)).body).toMatchObject({ by: null, side: 'company' });
  expect((await noticesOf(person))[0]?.by).toBeNull();
  expect((await world.as(person)(proposals.api.history, { params: { id }, query: {} })).body.rows).toEqual([]);
});

test('whoever leaves takes along what was proposed to them and what they answered', async () => {
  const need = await postNeed(world, owner);
  const { person, profileId } = await someone();
  const { id } = (await propose(owner, need.id, profileId)).body;
  await world.as(person)(proposals.api.decline, { params: { id }, body: { reason: 'Raison personnelle' } });
  const { raw } = await world.as(person)(ownAccountApi.export, {});
  expect(raw.toString()).toContain('Raison personnelle');
  expect((await world.as('admin')(managedAccounts.api.delete, { params: { id: person.id } })).status).toBe(200);
  expect((await read(commercial, id)).status).toBe(404);
  expect(
    await world.database.many(sql`select 1 from events where subject_id = ${id} and (input::text || after::text) like '%Raison%'`),
  ).toEqual([]);
});

test('whoever proposes shows their face, unless that would say whose the need is', async () => {
  for (const one of [owner, commercial]) {
    const face = randomUUIDv7();
    await world.files.put(pictureKey(face), Buffer.from('a picture'));
    await world.database.many(sql`update users set picture_key = ${face} where id = ${one.id}`);
  }
  const look = async (as: Person, { id }: Person) => (await world.as(as)(ownAccountApi.picture, { params: { id }, query: {} })).status;
  const { person, profileId } = await someone();
  const waiting = await makePerson(world.database, { type: 'Company', isValidated: false });
  // The staff are known to whom they work for.
  expect([await look(person, commercial), await look(owner, commercial), await look(waiting, commercial)]).toEqual([200, 200, 404]);
  const anonymous = await postNeed(world, owner, { isAnonymous: true });
  expect((await propose(owner, anonymous.id, profileId)).status).toBe(201);
  expect(await look(person, owner)).toBe(404);
  const named = await postNeed(world, owner);
  expect((await propose(owner, named.id, profileId)).status).toBe(201);
  const { proposal } = await needOf(person, named.id);
  expect(proposal?.by).toMatchObject({ id: owner.id });
  expect(await look(person, owner)).toBe(200);
});

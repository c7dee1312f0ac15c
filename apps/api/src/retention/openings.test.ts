import { ownAccountApi } from '@jalon/domain/accounts/own-account-api';
import { applications } from '@jalon/domain/applications/application-api';
import { connectorApi, syncRuns } from '@jalon/domain/connector/sync-run-api';
import { profileApi } from '@jalon/domain/profiles/profile-api';
import { consentApi, retentions } from '@jalon/domain/retention/retention-api';
import { talents } from '@jalon/domain/talents/talent-api';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { companyOf } from '../../test/events/callers.ts';
import { makePerson, makeProfile, type Person } from '../../test/factories.ts';
import { openWorld } from '../../test/harness.ts';
import { insertApplication, insertNeed } from '../../test/market.ts';
import { makeFile } from '../../test/proofs.ts';
import { insertAsked, silentPerson } from '../../test/retention.ts';
import { unzip } from '../../test/unzip.ts';
import { sql } from '../db/sql.ts';
import { fileKey } from '../files/files.queries.ts';

const world = await openWorld();
const { database } = world;
const admin = world.as('admin');
afterAll(() => world.close());

let [owner, client]: [Person, Person] = [world.people.freelance, world.people.company];
let [profileId, companyId] = ['', ''];
beforeEach(async () => {
  [owner, client] = [await makePerson(database, { type: 'Freelance' }), await makePerson(database, { type: 'Company' })];
  profileId = await makeProfile(database, owner.id, {});
  companyId = await companyOf(world, client);
  await database.many(sql`update companies set name = 'Zirbelkiefer' where id = ${companyId}`);
});
const shown = async () => (await world.as(owner)(consentApi.openings, {})).body.map(({ by }) => by);
const exported = async () => String(unzip((await world.as(owner)(ownAccountApi.export, {})).raw).get('data.json'));

test('a company that hides behind a need is not named as who opened a profile, whatever else it has posted', async () => {
  await world.as(client)(talents.api.read, { params: { id: profileId } });
  expect([await shown(), (await exported()).includes('Zirbelkiefer')]).toEqual([[null], false]);
  await insertNeed(database, companyId, { state: 'posted' });
  expect([await shown(), (await exported()).includes('Zirbelkiefer')]).toEqual([['Zirbelkiefer'], true]);
  const { id } = await insertNeed(database, companyId, { state: 'not_posted' });
  await database.many(sql`update opportunities set is_anonymous = true where id = ${id}`);
  expect([await shown(), (await exported()).includes('Zirbelkiefer')]).toEqual([[null], false]);
  // It has their application: it is no secret any more.
  const application = await insertApplication(database, id, owner.id, { state: 'rejected' });
  await database.many(sql`update applications set submitted_at = now() where id = ${application.id}`);
  expect(await shown()).toEqual(['Zirbelkiefer']);
});

test('a profile is opened with an application and by its resume too', async () => {
  const need = await insertNeed(database, companyId, { state: 'posted' });
  const { id } = await insertApplication(database, need.id, owner.id, { state: 'submitted' });
  await database.many(sql`update applications set submitted_at = now() where id = ${id}`);
  const fileId = await makeFile(database, owner.id, 'resume');
  await database.many(sql`update files set record_kind = 'profile', record_id = ${owner.id} where id = ${fileId}`);
  await database.many(sql`update freelance_profiles set resume_ids = array[${fileId}::uuid] where user_id = ${owner.id}`);
  await world.files.put(fileKey(fileId), Buffer.from('resume'));
  const opened = async (read: () => Promise<{ status: number }>) => {
    await database.many(sql`delete from profile_openings`);
    return [(await read()).status, (await shown()).length];
  };
  const company = world.as(client);
  expect(await opened(() => company(applications.more.profile, { params: { id } }))).toEqual([200, 1]);
  expect(await opened(() => company(applications.more.pdf, { params: { id }, query: {} }))).toEqual([200, 1]);
  expect(await opened(() => admin(profileApi.file, { params: { id: owner.id, fileId }, query: {} }))).toEqual([200, 1]);
});

test('why a purge was put off stays with the administrators, and the answer to a purge names nobody', async () => {
  const params = await insertAsked(database, owner.id);
  const postpone = (reason: string) => admin(retentions.api.postpone, { params, body: { postponedUntil: until, reason } });
  const until = new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10);
  for (const reason of ['Haselnussbaum', 'Wacholderstrauch']) expect((await postpone(reason)).status).toBe(200);
  const data = await exported();
  expect(['retention.postpone', until, 'Haselnussbaum', 'Wacholderstrauch'].map((word) => data.includes(word))).toEqual([
    ...[true, true, false, false],
  ]);

  const silent = await silentPerson(database);
  await database.many(sql`update users set last_name = 'Glockengiesser', picture_key = gen_random_uuid() where id = ${silent.id}`);
  const purged = await admin(retentions.api.purge, { params: await insertAsked(database, silent.id), body: {} });
  expect(purged).toMatchObject({ status: 200, body: { state: 'purged', picture: null } });
  expect(purged.body.owner).not.toContain('Glockengiesser');
});

test('strangers use up no call of whoever may make them', async () => {
  const visitor = world.as('visitor');
  for (const endpoint of [syncRuns.api.create, connectorApi.test]) {
    const statuses = await Promise.all(Array.from({ length: 31 }, async () => (await visitor(endpoint as never, {} as never)).status));
    expect(new Set(statuses)).toEqual(new Set([401]));
    expect((await admin(endpoint as never, { body: {} } as never)).status).not.toBe(429);
  }
});

test('a letter that could never be sent goes as those that were', async () => {
  const row = (key: string, days: number, next: string | null) => sql`
    insert into mails (id, key, name, recipient, lang, params, created_at, next_try_at)
    values (gen_random_uuid(), ${key}, 'purged', 'x@jalon.test', 'fr', '{}', now() - ${days} * interval '1 day', ${next}::timestamptz)`;
  await Promise.all(
    [row('given up', 31, null), row('just now', 29, null), row('still tried', 31, '2049-01-01')].map((one) => database.many(one)),
  );
  await world.tidy();
  const left = await database.many<{ key: string }>(sql`select key from mails where recipient = 'x@jalon.test' order by key`);
  expect(left.map(({ key }) => key)).toEqual(['just now', 'still tried']);
});

import { randomUUIDv7 } from 'node:crypto';
import { ownAccountApi } from '@jalon/domain/accounts/own-account-api';
import { addDays, addMonths, todayIn } from '@jalon/domain/core/dates';
import { consentApi, retentions } from '@jalon/domain/retention/retention-api';
import { statisticsApi } from '@jalon/domain/statistics/statistics-api';
import { talents } from '@jalon/domain/talents/talent-api';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { insertConversation } from '../../test/chat.ts';
import { insertContract } from '../../test/contracts.ts';
import { insertDelivery } from '../../test/deliveries.ts';
import { insertReport } from '../../test/expenses.ts';
import { makeCompany, makePerson, makeProfile, type Person } from '../../test/factories.ts';
import { openWorld, testSecret, type World } from '../../test/harness.ts';
import { insertApplication, insertNeed } from '../../test/market.ts';
import { makeFile } from '../../test/proofs.ts';
import { beSilent, insertAsked, silentPerson } from '../../test/retention.ts';
import { unzip } from '../../test/unzip.ts';
import { linkTokens } from '../accounts/link-tokens.ts';
import { openSession } from '../core/session.ts';
import { sql } from '../db/sql.ts';
import { fileKey } from '../files/files.queries.ts';
import { dueDay } from './retention.columns.ts';
import { setClocks, watchRetentions } from './retention.watch.ts';

const { api } = retentions;
let world: World;
let admin: ReturnType<World['as']>;
beforeAll(async () => {
  world = await openWorld();
  admin = world.as('admin');
});
afterAll(() => world.close());

const today = todayIn('Europe/Paris', new Date());
const clockOf = (id: string) =>
  world.database.one<{ state: string; dueOn: string; lastSignAt: string; askedAt: string | null }>(
    sql`select state, due_on::text as "dueOn", last_sign_at as "lastSignAt", asked_at as "askedAt" from retentions where id = ${id}`,
  );
const kindsOf = async (id: string) =>
  (await world.database.many<{ kind: string }>(sql`select kind from events where subject_id = ${id} order by id`)).map(({ kind }) => kind);
const lettersTo = ({ email }: Person) =>
  world.database.many<{ name: string; link: string }>(
    sql`select name, params ->> 'link' as link from mails where recipient = ${email} order by id`,
  );
const stateOf = async (id: string) => (await world.database.one<{ state: string }>(sql`select state from users where id = ${id}`)).state;
const listed = async (stage: 'due' | 'waiting' | 'kept' | 'purged') => (await admin(api.list, { query: { stage, size: 100 } })).body.rows;

/** Somebody with everything that goes. */
async function rich(): Promise<Person> {
  const { database } = world;
  const person = await makePerson(database, { type: 'Freelance' });
  await makeProfile(database, person.id, {});
  const fileId = await makeFile(database, person.id, 'resume');
  await database.many(sql`update files set record_kind = 'profile', record_id = ${person.id} where id = ${fileId}`);
  await database.many(sql`update freelance_profiles set resume_ids = array[${fileId}::uuid] where user_id = ${person.id}`);
  await database.many(sql`
    insert into documents (id, owner_id, type, added_on) values (gen_random_uuid(), ${person.id}, 'residency', '2024-01-01')`);
  await database.many(sql`insert into administrative_files (user_id, sealed) values (${person.id}, '')`);
  const { companyId } = await makeCompany(database);
  const need = await insertNeed(database, companyId, { state: 'posted' });
  const { id } = await insertApplication(database, need.id, person.id, { state: 'rejected' });
  await database.many(sql`update applications set message = 'Bonjour', rejected_at = now() where id = ${id}`);
  await insertConversation(database, { a: person.id, b: world.people.admin.id, recordId: randomUUIDv7(), messages: 3 });
  await beSilent(database, person.id);
  return person;
}

test('a silent person is asked, reminded, and renews by a link that works once and without signing in', async () => {
  const person = await silentPerson(world.database, 23, 10);
  await watchRetentions(world.database);
  const asked = await clockOf(person.id);
  expect(asked).toMatchObject({ state: 'asked', dueOn: addDays(today, 30) });
  await world.work();
  expect(await lettersTo(person)).toMatchObject([{ name: 'consent' }]);
  await watchRetentions(world.database);
  expect(await kindsOf(person.id)).toEqual(['retention.ask']);

  await world.database.many(sql`update retentions set due_on = operator_day() + 7 where id = ${person.id}`);
  await watchRetentions(world.database);
  await watchRetentions(world.database);
  expect(await kindsOf(person.id)).toEqual(['retention.ask', 'retention.remind']);
  await world.work();
  const letters = await lettersTo(person);
  expect(letters.map(({ name }) => name)).toEqual(['consent', 'consent']);

  const visitor = world.as('visitor');
  const token = linkTokens(testSecret).write(letters[0]?.link ?? '');
  expect((await visitor(consentApi.renewByLink, { body: { token: linkTokens(testSecret).write(randomUUIDv7()) } })).status).toBe(410);
  expect(await visitor(consentApi.renewByLink, { body: { token } })).toMatchObject({ status: 200, body: { done: true } });
  expect(await clockOf(person.id)).toMatchObject({ state: 'current', askedAt: null });
  // Used up, and so is the one of the other letter.
  for (const { link } of letters)
    expect((await visitor(consentApi.renewByLink, { body: { token: linkTokens(testSecret).write(link) } })).status).toBe(410);
  expect((await kindsOf(person.id)).at(-1)).toBe('retention.renewByLink');
});

test.each([
  ['two years after the last sign', '2024-05-17T10:00:00Z', null, null, '2026-05-17'],
  ['of a day of the operator', '2024-05-17T22:30:00Z', null, null, '2026-05-18'],
  ['a month after the question, for whoever was asked late', '2020-01-01T00:00:00Z', '2026-11-01T12:00:00Z', null, '2026-12-01'],
  ['and that of the operator’s day too', '2020-01-01T00:00:00Z', '2026-11-01T23:30:00Z', null, '2026-12-02'],
  ['the last sign, where it is later', '2026-01-01T00:00:00Z', '2026-11-01T12:00:00Z', null, '2028-01-01'],
  ['when it was put off to', '2020-01-01T00:00:00Z', '2026-11-01T12:00:00Z', '2027-03-01', '2027-03-01'],
  ['no sooner than asked, whatever it was put off to', '2020-01-01T00:00:00Z', '2026-11-01T12:00:00Z', '2026-11-05', '2026-12-01'],
])('it is due %s', async (_, sign, asked, postponed, day) => {
  const due = dueDay({ sign: sql`${sign}::timestamptz`, asked: sql`${asked}::timestamptz`, postponed: sql`${postponed}::date` });
  expect(await world.database.one(sql`select ${due}::text as day`)).toEqual({ day });
});

test('every freelance has a clock, however few are looked at in one statement', async () => {
  const { database } = world;
  for (let n = 0; n < 3; n++) await makePerson(database, { type: 'Freelance' });
  await setClocks(database, 2);
  const lacking = sql`select u.id from users u where u.type = 'Freelance' and u.state <> 'deleted' and u.id not in (select id from retentions)`;
  expect(await database.many(lacking)).toEqual([]);
});

test('nobody is purged before having been asked for thirty days, however long they were silent', async () => {
  const person = await silentPerson(world.database, 80);
  await watchRetentions(world.database);
  expect(await clockOf(person.id)).toMatchObject({ state: 'asked', dueOn: addDays(today, 30) });
  expect(await stateOf(person.id)).toBe('active');
});

test('whoever signs in is asked no more, and renews on the home if they wish', async () => {
  const person = await makePerson(world.database, { type: 'Freelance' });
  await insertAsked(world.database, person.id);
  // Between two nights too: they came back after the clocks were set.
  expect((await listed('due')).map(({ id }) => id)).not.toContain(person.id);
  const own = world.as(person);
  const { consent } = (await own(consentApi.own, {})).body;
  // They have answered by coming, and nothing threatens them meanwhile.
  expect(consent).toMatchObject({ state: 'current', isBack: true, dueOn: addMonths(today, 24), renewedAt: null });
  expect((await own(api.renew, { params: { id: person.id }, body: {} })).body).toMatchObject({ state: 'current', reason: null });
  expect((await own(consentApi.own, {})).body.consent).toMatchObject({ state: 'current', isBack: false, renewedAt: expect.any(String) });

  const other = await makePerson(world.database, { type: 'Freelance' });
  await insertAsked(world.database, other.id);
  await watchRetentions(world.database);
  expect(await clockOf(other.id)).toMatchObject({ state: 'current', askedAt: null });
  expect(await stateOf(other.id)).toBe('active');
});

test('what was previewed is what is purged, row for row, with what each leaves', async () => {
  const { database } = world;
  const gone = [await rich(), await rich(), await silentPerson(database)];
  const kept: [string, Person][] = [];
  const { companyId } = await makeCompany(database);
  for (const [reason, open] of [
    ['delivery', (ownerId: string) => insertDelivery(database, { ownerId, companyId, endsOn: '2049-01-01' })],
    ['contract', (ownerId: string) => insertContract(database, { ownerId, companyId, state: 'sent' })],
    ['expenses', (ownerId: string) => insertReport(database, { ownerId, companyId, state: 'validated' })],
  ] as const) {
    const person = await silentPerson(database);
    await open(person.id);
    // What is open about them is old, and no sign of life.
    const isOver = reason !== 'delivery';
    if (isOver)
      await database.many(
        sql`update deliveries set starts_on = '2020-01-01', ends_on = '2020-02-01', state = 'finished' where owner_id = ${person.id}`,
      );
    kept.push([reason, person]);
  }
  for (const person of [...gone, ...kept.map(([, one]) => one)]) await insertAsked(database, person.id);

  const previewed = await listed('due');
  expect(previewed.map(({ id }) => id).sort()).toEqual(gone.map(({ id }) => id).sort());
  const keptRows = await listed('kept');
  for (const [reason, { id }] of kept) expect(keptRows.find((row) => row.id === id)).toMatchObject({ keptBy: reason });
  expect(previewed.find(({ id }) => id === gone[0]?.id)?.goes).toEqual({
    ...{ profile: 1, resumes: 1, documents: 1, administrative: 1, messages: 3, applications: 1 },
  });

  await watchRetentions(database);
  const purged = await listed('purged');
  const shown = (rows: typeof purged) => rows.map(({ id, goes, stays }) => ({ id, goes, stays })).sort((a, b) => (a.id < b.id ? -1 : 1));
  expect(shown(purged)).toEqual(shown(previewed));
  for (const { id, email } of gone) {
    expect(await stateOf(id)).toBe('deleted');
    expect((await kindsOf(id)).at(-1)).toBe('retention.purge');
    expect(
      await database.one(sql`
        select (select count(*)::int from freelance_profiles where user_id = ${id}) as profiles,
          (select count(*)::int from files where record_kind = 'profile' and record_id = ${id}) as resumes,
          (select count(*)::int from documents where owner_id = ${id}) as documents,
          (select count(*)::int from messages where author_id = ${id} and (text <> '' or deleted_at is null)) as messages,
          (select count(*)::int from applications where owner_id = ${id} and message <> '') as applications,
          (select count(*)::int from users where email = ${email}) as addresses`),
    ).toEqual({ profiles: 0, resumes: 0, documents: 0, messages: 0, applications: 0, addresses: 0 });
  }
  for (const [, { id }] of kept) expect(await stateOf(id)).toBe('active');
});

test('the figures of statistics are the same before and after', async () => {
  const { database } = world;
  const person = await rich();
  const { companyId } = await makeCompany(database);
  const { id: deliveryId, projectId } = await insertDelivery(database, { ownerId: person.id, companyId });
  await database.many(sql`
    insert into timesheets (id, delivery_id, project_id, company_id, owner_id, month, state, production_days, sell_cents, buy_cents)
    values (gen_random_uuid(), ${deliveryId}, ${projectId}, ${companyId}, ${person.id}, date_trunc('month', now()) - interval '26 months', 'validated', 1000, 640000, 540000)`);
  await database.many(
    sql`update deliveries set starts_on = '2024-01-01', ends_on = '2024-10-01', state = 'finished' where id = ${deliveryId}`,
  );
  await insertAsked(database, person.id);
  const asked = { query: { from: addMonths(today, -30).slice(0, 7), to: addMonths(today, -19).slice(0, 7) } };
  const before = (await admin(statisticsApi.read, asked)).body;
  expect((await admin(api.purge, { params: { id: person.id }, body: {} })).status).toBe(200);
  expect((await admin(statisticsApi.read, asked)).body).toEqual(before);
});

test('an administrator puts it off with a reason, or does it now unless something is open', async () => {
  const { database } = world;
  const person = await silentPerson(database);
  const params = await insertAsked(database, person.id);
  const postpone = (postponedUntil: string) => admin(api.postpone, { params, body: { postponedUntil, reason: 'Mission en vue' } });
  expect((await postpone(today)).error).toMatchObject({ fields: { postponedUntil: 'validation.todayOrLater' } });
  expect((await postpone(addDays(today, 800))).error).toMatchObject({ fields: { postponedUntil: 'validation.withinMonths|months=12' } });
  expect((await postpone(addDays(today, 90))).body).toMatchObject({ dueOn: addDays(today, 90), reason: 'Mission en vue' });
  expect((await listed('due')).map(({ id }) => id)).not.toContain(person.id);
  await watchRetentions(database);
  expect(await stateOf(person.id)).toBe('active');

  const { companyId } = await makeCompany(database);
  const contract = await insertContract(database, { ownerId: person.id, companyId, state: 'draft' });
  await database.many(
    sql`update deliveries set starts_on = '2020-01-01', ends_on = '2020-02-01', state = 'finished' where owner_id = ${person.id}`,
  );
  expect(await admin(api.purge, { params, body: {} })).toMatchObject({ status: 409, error: { keptBy: 'contract' } });
  await database.many(sql`update contracts set state = 'cancelled' where id = ${contract.id}`);
  expect(await admin(api.purge, { params, body: {} })).toMatchObject({ status: 200, body: { state: 'purged' } });
  expect(await stateOf(person.id)).toBe('deleted');
  expect(await lettersTo(person)).toMatchObject([{ name: 'purged' }]);
  expect((await admin(api.purge, { params, body: {} })).status).toBe(409);
});

test('who came back since last night is not purged by hand either', async () => {
  const { database } = world;
  const person = await silentPerson(database);
  const params = await insertAsked(database, person.id);
  await database.many(sql`update users set signed_in_at = now() where id = ${person.id}`);
  expect(await admin(api.purge, { params, body: {} })).toMatchObject({ status: 409, error: { code: 'retention.isBack' } });
  expect(await stateOf(person.id)).toBe('active');
  expect(await clockOf(person.id)).toMatchObject({ state: 'asked' });
});

test('whom something keeps is not reminded, and is asked anew once nothing does', async () => {
  const { database } = world;
  const person = await silentPerson(database);
  await insertAsked(database, person.id, 28, 2);
  const until = addDays(today, 20);
  await database.many(sql`update retentions set postponed_until = ${until}, reason = 'Mission en vue' where id = ${person.id}`);
  const { companyId } = await makeCompany(database);
  const contract = await insertContract(database, { ownerId: person.id, companyId, state: 'draft' });
  await database.many(
    sql`update deliveries set starts_on = '2020-01-01', ends_on = '2020-02-01', state = 'finished' where owner_id = ${person.id}`,
  );
  await watchRetentions(database);
  expect(await kindsOf(person.id)).toEqual(['retention.keep']);
  // What an administrator has put off stays put off.
  expect(await clockOf(person.id)).toMatchObject({ state: 'current', askedAt: null, dueOn: until });
  await database.many(sql`update contracts set state = 'cancelled' where id = ${contract.id}`);
  await watchRetentions(database);
  expect(await kindsOf(person.id)).toEqual(['retention.keep', 'retention.ask']);
  expect(await clockOf(person.id)).toMatchObject({ state: 'asked', dueOn: addDays(today, 30) });
});

test('a purge that fails keeps nobody waiting for an answer', async () => {
  const { database } = world;
  const { companyId } = await makeCompany(database);
  const need = await insertNeed(database, companyId, { state: 'posted' });
  const candidate = await makePerson(database, { type: 'Freelance' });
  const { id } = await insertApplication(database, need.id, candidate.id, { state: 'new' });
  await database.many(sql`update applications set since = now() - interval '4 months' where id = ${id}`);
  const person = await silentPerson(database);
  await insertAsked(database, person.id);
  await database.many(sql`update users set state = 'deleted' where id = ${person.id}`);
  await expect(watchRetentions(database)).rejects.toThrow('workflow.wrongState');
  expect(await kindsOf(id)).toContain('application.unanswered');
  await database.many(sql`delete from retentions where id = ${person.id}`);
});

test('windows that are open learn that what somebody wrote is gone', async () => {
  const { database } = world;
  const person = await rich();
  const params = await insertAsked(database, person.id);
  const heard = sql`select m.sequence, m.revision, c.last_revision as "last" from messages m join conversations c on c.id = m.conversation_id
    where c.first_id = ${person.id} or c.second_id = ${person.id} order by m.sequence`;
  const before = await database.many<{ last: number }>(heard);
  expect((await admin(api.purge, { params, body: {} })).status).toBe(200);
  const last = before[0]?.last ?? 0;
  const after = await database.many<{ revision: number; last: number }>(heard);
  expect(after).toHaveLength(3);
  // Each is numbered anew, and the last of them is the last of the conversation.
  expect(after.map(({ revision }) => revision)).toEqual([1, 2, 3].map((n) => last + n));
  expect(after[0]?.last).toBe(last + 3);
});

test('a person is shown who has opened their profile, once a day, and nobody else is', async () => {
  const { database } = world;
  const person = await makePerson(database, { type: 'Freelance' });
  const profileId = await makeProfile(database, person.id, {});
  const client = await makePerson(database, { type: 'Company' });
  const open = (by: Person) => world.as(by)(talents.api.read, { params: { id: profileId } });
  for (const by of [client, client]) expect((await open(by)).status).toBe(200);
  expect((await world.as(client)(talents.api.list, { query: {} })).status).toBe(200);
  const { name } = await database.one<{ name: string }>(
    sql`select c.name from users u join companies c on c.id = u.company_id where u.id = ${client.id}`,
  );
  const own = world.as(person);
  expect((await own(consentApi.openings, {})).body).toEqual([{ by: null, isCompany: true, day: today }]);
  const { companyId } = await database.one<{ companyId: string }>(sql`select company_id as "companyId" from users where id = ${client.id}`);
  await insertNeed(database, companyId, { state: 'posted' });
  expect((await own(consentApi.openings, {})).body).toEqual([{ by: name, isCompany: true, day: today }]);
  // Who sees with the eyes of a client opens nothing, and does not read the list with those of the person.
  await database.many(sql`delete from profile_openings where owner_id = ${person.id}`);
  await database.many(sql`update sessions set seen_as = ${client.id} where user_id = ${world.people.admin.id}`);
  expect((await admin(talents.api.read, { params: { id: profileId } })).status).toBe(200);
  expect((await own(consentApi.openings, {})).body).toEqual([]);
  await database.many(sql`update sessions set seen_as = ${person.id} where user_id = ${world.people.admin.id}`);
  expect((await admin(consentApi.openings, {})).status).toBe(403);
  await database.many(sql`update sessions set seen_as = null where user_id = ${world.people.admin.id}`);
  // After a year it is forgotten.
  await open(client);
  await database.many(sql`update profile_openings set day = operator_day() - 366 where owner_id = ${person.id}`);
  await world.tidy();
  expect(await database.many(sql`select 1 from profile_openings where owner_id = ${person.id}`)).toEqual([]);
});

test('one’s own data comes with its files', async () => {
  const { database, files } = world;
  const person = await rich();
  const { contentId } = await database.one<{ contentId: string }>(
    sql`select id as "contentId" from files where record_kind = 'profile' and record_id = ${person.id}`,
  );
  await files.put(fileKey(contentId), Buffer.from('my resume'));
  const { token } = await openSession(database, person.id, { userAgent: 'test', address: '127.0.0.1', isRemembered: false });
  const { raw } = await world.as({ ...person, token })(ownAccountApi.export, {});
  const archive = unzip(raw);
  const data = JSON.parse(String(archive.get('data.json'))) as { files: { path: string; name: string }[] };
  expect(data.files).toMatchObject([{ path: expect.stringMatching(/^files\/resumes\/1-/) }]);
  expect(String(archive.get(data.files[0]?.path ?? ''))).toBe('my resume');
});

test('what is due today goes on the operator’s day, and is put off from it', async () => {
  const { database } = world;
  // Before noon it is still yesterday at one end of the world, from ten on already tomorrow at the other.
  const zone = new Date().getUTCHours() < 11 ? 'Etc/GMT+12' : 'Etc/GMT-14';
  await database.many(sql`update operator_settings set time_zone = ${zone}`);
  onTestFinished(async () => void (await database.many(sql`update operator_settings set time_zone = null`)));
  const there = todayIn(zone, new Date());
  const due = async (dueOn: string) => {
    const { id } = await silentPerson(database, 30);
    await insertAsked(database, id);
    await database.many(sql`update retentions set due_on = ${dueOn}, last_sign_at = now() where id = ${id}`);
    return id;
  };
  const [now, tomorrow] = [await due(there), await due(addDays(there, 1))];
  const listedIds = (await listed('due')).map(({ id }) => id);
  expect([now, tomorrow].map((id) => listedIds.includes(id))).toEqual([true, false]);
  const postpone = (postponedUntil: string) =>
    admin(api.postpone, { params: { id: tomorrow }, body: { postponedUntil, reason: 'Mission en vue' } });
  expect([(await postpone(there)).status, (await postpone(addDays(there, 1))).status]).toEqual([422, 200]);
  expect((await admin(api.purge, { params: { id: now }, body: {} })).body).toMatchObject({ dueOn: there });
  const [owner, reader] = [await makePerson(database, { type: 'Freelance' }), await makePerson(database, { type: 'Company' })];
  await world.as(reader)(talents.api.read, { params: { id: await makeProfile(database, owner.id, {}) } });
  expect(await database.many(sql`select day::text as day from profile_openings where owner_id = ${owner.id}`)).toEqual([{ day: there }]);
});

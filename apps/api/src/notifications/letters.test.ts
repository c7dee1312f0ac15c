import { type NoticeChannel, undoSeconds } from '@jalon/domain/core/notices';
import { lettersPerAddress } from '@jalon/domain/mails/mail-limits';
import { notificationApi } from '@jalon/domain/notifications/notification-api';
import { afterAll, expect, test } from 'vitest';
import { makeCompany, makePerson, type Person } from '../../test/factories.ts';
import { openMailWorld } from '../../test/mail-world.ts';
import { record } from '../core/events.ts';
import { openDatabase } from '../db/database.ts';
import { type Sql, sql } from '../db/sql.ts';
import { writeDigests, writeNotices } from './letters.ts';

const { world, mail, close } = await openMailWorld();
afterAll(close);
const { database } = world;
const digest = { hour: 8, timeZone: 'Europe/Paris' };

/** A contact whose role has changed: told at once unless they choose otherwise. */
async function moved({ lang = 'fr' as const, at = undefined as { companyId: string; roleId: string } | undefined } = {}): Promise<Person> {
  return makePerson(database, { type: 'Company', lang, ...(at ? { at } : {}) });
}
const tell = ({ id }: Person) =>
  record(database, 'contact.update', { subjectId: id, by: null, requestId: 'test', before: { role: 'A' }, after: { role: 'B' } });
const choose = (person: Person, channel: NoticeChannel) =>
  world.as(person)(notificationApi.prefer, { body: { choices: [{ category: 'team', channel }] } });
/** As if it had happened earlier: past the time in which it can be undone, or before the hour of the digest. */
const earlier = (person: Person, ago: Sql) => database.many(sql`update notifications set at = now() - ${ago} where user_id = ${person.id}`);
const aMinute = sql`interval '1 minute'`;
const aDay = sql`interval '25 hours'`;
async function letters(): Promise<void> {
  await writeNotices(database);
  await writeDigests(database, digest);
  await world.work();
}
const subjectsTo = ({ email }: Person) => mail.to(email).map(({ subject }) => subject);
const countOf = async (person: Person) => (await world.as(person)(notificationApi.counts, {})).body.unread;

test.each<[NoticeChannel | undefined, string[], number]>([
  [undefined, ['Jalon a modifié votre rôle ou vos pôles'], 1],
  ['at once', ['Jalon a modifié votre rôle ou vos pôles'], 1],
  ['daily', ['Vos notifications du jour'], 1],
  ['product', [], 1],
  ['none', [], 0],
])('chosen %s: the letters are %j, and %i in the product', async (channel, subjects, unread) => {
  const person = await moved();
  if (channel) expect((await choose(person, channel)).status).toBe(200);
  await tell(person);
  await earlier(person, aDay);
  await letters();
  await letters();
  expect([subjectsTo(person), await countOf(person)]).toEqual([subjects, unread]);
});

test('a job writes them once nothing can be undone any more', async () => {
  const person = await moved();
  await tell(person);
  const waiting = await database.many<{ seconds: number }>(sql`
    select round(extract(epoch from run_at - now()))::int as seconds from graphile_worker.jobs where task_identifier = 'notices'
    order by run_at desc limit 1`);
  expect(waiting[0]?.seconds).toBeGreaterThan(undoSeconds - 10);
  await earlier(person, aMinute);
  await database.many(
    sql`select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs where task_identifier = 'notices'), now())`,
  );
  await world.work();
  await world.work();
  expect(subjectsTo(person)).toHaveLength(1);
});

test('nothing is written while it can be undone, nor of what was read meanwhile', async () => {
  const [soon, read] = [await moved(), await moved()];
  await tell(soon);
  await letters();
  expect(subjectsTo(soon)).toEqual([]);
  await tell(read);
  await world.as(read)(notificationApi.readAll, { body: {} });
  for (const person of [soon, read]) await earlier(person, aMinute);
  await letters();
  expect([subjectsTo(soon).length, subjectsTo(read).length]).toEqual([1, 0]);
});

test('a letter leads to the place, in the language of its reader', async () => {
  const person = await makePerson(database, { type: 'Company', lang: 'en' });
  await tell(person);
  await earlier(person, aMinute);
  await letters();
  const [letter] = mail.to(person.email);
  expect(letter?.subject).toBe('Jalon has changed your role or your divisions');
  expect(letter?.text).toContain('/company/account');
});

test('what is more than an hour allows waits for the letter of the day, which has it by record', async () => {
  const [{ max }] = lettersPerAddress;
  const at = await makeCompany(database);
  const owner = await moved({ at });
  await choose(owner, 'at once');
  const colleague = await makePerson(database, { type: 'Company', at: { companyId: at.companyId } });
  for (let i = 0; i < max + 2; i += 1)
    await record(database, 'contact.decline', {
      ...{ subjectId: colleague.id, by: null, requestId: 'test', label: { fr: 'Ada B', en: 'Ada B' } },
    });
  await earlier(owner, aMinute);
  await writeNotices(database);
  await world.work();
  expect(subjectsTo(owner)).toHaveLength(max);
  await earlier(owner, aDay);
  await letters();
  const day = mail.to(owner.email).at(-1);
  expect([day?.subject, subjectsTo(owner).length]).toEqual(['Vos notifications du jour', max + 1]);
  expect(day?.text).toContain('Ada B\n• Ada B a décliné votre invitation\n• Ada B a décliné votre invitation\n');
});

test('the letter of the day has what came before the hour struck, also when nobody was there at that hour', async () => {
  const person = await moved();
  await choose(person, 'daily');
  await tell(person);
  // The hour that has just struck.
  const { hour } = await database.one<{ hour: number }>(sql`select extract(hour from now() at time zone 'UTC')::int as hour`);
  await database.many(sql`update notifications set at = date_trunc('hour', now()) where user_id = ${person.id}`);
  await writeDigests(database, { hour, timeZone: 'UTC' });
  await database.many(sql`update notifications set at = date_trunc('hour', now()) - interval '1 second' where user_id = ${person.id}`);
  await world.work();
  expect(subjectsTo(person)).toEqual([]);
  await writeDigests(database, { hour: (hour + 1) % 24, timeZone: 'UTC' });
  await world.work();
  expect(subjectsTo(person)).toEqual([]);
  await writeDigests(database, { hour, timeZone: 'UTC' });
  await world.work();
  expect(subjectsTo(person)).toEqual(['Vos notifications du jour']);
});

test('two instances that write at the same moment write one letter each time', async () => {
  const others = [1, 2, 3].map(() => openDatabase(world.url));
  const people = await Promise.all(Array.from({ length: 6 }, () => moved()));
  for (const [index, person] of people.entries()) {
    await choose(person, index % 2 === 0 ? 'daily' : 'at once');
    await tell(person);
    if (index % 2 === 0) await tell(person);
    await earlier(person, aDay);
  }
  await Promise.all([database, ...others].flatMap((one) => [writeNotices(one), writeDigests(one, digest)]));
  await world.work();
  for (const other of others) await other.close();
  expect(people.map((person) => subjectsTo(person).length)).toEqual([1, 1, 1, 1, 1, 1]);
});

test('an address that nobody has proved is not written to', async () => {
  const person = await makePerson(database, { type: 'Company', isVerified: false });
  await tell(person);
  await earlier(person, aDay);
  await letters();
  expect(subjectsTo(person)).toEqual([]);
});

test('a choice decides about the letter of a validation, and not about that of a refusal', async () => {
  const [told, quiet] = await Promise.all([1, 2].map(() => makePerson(database, { type: 'Freelance', isValidated: false })));
  if (!told || !quiet) throw new Error('nobody');
  await world.as(quiet)(notificationApi.prefer, { body: { choices: [{ category: 'account', channel: 'product' }] } });
  for (const { id } of [told, quiet]) {
    await record(database, 'account.validate', { subjectId: id, by: null, requestId: 'test' });
    await world.work();
    await record(database, 'account.refuse', { subjectId: id, by: null, requestId: 'test', after: { reason: 'x' } });
  }
  await world.work();
  const queued = ({ email }: Person) =>
    database.many<{ name: string }>(sql`select name from mails where recipient = ${email} order by created_at`);
  expect((await queued(quiet)).map(({ name }) => name)).toEqual(['refused']);
  expect((await queued(told)).map(({ name }) => name)).toEqual(['validated', 'refused']);
});

test('a category that is no choice of this type of account is refused', async () => {
  const { status, error } = await world.as('freelance')(notificationApi.prefer, {
    body: { choices: [{ category: 'validation', channel: 'none' }] },
  });
  expect([status, error.fields]).toEqual([422, { choices: 'validation.invalid' }]);
});

import { accountApi } from '@jalon/domain/accounts/account-api';
import { applications } from '@jalon/domain/applications/application-api';
import { contracts } from '@jalon/domain/contracts/contract-api';
import { homeApi } from '@jalon/domain/home/home-api';
import { notificationApi } from '@jalon/domain/notifications/notification-api';
import { operatorApi } from '@jalon/domain/operator/operator-api';
import type { OperatorUpdate } from '@jalon/domain/operator/operator-schema';
import { timesheets } from '@jalon/domain/timesheets/timesheet-api';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { insertContract } from '../../test/contracts.ts';
import { insertDelivery } from '../../test/deliveries.ts';
import { companyOf } from '../../test/events/callers.ts';
import { makeCompany, makePerson, type Person } from '../../test/factories.ts';
import { openWorld, type World } from '../../test/harness.ts';
import { png } from '../../test/images.ts';
import { pdfText } from '../../test/pdf-text.ts';
import { insertTimesheet } from '../../test/timesheets.ts';
import { enterWindow } from '../../test/windows.ts';
import { watchContracts } from '../contracts/contracts.watch.ts';
import { record } from '../core/events.ts';
import { sql } from '../db/sql.ts';
import { watchDocuments } from '../documents/documents.records.ts';
import { senderOf } from '../mails/mail-post.ts';
import { writeMail } from '../mails/mail-templates.ts';
import { watchTimesheets } from '../timesheets/timesheets.watch.ts';
import { readOperator } from './house.ts';

const environment = { JALON_OPERATOR: 'Atlas', JALON_CONTACT_EMAIL: 'env@jalon.example', JALON_TIME_ZONE: 'Europe/Paris' };
const given = {
  ...{ operator: 'Atlas', contactEmail: 'env@jalon.example', timeZone: 'Europe/Paris', digestHour: 8, timesheetReminders: [-3, 1, 4] },
};
let world: World;
beforeAll(async () => {
  world = await openWorld(environment);
});
afterAll(() => world.close());

const manage = async () => (await world.as('admin')(operatorApi.manage, {})).body;
async function choose(choices: Omit<OperatorUpdate, 'version'>) {
  const answer = await world.as('admin')(operatorApi.update, { body: { ...choices, version: (await manage()).version } as never });
  expect(answer.status).toBe(200);
  return answer.body;
}
const current = () => readOperator(world.database, given);
/** Back to the defaults. */
afterEach(async () => {
  const { choices } = await manage();
  const chosen = Object.entries(choices).filter(([, value]) => value !== null);
  if (chosen.length > 0)
    await choose(Object.fromEntries(chosen.map(([name, value]) => [name, typeof value === 'string' && !enums.has(name) ? '' : null])));
});
const enums = new Set(['holidayZone', 'validators', 'preselection']);

const to = { email: 'a@jalon.test', url: 'https://jalon.example', tokenOf: (id: string) => id };

test('name, contact and address: who writes, and the foot of letters', async () => {
  const config = { mailFrom: 'Jalon <no-reply@jalon.example>', operator: 'Atlas' };
  expect(senderOf(config, await current())).toBe('Jalon <no-reply@jalon.example>');
  await choose({ name: 'Boréal', contactEmail: 'aide@boreal.example', contactPhone: '01 23 45 67 89', address: '1 rue A\n75001 Paris' });
  const operator = await current();
  expect(senderOf(config, operator)).toEqual({ name: 'Boréal', address: 'no-reply@jalon.example' });
  const letter = writeMail('blocked', 'fr', { firstName: 'Zoé', reason: 'R' }, { ...to, operator });
  expect(letter.footer).toContain('Boréal · 1 rue A, 75001 Paris · 01 23 45 67 89 · aide@boreal.example');
  expect([letter.signature, letter.brand]).toEqual(['L’équipe Boréal', { name: 'Boréal', logo: undefined }]);
  expect(letter.lines.join()).toContain('aide@boreal.example');
  const asked = (await world.as('blocked')(accountApi.contact, {})).body;
  expect(asked).toEqual({ email: 'aide@boreal.example', phone: '01 23 45 67 89' });
});

test('name, legal form, SIREN and VAT number: what contracts say; months and profiles have the name', async () => {
  await choose({ name: 'Boréal', legalForm: 'SAS au capital de 10 000 €', siren: '732829320', vatNumber: 'fr 403 032 650 45' });
  const owner = await makePerson(world.database, { type: 'Freelance' });
  const { companyId } = await makeCompany(world.database);
  const { id } = await insertContract(world.database, { ownerId: owner.id, companyId });
  const contract = await pdfText((await world.as('admin')(contracts.more.pdf, { params: { id } })).raw);
  expect(contract).toContain('Boréal');
  expect(contract).toContain('SAS au capital de 10 000 € · SIREN 732 829 320 · TVA FR40303265045');
  await world.as('admin')(operatorApi.setLogo, { file: await png() });
  const month = await insertTimesheet(world.database, { ownerId: owner.id, companyId });
  const withLogo = await world.as('admin')(timesheets.more.pdf, { params: { id: month.id } });
  expect([withLogo.status, withLogo.raw.includes('/DCTDecode')]).toEqual([200, true]);
  await world.as('admin')(operatorApi.removeLogo, {});
  const withName = await world.as('admin')(timesheets.more.pdf, { params: { id: month.id } });
  expect(withName.raw.includes('/DCTDecode')).toBe(false);
  expect(await pdfText(withName.raw)).toContain('Boréal');
});

test('time zone: which day it is', async () => {
  const zone = async () => (await world.as('admin')(homeApi.read, {})).body.timeZone;
  expect(await zone()).toBe('Europe/Paris');
  await choose({ timeZone: 'Pacific/Kiritimati' });
  expect(await zone()).toBe('Pacific/Kiritimati');
  expect((await world.as('admin')(applications.more.clock, {})).body).toEqual({ timeZone: 'Pacific/Kiritimati' });
  const day = (timeZone: string) => new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(new Date());
  const { today } = (await world.as('freelance')(timesheets.more.month, { params: { month: '2026-11' } })).body;
  expect(today).toBe(day('Pacific/Kiritimati'));
});

test('hour of the digest: when the letter of the day is written', async () => {
  const { database } = world;
  const person = await makePerson(database, { type: 'Company' });
  await world.as(person)(notificationApi.prefer, { body: { choices: [{ category: 'team', channel: 'daily' }] } });
  await record(database, 'contact.update', {
    subjectId: person.id,
    by: null,
    requestId: 'test',
    before: { role: 'A' },
    after: { role: 'B' },
  });
  await enterWindow(database, 3600);
  const { hour } = await database.one<{ hour: number }>(sql`select extract(hour from now() at time zone 'UTC')::int as hour`);
  await database.many(sql`update notifications set at = date_trunc('hour', now()) - interval '1 second' where user_id = ${person.id}`);
  const written = async () => {
    await database.many(sql`select graphile_worker.add_job('digest')`);
    await world.work();
    return (await database.many(sql`select 1 from mails where name = 'digest' and recipient = ${person.email}`)).length;
  };
  await choose({ timeZone: 'UTC', digestHour: (hour + 1) % 24 });
  expect(await written()).toBe(0);
  await choose({ digestHour: hour });
  expect(await written()).toBe(1);
});

test('holidays and Whit Monday: until when a month is to be sent', async () => {
  const due = async (month: string) => (await world.as('freelance')(timesheets.more.month, { params: { month } })).body.dueOn;
  // March 2024 ends with Good Friday, May 2004 with Whit Monday.
  expect([await due('2024-03'), await due('2004-05')]).toEqual(['2024-03-29', '2004-05-28']);
  await choose({ holidayZone: 'alsaceMoselle', isWhitMondayWorked: true });
  expect([await due('2024-03'), await due('2004-05')]).toEqual(['2024-03-28', '2004-05-31']);
});

const watched = async (kind: string, run: () => Promise<void>): Promise<number> => {
  const count = async () =>
    (await world.database.one<{ count: number }>(sql`select count(*)::int as count from events where kind = ${kind}`)).count;
  const before = await count();
  await run();
  return (await count()) - before;
};

test('days of reminders: timesheets, documents, contracts, signatures', async () => {
  const { database } = world;
  const owner = await makePerson(database, { type: 'Freelance' });
  const { companyId } = await makeCompany(database);
  await insertDelivery(database, { ownerId: owner.id, companyId, startsOn: '2031-03-01', endsOn: '2031-04-30' });
  const month = async () =>
    watched('timesheet.remind', async () => watchTimesheets(database, await current(), new Date('2031-03-12T08:00:00Z')));
  expect(await month()).toBe(0);
  await choose({ timesheetReminders: [-20] });
  expect(await month()).toBe(1);

  await database.many(
    sql`update documents set expires_on = '2031-06-30', reminded = null where owner_id = ${owner.id} and type = 'registration'`,
  );
  const paper = async () =>
    watched('document.remind', async () => watchDocuments(database, await current(), new Date('2031-03-22T08:00:00Z')));
  expect(await paper()).toBe(0);
  await choose({ documentReminders: [100, 10] });
  expect(await paper()).toBe(1);

  const sent = await insertContract(database, { ownerId: owner.id, companyId, state: 'sent' });
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
  const late = async () => watched('contract.overdue', async () => watchContracts(database, await current(), inDays(12)));
  expect(await late()).toBe(0);
  await choose({ signatureDays: 10 });
  expect(await late()).toBe(1);

  await database.many(sql`update contracts set state = 'signed', ends_on = operator_day() + 100, warned_at = null where id = ${sent.id}`);
  const ends = async () => watched('contract.warn', async () => watchContracts(database, await current(), inDays(0)));
  expect(await ends()).toBe(0);
  await choose({ contractReminders: [120] });
  expect(await ends()).toBe(1);
});

test('who validates and how fast: who is asked, and when they are late', async () => {
  const { database } = world;
  const validator = await makePerson(database, { type: 'Company' });
  const companyId = await companyOf(world, validator);
  const commercial = await makePerson(database, { type: 'Commercial' });
  await database.many(sql`insert into company_commercials (company_id, user_id) values (${companyId}, ${commercial.id})`);
  const owner = await makePerson(database, { type: 'Freelance' });
  const asked = async (person: Person) => {
    const { id } = await insertDelivery(database, { ownerId: owner.id, companyId, startsOn: '2026-11-01', endsOn: '2026-11-30' });
    const { body } = await world.as(owner)(timesheets.more.month, { params: { month: '2026-11' } });
    const one = body.deliveries.find(({ delivery }) => delivery.id === id);
    return one?.validators.some((who) => who.id === person.id);
  };
  expect([await asked(validator), await asked(commercial)]).toEqual([true, false]);
  await choose({ validators: 'both' });
  expect([await asked(validator), await asked(commercial)]).toEqual([true, true]);

  const waiting = await insertTimesheet(database, { ownerId: owner.id, companyId, state: 'waiting' });
  await database.many(sql`update timesheets set sent_at = '2026-11-02T08:00:00Z', reminded_on = null where id = ${waiting.id}`);
  const late = async () =>
    watched('timesheet.remindValidators', async () =>
      watchTimesheets(database, { ...(await current()), timesheetReminders: [28] }, new Date('2026-11-06T08:00:00Z')),
    );
  await choose({ validationDays: 10 });
  expect(await late()).toBe(0);
  await choose({ validationDays: 2 });
  expect(await late()).toBe(1);
});

test('what stands in the page: the name, and the first choices of forms', async () => {
  await choose({ name: 'Boréal <b>', preselection: 'always', holidayZone: 'reunion' });
  const { headers, body } = await world.server.inject({ url: '/login', headers: { accept: 'text/html' } });
  // Without a build there is no page.
  if (!String(headers['content-type']).startsWith('text/html')) return;
  expect(body).toContain('<title>Boréal &lt;b&gt;</title>');
  expect(body).toContain('&quot;preselection&quot;:&quot;always&quot;');
  expect(body).toContain('&quot;holidayZone&quot;:&quot;reunion&quot;');
});

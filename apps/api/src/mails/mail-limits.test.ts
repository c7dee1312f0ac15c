import { accountApi } from '@jalon/domain/accounts/account-api';
import { emailApi } from '@jalon/domain/accounts/email-api';
import { managedAccounts } from '@jalon/domain/accounts/managed-account-api';
import { contacts } from '@jalon/domain/contacts/contact-api';
import { lettersPerAddress } from '@jalon/domain/mails/mail-limits';
import { signUpApi } from '@jalon/domain/sign-up/sign-up-api';
import { afterAll, expect, test } from 'vitest';
import { makePerson, makeRole } from '../../test/factories.ts';
import { openMailWorld } from '../../test/mail-world.ts';
import { newcomer } from '../../test/sign-up.ts';
import { isOpenLink, makeLink } from '../accounts/accounts.queries.ts';
import { record } from '../core/events.ts';
import { sql } from '../db/sql.ts';
import { countLetter, hasRoom } from './mail-limits.queries.ts';
import { queueMail } from './mails.queries.ts';

const { world, mail, close } = await openMailWorld();
afterAll(close);
const [{ max: perHour }] = lettersPerAddress;
/** What holds back one network address is not what is looked at here. */
const fromElsewhere = () => world.database.many(sql`delete from rate_limits`);
const anHourLater = () => world.database.many(sql`update letter_counts set since = now() - interval '61 minutes' where seconds = 3600`);

test('strangers have few letters written to an address, whatever they ask for, and are told the same as ever', async () => {
  const person = await makePerson(world.database, { type: 'Freelance' });
  const answers = [];
  for (let i = 0; i < 2 * (perHour + 1); i += 1) {
    await fromElsewhere();
    if (i % 2 === 0) answers.push((await world.as('visitor')(accountApi.forgot, { body: { email: person.email } })).body);
    else {
      const browser = newcomer(world);
      await browser.fill('freelance', person.email);
      answers.push({ done: (await browser.confirm('freelance')).body.done });
    }
  }
  await world.work();
  const subjects = mail.to(person.email).map(({ subject }) => subject);
  expect(subjects).toHaveLength(2 * perHour);
  expect(subjects.filter((subject) => subject === 'Choisissez un nouveau mot de passe')).toHaveLength(perHour);
  expect(new Set(answers.map((body) => JSON.stringify(body))).size).toBe(1);
  // What was done to the account is told all the same.
  await record(world.database, 'account.password', { subjectId: person.id, by: person.id, requestId: 'test' });
  await world.work();
  expect(mail.to(person.email)).toHaveLength(2 * perHour + 1);
  expect(mail.to(person.email).at(-1)?.subject).toBe('Votre mot de passe a été modifié');
});

test('a sign-up resends its link a few times, and the rest is dropped without a word', async () => {
  const browser = newcomer(world);
  await browser.fill('freelance', 'again@jalon.test');
  await browser.confirm('freelance');
  for (let i = 0; i < 14; i += 1) {
    await fromElsewhere();
    expect((await browser.send(signUpApi.resend, {})).status).toBe(200);
  }
  await world.work();
  expect(mail.to('again@jalon.test')).toHaveLength(perHour);
});

test('whoever is signed in is told that no more is written', async () => {
  const refused = [429, { code: 'mail.tooMany', fields: { email: 'validation.tooManyLetters' } }];
  const { id, email } = world.people.unverified;
  const as = world.as('unverified');
  const resend = async () => {
    await fromElsewhere();
    const { status, error } = await as(accountApi.resend, {});
    await world.work();
    return [status, error];
  };
  for (let i = 0; i < perHour; i += 1) expect((await resend())[0]).toBe(200);
  expect(await resend()).toEqual(refused);
  expect(mail.to(email)).toHaveLength(perHour);
  expect(await world.database.many(sql`select 1 from events where subject_id = ${id} and kind = 'account.resend'`)).toHaveLength(perHour);

  const owner = world.as('company');
  const { companyId } = await world.database.one<{ companyId: string }>(
    sql`select company_id as "companyId" from users where id = ${world.people.company.id}`,
  );
  const roleId = await makeRole(world.database, companyId, []);
  const body = { firstName: 'Ada', lastName: 'B', email: 'often@client.test', job: null, roleId };
  const made = (await owner(contacts.api.create, { body })).body;
  await world.work();
  for (let i = 1; i < perHour; i += 1) {
    expect((await owner(contacts.api.resend, { params: { id: made.id }, body: {} })).status).toBe(200);
    await world.work();
  }
  const { status, error } = await owner(contacts.api.resend, { params: { id: made.id }, body: {} });
  expect([status, error]).toEqual(refused);
  // Taken back and sent anew, it is the same address.
  await owner(contacts.api.delete, { params: { id: made.id } });
  const anew = await owner(contacts.api.create, { body });
  expect([anew.status, anew.error]).toEqual(refused);
});

test('an invitation is not moved to an address to which no more is written; without one nothing is sent, and nothing is refused', async () => {
  const full = 'full@jalon.test';
  await hasRoom(world.database, { budget: 'asked', email: full });
  for (let i = 0; i < perHour; i += 1) await world.database.many(countLetter({ budget: 'asked', email: full }, sql`true`));
  const correct = (id: string, email: string) => world.as('admin')(managedAccounts.api.emailCorrect, { params: { id }, body: { email } });
  const [invited, uninvited] = await Promise.all(
    [1, 2].map(() => makePerson(world.database, { type: 'Freelance', state: 'none', isVerified: false })),
  );
  if (!invited || !uninvited) throw new Error('nobody');
  const link = await makeLink(world.database, invited.id, 'activate');
  const { status, error } = await correct(invited.id, full);
  expect([status, error]).toEqual([429, { code: 'mail.tooMany', fields: { email: 'validation.tooManyLetters' } }]);
  expect(await isOpenLink(world.database, link, { purpose: 'activate', email: invited.email })).toBe(true);
  expect(await world.database.many(sql`select 1 from events where subject_id = ${invited.id}`)).toEqual([]);
  expect((await correct(uninvited.id, full)).body).toMatchObject({ email: full });
});

test('after an hour letters are written again, up to those of a day', async () => {
  const [, { max: perDay }] = lettersPerAddress;
  const browser = newcomer(world);
  await browser.fill('freelance', 'hourly@jalon.test');
  await browser.confirm('freelance');
  for (let i = 0; i < 20; i += 1) {
    await fromElsewhere();
    await anHourLater();
    await browser.send(signUpApi.resend, {});
    await world.work();
  }
  expect(mail.to('hourly@jalon.test')).toHaveLength(perDay);
});

test('past the letters of a day a new password is still sent once an hour, as long as its link lives', async () => {
  const [, { max: perDay }] = lettersPerAddress;
  const { email } = await makePerson(world.database, { type: 'Freelance' });
  const forget = async (times: number) => {
    for (let i = 0; i < times; i += 1) {
      await fromElsewhere();
      await world.as('visitor')(accountApi.forgot, { body: { email } });
    }
    await world.work();
  };
  for (let asked = 0; asked < perDay; asked += perHour) {
    await anHourLater();
    await forget(perHour);
  }
  expect(mail.to(email)).toHaveLength(perDay);
  await anHourLater();
  await forget(2);
  expect(mail.to(email)).toHaveLength(perDay + 1);
});

test('whether somebody has an account is not told by whether another may take the address', async () => {
  const thief = world.as(await makePerson(world.database, { type: 'Freelance', password: 'Chemin!42vert' }));
  const { email } = await makePerson(world.database, { type: 'Freelance' });
  for (let i = 0; i < perHour; i += 1) {
    await fromElsewhere();
    await world.as('visitor')(accountApi.forgot, { body: { email } });
  }
  await world.work();
  const ask = async (wanted: string) => (await thief(emailApi.change, { body: { email: wanted, password: 'Chemin!42vert' } })).status;
  expect([await ask(email), await ask('nobody-here@jalon.test')]).toEqual([200, 200]);
});

test('letters that were dropped do not use up the day', async () => {
  const [, { max: perDay }] = lettersPerAddress;
  const { email } = await makePerson(world.database, { type: 'Freelance' });
  const forget = async () => {
    await fromElsewhere();
    await world.as('visitor')(accountApi.forgot, { body: { email } });
  };
  for (let i = 0; i < perDay; i += 1) await forget();
  await world.work();
  expect(mail.to(email)).toHaveLength(perHour);
  await anHourLater();
  await forget();
  await world.work();
  expect(mail.to(email)).toHaveLength(perHour + 1);
});

test('whatever others have written to an address, its owner is sent a new password', async () => {
  const { email } = await makePerson(world.database, { type: 'Freelance' });
  const to = { email, lang: 'fr' } as const;
  const params = { firstName: 'Ada', by: 'Ada B', organisation: 'Client', link: 'the-link' };
  const [, { max: perDay }] = lettersPerAddress;
  for (let i = 0; i < perDay; i += 1) {
    await anHourLater();
    await queueMail(world.database, { key: `others ${i}`, name: 'invite', to, params });
  }
  await fromElsewhere();
  await world.as('visitor')(accountApi.forgot, { body: { email } });
  await world.work();
  expect(mail.to(email)).toHaveLength(perDay + 1);
  expect(mail.to(email).at(-1)?.subject).toBe('Choisissez un nouveau mot de passe');
});

test('a letter that is queued again counts once', async () => {
  const to = { email: 'retried@jalon.test', lang: 'fr' } as const;
  const params = { firstName: 'Ada', link: 'the-link' };
  for (let i = 0; i < perHour; i += 1) await queueMail(world.database, { key: 'retried', name: 'reset', to, params });
  await queueMail(world.database, { key: 'another', name: 'reset', to, params });
  await world.work();
  expect(mail.to(to.email)).toHaveLength(2);
});

test('of letters that are queued at once no more are written than the hour allows', async () => {
  const to = { email: 'at-once@jalon.test', lang: 'fr' } as const;
  const params = { firstName: 'Ada', link: 'the-link' };
  const queue = (key: string) => world.database.transaction((tx) => queueMail(tx, { key, name: 'reset', to, params }));
  await Promise.all(Array.from({ length: 2 * perHour }, (_, i) => queue(`at once ${i}`)));
  await world.work();
  expect(mail.to(to.email)).toHaveLength(perHour);
});

test('a name that looks like a site does not become a link', async () => {
  const params = { firstName: 'Ada', by: 'Ada B', organisation: 'Booking.com', link: 'the-link' };
  await queueMail(world.database, { key: 'site', name: 'invite', to: { email: 'site@jalon.test', lang: 'fr' }, params });
  await world.work();
  const [letter] = mail.to('site@jalon.test');
  for (const part of [letter?.text, letter?.html]) {
    expect(part).not.toContain('Booking.com');
    expect(part).toContain('Booking.\u2060com');
  }
});

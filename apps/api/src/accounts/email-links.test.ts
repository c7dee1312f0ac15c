import { accountApi } from '@jalon/domain/accounts/account-api';
import { emailApi } from '@jalon/domain/accounts/email-api';
import { managedAccounts } from '@jalon/domain/accounts/managed-account-api';
import { sessionApi } from '@jalon/domain/sessions/session-api';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { makePerson } from '../../test/factories.ts';
import { testSecret, tokenIn } from '../../test/harness.ts';
import { countWaiting } from '../../test/locks.ts';
import { openMailWorld } from '../../test/mail-world.ts';
import { newcomer } from '../../test/sign-up.ts';
import { sql } from '../db/sql.ts';
import { makeLink } from './accounts.queries.ts';
import { askForChange, findChange } from './email-change.queries.ts';
import { linkTokens } from './link-tokens.ts';

const { world, close } = await openMailWorld();
afterAll(close);
// Everybody here comes from one address.
beforeEach(() => world.database.many(sql`delete from rate_limits`));

const { write } = linkTokens(testSecret);
const linkOf = async (userId: string) => write(await makeLink(world.database, userId, 'verify'));
const newPerson = (more: object = {}) => makePerson(world.database, { type: 'Freelance', isVerified: false, ...more });
/** The link of a correction, while the first address is not proved. */
async function correctionOf({ id }: { id: string }): Promise<{ token: string; email: string }> {
  const email = `other.${id}@exemple.fr`;
  await askForChange(world.database, id, email);
  return { token: write((await findChange(world.database, id))?.id ?? ''), email };
}
const emailOf = async (id: string) => (await world.database.one<{ email: string }>(sql`select email from users where id = ${id}`)).email;
const isVerified = async (id: string) =>
  (await world.database.one<{ at: string | null }>(sql`select email_verified_at as at from users where id = ${id}`)).at !== null;
const waiting = () => countWaiting(world.database);
const sessionsOf = async (id: string) =>
  (await world.database.one<{ count: number }>(sql`select count(*)::int as count from sessions where user_id = ${id}`)).count;

test('a link that verifies says whom it is for and is not used up by being looked at', async () => {
  const person = await newPerson();
  const token = await linkOf(person.id);
  for (let i = 0; i < 2; i += 1) {
    const { body } = await world.as('visitor')(emailApi.link, { body: { token } });
    expect(body).toEqual({ email: person.email, reader: 'nobody', isChange: false });
  }
  expect(await isVerified(person.id)).toBe(false);
});

test('a link that verifies signs in, once', async () => {
  const person = await newPerson();
  const token = await linkOf(person.id);
  const other = await linkOf(person.id);
  const answer = await world.as('visitor')(accountApi.verify, { body: { token } });
  expect(answer.body).toMatchObject({ needsCode: false, user: { id: person.id, email_verified_at: expect.any(String) } });
  expect((await world.as({ ...person, token: tokenIn(answer) })(sessionApi.user, {})).body.id).toBe(person.id);
  for (const used of [token, other]) {
    const again = await world.as('visitor')(accountApi.verify, { body: { token: used } });
    expect([again.status, again.error.code, tokenIn(again)]).toEqual([410, 'account.linkExpired', '']);
    expect((await world.as('visitor')(emailApi.link, { body: { token: used } })).status).toBe(410);
  }
});

test('of two who follow a link at once, one is signed in', async () => {
  const person = await newPerson();
  const token = await linkOf(person.id);
  const twice = await Promise.all([1, 2].map(() => world.as('visitor')(accountApi.verify, { body: { token } })));
  expect(twice.map(({ status }) => status).sort()).toEqual([200, 410]);
  expect(await sessionsOf(person.id)).toBe(2);
});

test('an address that is proved already is no way in by an older link', async () => {
  const person = await newPerson();
  const token = await linkOf(person.id);
  await world.database.many(sql`update users set email_verified_at = now() where id = ${person.id}`);
  const late = await world.as('visitor')(accountApi.verify, { body: { token } });
  expect([late.status, tokenIn(late)]).toEqual([410, '']);
});

test('whoever is signed in already only proves the address, in the session they have', async () => {
  const person = await newPerson();
  const token = await linkOf(person.id);
  const as = world.as(person);
  expect((await as(emailApi.link, { body: { token } })).body.reader).toBe('self');
  const answer = await as(accountApi.verify, { body: { token } });
  expect([answer.body.user?.id, tokenIn(answer)]).toEqual([person.id, '']);
  expect(await sessionsOf(person.id)).toBe(1);
});

test('a session of somebody else is not replaced without being asked', async () => {
  const [person, other] = [await newPerson(), await makePerson(world.database, { type: 'Company' })];
  const token = await linkOf(person.id);
  const as = world.as(other);
  expect((await as(emailApi.link, { body: { token } })).body.reader).toBe('other');
  const refused = await as(accountApi.verify, { body: { token } });
  expect([refused.status, refused.error.code]).toEqual([409, 'session.alreadySignedIn']);
  expect([await isVerified(person.id), await sessionsOf(other.id)]).toEqual([false, 1]);
  const agreed = await as(accountApi.verify, { body: { token, asAnother: true } });
  expect(agreed.body.user?.id).toBe(person.id);
  expect(await sessionsOf(other.id)).toBe(0);
});

test('the browser that signed up is recognised, and no other', async () => {
  const browser = newcomer(world);
  await browser.fill('freelance', 'here@jalon.test');
  await browser.confirm('freelance');
  const { id } = await world.database.one<{ id: string }>(sql`select id from users where email = 'here@jalon.test'`);
  const body = { token: await linkOf(id) };
  expect((await browser.send(emailApi.link, { body })).body).toMatchObject({ reader: 'newcomer' });
  expect((await newcomer(world).send(emailApi.link, { body })).body).toMatchObject({ reader: 'nobody' });
  const stranger = newcomer(world);
  await stranger.fill('freelance', 'not.here@jalon.test');
  await stranger.confirm('freelance');
  expect((await stranger.send(emailApi.link, { body })).body).toMatchObject({ reader: 'nobody' });
});

test('a second step is asked for after the link too', async () => {
  const [person, other] = [await newPerson(), await makePerson(world.database, { type: 'Company' })];
  await world.database.many(sql`insert into two_steps (user_id, secret, confirmed_at) values (${person.id}, ''::bytea, now())`);
  const answer = await world.as(other)(accountApi.verify, { body: { token: await linkOf(person.id), asAnother: true } });
  expect(answer.body).toEqual({ user: null, needsCode: true });
  expect(String(answer.headers['set-cookie'])).toContain('sign_in_step=');
  expect([await isVerified(person.id), await sessionsOf(person.id), await sessionsOf(other.id), tokenIn(answer)]).toEqual([true, 1, 0, '']);
});

test.each([
  ['blocked', { statut: 'Blocked' }],
  ['deactivated', { closedBy: 'staff' }],
] as const)('who is %s is signed in to the page that says so, as with a password', async (state, told) => {
  const person = await newPerson({ state });
  const { body } = await world.as('visitor')(accountApi.verify, { body: { token: await linkOf(person.id) } });
  expect(body.user).toMatchObject(told);
});

test('who has no login yet proves the address and is not signed in', async () => {
  const person = await newPerson({ state: 'none' });
  const answer = await world.as('visitor')(accountApi.verify, { body: { token: await linkOf(person.id) } });
  expect([answer.body, tokenIn(answer)]).toEqual([{ user: null, needsCode: false }, '']);
});

test('an administrator who sees with somebody’s eyes follows no link', async () => {
  const admin = await makePerson(world.database, { type: 'Admin' });
  const seen = await makePerson(world.database, { type: 'Freelance' });
  const token = await linkOf((await newPerson()).id);
  await world.as(admin)(managedAccounts.api.seeAs, { params: { id: seen.id } });
  expect((await world.as(admin)(accountApi.verify, { body: { token, asAnother: true } })).error.code).toBe('session.readOnly');
});

test.each(['visitor', 'self'] as const)(
  'a correction whose account is proved while its link is followed has become a change, which %s does not make this way',
  async (who) => {
    const person = await newPerson();
    const { token } = await correctionOf(person);
    const { asked } = await world.database.transaction(async (tx) => {
      await tx.many(sql`update users set email_verified_at = now() where id = ${person.id}`);
      const asked = world.as(who === 'self' ? person : who)(accountApi.verify, { body: { token } });
      // The link was looked at while nothing was proved, and waits for the person.
      await expect.poll(waiting, { timeout: 10_000 }).toBe(1);
      return { asked };
    });
    const answer = await asked;
    expect([answer.status, answer.error.code, tokenIn(answer)]).toEqual([410, 'account.linkExpired', '']);
    expect([await emailOf(person.id), await sessionsOf(person.id)]).toEqual([person.email, 1]);
  },
);

test.each([false, true])('a new password ends another address that was asked for before: proved %s', async (isVerified) => {
  const person = await newPerson({ isVerified });
  const { token } = await correctionOf(person);
  const reset = { token: write(await makeLink(world.database, person.id, 'reset')), email: person.email, password: 'Sentier!73bleu' };
  expect((await world.as('visitor')(accountApi.reset, { body: reset })).status).toBe(200);
  expect((await world.as('visitor')(emailApi.link, { body: { token } })).status).toBe(410);
  expect(await emailOf(person.id)).toBe(person.email);
});

import { accountApi } from '@jalon/domain/accounts/account-api';
import { ownAccountApi } from '@jalon/domain/accounts/own-account-api';
import { sessionApi } from '@jalon/domain/sessions/session-api';
import { afterAll, expect, test } from 'vitest';
import { actOn } from '../../test/accounts.ts';
import { makePerson } from '../../test/factories.ts';
import { testSecret, tokenIn } from '../../test/harness.ts';
import { linkIn } from '../../test/mail-server.ts';
import { openMailWorld } from '../../test/mail-world.ts';
import { record } from '../core/events.ts';
import { hashPassword } from '../core/password.ts';
import { sql } from '../db/sql.ts';
import { makeLink } from './accounts.queries.ts';
import { linkTokens } from './link-tokens.ts';

const password = 'Chemin!42vert';
const { world, mail, close } = await openMailWorld();
afterAll(close);

const lastLinkTo = async (email: string): Promise<string[]> => {
  await world.work();
  const letter = mail.to(email).at(-1);
  if (!letter) throw new Error(`no letter to ${email}`);
  return decodeURIComponent(linkIn(letter).pathname + linkIn(letter).search)
    .split('/')
    .slice(1);
};
const expired = [410, { code: 'account.linkExpired' }];

test('a resent link proves the address, once', async () => {
  const person = world.people.unverified;
  const as = world.as(person);
  expect((await as(sessionApi.user, {})).body.email_verified_at).toBeNull();
  expect((await as(accountApi.resend, {})).status).toBe(200);
  const [, , token = ''] = await lastLinkTo(person.email);
  expect((await world.as('visitor')(accountApi.verify, { body: { token } })).status).toBe(200);
  expect((await as(sessionApi.user, {})).body.email_verified_at).toEqual(expect.any(String));
  const again = await world.as('visitor')(accountApi.verify, { body: { token } });
  expect([again.status, again.error]).toEqual(expired);
});

test('who is verified already is sent nothing more', async () => {
  const before = mail.letters.length;
  expect((await world.as('freelance')(accountApi.resend, {})).status).toBe(200);
  await world.work();
  expect(mail.letters).toHaveLength(before);
});

test.each(['', 'x', 'A'.repeat(43), 'é'.repeat(43)])('%j is no link', async (token) => {
  const { status, error } = await world.as('visitor')(accountApi.verify, { body: { token } });
  expect([status, error]).toEqual(expired);
});

test('a forgotten password: known and unknown are told the same, and only the known one gets a letter', async () => {
  const before = mail.letters.length;
  const ask = (email: string) => world.as('visitor')(accountApi.forgot, { body: { email } });
  const [known, unknown] = [await ask(world.people.commercial.email), await ask('nobody@jalon.test')];
  expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
  await world.work();
  expect(mail.letters.slice(before).map(({ to }) => to)).toEqual([world.people.commercial.email]);
});

test('a new password by mail is not the present one, and the link stays open for another', async () => {
  const person = await makePerson(world.database, { type: 'Freelance', password });
  await world.as('visitor')(accountApi.forgot, { body: { email: person.email } });
  const [, token = '', email = ''] = await lastLinkTo(person.email);
  const reset = (chosen: string) => world.as('visitor')(accountApi.reset, { body: { token, email, password: chosen } });
  const same = await reset(password);
  expect([same.status, same.error.fields]).toEqual([422, { password: 'validation.samePassword' }]);
  expect((await reset('Sentier!73bleu')).status).toBe(200);
  // Used up, the link tells nothing about the password.
  expect((await reset('Sentier!73bleu')).status).toBe(410);
});

test('a new password by mail: it works, the old sessions are over, the owner is told, the link is used up', async () => {
  const person = await makePerson(world.database, { type: 'Admin' });
  await world.as('visitor')(accountApi.forgot, { body: { email: person.email } });
  const [, token = '', email = ''] = await lastLinkTo(person.email);
  const reset = (body: object) => world.as('visitor')(accountApi.reset, { body: { token, email, password, ...body } });
  expect((await reset({ password: 'short' })).error.fields).toHaveProperty('password');
  expect((await reset({ password: 'Motdepasse1!' })).error.fields).toEqual({ password: 'validation.commonPassword' });
  expect((await reset({ password: 'Mustang2024$' })).error.fields).toEqual({ password: 'validation.commonPassword' });
  expect((await reset({ password: 'T3st!arbre77' })).error.fields).toEqual({ password: 'validation.ownPassword' });
  const other = await reset({ email: world.people.admin.email });
  expect([other.status, other.error]).toEqual(expired);
  expect((await reset({})).status).toBe(200);
  expect((await world.as(person)(sessionApi.user, {})).status).toBe(401);
  expect((await world.as('visitor')(sessionApi.login, { body: { email, password } })).status).toBe(200);
  const again = await reset({});
  expect([again.status, again.error]).toEqual(expired);
  await world.work();
  expect(mail.to(person.email).at(-1)?.subject).toBe('Votre mot de passe a été modifié');
});

test('a new password ends every open link for another: by mail, and on the page', async () => {
  const links = linkTokens(testSecret);
  const person = await makePerson(world.database, { type: 'Freelance', password });
  const open = async () => ({ token: links.write(await makeLink(world.database, person.id, 'reset')), email: person.email });
  const look = async (link: { token: string; email: string }) => (await world.as('visitor')(accountApi.resetLink, { body: link })).status;
  const [used, other] = [await open(), await open()];
  expect([await look(used), await look(other)]).toEqual([200, 200]);
  expect((await world.as('visitor')(accountApi.reset, { body: { ...used, password: 'Sentier!73bleu' } })).status).toBe(200);
  expect([await look(used), await look(other)]).toEqual([410, 410]);
  const late = await world.as('visitor')(accountApi.reset, { body: { ...other, password: 'Autre!Chemin7' } });
  expect([late.status, late.error]).toEqual(expired);

  const third = await open();
  const token = tokenIn(await world.as('visitor')(sessionApi.login, { body: { email: person.email, password: 'Sentier!73bleu' } }));
  const change = { current: 'Sentier!73bleu', password: 'Autre!Chemin7' };
  expect((await world.as({ ...person, token })(ownAccountApi.password, { body: change })).status).toBe(200);
  expect(await look(third)).toBe(410);
});

test('a link lasts as long as it says: an hour for a password, two days for an address, two weeks for an invitation', async () => {
  const { id } = await makePerson(world.database, { type: 'Freelance' });
  for (const [purpose, hours] of [['reset', 1] as const, ['verify', 48] as const, ['activate', 336] as const]) {
    const link = await makeLink(world.database, id, purpose);
    const { lasts } = await world.database.one<{ lasts: number }>(sql`
      select extract(epoch from expires_at - created_at)::float / 3600 as lasts from account_links where id = ${link}`);
    expect([purpose, lasts]).toEqual([purpose, hours]);
  }
});

test('a link of an hour ago is too old', async () => {
  const person = await makePerson(world.database, { type: 'Admin' });
  await world.as('visitor')(accountApi.forgot, { body: { email: person.email } });
  const [, token = '', email = ''] = await lastLinkTo(person.email);
  const look = (of: string) => world.as('visitor')(accountApi.resetLink, { body: { token, email: of } });
  expect((await look(email)).status).toBe(200);
  expect((await look('somebody.else@jalon.test')).error.code).toBe('account.linkExpired');
  await world.database.many(sql`update account_links set expires_at = now() - interval '1 second' where user_id = ${person.id}`);
  expect((await look(email)).error.code).toBe('account.linkExpired');
  const late = await world.as('visitor')(accountApi.reset, { body: { token, email, password } });
  expect([late.status, late.error]).toEqual(expired);
});

async function invite(type: 'Company' | 'Commercial' = 'Company', lang = 'fr') {
  const person = await makePerson(world.database, { type, state: 'none', isVerified: false });
  await world.database.many(sql`update users set password_hash = null, lang = ${lang} where id = ${person.id}`);
  await record(world.database, 'account.invite', { subjectId: person.id, by: world.people.admin.id, requestId: 'test' });
  const [address = ''] = await lastLinkTo(person.email);
  return { ...person, token: new URL(address, 'http://x').searchParams.get('token') ?? '' };
}

test('an invitation says whom it is for, opens the account and signs in', async () => {
  const { token, email } = await invite();
  const visitor = world.as('visitor');
  expect((await visitor(accountApi.invitation, { body: { token } })).body).toMatchObject({ email, type: 'Company', firstName: 'Test' });
  const refused = await visitor(accountApi.enable, { body: { token, password, terms: false as never } });
  expect(refused.error.fields).toEqual({ terms: 'validation.terms' });
  const weak = await visitor(accountApi.enable, { body: { token, password: 'T3st!arbre77', terms: true } });
  expect(weak.error.fields).toEqual({ password: 'validation.ownPassword' });
  const enabled = await visitor(accountApi.enable, { body: { token, password, terms: true } });
  expect(enabled.body).toMatchObject({ email, state: 'Avec Compte', email_verified_at: expect.any(String) });
  expect(String(enabled.headers['set-cookie'])).toContain('session=');
  const used = await world.as('visitor')(accountApi.invitation, { body: { token } });
  expect([used.status, used.error]).toEqual(expired);
});

test.for([
  ['fr', 'Test Admin vous invite à rejoindre l’équipe Jalon.'],
  ['en', 'Test Admin invites you to join the Jalon team.'],
] as const)('who will sell is invited into the team: the letter in %s', async ([lang, line]) => {
  const { token, email } = await invite('Commercial', lang);
  expect(mail.to(email).at(-1)?.text).toContain(line);
  const { body } = await world.as('visitor')(accountApi.invitation, { body: { token } });
  expect(body).toMatchObject({ type: 'Commercial', company: null });
});

test('one may open again what one has closed, and nothing else', async () => {
  const own = await makePerson(world.database, { type: 'Freelance', state: 'deactivated', isClosedBySelf: true });
  const closed = await makePerson(world.database, { type: 'Freelance', state: 'deactivated' });
  expect((await world.as(own)(sessionApi.user, {})).body).toMatchObject({ statut: 'Active', state: 'Avec Compte', closedBy: 'self' });
  expect((await world.as(own)(accountApi.reactivate, {})).body).toMatchObject({ closedBy: null });
  expect((await world.as(own)(accountApi.reactivate, {})).error).toMatchObject({ code: 'workflow.wrongState' });
  expect((await world.as(closed)(accountApi.reactivate, {})).status).toBe(403);
  expect((await world.as('blocked')(accountApi.reactivate, {})).status).toBe(409);
});

test('ten wrong passwords close the door, whoever tries, and the owner is told and gets in by mail', async () => {
  const person = await makePerson(world.database, { type: 'Freelance' });
  await world.database.many(sql`update users set password_hash = ${await hashPassword(password)} where id = ${person.id}`);
  const attempt = async (email: string, given: string) => {
    const { status, error } = await world.as('visitor')(sessionApi.login, { body: { email, password: given } });
    return [status, error.code, error.seconds];
  };
  // The waits that grow between them are passed by moving the last try back, to so many seconds before now.
  const wait = (seconds: number) =>
    world.database.many(
      sql`update sign_in_tries set last_at = clock_timestamp() - ${seconds} * interval '1 second', failures = case when key like 'address%' then 0 else failures end`,
    );
  for (const email of [person.email, 'nobody.at.all@jalon.test']) {
    for (let i = 0; i < 3; i += 1) expect(await attempt(email, 'Wrong!2026')).toEqual([422, 'session.badCredentials', undefined]);
    await wait(0);
    expect(await attempt(email, 'Wrong!2026')).toEqual([429, 'request.tooMany', 1]);
    for (let i = 3; i < 10; i += 1) {
      await wait(64);
      expect(await attempt(email, 'Wrong!2026')).toEqual([422, 'session.badCredentials', undefined]);
    }
    await wait(64);
    expect(await attempt(email, password)).toEqual([429, 'request.tooMany', 836]);
  }
  await world.work();
  expect(mail.to(person.email).map(({ subject }) => subject)).toEqual(['Trop d’essais de connexion']);
  await world.as('visitor')(accountApi.forgot, { body: { email: person.email } });
  const [, token = '', email = ''] = await lastLinkTo(person.email);
  await world.as('visitor')(accountApi.reset, { body: { token, email, password: 'Autre!Chemin7' } });
  expect((await world.as('visitor')(sessionApi.login, { body: { email, password: 'Autre!Chemin7' } })).status).toBe(200);
});

test('a validation that is taken back at once is not told', async () => {
  const person = await makePerson(world.database, { type: 'Freelance', isValidated: false });
  const act = (action: 'validate' | 'devalidate') => actOn(world.as('admin'), person.id, action);
  await act('validate');
  await act('devalidate');
  await world.work();
  await world.database.many(sql`update mails set next_try_at = now() where sent_at is null`);
  await world.database.many(sql`select graphile_worker.add_job('mails')`);
  await world.work();
  expect(mail.to(person.email)).toEqual([]);
  await act('validate');
  await world.work();
  expect(mail.to(person.email)).toEqual([]);
  await world.database.many(sql`update mails set next_try_at = now() where sent_at is null`);
  await world.database.many(sql`select graphile_worker.add_job('mails')`);
  await world.work();
  expect(mail.to(person.email).map(({ subject }) => subject)).toEqual(['Votre compte est validé']);
});

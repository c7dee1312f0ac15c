import { ownAccountApi } from '@jalon/domain/accounts/own-account-api';
import { sessionApi } from '@jalon/domain/sessions/session-api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePerson } from '../../test/factories.ts';
import { openWorld, type World } from '../../test/harness.ts';
import { openSession } from '../core/session.ts';
import { sql } from '../db/sql.ts';
import { demoAccounts, demoPassword } from '../demo/accounts.ts';
import { loadDemo } from '../demo/demo.ts';
import { trimSessions } from './sessions.queries.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
  await loadDemo(world.database, world.files);
});
afterAll(() => world.close());

const { email } = demoAccounts.company;
const login = (body: { email: string; password: string; isRemembered?: boolean }) => world.as('visitor')(sessionApi.login, { body });
const cookiesOf = (headers: Record<string, unknown>): string[] => [headers['set-cookie'] ?? []].flat() as string[];

test('signed out, the current user is a refusal', async () => {
  const { status, error } = await world.as('visitor')(sessionApi.user, {});
  expect([status, error]).toEqual([401, { code: 'session.required' }]);
});

test.each(Object.values(demoAccounts))('$email signs in and is known by the names of section 3', async ({ email, type, firstName }) => {
  const { status, body, headers } = await login({ email, password: demoPassword });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    type,
    email,
    firstName,
    statut: 'Active',
    state: 'Avec Compte',
    lang: 'fr',
    email_verified_at: expect.any(String),
  });
  const session = cookiesOf(headers).find((cookie) => cookie.startsWith('session='));
  expect(session).toMatch(/HttpOnly/);
  expect(session).toMatch(/SameSite=Lax/);
  expect(session).not.toMatch(/Expires/);
  // The browser starts in the language of the person before it knows who that is.
  expect(cookiesOf(headers).join()).toContain('language=fr');
  const token = /session=([^;]+)/.exec(session ?? '')?.[1] ?? '';
  expect((await world.as({ id: '', email, token })(sessionApi.user, {})).body).toEqual(body);
});

test('a contact has the role and the permissions of the company, the others their type', async () => {
  const ask = async (as: 'company' | 'freelance') => (await world.as(as)(sessionApi.permissions, {})).body;
  expect(await ask('freelance')).toEqual({ roles: ['Freelance'], permissions: [] });
  const { roles, permissions } = await ask('company');
  expect(roles).toEqual(['Owner']);
  expect(permissions).toContain('roles.manage');
});

test('a contact whose role is disabled, or who has none, signs in with no right at all', async () => {
  for (const change of [sql`update company_roles set is_active = false`, sql`update users set role_id = null where type = 'Company'`]) {
    const other = await openWorld();
    await other.database.many(change);
    const { status, body } = await other.as('company')(sessionApi.user, {});
    expect([status, body.roles, body.permissions]).toEqual([200, [], []]);
    await other.close();
  }
});

test('a wrong password and an unknown address are told the same', async () => {
  const wrong = await login({ email, password: 'Wrong!2026' });
  const unknown = await login({ email: 'nobody@jalon.test', password: 'Wrong!2026' });
  expect([wrong.status, wrong.error]).toEqual([422, { code: 'session.badCredentials' }]);
  expect([unknown.status, unknown.error]).toEqual([wrong.status, wrong.error]);
});

test('an address that is no address is refused at its field', async () => {
  expect((await login({ email: 'x', password: '' })).error).toEqual({
    code: 'request.invalid',
    fields: { email: 'validation.email', password: 'validation.required' },
  });
});

test('remembered, the session outlives the browser; signed out, it is gone', async () => {
  const { headers } = await login({ email, password: demoPassword, isRemembered: true });
  const cookie = cookiesOf(headers).find((line) => line.startsWith('session=')) ?? '';
  expect(cookie).toMatch(/Expires=/);
  const person = { id: '', email, token: /session=([^;]+)/.exec(cookie)?.[1] ?? '' };
  const as = world.as(person);
  expect((await as(sessionApi.logout, {})).status).toBe(200);
  expect((await world.as(person)(sessionApi.user, {})).status).toBe(401);
});

test('a session lasts a day, or ninety days when remembered, and opens nothing afterwards', async () => {
  const { id } = world.people.unvalidated;
  for (const [isRemembered, hours] of [[false, 24] as const, [true, 2160] as const]) {
    const { token, expiresAt } = await openSession(world.database, id, { userAgent: '', address: '::1', isRemembered });
    expect((expiresAt.getTime() - Date.now()) / 3_600_000).toBeCloseTo(hours, 1);
    const person = { id, email: '', token };
    expect((await world.as(person)(sessionApi.user, {})).status).toBe(200);
    await world.database.many(sql`update sessions set expires_at = now() - interval '1 second' where user_id = ${id}`);
    expect((await world.as(person)(sessionApi.user, {})).status).toBe(401);
  }
});

test('a session that nobody uses ends after twelve hours, or thirty days when remembered: it opens nothing, is not listed, and is removed', async () => {
  const person = await makePerson(world.database, { type: 'Freelance' });
  const leftAlone = async (isRemembered: boolean, hours: number) => {
    const { token } = await openSession(world.database, person.id, { userAgent: '', address: '::1', isRemembered });
    await world.database.many(sql`
      update sessions set last_seen_at = now() - ${hours} * interval '1 hour' where token_hash = sha256(${token}::bytea)`);
    return (await world.as({ ...person, token })(sessionApi.user, {})).status;
  };
  expect([await leftAlone(false, 11.9), await leftAlone(false, 12.1)]).toEqual([200, 401]);
  expect([await leftAlone(true, 719.9), await leftAlone(true, 720.1)]).toEqual([200, 401]);
  expect((await world.as(person)(ownAccountApi.sessions, {})).body.sessions).toHaveLength(3);
  await world.tidy();
  expect(await world.database.many(sql`select 1 from sessions where user_id = ${person.id}`)).toHaveLength(3);
});

test('of the sessions of a person the latest twenty stay', async () => {
  const { id, ...first } = await makePerson(world.database, { type: 'Freelance' });
  const open = () => openSession(world.database, id, { userAgent: '', address: '::1', isRemembered: false });
  for (let n = 0; n < 25; n += 1) await open();
  const last = await open();
  await trimSessions(world.database, id);
  const { kept } = await world.database.one<{ kept: number }>(sql`select count(*)::integer as kept from sessions where user_id = ${id}`);
  expect(kept).toBe(20);
  expect((await world.as({ id, email: '', token: last.token })(sessionApi.user, {})).status).toBe(200);
  expect((await world.as({ id, ...first })(sessionApi.user, {})).status).toBe(401);
});

test('only the hash of a token is kept', async () => {
  const { count } = await world.database.one<{ count: number }>(sql`
    select count(*) from sessions where encode(token_hash, 'escape') = ${world.people.admin.token}`);
  expect(count).toBe(0);
});

test('the language is kept with the user, or in a cookie for a visitor', async () => {
  const choose = (as: 'freelance' | 'visitor', language: 'fr' | 'en') => world.as(as)(sessionApi.language, { body: { language } });
  expect((await choose('freelance', 'en')).body).toEqual({ language: 'en' });
  expect((await world.as('freelance')(sessionApi.user, {})).body.lang).toBe('en');
  const visitor = await choose('visitor', 'en');
  expect(cookiesOf(visitor.headers).join()).toContain('language=en');
  const refused = await world.as('visitor')(sessionApi.language, { body: { language: 'de' as never } });
  expect(refused.error.fields).toEqual({ language: 'validation.invalid' });
});

test('a session that is ended several times at once has ended once', async () => {
  const { token, id } = await makePerson(world.database, { type: 'Freelance' });
  const as = world.as({ token, id, email: '' });
  await Promise.all(Array.from({ length: 10 }, () => as(sessionApi.logout, {})));
  const { ended } = await world.database.one<{ ended: number }>(
    sql`select count(*)::int as ended from events where kind = 'session.signOut' and subject_id = ${id}`,
  );
  expect(ended).toBe(1);
});

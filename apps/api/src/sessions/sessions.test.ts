import { sessionApi } from '@jalon/domain/sessions/session-api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type World } from '../../test/harness.ts';
import { sql } from '../db/sql.ts';
import { demoAccounts, demoPassword } from '../demo/accounts.ts';
import { loadDemo } from '../demo/demo.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
  await loadDemo(world.database);
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

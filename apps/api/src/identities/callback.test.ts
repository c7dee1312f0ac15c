import { ownAccountApi } from '@jalon/domain/accounts/own-account-api';
import { sessionApi } from '@jalon/domain/sessions/session-api';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { codeAt, codeBefore } from '../../test/authenticator.ts';
import { type ExternalWorld, fieldsOf, openExternalWorld } from '../../test/external-browser.ts';
import { password } from '../../test/sign-up-answers.ts';
import { sql } from '../db/sql.ts';

let it: ExternalWorld;
beforeAll(async () => {
  it = await openExternalWorld();
});
afterAll(() => it.close());
// Everybody here comes from one address.
beforeEach(() => it.world.database.many(sql`delete from rate_limits`));

const startsLeft = async () => (await it.world.database.many(sql`select 1 from sign_in_starts`)).length;

describe('what comes back is refused', () => {
  beforeEach(() => it.world.database.many(sql`delete from sign_in_starts`));
  const nobody = async (email: string) => expect(await it.userOf(email)).toBeUndefined();

  test('when the person has changed their mind', async () => {
    const back = await it.browser().goAway({ act: 'cancel' });
    expect(back).toMatchObject({ error: 'access_denied' });
    const visitor = it.browser();
    const cancelled = await visitor.signIn({ act: 'cancel' });
    expect([cancelled.status, cancelled.error.code]).toEqual([409, 'identity.cancelled']);
    for (const [error, code] of Object.entries({ user_cancelled_login: 'cancelled', server_error: 'refused' })) {
      const { state = '' } = await visitor.goAway(fieldsOf('x@exemple.fr'));
      expect((await visitor.comeBack({ state, error })).error.code).toBe(`identity.${code}`);
    }
  });

  test('when it comes a second time', async () => {
    const known = await it.newPerson();
    const visitor = it.browser();
    const back = await visitor.goAway(fieldsOf(known.email));
    expect((await visitor.comeBack(back)).status).toBe(200);
    const again = await visitor.comeBack(back);
    expect([again.status, again.error.code]).toEqual([410, 'identity.expired']);
  });

  test('when it comes to another browser, and the one it was for still gets in', async () => {
    const known = await it.newPerson();
    const [victim, thief, unused] = [it.browser(), it.browser(), it.browser()];
    await thief.start();
    const back = await victim.goAway(fieldsOf(known.email));
    expect((await thief.comeBack(back)).error.code).toBe('identity.expired');
    expect((await unused.comeBack(back)).error.code).toBe('identity.expired');
    expect((await victim.comeBack({ ...back, state: 'another' })).error.code).toBe('identity.expired');
    expect((await victim.comeBack(back, 'other')).error.code).toBe('identity.expired');
    expect((await victim.comeBack(back)).body).toMatchObject({ result: 'signedIn', user: { id: known.id } });
  });

  test('when it took too long; what nobody uses is removed', async () => {
    const visitor = it.browser();
    const back = await visitor.goAway(fieldsOf('late@exemple.fr'));
    await it.world.database.many(sql`update sign_in_starts set expires_at = now() - interval '1 second'`);
    expect((await visitor.comeBack(back)).error.code).toBe('identity.expired');
    expect(await startsLeft()).toBe(1);
    await it.world.tidy();
    expect(await startsLeft()).toBe(0);
    await nobody('late@exemple.fr');
  });

  test.each([
    ['the nonce is another', 'nonce', 'x'.repeat(43)],
    ['the challenge was another', 'code_challenge', 'x'.repeat(43)],
  ])('when %s', async (_, name, value) => {
    const known = await it.newPerson();
    const { error, status } = await it
      .browser()
      .signIn(fieldsOf(known.email), { change: ({ searchParams }) => searchParams.set(name, value) });
    expect([status, error.code]).toEqual([422, 'identity.refused']);
    expect(await it.identitiesOf(known.id)).toEqual([]);
  });

  test('when somebody else has signed it', async () => {
    const known = await it.newPerson();
    const { error } = await it.browser().signIn(fieldsOf(known.email), { provider: 'forged' });
    expect(error.code).toBe('identity.refused');
    expect(await it.identitiesOf(known.id)).toEqual([]);
  });

  test('when the issuer is another, or the code is none', async () => {
    const changes: Record<string, string>[] = [{ iss: 'https://evil.example' }, { code: 'x' }];
    for (const change of changes) {
      const visitor = it.browser();
      const back = await visitor.goAway(fieldsOf('y@exemple.fr'));
      expect((await visitor.comeBack({ ...back, ...change })).error.code).toBe('identity.refused');
    }
  });

  test('by nobody when the provider is away: it is said so at once', async () => {
    const away = await it.browser().start({ provider: 'gone' });
    expect([away.status, away.error.code]).toEqual([503, 'identity.unreachable']);
    expect(await startsLeft()).toBe(0);
  });

  test('by nobody when the provider is silent: nobody waits for it longer than five seconds', async () => {
    expect((await it.browser().start({ provider: 'silent' })).error.code).toBe('identity.unreachable');
  }, 60_000);

  test.each(['nobody', 'company', 'api', 'acme '])('for a provider that is none: %j', async (provider) => {
    const started = await it.browser().start({ provider });
    expect([started.status, started.error.code]).toEqual([404, 'record.missing']);
    expect((await it.browser().comeBack({ state: 'x' }, provider)).error.code).toBe('record.missing');
  });
});

test.each(['//evil.example', 'https://evil.example', '/\\evil.example'])(
  'after signing in nobody is led out of the product: %s',
  async (next) => {
    const known = await it.newPerson();
    expect((await it.browser().signIn(fieldsOf(known.email), { next })).body).toMatchObject({ result: 'signedIn', next: null });
  },
);

test('two tabs of one browser may be away at once', async () => {
  const known = await it.newPerson();
  const visitor = it.browser();
  const person = fieldsOf(known.email);
  const backs = [await visitor.goAway(person), await visitor.goAway(person)];
  for (const back of backs) expect((await visitor.comeBack(back)).body.result).toBe('signedIn');
});

test('the second step is asked for all the same, and nothing is connected before it', async () => {
  const known = await it.newPerson({ password });
  const owner = it.browser(known);
  const { body: begun } = await owner.send(ownAccountApi.beginTwoStep, { body: { password } });
  await owner.send(ownAccountApi.confirmTwoStep, { body: { code: await codeBefore(begun.secret) } });
  const visitor = it.browser();
  const { body } = await visitor.signIn(fieldsOf(known.email), { next: '/freelance/account' });
  expect(body).toEqual({ result: 'codeNeeded', next: '/freelance/account' });
  expect((await visitor.send(sessionApi.user, {})).status).toBe(401);
  expect(await it.identitiesOf(known.id)).toEqual([]);
  expect((await visitor.send(sessionApi.loginCode, { body: { code: '000000' } })).error.code).toBe('session.wrongCode');
  expect(await it.identitiesOf(known.id)).toEqual([]);
  const entered = await visitor.send(sessionApi.loginCode, { body: { code: codeAt(begun.secret) } });
  expect(entered.body).toMatchObject({ id: known.id });
  expect(await it.identitiesOf(known.id)).toHaveLength(1);
  expect((await it.eventsOf(known.id, 'session.signIn')).at(-1)).toMatchObject({ after: { provider: 'Acme' } });
});

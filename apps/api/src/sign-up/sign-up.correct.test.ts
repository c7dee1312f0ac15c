import { accountApi } from '@jalon/domain/accounts/account-api';
import { sessionApi } from '@jalon/domain/sessions/session-api';
import { signUpApi } from '@jalon/domain/sign-up/sign-up-api';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { makePerson } from '../../test/factories.ts';
import { linkIn } from '../../test/mail-server.ts';
import { openMailWorld } from '../../test/mail-world.ts';
import { newcomer } from '../../test/sign-up.ts';
import { password } from '../../test/sign-up-answers.ts';
import { enterWindow } from '../../test/windows.ts';
import { sql } from '../db/sql.ts';

const { world, mail, close } = await openMailWorld();
afterAll(close);
beforeEach(() => world.database.many(sql`delete from rate_limits`));

const signedUp = async (email: string, type: 'freelance' | 'company' = 'freelance') => {
  const browser = newcomer(world);
  await browser.fill(type, email);
  await browser.confirm(type);
  return { ...browser, correct: (to: string) => browser.send(signUpApi.correct, { body: { email: to } }) };
};
const tokenTo = async (email: string) => {
  await world.work();
  const letter = mail.to(email).at(-1);
  return letter ? (linkIn(letter).pathname.split('/').at(-1) ?? '') : '';
};
const usersOf = (...emails: string[]) => world.database.many<{ id: string }>(sql`select id from users where email = any(${emails})`);

test('the browser that signed up corrects the address: a new link there, the old one void, the account the same', async () => {
  const browser = await signedUp('typo@exemple.fr');
  const [before] = await usersOf('typo@exemple.fr');
  const old = await tokenTo('typo@exemple.fr');
  expect((await browser.correct('typo@exemple.fr')).error.fields).toEqual({ email: 'validation.sameEmail' });
  expect((await browser.correct('right@exemple.fr')).status).toBe(200);
  expect(await browser.progress()).toEqual({ email: 'right@exemple.fr', isVerified: false, isCorrectable: true });
  expect((await world.as('visitor')(accountApi.verify, { body: { token: old } })).status).toBe(410);
  expect(await usersOf('typo@exemple.fr', 'right@exemple.fr')).toEqual([before]);
  const token = await tokenTo('right@exemple.fr');
  expect((await browser.send(accountApi.verify, { body: { token } })).body.user).toMatchObject({ email: 'right@exemple.fr' });
  const events = await world.database.many(
    sql`select before, after from events where kind = 'account.emailCorrect' and subject_id = ${before?.id}`,
  );
  expect(events).toEqual([{ before: { email: 'typo@exemple.fr' }, after: { email: 'right@exemple.fr' } }]);
  const late = await browser.correct('third@exemple.fr');
  expect([late.status, late.error.code]).toEqual([409, 'workflow.wrongState']);
});

test('a correction says nothing of who has an address, in as many statements', async () => {
  const owner = await makePerson(world.database, { type: 'Admin' });
  const [toTaken, toFree] = [await signedUp('t1@exemple.fr'), await signedUp('t2@exemple.fr')];
  const correct = async (browser: typeof toTaken, email: string) => {
    world.roundTrips.length = 0;
    const { status, body } = await browser.correct(email);
    const trips = world.roundTrips.length;
    const { email: shown, ...progress } = await browser.progress();
    return { status, body, trips, progress, isShown: shown === email };
  };
  expect(await correct(toTaken, owner.email)).toEqual(await correct(toFree, 'free@exemple.fr'));
  await world.work();
  expect(mail.to(owner.email).map(({ subject }) => subject)).toEqual(['Quelqu’un a tenté de s’inscrire avec votre adresse']);
  await toTaken.send(signUpApi.resend, {});
  await world.work();
  expect(mail.to(owner.email)).toHaveLength(2);
  expect(mail.to('t1@exemple.fr').length).toBeLessThanOrEqual(1);
});

test.each(['freelance', 'company'] as const)(
  '%s: an address that was somebody’s by mistake is corrected, and the account is made',
  async (type) => {
    const owner = await makePerson(world.database, { type: 'Admin' });
    const browser = await signedUp(owner.email, type);
    const email = `corrected.${type}@exemple.fr`;
    expect((await browser.correct(email)).status).toBe(200);
    const token = await tokenTo(email);
    expect((await browser.send(accountApi.verify, { body: { token } })).body.user).toMatchObject({ email });
    expect((await world.as('visitor')(sessionApi.login, { body: { email, password } })).status).toBe(200);
    const kept = sql`select answers, password_hash as hash from sign_up_drafts where email = ${email}`;
    expect(await world.database.many(kept)).toEqual([{ answers: {}, hash: null }]);
  },
);

test('no other browser corrects it, nor this one after a day', async () => {
  const browser = await signedUp('mine@exemple.fr');
  const stranger = await newcomer(world).send(signUpApi.correct, { body: { email: 'evil@exemple.fr' } });
  expect([stranger.status, stranger.error.code]).toEqual([410, 'signUp.over']);
  await world.database.many(sql`update sign_up_drafts set confirmed_at = now() - interval '25 hours' where email = 'mine@exemple.fr'`);
  expect(await browser.progress()).toEqual({ email: 'mine@exemple.fr', isVerified: false, isCorrectable: false });
  expect((await browser.correct('late@exemple.fr')).status).toBe(410);
  expect(await usersOf('mine@exemple.fr')).toHaveLength(1);
});

test('letters of one sign-up are limited', async () => {
  const browser = await signedUp('many@exemple.fr');
  const statuses = [];
  await enterWindow(world.database, 3600);
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) statuses.push((await browser.correct(`many.${name}@exemple.fr`)).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});

test('two who correct to one address at once: one has it, and both are answered the same', async () => {
  const browsers = [await signedUp('race1@exemple.fr'), await signedUp('race2@exemple.fr')];
  const answers = await Promise.all(browsers.map((browser) => browser.correct('race@exemple.fr')));
  expect(answers.map(({ status, body }) => [status, body])).toEqual([1, 2].map(() => [200, { done: true }]));
  expect(await usersOf('race@exemple.fr')).toHaveLength(1);
  expect(await usersOf('race1@exemple.fr', 'race2@exemple.fr')).toHaveLength(1);
});

import { accountApi } from '@jalon/domain/accounts/account-api';
import { ownAccountApi } from '@jalon/domain/accounts/own-account-api';
import { sessionApi } from '@jalon/domain/sessions/session-api';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { codeAt, codeBefore, readBase32 } from '../../test/authenticator.ts';
import { makePerson, type Person } from '../../test/factories.ts';
import { openWorld, testSecret, tokenIn, type World } from '../../test/harness.ts';
import { sql } from '../db/sql.ts';
import { makeLink } from './accounts.queries.ts';
import { linkTokens } from './link-tokens.ts';

const password = 'Chemin!42vert';
let world: World;
let person: Person;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.database.many(sql`delete from rate_limits`);
  person = await makePerson(world.database, { type: 'Freelance', password });
});

async function turnOn(): Promise<{ secret: string; codes: string[] }> {
  const as = world.as(person);
  const begun = await as(ownAccountApi.beginTwoStep, { body: { password } });
  const { secret, address } = begun.body;
  expect(address).toContain(`secret=${secret}&`);
  const { status, body } = await as(ownAccountApi.confirmTwoStep, { body: { code: await codeBefore(secret) } });
  expect(status).toBe(200);
  person = { ...person, token: tokenIn(begun) };
  return { secret, codes: body.codes };
}

/** A browser between the two steps of a sign-in. */
async function firstStep(isRemembered = false) {
  const first = await world.server.inject({ url: '/api/health' });
  const xsrf = first.cookies[0]?.value ?? '';
  const cookies: Record<string, string> = { 'XSRF-TOKEN': xsrf };
  const post = (url: string, payload: object) =>
    world.server.inject({ method: 'POST', url, payload, cookies, headers: { 'x-xsrf-token': xsrf } });
  const answer = await post('/api/login', { email: person.email, password, isRemembered });
  const step = answer.cookies.find(({ name }) => name === 'sign_in_step');
  if (step) cookies.sign_in_step = step.value;
  return { answer, step, cookies, send: (code: string) => post('/api/login/code', { code }) };
}
const outcome = ({ statusCode, json }: { statusCode: number; json: () => { code: string } }) => [statusCode, json().code];
const sessionIn = (answer: { cookies: { name: string; value: string }[] }) => answer.cookies.find(({ name }) => name === 'session')?.value;
/** As if the last try had been just now, however long the calls before took: the wait after it lasts a second. */
const tryNow = () => world.database.many(sql`update sign_in_tries set last_at = clock_timestamp()`);
const passTime = () => world.database.many(sql`update sign_in_tries set last_at = last_at - interval '2 minutes'`);

test('set up: a secret for the password, on with the first code, ten recovery codes, seen on the account', async () => {
  const as = world.as(person);
  expect((await as(ownAccountApi.beginTwoStep, { body: { password: 'Wrong!2026' } })).error.code).toBe('account.wrongPassword');
  expect((await as(ownAccountApi.confirmTwoStep, { body: { code: '123456' } })).error).toEqual({
    code: 'workflow.wrongState',
    state: 'off',
  });
  const { codes, secret } = await turnOn();
  expect(new Set(codes).size).toBe(10);
  const after = world.as(person);
  expect((await after(ownAccountApi.read, {})).body.twoStep).toEqual({ isOn: true, since: expect.any(String), codesLeft: 10 });
  expect((await after(ownAccountApi.beginTwoStep, { body: { password } })).error).toEqual({ code: 'workflow.wrongState', state: 'on' });
  const kept = await world.database.one<{ secret: Buffer }>(sql`select secret from two_steps where user_id = ${person.id}`);
  for (const form of [readBase32(secret), readBase32(secret).toString('base64'), secret]) expect(kept.secret.includes(form)).toBe(false);
  const { hashes } = await world.database.one<{ hashes: string }>(sql`
    select string_agg(hash, ' ') as hashes from recovery_codes where user_id = ${person.id}`);
  for (const code of codes) expect(hashes).not.toContain(code.slice(5));
  expect(hashes.split(' ').every((hash) => hash.startsWith('$argon2id$'))).toBe(true);
});

test('a set-up that was not confirmed asks nothing at sign-in, and begins anew with another secret', async () => {
  const as = world.as(person);
  const first = await as(ownAccountApi.beginTwoStep, { body: { password } });
  const wrong = await as(ownAccountApi.confirmTwoStep, { body: { code: codeAt(first.body.secret, 10) } });
  expect([wrong.status, wrong.error]).toEqual([422, { code: 'session.wrongCode', fields: { code: 'validation.wrongCode' } }]);
  expect((await firstStep()).answer.json()).toMatchObject({ email: person.email });
  const second = await as(ownAccountApi.beginTwoStep, { body: { password } });
  expect(second.body.secret).not.toBe(first.body.secret);
});

test('a sign-in then has two steps: no session after the first, one after the right code, and the code works once', async () => {
  const { secret } = await turnOn();
  const { answer, step, send } = await firstStep(true);
  expect([answer.statusCode, answer.json()]).toEqual([200, { needsCode: true }]);
  expect(sessionIn(answer)).toBeUndefined();
  expect(step).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/api/login', maxAge: 300 });
  expect(step?.value).not.toContain(person.id);
  const code = codeAt(secret);
  expect(outcome(await send('000000'))).toEqual([422, 'session.wrongCode']);
  const right = await send(code);
  expect([right.statusCode, right.json().email]).toEqual([200, person.email]);
  const token = sessionIn(right) ?? '';
  expect((await world.as({ ...person, token })(sessionApi.user, {})).status).toBe(200);
  expect(right.cookies.find(({ name }) => name === 'session')?.expires).toBeDefined();
  expect(outcome(await (await firstStep()).send(code))).toEqual([422, 'session.wrongCode']);
  // Nor does the one that set it up.
  expect(outcome(await (await firstStep()).send(codeAt(secret, -1)))).toEqual([422, 'session.wrongCode']);
});

test.each(['a code of the app', 'a recovery code'])('of those who send %s at once one gets in', async (kind) => {
  const { secret, codes } = await turnOn();
  const code = kind === 'a code of the app' ? codeAt(secret) : (codes[0] ?? '');
  const browsers = await Promise.all([firstStep(), firstStep(), firstStep()]);
  const answers = await Promise.all(browsers.map(({ send }) => send(code)));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
});

test('a recovery code gets in once, however it is written', async () => {
  const { codes } = await turnOn();
  const [code = '', second = ''] = codes;
  expect((await (await firstStep()).send(code.replaceAll('-', ' ').toUpperCase())).statusCode).toBe(200);
  expect(outcome(await (await firstStep()).send(code))).toEqual([422, 'session.wrongCode']);
  expect((await world.as(person)(ownAccountApi.read, {})).body.twoStep?.codesLeft).toBe(9);
  // The first group alone, or that of one code with the rest of another, opens nothing.
  for (const made of [second.slice(0, 4), second.slice(0, 4) + codes[2]?.slice(4)])
    expect(outcome(await (await firstStep()).send(made))).toEqual([422, 'session.wrongCode']);
  await passTime();
  const renewed = await world.as(person)(ownAccountApi.renewCodes, { body: { password, code: codes[3] } });
  expect(renewed.body.codes).toHaveLength(10);
  expect(outcome(await (await firstStep()).send(second))).toEqual([422, 'session.wrongCode']);
  await passTime();
  expect((await (await firstStep()).send(renewed.body.codes[0] ?? '')).statusCode).toBe(200);
});

test('codes are not guessed: tries are counted for the account, whoever begins anew', async () => {
  const { secret } = await turnOn();
  for (let i = 0; i < 3; i += 1) expect((await (await firstStep()).send(`00000${i}`)).statusCode).toBe(422);
  const { send } = await firstStep();
  await tryNow();
  expect(outcome(await send(codeAt(secret)))).toEqual([429, 'request.tooMany']);
  await passTime();
  expect((await (await firstStep()).send(codeAt(secret))).statusCode).toBe(200);
});

test('the second step needs the first: none, a changed one, one too old, or one before another password', async () => {
  const { secret, codes } = await turnOn();
  const { send, cookies, step } = await firstStep();
  cookies.sign_in_step = '';
  expect(outcome(await send(codeAt(secret)))).toEqual([410, 'session.codeExpired']);
  cookies.sign_in_step = `${step?.value.slice(0, -1)}${step?.value.endsWith('A') ? 'Q' : 'A'}`;
  expect(outcome(await send(codeAt(secret)))).toEqual([410, 'session.codeExpired']);
  cookies.sign_in_step = step?.value ?? '';
  await world.as(person)(ownAccountApi.password, { body: { current: password, password: 'Sentier!73bleu', code: codes[0] } });
  expect(outcome(await send(codeAt(secret)))).toEqual([410, 'session.codeExpired']);
});

test('the second step waits five minutes, and no longer', async () => {
  const { secret } = await turnOn();
  const { send } = await firstStep();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 301_000 });
  const late = await send(codeAt(secret));
  vi.useRealTimers();
  expect(outcome(late)).toEqual([410, 'session.codeExpired']);
});

test('a new password by mail does not go around the second step', async () => {
  await turnOn();
  const token = linkTokens(testSecret).write(await makeLink(world.database, person.id, 'reset'));
  const body = { token, email: person.email, password: 'Sentier!73bleu' };
  const reset = await world.as('visitor')(accountApi.reset, { body });
  expect([reset.status, String(reset.headers['set-cookie'])]).toEqual([200, expect.not.stringContaining('session=')]);
  const login = await world.as('visitor')(sessionApi.login, { body: { email: person.email, password: body.password } });
  expect(login.body).toEqual({ needsCode: true });
});

test('off with the password and a code: one step again, and nothing of it is left', async () => {
  const { secret } = await turnOn();
  const as = world.as(person);
  expect((await as(ownAccountApi.endTwoStep, { body: { password: 'Wrong!2026', code: codeAt(secret) } })).status).toBe(422);
  expect((await as(ownAccountApi.endTwoStep, { body: { password, code: codeAt(secret) } })).status).toBe(200);
  for (const call of [ownAccountApi.endTwoStep, ownAccountApi.renewCodes])
    expect((await as(call, { body: { password } })).error).toEqual({ code: 'workflow.wrongState', state: 'off' });
  expect((await firstStep()).answer.json()).toMatchObject({ email: person.email });
  const { rows } = await world.database.one<{ rows: number }>(sql`
    select (select count(*) from two_steps where user_id = ${person.id}) + (select count(*) from recovery_codes where user_id = ${person.id}) as rows`);
  expect(Number(rows)).toBe(0);
});

test('what guards the account asks for a code besides, once it is on: none and a wrong one change nothing and are told at the field', async () => {
  const { codes } = await turnOn();
  const as = world.as(person);
  const { email } = person;
  const acts = [
    (code?: string) => as(ownAccountApi.password, { body: { current: password, password: 'Sentier!73bleu', code } }),
    (code?: string) => as(ownAccountApi.endTwoStep, { body: { password, code } }),
    (code?: string) => as(ownAccountApi.renewCodes, { body: { password, code } }),
    (code?: string) => as(ownAccountApi.deactivate, { body: { password, code } }),
    (code?: string) => as(ownAccountApi.delete, { body: { email, password, code } }),
  ];
  for (const act of acts) {
    for (const [code, why] of [
      [undefined, 'validation.required'],
      ['', 'validation.required'],
      ['abcd-efgh', 'validation.wrongCode'],
    ] as const)
      expect((await act(code)).error).toEqual({ code: 'session.wrongCode', fields: { code: why } });
    await passTime();
  }
  expect((await as(ownAccountApi.read, {})).body.twoStep).toMatchObject({ isOn: true, codesLeft: 10 });
  // A new password that is refused costs no code.
  const weak = await as(ownAccountApi.password, { body: { current: password, password: 'Mustang2024$', code: codes[0] } });
  expect(weak.error.fields).toEqual({ password: 'validation.commonPassword' });
  expect((await acts[0]?.(codes[0]))?.status).toBe(200);
});

test('codes given inside are not guessed either', async () => {
  const { secret } = await turnOn();
  const attempt = (code: string) => world.as(person)(ownAccountApi.endTwoStep, { body: { password, code } });
  for (let i = 0; i < 3; i += 1) expect((await attempt(`00000${i}`)).error.code).toBe('session.wrongCode');
  await tryNow();
  expect((await attempt(codeAt(secret))).error.code).toBe('request.tooMany');
  // On their own: they do not keep the owner from signing in elsewhere.
  expect((await (await firstStep()).send(codeAt(secret))).statusCode).toBe(200);
});

import { managedAccounts } from '@jalon/domain/accounts/managed-account-api';
import { ownAccountApi } from '@jalon/domain/accounts/own-account-api';
import { historyApi } from '@jalon/domain/history/history-api';
import { identityApi } from '@jalon/domain/sessions/identity-api';
import { sessionApi } from '@jalon/domain/sessions/session-api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeAt, codeBefore } from '../../test/authenticator.ts';
import { makePerson } from '../../test/factories.ts';
import { openWorld, type World } from '../../test/harness.ts';

const password = 'Chemin!42vert';
let world: World;
beforeAll(async () => {
  world = await openWorld({ JALON_TWO_STEP_FOR: 'Admin, Commercial' });
});
afterAll(() => world.close());

test('whom a second step is demanded of can set it up and do nothing else until then; others are as before', async () => {
  const as = world.as(await makePerson(world.database, { type: 'Admin', password }));
  const list = () => as(managedAccounts.api.list, { query: { type: 'Freelance' } });
  const refused = [403, { code: 'account.twoStepNeeded' }];
  expect((await as(sessionApi.user, {})).body.needsTwoStep).toBe(true);
  for (const answer of [await list(), await as(historyApi.recent, { query: {} }), await as(ownAccountApi.export, {})])
    expect([answer.status, answer.error]).toEqual(refused);
  // What the page is made of.
  const open = [await as(ownAccountApi.read, {}), await as(ownAccountApi.sessions, {}), await as(identityApi.list, {})];
  expect(open.map(({ status }) => status)).toEqual([200, 200, 200]);

  const { secret } = (await as(ownAccountApi.beginTwoStep, { body: { password } })).body;
  // A set-up that waits for its code is none.
  expect((await list()).status).toBe(403);
  expect((await as(ownAccountApi.confirmTwoStep, { body: { code: await codeBefore(secret) } })).status).toBe(200);
  expect((await as(sessionApi.user, {})).body.needsTwoStep).toBe(false);
  expect((await list()).status).toBe(200);

  // With the eyes of somebody who has none yet, their space is seen as it will be.
  const { id } = world.people.commercial;
  expect((await as(managedAccounts.api.seeAs, { params: { id } })).body).toMatchObject({ id, needsTwoStep: false });
  expect((await as(managedAccounts.api.seeAsSelf, {})).body.needsTwoStep).toBe(false);

  expect((await as(ownAccountApi.endTwoStep, { body: { password, code: codeAt(secret) } })).status).toBe(200);
  expect((await list()).status).toBe(403);
  expect((await world.as('freelance')(historyApi.recent, { query: {} })).status).toBe(200);
});

test('a sign-in says so at once', async () => {
  const { email } = await makePerson(world.database, { type: 'Commercial', password });
  const { body } = await world.as('visitor')(sessionApi.login, { body: { email, password } });
  expect(body).toMatchObject({ email, needsTwoStep: true });
});

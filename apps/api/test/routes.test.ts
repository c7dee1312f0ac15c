import { type RouteName, routeNames } from '@jalon/domain/core/routes';
import { toUser } from '@jalon/domain/sessions/current-user';
import { sessionApi } from '@jalon/domain/sessions/session-api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPassword } from '../src/demo/accounts.ts';
import { loadDemo } from '../src/demo/demo.ts';
import { openWorld, tokenIn, type World } from './harness.ts';
import { landing, routeSessions } from './route-sessions.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
  await loadDemo(world.database, world.files);
});
afterAll(() => world.close());

/** Where each kind of session lands is written in the snapshot of the domain's `guards.test.ts`; the router does nothing but follow it. */
test.each(Object.entries(routeSessions))('every route with the session that the API gives: %s', async (_, { email, session }) => {
  const signedIn = await world.as('visitor')(sessionApi.login, { body: { email, password: demoPassword } });
  expect(signedIn.status).toBe(200);
  const user = await world.as({ id: '', email, token: tokenIn(signedIn) })(sessionApi.user, {});
  expect(user.status).toBe(200);
  const landings = (of: typeof session) => Object.fromEntries(routeNames.map((name): [RouteName, RouteName] => [name, landing(name, of)]));
  expect(landings(toUser(user.body))).toEqual(landings(session));
});

import { managedAccounts } from '@jalon/domain/accounts/managed-account-api';
import { ownAccountApi } from '@jalon/domain/accounts/own-account-api';
import { personLimits } from '@jalon/domain/core/person-limits';
import { sessionApi } from '@jalon/domain/sessions/session-api';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { makePerson } from '../../test/factories.ts';
import { openWorld, type World } from '../../test/harness.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ JALON_PERSON_LIMITS: 'on' });
});
afterAll(() => world.close());
// At the beginning of a window of its own, so that none ends in the middle of a test.
let minute = Math.ceil(Date.now() / 60_000);
beforeEach(() => {
  minute += 1;
  vi.useFakeTimers({ toFake: ['Date'], now: minute * 60_000 });
});
afterEach(() => vi.useRealTimers());

const statusesOf = async (count: number, call: () => Promise<{ status: number }>) => {
  const statuses = new Set<number>();
  for (let i = 0; i < count; i += 1) statuses.add((await call()).status);
  return [...statuses];
};

test('a person who reads without end is held back until the window is over, and nobody else', async () => {
  const read = () => world.as('admin')(sessionApi.user, {});
  expect(await statusesOf(personLimits.reads, read)).toEqual([200]);
  const refused = await read();
  expect([refused.status, refused.error, refused.headers['retry-after']]).toEqual([429, { code: 'request.tooMany', seconds: 60 }, '60']);
  expect((await world.as('company')(sessionApi.user, {})).status).toBe(200);
  // Writes are counted apart.
  expect((await world.as('admin')(sessionApi.language, { body: { language: 'fr' } })).status).toBe(200);
  vi.setSystemTime((minute + 1) * 60_000);
  expect((await read()).status).toBe(200);
  minute += 1;
});

test('writes and exports have limits of their own', async () => {
  const write = () => world.as('freelance')(sessionApi.language, { body: { language: 'fr' } });
  expect(await statusesOf(personLimits.writes, write)).toEqual([200]);
  expect((await write()).status).toBe(429);
  const download = () => world.as('admin')(managedAccounts.api.export, { params: { format: 'csv' }, query: { type: 'Freelance' } });
  expect(await statusesOf(personLimits.files, download)).toEqual([200]);
  expect((await download()).status).toBe(429);
  expect((await world.as('admin')(ownAccountApi.read, {})).status).toBe(200);
  // A list with a picture in each row is no export.
  const picture = { params: { id: world.people.admin.id }, query: {} };
  expect(await statusesOf(personLimits.files + 1, () => world.as('admin')(ownAccountApi.picture, picture))).toEqual([404]);
});

test('whoever has written too much may still stop seeing as somebody else, and sign out', async () => {
  const admin = await makePerson(world.database, { type: 'Admin' });
  const as = world.as(admin);
  const write = () => as(sessionApi.language, { body: { language: 'fr' } });
  const { seeAs, seeAsSelf } = managedAccounts.api;
  expect((await as(seeAs, { params: { id: world.people.freelance.id } })).status).toBe(200);
  await statusesOf(personLimits.writes, write);
  expect((await write()).status).toBe(429);
  expect((await as(seeAsSelf, {})).status).toBe(200);
  expect((await write()).status).toBe(429);
  expect((await as(sessionApi.logout, {})).status).toBe(200);
});

test('it asks the database for nothing', async () => {
  const as = world.as('commercial');
  await as(sessionApi.user, {});
  world.roundTrips.length = 0;
  await as(sessionApi.user, {});
  expect(world.roundTrips).toHaveLength(1);
});

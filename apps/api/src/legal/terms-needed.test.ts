import { ownAccountApi } from '@jalon/domain/accounts/own-account-api';
import { fillPath } from '@jalon/domain/core/routes';
import { homeApi } from '@jalon/domain/home/home-api';
import { legalTextApi } from '@jalon/domain/legal/legal-text-api';
import { sessionApi } from '@jalon/domain/sessions/session-api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePerson, type Person } from '../../test/factories.ts';
import { openWorld, type World } from '../../test/harness.ts';
import { openSession } from '../core/session.ts';
import { sql } from '../db/sql.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
  // The second version asks everybody, whoever has accepted the first or none.
  for (const fr of ['Un', 'Deux']) {
    const admin = world.as('admin');
    const { version } = (await admin(legalTextApi.manage, { params: { kind: 'terms' } })).body;
    const draft = (await admin(legalTextApi.update, { params: { kind: 'terms' }, body: { fr, en: '', version } })).body;
    const body = { version: draft.version, summaryFr: 'Neuf', summaryEn: '', asksAgain: fr === 'Deux' };
    await admin(legalTextApi.publish, { params: { kind: 'terms' }, body });
  }
});
afterAll(() => world.close());

const types = ['Freelance', 'Company', 'Commercial'] as const;
/** What has nothing to do with the product: the account itself, and the ways out of it. */
const left = [
  'DELETE /api/account/identities/:name',
  'DELETE /api/account/sessions/:id',
  'GET /api/account',
  'GET /api/account/export',
  'GET /api/account/identities',
  'GET /api/account/sessions',
  'POST /api/account/deactivate',
  'POST /api/account/delete',
  'POST /api/account/password/link',
  'POST /api/account/sessions/end-others',
  'POST /api/account/terms',
  'POST /api/account/two-step/begin',
  'POST /api/account/two-step/confirm',
  'PUT /api/account/password',
];

test.each(types)('until a %s has accepted them, nothing is open but the account itself and the way out', async (type) => {
  const person = await makePerson(world.database, { type });
  const open: string[] = [];
  for (const endpoint of world.endpoints.filter(({ guards }) => guards.includes('active'))) {
    // Each endpoint is asked before it reads anything it was sent.
    const params = Object.fromEntries([...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => [name, 'x']));
    const { status, error } = await world.as(person)(
      { ...endpoint, path: fillPath(endpoint.path, params) },
      (endpoint.upload ? { file: new Blob(['x'], { type: 'image/png' }) } : {}) as never,
    );
    const isRefused = status === 403 && ['account.termsNeeded', 'access.refused'].includes(error.code);
    if (!isRefused) open.push(`${endpoint.method} ${endpoint.path}`);
    if (endpoint.path.includes('end-others') || endpoint.path.includes('password')) person.token = await anotherSession(person);
  }
  expect(open.filter((address) => !left.includes(address))).toEqual([]);
});

const anotherSession = async ({ id }: Person) =>
  (await openSession(world.database, id, { userAgent: 'test', address: '127.0.0.1', isRemembered: false })).token;

test('two sessions of one person: what one accepts is open to both, kept once with its version and time', async () => {
  const first = await makePerson(world.database, { type: 'Freelance' });
  const second = { ...first, token: await anotherSession(first) };
  for (const session of [first, second]) {
    expect((await world.as(session)(homeApi.read, {})).error).toEqual({ code: 'account.termsNeeded' });
    expect((await world.as(session)(sessionApi.user, {})).body.needsTerms).toBe(true);
  }
  expect((await world.as(first)(ownAccountApi.export, {})).status).toBe(200);
  expect((await world.as(first)(legalTextApi.accept, { body: { number: 2 } })).body.needsTerms).toBe(false);
  expect((await world.as(second)(homeApi.read, {})).status).toBe(200);
  expect((await world.as(second)(legalTextApi.accept, { body: { number: 2 } })).status).toBe(200);
  const kept = await world.database.many(sql`
    select number, accepted_at > now() - interval '1 minute' as "isNow" from legal_acceptances where user_id = ${first.id} and kind = 'terms'`);
  expect(kept).toEqual([{ number: 2, isNow: true }]);
});

test('administrators, visitors and the description of the API are asked nothing', async () => {
  expect((await world.as('admin')(homeApi.read, {})).status).toBe(200);
  expect((await world.as('visitor')(legalTextApi.read, { params: { kind: 'terms' }, query: {} })).status).toBe(200);
  expect((await world.server.inject('/api/docs')).statusCode).toBe(200);
  const refused = await makePerson(world.database, { type: 'Freelance' });
  expect((await world.as(refused)(sessionApi.logout, {})).status).toBe(200);
});

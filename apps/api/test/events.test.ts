import type { EndpointSpec } from '@jalon/domain/core/endpoint';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../src/db/sql.ts';
import { actionsOf, withAction } from './events/actions.ts';
import type { Valid } from './events/callers.ts';
import { type About, traces } from './events/traces.ts';
import { valid } from './events/valid-calls.ts';
import { featureSilent } from './features.ts';
import { openWorld } from './harness.ts';
import { rows } from './matrix/expectations.ts';

/** Every write leaves its trace in the history, but for these, each with its reason. */
const silent: Record<string, string> = {
  ...featureSilent,
  'POST /api/password/link': 'looks whether a link still works',
  'POST /api/email/verify/link': 'looks whom a link is for',
  'POST /api/account/invitation': 'looks whom an invitation is for',
  'PUT /api/sign-up/freelance/account': 'a draft is nobody’s account yet',
  'PUT /api/sign-up/freelance/profile': 'a draft',
  'PUT /api/sign-up/freelance/conditions': 'a draft',
  'PUT /api/sign-up/company/account': 'a draft',
  'PUT /api/sign-up/company/details': 'a draft',
  'PUT /api/sign-up/company/function': 'a draft',
  'PUT /api/sign-up/company/logo': 'a draft',
  'DELETE /api/sign-up/company/logo': 'a draft',
  'POST /api/account/two-step/begin': 'nothing is on before it is confirmed',
  'POST /api/notifications/:id/:action': 'is one’s own mark; who treated it stands beside it',
  'POST /api/notifications/read-all': 'one’s own marks',
  'POST /api/notifications/unread-all': 'one’s own marks',
  'POST /broadcasting/auth': 'signs a channel, keeps nothing',
  'POST /broadcasting/user-auth': 'signs a connection, keeps nothing',
  'POST /api/see-as/end': 'the beginning is in the history; reading ends without a change',
  'POST /api/account/profile/draft': 'what a file says is chosen from before any of it is written',
  'POST /api/files': 'a file is nobody’s record before one takes it',
  'POST /api/sign-in/:provider/start': 'on the way to a provider, nobody is anybody yet',
  'POST /api/sign-in/:provider/callback': 'needs a provider: apps/api/src/identities/identities.test.ts',
};

/** Who it is about is found out by a job, after the answer. */
const findsOutLater = new Set(['POST /api/password/forgot', 'POST /api/sign-up/resend']);

const world = await openWorld();
afterAll(() => world.close());
beforeEach(async () => {
  await world.database.many(sql`delete from rate_limits`);
  await world.database.many(sql`delete from sign_in_tries`);
  await world.database.many(sql`update sessions set seen_as = null where seen_as is not null`);
});

const addressOf = ({ method, path }: EndpointSpec) => `${method} ${path}`;
const writes = world.endpoints.filter(({ method }) => method !== 'GET');
const loud = writes.filter((endpoint) => !silent[addressOf(endpoint)]);

/** The call of the matrix, by the first of those who may, where it is a right one. */
async function ofMatrix(address: string): Promise<Valid> {
  const { database, people } = world;
  const { may, input, record } = rows[address] ?? { may: [] };
  const kind = may.find((name) => name !== 'visitor') ?? 'visitor';
  if (kind === 'visitor') return { as: kind, call: input ?? {} };
  const { companyId } = await database.one<{ companyId: string }>(sql`
    select company_id as "companyId" from users where id = ${people.company.id}`);
  return { as: people[kind], call: record ? await record({ database, person: people[kind], companyId }) : (input ?? {}) };
}

const lastEvent = async () => (await world.database.one<{ id: string | null }>(sql`select max(id::text) as id from events`)).id;
const eventsAfter = (id: string | null) =>
  world.database.many<{ kind: string; subjectId: string }>(sql`
    select kind, subject_id as "subjectId" from events where ${id}::uuid is null or id > ${id}::uuid order by id`);

const cases = loud.flatMap((endpoint) => {
  const address = addressOf(endpoint);
  return (actionsOf(endpoint) ?? ['']).map((action) => [address, action, endpoint] as const);
});

test.each(cases)('%s %s leaves its trace', async (address, action, endpoint) => {
  const made = await (valid[address]?.(world) ?? ofMatrix(address));
  const { as, call } = action ? withAction(action, made) : made;
  await world.database.many(sql`delete from rate_limits`);
  // What earlier calls have left to do would be counted too.
  if (findsOutLater.has(address)) await world.work();
  const before = await lastEvent();
  const { status, error, body } = await world.as(as)(endpoint, call as never);
  expect(status, JSON.stringify(error)).toBeLessThan(300);
  if (findsOutLater.has(address)) await world.work();
  const about = (id: string): About => {
    if (as !== 'visitor' && as.id === id) return 'self';
    if (JSON.stringify(call).includes(id)) return 'named';
    return JSON.stringify(body).includes(id) ? 'answered' : 'other';
  };
  const left = (await eventsAfter(before)).map(({ kind, subjectId }) => `${about(subjectId)} ${kind}`);
  expect(left).toEqual(traces[address]?.map((trace) => trace.replace('*', action)));
});

test('nothing is called silent, leaves a trace, or has a call of its own, that is no write', () => {
  const known = writes.map(addressOf);
  for (const address of [...Object.keys(silent), ...Object.keys(valid)]) expect(known).toContain(address);
  expect(Object.keys(traces).sort()).toEqual(loud.map(addressOf).sort());
});

import type { EndpointSpec } from '@jalon/domain/core/endpoint';
import { guards } from '@jalon/domain/core/guards';
import { historyApi } from '@jalon/domain/history/history-api';
import { userChannel } from '@jalon/domain/realtime/realtime-api';
import { referentialListing } from '@jalon/domain/referentials/referential';
import { referentialApi } from '@jalon/domain/referentials/referential-api';
import fc from 'fast-check';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { makeLink } from '../src/accounts/accounts.queries.ts';
import { linkTokens } from '../src/accounts/link-tokens.ts';
import { hashPassword } from '../src/core/password.ts';
import { sql } from '../src/db/sql.ts';
import { makeCompany, makePerson, makeProfile, makeRole } from './factories.ts';
import { arbitraryOf } from './fuzz/arbitrary.ts';
import { type Call, hostileCall, type Known, sweptCalls, validCall } from './fuzz/calls.ts';
import { openStage, type Seen } from './fuzz/stage.ts';
import { type ActorName, openWorld, testSecret } from './harness.ts';
import { answers, newcomer } from './sign-up.ts';
import { manyEvents } from './volume.ts';

const seed = 20_260_101;
const hostileRuns = 500;
const refusedRuns = 40;
const validRuns = 60;
const password = 'Fuzz!2026';

// The endpoints under test are those a world has mounted, so it is opened before the tests are listed.
const world = await openWorld();
await world.database.many(sql`update users set password_hash = ${await hashPassword(password)}`);
await manyEvents(world.database, world.people.admin.id, 100);
// A sign-up that waits for its confirmation.
const signingUp = newcomer(world);
await signingUp.fill('freelance', 'fuzz@jalon.test');
const stage = await openStage(world, signingUp.cookie());
afterAll(() => world.close());

/** What exists now, by the names contracts give it. A new kind of record adds its rows here, or its endpoint is never reached. */
async function knownRows(): Promise<Known[]> {
  const values = await world.database.many<Known>(sql`
    select list, id, version, group_id as "groupId", state, fr as q
    from (select *, row_number() over (partition by list order by code) as rank from referential_values) v
    where rank <= 20 order by list, code`);
  const people = Object.values(world.people).map(({ id, email }) => ({
    email,
    password,
    current: password,
    channel_name: userChannel(id),
  }));
  // Not of everybody: those who sign in here must not be blocked or deleted by an administrator's call.
  const own = Object.values(world.people).map(({ id }) => id);
  const ids = await world.database.many<Known>(sql`
    select id from sessions where user_id = any(${own}) union all select id from users where picture_key is not null`);
  const versions = await world.database.many<Known>(sql`select distinct version from users`);
  return [...values, ...people, ...ids, ...versions, ...(await places()), answers.profile, answers.details];
}

/** People nobody signs in as, so that they may be blocked and deleted, and links that nobody has used yet. */
async function accounts(): Promise<Known[]> {
  const { write } = linkTokens(testSecret);
  const types = ['Freelance', 'Company', 'Commercial'] as const;
  const made = types.map(async (type) => {
    const { id, email } = await makePerson(world.database, { type, state: 'none' });
    const { id: known } = await makePerson(world.database, { type });
    const links = await Promise.all((['verify', 'reset', 'activate'] as const).map((purpose) => makeLink(world.database, id, purpose)));
    return [{ id }, { id: known, type }, { ids: [id, known] }, ...links.map((link) => ({ token: write(link), email }))];
  });
  return (await Promise.all(made)).flat();
}

/** Some calls change who is who for those that follow. */
async function everybodyAsBefore(): Promise<void> {
  const { deactivated } = world.people;
  await world.database.many(sql`update sessions set seen_as = null where seen_as is not null`);
  await world.database.many(sql`update users set state = 'deactivated', closed_by = id where id = ${deactivated.id}`);
}

/** The company of the fuzzed contact: colleagues come again before each of its endpoints, since some of them remove what they are given. */
async function organisation({ path }: EndpointSpec): Promise<Known[]> {
  if (!path.startsWith('/api/company') && !path.startsWith('/api/admin/companies')) return [];
  const { database, people } = world;
  const { id } = people.company;
  const { companyId } = await database.one<{ companyId: string }>(sql`select company_id as "companyId" from users where id = ${id}`);
  const ids: string[] = [];
  for (const state of ['active', 'deactivated', 'none', 'active', 'deactivated', 'none'] as const) {
    const at = { companyId, roleId: await makeRole(database, companyId, []) };
    ids.push((await makePerson(database, { type: 'Company', at, state, closedBy: id })).id);
    await database.many(sql`insert into divisions (id, company_id, name) values (gen_random_uuid(), ${companyId}, gen_random_uuid())`);
    await makeRole(database, companyId, []);
  }
  const known = await Promise.all([
    database.many<Known>(sql`
      select true as "isContact", id, version, role_id as "roleId", array[]::uuid[] as "divisionIds" from users where id = any(${ids})`),
    database.many<Known>(sql`
      select true as "isRole", company_id as "companyId", id, version, json_build_array(json_build_object('id', id, 'version', version, 'permissions', '{}'::text[])) as roles
      from company_roles where company_id = ${companyId} and not is_owner order by id desc limit 20`),
    database.many<Known>(sql`
      select true as "isDivision", id, version, id as "divisionId" from divisions where company_id = ${companyId} order by created_at desc limit 20`),
    database.many<Known>(sql`
      select true as "isCompany", version, 'FR' as country, 'energy' as sector, null as siren from companies where id = ${companyId}`),
  ]);
  return known.flat();
}

/** Companies that may be changed and removed, some of them in the portfolio of the fuzzed commercial, and those who can be given one. */
async function portfolios({ path }: EndpointSpec): Promise<Known[]> {
  if (!/\/companies|^\/api\/commercial/.test(path)) return [];
  const { database, people } = world;
  const known: Known[] = [];
  for (let made = 0; made < 4; made += 1) {
    const { companyId } = await makeCompany(database);
    const { id: commercialId } = await makePerson(database, { type: 'Commercial' });
    await database.many(sql`
      insert into company_commercials (company_id, user_id) values (${companyId}, ${commercialId}), (${companyId}, ${people.commercial.id})`);
    const { id: contactId } = await makePerson(database, { type: 'Company', at: await makeCompany(database), state: 'none' });
    await database.many(sql`
      insert into company_commercials (company_id, user_id) select company_id, ${people.commercial.id} from users where id = ${contactId}`);
    known.push({ companyId, type: 'Company' });
    if (path.startsWith('/api/commercial/accounts')) known.push({ id: contactId, type: 'Company' });
    else if (path.startsWith('/api/admin/accounts')) known.push({ id: commercialId, companyIds: [companyId], knownIds: [companyId] });
    else known.push({ id: companyId, ids: [companyId], version: 1, country: 'FR', sector: 'energy', siren: null, siret: null });
    if (path.endsWith('/commercials'))
      known.push({ id: companyId, commercialIds: [commercialId], knownIds: [commercialId, people.commercial.id] });
  }
  return known;
}

/** Freelances that companies see, one of whom hides. */
async function talents({ path }: EndpointSpec): Promise<Known[]> {
  if (path.startsWith('/api/account/profile')) {
    const own = await world.database.maybe(sql`select 1 from freelance_profiles where user_id = ${world.people.freelance.id}`);
    if (!own) await makeProfile(world.database, world.people.freelance.id);
    return [{ isPrivate: true }, { isPrivate: false }];
  }
  if (!path.startsWith('/api/company/talents')) return [];
  const known = [false, false, true].map(async (isPrivate) => {
    const { id } = await makePerson(world.database, { type: 'Freelance' });
    await makeProfile(world.database, id, { isPrivate });
    return { isTalent: true, id, profession: 'java-developer', experience: '3' };
  });
  return Promise.all(known);
}

/** Where the second page of a list starts, in each of its orders. */
async function places(): Promise<Known[]> {
  const orders = referentialListing.sorts.flatMap((sort) => (['asc', 'desc'] as const).map((dir) => ({ sort, dir })));
  const admin = world.as('admin');
  const recent = await admin(historyApi.recent, { query: {} });
  const values = orders.map(async (query) => {
    const { body } = await admin(referentialApi.list, { params: { list: 'countries' }, query });
    return { list: 'countries', ...query, after: body.next };
  });
  return [{ after: recent.body.next }, ...(await Promise.all(values))];
}

/** What takes an authenticator app, a provider, a session of one's own, or a picture that other calls remove: their own tests do it. */
const needMore = new Set([
  'POST /api/login/code',
  'DELETE /api/account/sessions/:id',
  'GET /api/users/:id/picture',
  'POST /api/account/two-step/confirm',
  'POST /api/account/two-step/off',
  'POST /api/account/two-step/codes',
  'POST /api/sign-in/:provider/start',
  'POST /api/sign-in/:provider/callback',
  'DELETE /api/account/identities/:id',
]);

type Case = { actor: ActorName; call: Call };
type Play = { cases: fc.Arbitrary<Case>; first?: Case[]; runs: number; check?: (seen: Seen, one: Case) => void };

/** Runs every case and, when one fails, says which: endpoint, actor and the smallest request that still fails. */
async function play(endpoint: EndpointSpec, { cases, first = [], runs, check }: Play) {
  let answers = 0;
  const property = fc.asyncProperty(cases, async (one) => {
    const seen = await stage.play(endpoint, one.actor, one.call);
    answers += 1;
    check?.(seen, one);
  });
  const details = await fc.check(property, {
    seed,
    numRuns: runs + first.length,
    examples: first.map((one) => [one]),
    timeout: 10_000,
    interruptAfterTimeLimit: 100_000,
    markInterruptAsFailure: true,
  });
  if (!details.failed) {
    expect(answers).toBe(runs + first.length);
    return stage.assertNothingElse();
  }
  const [failing] = details.counterexample ?? [];
  const reason = details.errorInstance instanceof Error ? details.errorInstance.message : 'the cases took longer than the test may';
  const request = JSON.stringify(failing?.call, (_, value) => (typeof value === 'string' ? shortened(value) : value), 2);
  throw new Error(`${endpoint.method} ${endpoint.path} as ${failing?.actor}, seed ${seed}, case ${details.numRuns}: ${reason}\n${request}`);
}

const shortened = (text: string): string => (text.length > 2000 ? `${text.slice(0, 2000)}… (${text.length} characters)` : text);
const cases = (actors: ActorName[], call: fc.Arbitrary<Call>) => fc.record({ actor: fc.constantFrom(...actors), call });
const nameOf = ({ method, path }: EndpointSpec): string => `${method} ${path}`;

// Refusals that come before the question of who is asking.
const beforeGuards = ['malformed', 'tooLarge', 'unsupportedType', 'forged', 'foreignOrigin'].map((name) => `request.${name}`);

describe.each(world.endpoints.map((endpoint) => [nameOf(endpoint), endpoint] as const))(`seed ${seed}: %s`, (_, endpoint) => {
  const { allowed, refused } = stage.actorsOf(endpoint);
  let known: Known[];
  // What one test changes, deletes or uses up, the next one needs.
  beforeEach(async () => {
    await everybodyAsBefore();
    // Anew each time: accepted calls change versions and remove what they are about.
    const ofFeatures = await Promise.all([organisation(endpoint), portfolios(endpoint), talents(endpoint)]);
    known = [...(await knownRows()), ...(await accounts()), ...ofFeatures.flat()];
    await stage.settle();
  });

  test(`${hostileRuns} hostile calls by those who may call: ${allowed.join(', ')}`, async () => {
    expect(allowed).not.toEqual([]);
    const first = sweptCalls(endpoint, known, seed).map((call, index) => ({ actor: allowed[index % allowed.length] as ActorName, call }));
    await play(endpoint, { cases: cases(allowed, hostileCall(endpoint, known)), first, runs: hostileRuns });
  }, 120_000);

  const refusedCalls = async () => {
    expect(refused).not.toEqual([]);
    const calls = fc.oneof(hostileCall(endpoint, known), validCall(endpoint, known));
    const check = ({ code }: Seen, { actor }: Case) => {
      const guard = stage.refusalOf(endpoint, actor);
      expect([guard && guards[guard].refusal, 'session.required', 'route.missing', ...beforeGuards]).toContain(code);
    };
    await play(endpoint, { cases: cases(refused, calls), runs: refusedRuns, check });
  };
  // A public endpoint refuses nobody.
  if (endpoint.guards.length > 0) test(`${refusedRuns} calls by those who may not`, refusedCalls, 120_000);

  // A limited endpoint is a costly one.
  const runs = endpoint.limit ? validRuns / 3 : validRuns;
  test(`${runs} calls as the contract wants them`, async () => {
    let accepted = 0;
    const check = ({ status }: Seen) => {
      if (status < 400) accepted += 1;
    };
    await play(endpoint, { cases: cases(allowed, validCall(endpoint, known)), runs, check });
    if (needMore.has(nameOf(endpoint))) return;
    expect(accepted, 'no call got as far as an answer: add what it is about to knownRows').toBeGreaterThan(0);
  }, 120_000);
});

test.each([z.date(), z.string().startsWith('a'), z.ipv4(), z.string().refine(() => false)])(
  'a schema nobody can fill in is an error',
  (schema) => {
    expect(() => arbitraryOf(z.object({ field: schema }))).toThrow(/^input\.field: /);
  },
);

const strangeAddresses = [
  '//[',
  '//:99999',
  '/%',
  '/api/%E0%A4%A',
  `/api/${'x'.repeat(9000)}`,
  '/api/admin/referentials/%/values',
  '/*',
  '/api//user',
];
test.each(strangeAddresses.map((url) => [url.slice(0, 40), url] as const))('the address %s is refused like any other', async (_, url) => {
  const answer = await world.server.inject({ url });
  expect([200, 400, 404]).toContain(answer.statusCode);
  if (answer.statusCode >= 400)
    expect(['request.malformed', 'route.missing', 'record.missing', 'session.required']).toContain(answer.json().code);
});

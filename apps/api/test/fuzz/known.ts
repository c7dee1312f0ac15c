import type { EndpointSpec } from '@jalon/domain/core/endpoint';
import { historyApi } from '@jalon/domain/history/history-api';
import { userChannel } from '@jalon/domain/realtime/realtime';
import { makeLink } from '../../src/accounts/accounts.queries.ts';
import { linkTokens } from '../../src/accounts/link-tokens.ts';
import { sql } from '../../src/db/sql.ts';
import { makeCompany, makePerson, makeProfile, makeRole } from '../factories.ts';
import { featuresKnown } from '../features.ts';
import { testSecret, type World } from '../harness.ts';
import { answers } from '../sign-up-answers.ts';
import type { Known } from './calls.ts';

/** The password of everybody who signs in here. */
export const password = 'Chemin!42vert';

/**
 * What a call of an endpoint may be about. Accepted calls change versions and remove what they are given: it is made anew once one has
 * changed something, and not before, because it takes as long as many calls.
 */
export function keepKnown(world: World, changes: () => number): (endpoint: EndpointSpec) => Promise<Known[]> {
  const common = madeAnew(changes, async () => {
    await everybodyAsBefore(world);
    return [...(await knownRows(world)), ...(await accounts(world))];
  });
  const own = madeAnew(changes, async (endpoint: EndpointSpec) => {
    const ofFeatures = [organisation, portfolios, profiles, featuresKnown, legalTexts].map((known) => known(world, endpoint));
    return (await Promise.all(ofFeatures)).flat();
  });
  return async (endpoint) => [...(await common(undefined)), ...(await own(endpoint))];
}

/** The same as the time before when it is asked for the same, and nothing has changed since. */
function madeAnew<Asked>(changes: () => number, make: (asked: Asked) => Promise<Known[]>): (asked: Asked) => Promise<Known[]> {
  let last: { asked: Asked; at: number; made: Known[] } | undefined;
  return async (asked) => {
    if (!last || last.asked !== asked || last.at !== changes()) last = { asked, at: changes(), made: await make(asked) };
    return last.made;
  };
}

/** What exists now, by the names contracts give it. A new kind of record adds its rows here, or its endpoint is never reached. */
async function knownRows(world: World): Promise<Known[]> {
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
  const recent = await world.as('admin')(historyApi.recent, { query: {} });
  return [...people, ...ids, ...versions, { after: recent.body.next }, answers.profile, answers.details];
}

/** People nobody signs in as, so that they may be blocked and deleted, and links that nobody has used yet. */
async function accounts(world: World): Promise<Known[]> {
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
async function everybodyAsBefore(world: World): Promise<void> {
  const { deactivated } = world.people;
  await world.database.many(sql`update sessions set seen_as = null where seen_as is not null`);
  await world.database.many(sql`update users set state = 'deactivated', closed_by = id where id = ${deactivated.id}`);
}

/** The company of the fuzzed contact: colleagues come again before each of its endpoints, since some of them remove what they are given. */
async function organisation(world: World, { path }: EndpointSpec): Promise<Known[]> {
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
    database.many<Known>(sql`select true as "isInvited", id from users where id = any(${ids}) and state = 'none'`),
    database.many<Known>(sql`
      select true as "isDivision", id, version, id as "divisionId" from divisions where company_id = ${companyId} order by created_at desc limit 20`),
    database.many<Known>(sql`
      select true as "isCompany", version, 'FR' as country, '75011' as "postalCode", 'energy' as sector, null as siren, null as siret from companies where id = ${companyId}`),
  ]);
  return known.flat();
}

/** Companies that may be changed and removed, some of them in the portfolio of the fuzzed commercial, and those who can be given one. */
async function portfolios(world: World, { path }: EndpointSpec): Promise<Known[]> {
  if (path === '/api/admin/accounts' || path === '/api/admin/accounts/:id/role') return contactsWithRoles(world);
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
    else known.push({ id: companyId });
  }
  return known;
}

/** Contacts of companies nobody is fuzzed in, each with another role they may be given; and somebody who has neither. */
function contactsWithRoles({ database }: World): Promise<Known[]> {
  const made = [1, 2, 3, 4].map(async () => {
    const at = await makeCompany(database);
    const { id } = await makePerson(database, { type: 'Company', at: { ...at, roleId: await makeRole(database, at.companyId, []) } });
    return { id, type: 'Company', ...at };
  });
  return Promise.all([...made, { type: 'Freelance', companyId: null, roleId: null }]);
}

/** A profile to hide and to show. */
async function profiles(world: World, { path }: EndpointSpec): Promise<Known[]> {
  if (path.startsWith('/api/account/profile')) {
    const own = await world.database.maybe(sql`select 1 from freelance_profiles where user_id = ${world.people.freelance.id}`);
    if (!own) await makeProfile(world.database, world.people.freelance.id);
    return [{ isPrivate: true }, { isPrivate: false }];
  }
  return [];
}

/** Drafts that say something new, so that they can be changed and published, and a version to read and accept. */
async function legalTexts({ database }: World, { path }: EndpointSpec): Promise<Known[]> {
  if (!path.includes('legal-texts') && path !== '/api/account/terms') return [];
  await database.many(sql`
    insert into legal_versions (kind, number, fr, en, summary_fr, summary_en, asks_again)
    select kind, 1, 'x', '', '', '', false from legal_texts on conflict do nothing`);
  // What an accepted call has published is no news any more.
  await database.many(sql`update legal_texts set fr = gen_random_uuid(), version = version + 1`);
  return database.many<Known>(sql`
    select t.kind, t.version, 'Nouveau' as "summaryFr", false as "asksAgain", (select max(v.number) from legal_versions v where v.kind = t.kind) as number
    from legal_texts t`);
}

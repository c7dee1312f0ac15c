import type { EndpointSpec } from '@jalon/domain/core/endpoint';
import { historyApi } from '@jalon/domain/history/history-api';
import { userChannel } from '@jalon/domain/realtime/realtime';
import { referentialListing } from '@jalon/domain/referentials/referential';
import { referentialApi } from '@jalon/domain/referentials/referential-api';
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
    const ofFeatures = [organisation, portfolios, talents, featuresKnown, legalTexts].map((known) => known(world, endpoint));
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
  return [...values, ...people, ...ids, ...versions, ...(await places(world)), answers.profile, answers.details];
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
    database.many<Known>(sql`
      select true as "isRole", company_id as "companyId", id, version, json_build_array(json_build_object('id', id, 'version', version, 'permissions', '{}'::text[])) as roles
      from company_roles where company_id = ${companyId} and not is_owner order by id desc limit 20`),
    database.many<Known>(sql`
      select true as "isDivision", id, version, id as "divisionId" from divisions where company_id = ${companyId} order by created_at desc limit 20`),
    database.many<Known>(sql`
      select true as "isCompany", version, 'FR' as country, '75011' as "postalCode", 'energy' as sector, null as siren, null as siret from companies where id = ${companyId}`),
  ]);
  return known.flat();
}

/** Companies that may be changed and removed, some of them in the portfolio of the fuzzed commercial, and those who can be given one. */
async function portfolios(world: World, { path }: EndpointSpec): Promise<Known[]> {
  if (!/\/companies|^\/api\/commercial/.test(path) || path.startsWith('/api/accounts')) return [];
  const { database, people } = world;
  const known: Known[] = [];
  for (let made = 0; made < 4; made += 1) {
    const { companyId } = await makeCompany(database);
    const { id: commercialId } = await makePerson(database, { type: 'Commercial' });
    await database.many(sql`
      insert into company_commercials (company_id, user_id) values (${companyId}, ${commercialId}), (${companyId}, ${people.commercial.id})`);
    known.push({ companyId, type: 'Company' });
    known.push({
      ...{ id: companyId, ids: [companyId], version: 1 },
      ...{ country: 'FR', postalCode: '75011', sector: 'energy', siren: null, siret: null },
    });
    if (path.endsWith('/commercials'))
      known.push({ id: companyId, commercialIds: [commercialId], knownIds: [commercialId, people.commercial.id] });
  }
  return known;
}

/** Freelances that companies see, one of whom hides. */
async function talents(world: World, { path }: EndpointSpec): Promise<Known[]> {
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

/** Where the second page of a list starts, in each of its orders. */
async function places(world: World): Promise<Known[]> {
  const orders = referentialListing.sorts.flatMap((sort) => (['asc', 'desc'] as const).map((dir) => ({ sort, dir })));
  const admin = world.as('admin');
  const recent = await admin(historyApi.recent, { query: {} });
  const values = orders.map(async (query) => {
    const { body } = await admin(referentialApi.list, { params: { list: 'countries' }, query });
    return { list: 'countries', ...query, after: body.next };
  });
  return [{ after: recent.body.next }, ...(await Promise.all(values))];
}

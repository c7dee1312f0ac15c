import type { EndpointSpec } from '@jalon/domain/core/endpoint';
import { historyApi } from '@jalon/domain/history/history-api';
import { userChannel } from '@jalon/domain/realtime/realtime';
import { makeLink } from '../../src/accounts/accounts.queries.ts';
import { linkTokens } from '../../src/accounts/link-tokens.ts';
import { sql } from '../../src/db/sql.ts';
import { makePerson } from '../factories.ts';
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
    return knownRows(world);
  });
  const people = madeAnew(changes, () => accounts(world));
  const own = madeAnew(changes, async (endpoint: EndpointSpec) => {
    const ofFeatures = [ownCompany, featuresKnown, legalTexts, operatorSettings].map((known) => known(world, endpoint));
    return (await Promise.all(ofFeatures)).flat();
  });
  return async (endpoint) => {
    const [shared, ownRows] = [await common(undefined), await own(endpoint)];
    // Where records of its own are known, the ids of people would only lead to 404.
    const isAboutPeople = !ownRows.some((row) => 'id' in row);
    return [...shared, ...(isAboutPeople ? await people(undefined) : []), ...ownRows];
  };
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
  // Whoever has put up a picture may be named by an administrator's call.
  await world.database.many(sql`
    update users u set validated_at = p.validated_at from public.fuzz_people p where p.id = u.id and (u.validated_at is null) <> (p.validated_at is null)`);
}

/** The company of the fuzzed contact, as it may be written: what a call has given it may not be taken away. */
async function ownCompany({ database, people }: World, { path }: EndpointSpec): Promise<Known[]> {
  if (path !== '/api/company') return [];
  return database.many<Known>(sql`
    select c.version, 'FR' as country, '75011' as "postalCode", 'Paris' as city, '01 23 45 67 89' as phone1, 'energy' as sector, c.siren,
      null as siret
    from companies c join users u on u.company_id = c.id where u.id = ${people.company.id}`);
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

/** Its version, and what only some texts are. */
async function operatorSettings({ database }: World, { path }: EndpointSpec): Promise<Known[]> {
  if (path !== '/api/admin/operator') return [];
  return database.many<Known>(sql`
    select version, 'contact@jalon.example' as "contactEmail", '01 23 45 67 89' as "contactPhone", '732829320' as siren, 'FR40303265045' as "vatNumber",
      'Europe/Paris' as "timeZone" from operator_settings`);
}

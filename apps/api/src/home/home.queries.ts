import { managedTypes } from '@jalon/domain/accounts/managed-account-schema';
import type { User } from '@jalon/domain/core/actor';
import { countLimit } from '@jalon/domain/core/listing';
import { type Home, homeRows } from '@jalon/domain/home/home';
import { isStanding } from '../accounts/invitations.queries.ts';
import { validations } from '../accounts/managed-accounts.queries.ts';
import type { Tx } from '../db/database.ts';
import { type Sql, sql } from '../db/sql.ts';
import { endsSoon } from '../documents/documents.queries.ts';
import { isUnpublished } from '../legal/legal-texts.queries.ts';
import { isServed } from '../portfolios/portfolios.queries.ts';
import { reachesAccount, reachesCompany } from '../portfolios/scope.ts';
import { availableIn } from '../talents/talents.queries.ts';

/** No further than a thousand and one: nobody reads more on a home page. */
const counted = (rows: Sql): Sql => sql`(select count(*)::int from (${rows} limit ${countLimit + 1}) n)`;
const first = (rows: Sql): Sql => sql`array(${rows} limit ${homeRows})`;

/** A queue as it is counted: its rows are read by their feature, which knows what may be done with them. */
type Waiting = { ids: string[]; count: number };
const queue = (ids: Sql, count: Sql): Sql => sql`json_build_object('ids', ${ids}, 'count', ${count})`;

const types = sql`unnest(${[...managedTypes]}::text[]) with ordinality t(type, rank)`;
const toValidate = sql`from users u where u.type = t.type and ${validations.waiting} and u.state = 'active'`;
const submitted = (reach: Sql): Sql => sql`from documents d where d.state = 'submitted' and ${reach}`;
const toCheck = (reach: Sql): Sql =>
  queue(first(sql`select d.id ${submitted(reach)} order by d.added_on, d.id`), counted(sql`select 1 ${submitted(reach)}`));

/** Each is one statement: a home is opened more often than any list. */
export const countForAdmin = (
  tx: Tx,
  today: string,
): Promise<{
  toValidate: Waiting;
  byType: NonNullable<Home['toValidate']>['byType'];
  toCheck: Waiting;
  unpublished: number;
  freelances: number;
  newFreelances: number;
  unassigned: number;
  companies: number;
  ending: number;
  expired: number;
  invitedFreelances: number;
  invitedContacts: number;
}> => {
  const freelances = sql`select 1 from users u where u.type = 'Freelance' and u.state = 'active' and ${validations.validated}`;
  const invited = (type: string) => counted(sql`select 1 from users u where u.type = ${type} and u.state = 'none' and ${isStanding}`);
  // Of each type the first, which an index has in order; then the first of those.
  const longest = sql`
    select w.id from ${types} cross join lateral (select u.id, u.created_at ${toValidate} order by u.created_at limit ${homeRows}) w
    order by w.created_at, w.id`;
  return tx.one(sql`
    select ${queue(first(longest), sql`null::int`)} as "toValidate",
      (select json_agg(json_build_object('type', t.type, 'count', ${counted(sql`select 1 ${toValidate}`)}) order by t.rank) from ${types}) as "byType",
      ${toCheck(sql`true`)} as "toCheck", ${counted(sql`select 1 from legal_texts t where ${isUnpublished}`)} as unpublished,
      ${counted(freelances)} as freelances, ${counted(sql`${freelances} and u.created_at > now() - interval '30 days'`)} as "newFreelances",
      ${counted(sql`select 1 from companies c where c.is_active and not ${isServed}`)} as unassigned,
      ${counted(sql`select 1 from companies c where c.is_active`)} as companies,
      ${counted(sql`select 1 from documents d where ${endsSoon(today)}`)} as ending,
      ${counted(sql`select 1 from documents d where d.state = 'expired'`)} as expired,
      ${invited('Freelance')} as "invitedFreelances", ${invited('Company')} as "invitedContacts"`);
};

export const countForCommercial = (
  tx: Tx,
  actor: User,
  today: string,
): Promise<{
  toCheck: Waiting;
  invited: Waiting;
  companies: number;
  contacts: number;
  invitedContacts: number;
  freelances: number;
  ending: number;
  expired: number;
}> => {
  const reach = reachesAccount(actor, 'Freelance');
  const contacts = sql`from users u where u.type = 'Company' and u.state <> 'deleted' and ${reachesAccount(actor, 'Company')}`;
  const invited = sql`${contacts} and u.state = 'none' and ${isStanding}`;
  return tx.one(sql`
    select ${toCheck(reach)} as "toCheck",
      ${queue(first(sql`select u.id ${invited} order by u.created_at, u.id`), counted(sql`select 1 ${invited}`))} as invited,
      ${counted(sql`select 1 from companies c where ${reachesCompany(actor, sql`c.id`)}`)} as companies,
      ${counted(sql`select 1 ${contacts} and ${isStanding}`)} as contacts, ${counted(sql`select 1 ${invited}`)} as "invitedContacts",
      ${counted(sql`select 1 from users u where u.type = 'Freelance' and u.state = 'active' and ${validations.validated} and ${reach}`)} as freelances,
      ${counted(sql`select 1 from documents d where ${endsSoon(today)} and ${reach}`)} as ending,
      ${counted(sql`select 1 from documents d where d.state = 'expired' and ${reach}`)} as expired`);
};

export const countForCompany = (
  tx: Tx,
  companyId: string,
  today: Sql,
): Promise<{ colleagues: Waiting; team: number; talents: number; talentsNow: number; talentsSoon: number }> => {
  const people = (state: Sql) => sql`from users u where u.company_id = ${companyId} and u.state = ${state} and ${isStanding}`;
  const invited = people(sql`'none'`);
  const available = availableIn(today);
  // In the order of an index: however few there are, the others are not read.
  const talents = (condition: Sql) =>
    counted(sql`select 1 from freelance_profiles p where p.is_listed and ${condition} order by p.available_key, p.id`);
  return tx.one(sql`
    select ${queue(first(sql`select u.id ${invited} order by u.state, u.id`), counted(sql`select 1 ${invited}`))} as colleagues,
      ${counted(sql`select 1 ${people(sql`'active'`)}`)} as team, ${talents(sql`true`)} as talents,
      ${talents(available.now)} as "talentsNow", ${talents(available.soon)} as "talentsSoon"`);
};

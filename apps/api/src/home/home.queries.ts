import { managedTypes } from '@jalon/domain/accounts/managed-account-schema';
import { isType, type User } from '@jalon/domain/core/actor';
import { permitsUser } from '@jalon/domain/core/permission';
import { type Home, homeRows, type Waiting } from '@jalon/domain/home/home';
import { isStanding } from '../accounts/invitations.queries.ts';
import { validations } from '../accounts/managed-accounts.queries.ts';
import type { Tx } from '../db/database.ts';
import { type Sql, sql } from '../db/sql.ts';
import { endsSoon } from '../documents/documents.queries.ts';
import { isUnpublished } from '../legal/legal-texts.queries.ts';
import { companyOf } from '../organisation/organisation.ts';
import { servedCompanies } from '../portfolios/portfolios.queries.ts';
import { reachesAccount, reachesCompany } from '../portfolios/scope.ts';
import { availableIn } from '../talents/talents.queries.ts';
import { type Counted, counted, first, queue } from './counting.ts';
import { countContracts } from './home.contracts.ts';
import { countWaiting, type Market, marketColumns, type StaffMarket, staffMarketColumns, withBesides } from './home.market.ts';
import { countReportsFor } from './home.reports.ts';

const types = sql`unnest(${[...managedTypes]}::text[]) with ordinality t(type, rank)`;
const toValidate = sql`from users u where u.type = t.type and ${validations.waiting} and u.state = 'active'`;
const submitted = (reach: Sql): Sql => sql`from documents d where d.state = 'submitted' and ${reach}`;
const toCheck = (reach: Sql): Sql =>
  queue(first(sql`select d.id ${submitted(reach)} order by d.added_on, d.id`), counted(sql`select 1 ${submitted(reach)}`));

/** Each is one statement: a home is opened more often than any list. */
export const countForAdmin = (
  tx: Tx,
  actor: User,
  today: string,
): Promise<
  StaffMarket & {
    toValidate: Counted;
    byType: NonNullable<Home['toValidate']>['byType'];
    toCheck: Counted;
    unpublished: number;
    freelances: number;
    newFreelances: number;
    unassigned: number;
    companies: number;
    ending: number;
    expired: number;
    invitedFreelances: number;
    invitedContacts: number;
  }
> => {
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
      ${counted(sql`select 1 from companies c where c.is_active and c.id not in (${servedCompanies})`)} as unassigned,
      ${counted(sql`select 1 from companies c where c.is_active`)} as companies,
      ${counted(sql`select 1 from documents d where ${endsSoon(today)}`)} as ending,
      ${counted(sql`select 1 from documents d where d.state = 'expired'`)} as expired,
      ${invited('Freelance')} as "invitedFreelances", ${invited('Company')} as "invitedContacts", ${staffMarketColumns(actor)}`);
};

export const countForCommercial = (
  tx: Tx,
  actor: User,
  today: string,
): Promise<
  StaffMarket & {
    toCheck: Counted;
    invited: Counted;
    companies: number;
    contacts: number;
    invitedContacts: number;
    freelances: number;
    ending: number;
    expired: number;
  }
> => {
  const reach = reachesAccount(actor, 'Freelance');
  const contacts = sql`from users u where u.type = 'Company' and u.state <> 'deleted' and ${reachesAccount(actor, 'Company')}`;
  const invited = sql`${contacts} and u.state = 'none' and ${isStanding}`;
  return tx.one(sql`${withBesides(actor)}
    select ${toCheck(reach)} as "toCheck",
      ${queue(first(sql`select u.id ${invited} order by u.created_at, u.id`), counted(sql`select 1 ${invited}`))} as invited,
      ${counted(sql`select 1 from companies c where ${reachesCompany(actor, sql`c.id`)}`)} as companies,
      ${counted(sql`select 1 ${contacts} and ${isStanding}`)} as contacts, ${counted(sql`select 1 ${invited}`)} as "invitedContacts",
      ${counted(sql`select 1 from users u where u.type = 'Freelance' and u.state = 'active' and ${validations.validated} and ${reach}`)} as freelances,
      ${counted(sql`select 1 from documents d where ${endsSoon(today)} and ${reach}`)} as ending,
      ${counted(sql`select 1 from documents d where d.state = 'expired' and ${reach}`)} as expired, ${staffMarketColumns(actor)}`);
};

export const countForCompany = (
  tx: Tx,
  actor: User,
  today: Sql,
): Promise<Market & { colleagues: Counted; team: number; talents: number; talentsNow: number; talentsSoon: number }> => {
  const companyId = companyOf(actor);
  const people = (state: Sql) => sql`from users u where u.company_id = ${companyId} and u.state = ${state} and ${isStanding}`;
  const invited = people(sql`'none'`);
  const available = availableIn(today);
  // In the order of an index: however few there are, the others are not read.
  const talents = (condition: Sql) =>
    counted(sql`select 1 from freelance_profiles p where p.is_listed and ${condition} order by p.available_key, p.id`);
  return tx.one(sql`
    select ${queue(first(sql`select u.id ${invited} order by u.state, u.id`), counted(sql`select 1 ${invited}`))} as colleagues,
      ${counted(sql`select 1 ${people(sql`'active'`)}`)} as team, ${talents(sql`true`)} as talents,
      ${talents(available.now)} as "talentsNow", ${talents(available.soon)} as "talentsSoon", ${marketColumns(actor)}`);
};

/** For the menu, which stands on every screen: counts alone. */
export const countForMenu = (tx: Tx, actor: User): Promise<Waiting> => {
  const none = sql`0`;
  const isStaff = isType(actor, 'Admin', 'Commercial');
  const accounts = sql`(select sum(${counted(sql`select 1 ${toValidate}`)})::int from ${types})`;
  return tx.one(sql`${withBesides(actor)}
    select ${mayDecide(actor) ? countWaiting(actor) : none} as applications,
      ${isType(actor, 'Admin') ? accounts : none} as accounts,
      ${isStaff ? counted(sql`select 1 ${submitted(isType(actor, 'Admin') ? sql`true` : reachesAccount(actor, 'Freelance'))}`) : none} as documents,
      ${countReportsFor(actor)} as reports, ${countContracts(actor)} as contracts`);
};

/** A company's people are told of applications when they may decide on them. */
export const mayDecide = (actor: User): boolean => !isType(actor, 'Company') || permitsUser(actor, 'applications.decide');

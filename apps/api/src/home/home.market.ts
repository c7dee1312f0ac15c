import { isType, type User } from '@jalon/domain/core/actor';
import { homeLines } from '@jalon/domain/home/home';
import { seesApplication } from '../applications/applications.scope.ts';
import { hasBeenQuiet, isToCome, isUnanswered, waitsFor } from '../applications/turns.ts';
import type { Tx } from '../db/database.ts';
import { type Sql, sql } from '../db/sql.ts';
import { besidesPortfolio, isOpen, reachesNeed, seesOpportunity } from '../opportunities/opportunities.scope.ts';
import { type Counted, counted, inOrder } from './counting.ts';
import { type ContractsWaiting, contractQueues } from './home.contracts.ts';

/** As literals: an index of what is not decided serves only conditions that say so themselves. */
const undecided = sql`a.state in ('new', 'submitted', 'interview')`;

/** What a commercial sees besides the portfolio, looked up once for all that a statement counts: it begins with `withBesides`. */
const besides = sql`(select ids from besides)::uuid[]`;
export const withBesides = (actor: User): Sql =>
  isType(actor, 'Commercial') ? sql`with besides as materialized (select ${besidesPortfolio(actor)} as ids)` : sql``;
const sees = (actor: User): Sql => seesApplication(actor, besides);

const waitingFor = (actor: User): Sql => sql`from applications a where ${undecided} and ${waitsFor(actor)} and ${sees(actor)}`;
// Nothing happens to a new one but its end: it has waited since it was sent, which an index has in order.
const waitingSince = (actor: User): Sql => (isType(actor, 'Admin', 'Commercial') ? sql`a.sent_at, a.id` : sql`a.since, a.id`);
const waiting = (actor: User): Sql => inOrder(waitingFor(actor), sql`a.id`, waitingSince(actor));
/** A freelance has not applied to the need `o`. */
const isUntaken = (actor: User): Sql =>
  sql`not coalesce((select true from applications a where a.opportunity_id = o.id and a.owner_id = ${actor.id}), false)`;
const proposed = (actor: User): Sql => sql`from proposals q join opportunities o on o.id = q.opportunity_id
  where q.owner_id = ${actor.id} and q.state = 'asked' and ${isOpen} and ${isUntaken(actor)}`;
const proposedSince = sql`q.created_at, q.id`;

/** How many wait, as an entry of the menu says it. */
export function countWaiting(actor: User): Sql {
  const own = counted(sql`select 1 ${waitingFor(actor)} order by ${waitingSince(actor)}`);
  return isType(actor, 'Freelance') ? sql`${own} + ${counted(sql`select 1 ${proposed(actor)} order by ${proposedSince}`)}` : own;
}

const unanswered = (actor: User): Sql => sql`from applications a where ${isUnanswered} and ${sees(actor)}`;
const interviews = (actor: User): Sql =>
  inOrder(sql`from applications a where ${isToCome} and ${sees(actor)}`, sql`a.id`, sql`a.interview_at, a.id`, homeLines);

const needs = (actor: User, state: string): Sql =>
  sql`from opportunities o where o.state = ${state} and ${seesOpportunity(actor, besides)}`;
const quiet = (actor: User): Sql =>
  sql`from quiet_needs q where ${hasBeenQuiet} and ${reachesNeed(actor, sql`q.company_id`, sql`q.opportunity_id`, besides)}`;

export type Market = {
  applications: Counted;
  drafts: Counted;
  interviews: Counted;
  openNeeds: number;
};
const newest = sql`o.newest_at desc, o.id desc`;
/** What the staff or a company have to do with needs, as columns of the statement that counts for a home. */
export const marketColumns = (actor: User): Sql => sql`
  ${waiting(actor)} as applications, ${inOrder(needs(actor, 'not_posted'), sql`o.id`, newest)} as drafts, ${interviews(actor)} as interviews,
  ${counted(sql`select 1 ${needs(actor, 'posted')} order by ${newest}`)} as "openNeeds"`;

export type StaffMarket = Market & ContractsWaiting & { unanswered: Counted; quietNeeds: number };
/** The staff also see to it that nobody is left waiting. */
export const staffMarketColumns = (actor: User): Sql => sql`${marketColumns(actor)},
  ${inOrder(unanswered(actor), sql`a.id`, sql`a.since, a.id`)} as unanswered,
  ${counted(sql`select 1 ${quiet(actor)}`)} as "quietNeeds", ${contractQueues(actor)}`;

export type OwnMarket = Pick<Market, 'applications' | 'interviews'> &
  ContractsWaiting &
  Record<'ownApplications' | 'proposals' | 'offers', Counted>;
export const countForFreelance = (tx: Tx, actor: User): Promise<OwnMarket> => {
  const own = sql`from applications a where ${undecided} and ${sees(actor)}`;
  const offers = sql`from opportunities o where ${isOpen} and ${isUntaken(actor)}`;
  return tx.one(sql`
    select ${waiting(actor)} as applications, ${interviews(actor)} as interviews,
      ${inOrder(own, sql`a.id`, sql`a.sent_at desc, a.id desc`, homeLines)} as "ownApplications",
      ${inOrder(proposed(actor), sql`o.id`, proposedSince)} as proposals, ${inOrder(offers, sql`o.id`, newest, homeLines)} as offers, ${contractQueues(actor)}`);
};

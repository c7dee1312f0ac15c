import type { ApplicationState } from '@jalon/domain/applications/application';
import { isType, type User } from '@jalon/domain/core/actor';
import { type Sql, sql } from '../db/sql.ts';
import { besidesPortfolio, inDivisions, reachesNeed } from '../opportunities/opportunities.scope.ts';
import { companyOf } from '../organisation/organisation.ts';

/** Of the need that an application, `a`, is for: the need is `o`. */
export const ofNeed = (column: Sql): Sql => sql`(select ${column} from opportunities o where o.id = a.opportunity_id)`;

/**
 * Which applications exist for somebody: their own; a company's once they are submitted, as long as the operator lets it in; those of the
 * needs that the staff see. Of a commercial by the company that an application keeps beside it, so that the need of each is not looked up;
 * what they manage or follow besides is of other companies, and little.
 */
export function seesApplication(actor: User, besides = besidesPortfolio(actor)): Sql {
  if (isType(actor, 'Freelance')) return sql`a.owner_id = ${actor.id}`;
  if (isType(actor, 'Company') && !actor.isValidated) return sql`false`;
  if (isType(actor, 'Company'))
    return sql`(a.company_id = ${companyOf(actor)} and a.submitted_at is not null and ${inDivisions(actor, ofNeed(sql`o.division_id`))})`;
  return reachesNeed(actor, sql`a.company_id`, sql`a.opportunity_id`, besides);
}

/** What is said by the team of whoever asks: the people of their company, or the staff. `column` is the company of who said it. */
export const isOwnTeam = (actor: User, column: Sql): Sql =>
  isType(actor, 'Company') ? sql`${column} = ${companyOf(actor)}` : sql`${column} is null`;
export const teamOf = (actor: User): string | null => (isType(actor, 'Company') ? companyOf(actor) : null);

/** Applying shows the profile and the resume, as long as one is a candidate. */
export const isCandidacy = (state: ApplicationState): boolean => state !== 'rejected' && state !== 'retired';

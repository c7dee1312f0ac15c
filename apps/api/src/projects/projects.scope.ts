import { isType, type User } from '@jalon/domain/core/actor';
import { type Sql, sql } from '../db/sql.ts';
import { inDivisions } from '../opportunities/opportunities.scope.ts';
import { companyOf } from '../organisation/organisation.ts';
import { reachesCompany } from '../portfolios/scope.ts';

/** The projects that a commercial is the sales contact of, whosesoever portfolio the company is in: few, found by an index. */
export const asSalesContact = (actor: User): Sql => sql`array(select k.id from projects k where k.sales_contact_id = ${actor.id})`;

/**
 * Which projects, `p`, exist for somebody: a company's own, within divisions, as long as the operator lets it in; those of the portfolio, and
 * what one is the sales contact of; of a freelance, those they have a delivery in.
 */
export function seesProject(actor: User): Sql {
  if (isType(actor, 'Freelance')) return sql`p.id = any(array(select d.project_id from deliveries d where d.owner_id = ${actor.id}))`;
  if (isType(actor, 'Company')) {
    if (!actor.isValidated) return sql`false`;
    return sql`(p.company_id = ${companyOf(actor)} and ${inDivisions(actor, sql`p.division_id`)})`;
  }
  if (isType(actor, 'Admin') || !actor.isValidated || actor.seesAll) return reachesCompany(actor, sql`p.company_id`);
  return sql`(${reachesCompany(actor, sql`p.company_id`)} or p.id = any(${asSalesContact(actor)}))`;
}

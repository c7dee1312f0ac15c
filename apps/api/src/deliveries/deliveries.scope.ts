import { isType, type User } from '@jalon/domain/core/actor';
import type { CompanyPermission } from '@jalon/domain/core/permission';
import { type Sql, sql } from '../db/sql.ts';
import { asksStaffToo } from '../operator/operator.queries.ts';
import { inDivisions } from '../opportunities/opportunities.scope.ts';
import { companyOf } from '../organisation/organisation.ts';
import { reachesCompany } from '../portfolios/scope.ts';
import { asSalesContact } from '../projects/projects.scope.ts';

/**
 * Which rows of a delivery exist for somebody: the delivery itself, or a report of one of its months, which keep owner, company and
 * division beside them. `as` is the alias of the table. A freelance sees their own, a company what its divisions have, the staff their portfolio
 * and what they are the sales contact of.
 */
export function seesDelivered(actor: User, as: Sql): Sql {
  if (isType(actor, 'Freelance')) return sql`${as}.owner_id = ${actor.id}`;
  if (isType(actor, 'Company')) {
    if (!actor.isValidated) return sql`false`;
    return sql`(${as}.company_id = ${companyOf(actor)} and ${inDivisions(actor, sql`${as}.division_id`)})`;
  }
  const isReached = reachesCompany(actor, sql`${as}.company_id`);
  if (isType(actor, 'Admin') || !actor.isValidated || actor.seesAll) return isReached;
  return sql`(${isReached} or ${as}.project_id = any(${asSalesContact(actor)}))`;
}

/**
 * The people of a company, `u`, whom the operator lets in, who hold a permission and see the division of a row: what `seesDelivered` says of
 * one of them.
 */
export const companyPeopleOf = (as: Sql, permission: CompanyPermission): Sql => sql`u.company_id = ${as}.company_id
  and u.state = 'active' and u.validated_at is not null and (select c.is_active from companies c where c.id = ${as}.company_id) and exists (
    select 1 from company_roles r where r.id = u.role_id and r.is_active and (r.is_owner or ${permission}::text = any(r.permissions)))
  and (not exists (select 1 from user_divisions m where m.user_id = u.id)
    or exists (select 1 from user_divisions m where m.user_id = u.id and m.division_id = ${as}.division_id))`;

/**
 * Those who decide on a row of a delivery, `as`: the people of the client who may, or else its commercials, or else the administrators. The
 * operator may have its commercials asked beside the client.
 */
export function validatorsOf(as: Sql, permission: CompanyPermission): Sql {
  const contacts = sql`select u.id from users u where ${companyPeopleOf(as, permission)}`;
  const commercials = sql`select u.id from company_commercials c join users u on u.id = c.user_id and u.state = 'active' and u.validated_at is not null
    where c.company_id = ${as}.company_id`;
  return sql`${contacts} union all ${commercials} and (${asksStaffToo} or not exists (${contacts}))
    union all select u.id from users u where u.type = 'Admin' and u.state = 'active' and not exists (${contacts}) and not exists (${commercials})`;
}

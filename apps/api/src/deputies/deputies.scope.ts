import { isType, type User } from '@jalon/domain/core/actor';
import type { CompanyPermission } from '@jalon/domain/core/permission';
import { type Sql, sql } from '../db/sql.ts';
import { companyOf } from '../organisation/organisation.ts';

/** Has a permission by their role. `u` is somebody of a company. */
export const holds = (permissions: readonly CompanyPermission[]): Sql => sql`exists (
  select 1 from company_roles r where r.id = u.role_id and r.is_active and (r.is_owner or r.permissions && ${[...permissions]}::text[]))`;

/** Those whom somebody stands in for today, `u`, as long as they could validate themselves. */
const awayFor = (actor: User, permission: CompanyPermission, today: Sql): Sql => sql`
  from deputies d join users u on u.id = d.owner_id
  where d.deputy_id = ${actor.id} and ${today} between d.starts_on and d.ends_on and u.state = 'active' and u.validated_at is not null
    and ${isType(actor, 'Company') ? sql`u.company_id = ${companyOf(actor)} and ${holds([permission])}` : sql`u.type = 'Commercial'`}`;

/** Whether one sees the reports of a row, `as`, in the place of somebody who is away. Each list is made once for a statement. */
export function standsIn(actor: User, as: Sql, permission: CompanyPermission, today: Sql): Sql {
  const away = awayFor(actor, permission, today);
  if (isType(actor, 'Company'))
    return sql`(${as}.company_id = ${companyOf(actor)} and (
      ${as}.division_id = any(array(select m.division_id from user_divisions m where m.user_id in (select u.id ${away})))
      or (select exists (select 1 ${away} and not exists (select 1 from user_divisions m where m.user_id = u.id)))))`;
  if (!isType(actor, 'Commercial') || !actor.isValidated) return sql`false`;
  return sql`(${as}.company_id = any(array(select p.company_id from company_commercials p where p.user_id in (select u.id ${away})))
    or (select exists (select 1 ${away} and u.sees_all)))`;
}

/** Who stands in today for one of these people, as a query of ids. */
export const deputiesOf = (people: Sql, today: Sql): Sql => sql`
  select d.deputy_id from deputies d where d.owner_id in (${people}) and ${today} between d.starts_on and d.ends_on`;

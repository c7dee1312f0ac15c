import { isType, type User } from '@jalon/domain/core/actor';
import { type CompanyPermission, permits } from '@jalon/domain/core/permission';
import { type Sql, sql } from '../db/sql.ts';
import { seesDelivered } from '../deliveries/deliveries.scope.ts';
import { companyOf } from '../organisation/organisation.ts';

/** Has a permission by their role. `u` is somebody of a company. */
export const holds = (permissions: readonly CompanyPermission[]): Sql => sql`exists (
  select 1 from company_roles r where r.id = u.role_id and r.is_active and (r.is_owner or r.permissions && ${[...permissions]}::text[]))`;

const isAway = sql`now() >= d.starts_at and now() < d.ends_at`;

/** Those whom somebody stands in for now, `u`, as long as they could validate themselves. */
const awayFor = (actor: User, permission: CompanyPermission): Sql => sql`
  from deputies d join users u on u.id = d.owner_id
  where d.deputy_id = ${actor.id} and ${isAway} and u.state = 'active' and u.validated_at is not null
    and ${isType(actor, 'Company') ? sql`u.company_id = ${companyOf(actor)} and ${holds([permission])}` : sql`u.type = 'Commercial'`}`;

/**
 * Whether one sees the reports of a row, `as`, in the place of somebody who is away: of a company, whose company is known to be the
 * reader's own, those of the divisions of the absent; of the staff, those of their portfolio. Each list is made once for a statement.
 */
function standsIn(actor: User, as: Sql, permission: CompanyPermission): Sql {
  const away = awayFor(actor, permission);
  if (isType(actor, 'Company'))
    return sql`(${as}.division_id = any(array(select m.division_id from user_divisions m where m.user_id in (select u.id ${away})))
      or (select exists (select 1 ${away} and not exists (select 1 from user_divisions m where m.user_id = u.id))))`;
  return sql`(${as}.company_id = any(array(select p.company_id from company_commercials p where p.user_id in (select u.id ${away})))
    or (select exists (select 1 ${away} and u.sees_all)))`;
}

/** Which reports of deliveries, `as`, exist for somebody: their own, and those of whom they stand in for as long as that is. */
export function seesReport(actor: User, as: Sql, permission: CompanyPermission): Sql {
  const sees = seesDelivered(actor, as);
  const mayDecide = isType(actor, 'Company') ? permits(permission, actor.permissions) : isType(actor, 'Commercial') && !actor.seesAll;
  const isDeputy = actor.isValidated && mayDecide;
  if (!isDeputy) return sees;
  if (isType(actor, 'Commercial')) return sql`(${sees} or ${standsIn(actor, as, permission)})`;
  return sql`(${as}.company_id = ${companyOf(actor)} and (${sees} or ${standsIn(actor, as, permission)}))`;
}

/** These people, and who stands in for one of them now as long as they may validate, as a query of ids. */
export const withDeputies = (people: Sql, permission: CompanyPermission): Sql => sql`
  ${people} union select u.id from deputies d join users u on u.id = d.deputy_id and u.state = 'active' and u.validated_at is not null
  where d.owner_id in (${people}) and ${isAway} and (u.type <> 'Company' or ${holds([permission])})`;

import { isType, type User } from '@jalon/domain/core/actor';
import { AppError, type FieldErrors } from '@jalon/domain/core/errors';
import type { Opportunity, OpportunityInput } from '@jalon/domain/opportunities/opportunity';
import type { Tx } from '../db/database.ts';
import { type Sql, sql } from '../db/sql.ts';
import { reachesCompany } from '../portfolios/scope.ts';
import { inDivisions } from './opportunities.scope.ts';

type Found = { isReached: boolean; hasDivision: boolean; isManaged: boolean; followers: number; unknown: string[] };

type Before = Omit<Opportunity, 'actions'>;

const lists = {
  expertiseArea: 'expertise-areas',
  activityAreas: 'activity-areas',
  experience: 'experiences',
  duration: 'opportunity-durations',
  mobilityArea: 'mobility-areas',
} as const;

/** Who may follow a need, `u`: colleagues who see it, and the staff; a company names those who look after it. */
const mayFollow = (actor: User, companyId: string | null, divisionId: string | null): Sql => sql`u.state = 'active' and case u.type
  when 'Company' then u.company_id = ${companyId} and exists (
      select 1 from company_roles r where r.id = u.role_id and r.is_active and (r.is_owner or 'opportunities.view' = any(r.permissions)))
    and (not exists (select 1 from user_divisions m where m.user_id = u.id)
      or exists (select 1 from user_divisions m where m.user_id = u.id and m.division_id = ${divisionId}))
  when 'Freelance' then false
  else u.validated_at is not null and ${
    isType(actor, 'Company')
      ? sql`exists (select 1 from company_commercials p where p.user_id = u.id and p.company_id = ${companyId})`
      : sql`true`
  } end`;

/** The codes of each list that were not chosen before: what is no longer offered may stay. */
function chosen(input: OpportunityInput, before: Before | undefined): Sql {
  const codesOf = (need: OpportunityInput | Before | undefined, field: keyof typeof lists) => [need?.[field] ?? []].flat();
  const rows = Object.entries(lists).map(([field, list]) => {
    const kept = codesOf(before, field as keyof typeof lists);
    return { field, list, codes: codesOf(input, field as keyof typeof lists).filter((code) => !kept.includes(code)) };
  });
  return sql`json_to_recordset(${JSON.stringify(rows)}::json) as x(field text, list text, codes text[])`;
}

/**
 * That whom and what a need names is there for whoever writes it: the company, its division, those who follow it, the codes of lists. Who
 * changes a need sees it: its company need not be theirs, and what it has named stays, also of those who have left.
 */
export async function checkOpportunity(
  tx: Tx,
  actor: User,
  input: OpportunityInput,
  companyId: string | null,
  before?: Before,
): Promise<void> {
  const { divisionId, managerId } = input;
  const added = input.associatedIds.filter((id) => !before?.associated?.some((one) => one.id === id));
  const isOwn = isType(actor, 'Company');
  const isKept = before !== undefined && before.divisionId === divisionId;
  const found = await tx.one<Found>(sql`
    select exists (select 1 from companies c where c.id = ${companyId} and c.is_active and ${isOwn || before ? sql`true` : reachesCompany(actor, sql`c.id`)}) as "isReached",
      case when ${isKept} then true when ${divisionId}::uuid is null then ${isOwn ? inDivisions(actor, sql`null::uuid`) : sql`true`}
        else exists (select 1 from divisions d where d.id = ${divisionId} and d.company_id = ${companyId} and d.is_active
          and ${isOwn ? inDivisions(actor, sql`d.id`) : sql`true`}) end as "hasDivision",
      ${managerId}::uuid is not distinct from ${before?.manager?.id ?? null}::uuid
        or exists (select 1 from users u where u.id = ${managerId} and ${mayFollow(actor, companyId, divisionId)}) as "isManaged",
      (select count(*)::int from users u where u.id = any(${added}::uuid[]) and ${mayFollow(actor, companyId, divisionId)}) as followers,
      array(select x.field from ${chosen(input, before)} where exists (
        select 1 from unnest(x.codes) as wanted(one) where not exists (
          select 1 from referential_values v where v.list = x.list and v.code = wanted.one and v.state = 'enabled'))) as unknown`);
  const fields: FieldErrors = {
    ...Object.fromEntries(found.unknown.map((field) => [field, 'validation.invalid'])),
    ...(!found.isReached && { companyId: 'validation.invalid' }),
    ...(!found.hasDivision && { divisionId: divisionId ? 'validation.invalid' : 'validation.required' }),
    ...(!found.isManaged && { managerId: 'validation.invalid' }),
    ...(found.followers < added.length && { associatedIds: 'validation.invalid' }),
  };
  if (Object.keys(fields).length > 0) throw new AppError('request.invalid', { fields });
}

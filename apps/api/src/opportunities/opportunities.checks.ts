import { isType, type User } from '@jalon/domain/core/actor';
import { AppError, type FieldErrors } from '@jalon/domain/core/errors';
import type { OpportunityInput } from '@jalon/domain/opportunities/opportunity';
import type { Tx } from '../db/database.ts';
import { sql } from '../db/sql.ts';
import { reachesCompany } from '../portfolios/scope.ts';
import { inDivisions } from './opportunities.scope.ts';

type Found = { isReached: boolean; hasDivision: boolean; people: number };

/**
 * That whom and what a need names is there for whoever writes it: the company, its division, those who follow it. Who changes a need sees
 * it: its company need not be theirs.
 */
export async function checkOpportunity(
  tx: Tx,
  actor: User,
  input: OpportunityInput,
  companyId: string | null,
  isNew = true,
): Promise<void> {
  const { divisionId, managerId, associatedIds } = input;
  const named = [...new Set([...associatedIds, ...(managerId ? [managerId] : [])])];
  const isOwn = isType(actor, 'Company');
  const found = await tx.one<Found>(sql`
    select exists (select 1 from companies c where c.id = ${companyId} and c.is_active and ${isOwn || !isNew ? sql`true` : reachesCompany(actor, sql`c.id`)}) as "isReached",
      case when ${divisionId}::uuid is null then ${isOwn ? inDivisions(actor, sql`null::uuid`) : sql`true`}
        else exists (select 1 from divisions d where d.id = ${divisionId} and d.company_id = ${companyId} and d.is_active
          and ${isOwn ? inDivisions(actor, sql`d.id`) : sql`true`}) end as "hasDivision",
      (select count(*)::int from users u where u.id = any(${named}::uuid[]) and u.state = 'active'
        and (u.company_id = ${companyId} or u.type in ('Commercial', 'Admin'))) as people`);
  const fields: FieldErrors = {
    ...(!found.isReached && { companyId: 'validation.invalid' }),
    ...(!found.hasDivision && { divisionId: divisionId ? 'validation.invalid' : 'validation.required' }),
    ...(found.people < named.length && { associatedIds: 'validation.invalid' }),
  };
  if (Object.keys(fields).length > 0) throw new AppError('request.invalid', { fields });
}

import { isType, type User } from '@jalon/domain/core/actor';
import { AppError, type FieldErrors } from '@jalon/domain/core/errors';
import type { Project, ProjectInput } from '@jalon/domain/projects/project';
import { projectLimits } from '@jalon/domain/projects/project';
import type { z } from 'zod';
import type { Tx } from '../db/database.ts';
import { sql } from '../db/sql.ts';
import { waitingFile } from '../files/files.queries.ts';
import { inDivisions, seesOpportunity } from '../opportunities/opportunities.scope.ts';
import { reachesCompany } from '../portfolios/scope.ts';

type Input = z.output<typeof ProjectInput> & { opportunityId?: string | null };
type Before = Pick<Project, 'divisionId' | 'expertiseArea' | 'salesContact'>;
type Found = { isReached: boolean; hasDivision: boolean; hasSector: boolean; hasContact: boolean; hasNeed: boolean };

/**
 * That whom and what a project names is there for whoever writes it: the company, its division, the sector, the need it is opened for, and
 * whoever of the operator follows it, whom a company does not choose. What it has named before may stay.
 */
export async function checkProject(tx: Tx, actor: User, input: Input, companyId: string | null, before?: Before): Promise<void> {
  const { divisionId, expertiseArea, salesContactId, opportunityId = null } = input;
  const isOwn = isType(actor, 'Company');
  // It would not see what it has opened.
  if (isOwn && !actor.isValidated) throw new AppError('account.notValidated');
  const isKept = salesContactId === null || salesContactId === before?.salesContact?.id;
  const found = await tx.one<Found>(sql`
    select exists (select 1 from companies c where c.id = ${companyId} and c.is_active and ${isOwn || before ? sql`true` : reachesCompany(actor, sql`c.id`)}) as "isReached",
      case when ${before !== undefined && before.divisionId === divisionId} then true
        when ${divisionId}::uuid is null then ${isOwn ? inDivisions(actor, sql`null::uuid`) : sql`true`}
        else exists (select 1 from divisions d where d.id = ${divisionId} and d.company_id = ${companyId} and d.is_active
          and ${isOwn ? inDivisions(actor, sql`d.id`) : sql`true`}) end as "hasDivision",
      ${expertiseArea === null || expertiseArea === before?.expertiseArea} or exists (select 1 from referential_values v
        where v.list = 'expertise-areas' and v.code = ${expertiseArea} and v.state = 'enabled') as "hasSector",
      ${isKept} or (${!isOwn} and exists (select 1 from users u where u.id = ${salesContactId} and u.state = 'active'
        and (u.type = 'Admin' or (u.type = 'Commercial' and u.validated_at is not null)))) as "hasContact",
      ${opportunityId}::uuid is null or exists (select 1 from opportunities o where o.id = ${opportunityId} and o.company_id = ${companyId}
        and ${seesOpportunity(actor)}) as "hasNeed"`);
  const fields: FieldErrors = {
    ...(!found.isReached && { companyId: 'validation.invalid' }),
    ...(!found.hasDivision && { divisionId: divisionId ? 'validation.invalid' : 'validation.required' }),
    ...(!found.hasSector && { expertiseArea: 'validation.invalid' }),
    ...(!found.hasContact && { salesContactId: 'validation.invalid' }),
    ...(!found.hasNeed && { opportunityId: 'validation.invalid' }),
  };
  if (Object.keys(fields).length > 0) throw new AppError('request.invalid', { fields });
}

/** That the file waits for its record, and there is room for it. */
export async function checkAttachment(tx: Tx, actor: User, fileId: string, files: readonly unknown[]): Promise<void> {
  if (files.length >= projectLimits.files)
    throw new AppError('request.invalid', { fields: { fileId: `validation.maxItems|max=${projectLimits.files}` } });
  const { isThere } = await tx.one<{ isThere: boolean }>(sql`select ${waitingFile(actor, fileId, 'proof')} is not null as "isThere"`);
  if (!isThere) throw new AppError('request.invalid', { fields: { fileId: 'validation.fileGone' } });
}

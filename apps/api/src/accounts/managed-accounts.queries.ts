import type { PersonInput } from '@jalon/domain/accounts/managed-account-schema';
import type { ValidationState } from '@jalon/domain/accounts/validation';
import { isType, type User } from '@jalon/domain/core/actor';
import { AppError } from '@jalon/domain/core/errors';
import { type Tx, uniqueViolation } from '../db/database.ts';
import { type Sql, sql } from '../db/sql.ts';
import { assertMayWrite } from '../mails/mail-limits.queries.ts';
import { reachesCompany } from '../portfolios/scope.ts';
import { holdAddress, isHeld } from './invitations.queries.ts';

/** As a condition on `u`. */
export const validations: Record<ValidationState, Sql> = {
  waiting: sql`u.validated_at is null and u.refused_at is null`,
  validated: sql`u.validated_at is not null`,
  refused: sql`u.validated_at is null and u.refused_at is not null`,
};

/**
 * A contact without a role gets the owners' while nobody has it: a company needs somebody who can give the others theirs. To be asked
 * under the lock of the company.
 */
export const ownersRoleIfFree = (companyId: string | null): Sql => sql`(
  select r.id from company_roles r where r.company_id = ${companyId} and r.is_owner and r.is_active
    and not exists (select 1 from users o where o.role_id = r.id and o.state <> 'deleted'))`;

const refuse = (field: keyof PersonInput) => new AppError('request.invalid', { fields: { [field]: 'validation.invalid' } });

/** The name of a role that somebody of a company may be given: none of another company, and none that is no longer in use. */
export async function assertRoleOf(tx: Tx, companyId: string, roleId: string): Promise<string> {
  const role = await tx.maybe<{ label: string }>(sql`
    select r.label from company_roles r where r.id = ${roleId} and r.company_id = ${companyId} and r.is_active`);
  if (!role) throw refuse('roleId');
  return role.label;
}

/** The company that somebody is put into, held so that its people and roles stay; it is within the reach of who puts them there. */
async function holdPlace(tx: Tx, actor: User, companyId: string): Promise<void> {
  const held = await tx.maybe(sql`
    select 1 from companies c where c.id = ${companyId} and c.is_active and ${reachesCompany(actor, sql`c.id`)} for no key update of c`);
  if (!held) throw refuse('companyId');
}

/** Whether this person may be added there, and written to. Everything is sent at once; the company waits first, then the address. */
export async function assertPlace(tx: Tx, actor: User, { type, companyId, roleId, email, isInvited }: PersonInput): Promise<void> {
  if (!isType(actor, 'Admin') && type === 'Commercial') throw refuse('type');
  if (!isType(actor, 'Admin') && roleId) throw refuse('roleId');
  await Promise.all([
    companyId && holdPlace(tx, actor, companyId),
    companyId && roleId && assertRoleOf(tx, companyId, roleId),
    holdAddress(tx, email),
    isInvited && assertMayWrite(tx, email),
  ]);
}

/** False when somebody else has the address. What was sent to the one before opens nothing any more. */
export async function setEmail(tx: Tx, id: string, email: string): Promise<boolean> {
  try {
    // An invitation holds no address: it is sent to another one, which no account keeps.
    const set = await tx.maybe(sql`
      update users u set email = case when u.invitation is null then ${email} else ${email} || '.' || u.id || '.invalid' end,
        invited_email = case when u.invitation is not null then ${email} end, version = version + 1, updated_at = now()
      where u.id = ${id} and (u.invitation is null or not ${isHeld(sql`${email}`)}) returning u.id`);
    return set !== undefined;
  } catch (error) {
    if (['users__email', 'users__invited_email'].includes(uniqueViolation(error) ?? '')) return false;
    throw error;
  }
}

/** A colleague who has the contact open is told that it was changed meanwhile. */
/** Until the end of the transaction nobody else changes it. */
export async function holdAccount(tx: Tx, id: string): Promise<void> {
  await tx.many(sql`select 1 from users where id = ${id} for no key update`);
}

export async function setRole(tx: Tx, id: string, roleId: string | null): Promise<void> {
  await tx.many(sql`update users set role_id = ${roleId}, version = version + 1, updated_at = now() where id = ${id}`);
}

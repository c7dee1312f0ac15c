import { isStanding } from '../accounts/invitations.queries.ts';
import type { Tx } from '../db/database.ts';
import { sql } from '../db/sql.ts';

/**
 * One change of a company's people and roles at a time, so that what was looked up before a change still holds when it is made: that
 * another owner remains, that nobody has the role. Those who only refer to the company do not wait.
 */
export async function lockCompany(tx: Tx, companyId: string): Promise<void> {
  await tx.many(sql`select 1 from companies where id = ${companyId} for no key update`);
}

/** The same, of the company of one of its people, if there is one. */
export async function lockCompanyOf(tx: Tx, userId: string): Promise<void> {
  await tx.many(sql`select 1 from companies where id = (select company_id from users where id = ${userId}) for no key update`);
}

export async function lockCompanyOfRole(tx: Tx, roleId: string): Promise<undefined> {
  await tx.many(sql`select 1 from companies where id = (select company_id from company_roles where id = ${roleId}) for no key update`);
}

/**
 * Without this person, no active contact would have the owners' role. Who is kept out for a while may be the last one too. To be asked
 * under the lock of the company.
 */
export async function isLastOwner(tx: Tx, companyId: string, userId: string): Promise<boolean> {
  const owners = sql`
    select u.id from users u join company_roles r on r.id = u.role_id where u.company_id = ${companyId} and r.is_owner and r.is_active`;
  const { isLast } = await tx.one<{ isLast: boolean }>(sql`
    select exists (${owners} and u.id = ${userId} and u.state <> 'none')
      and not exists (${owners} and u.id <> ${userId} and u.state = 'active') as "isLast"`);
  return isLast;
}

/** Whether others of the company are at work, or invited to be. Alone, its last owner leaves nobody behind. */
export async function hasColleagues(tx: Tx, companyId: string, userId: string): Promise<boolean> {
  const found = await tx.maybe(sql`
    select 1 from users u where u.company_id = ${companyId} and u.id <> ${userId} and u.state in ('active', 'none') and ${isStanding} limit 1`);
  return found !== undefined;
}

/** What somebody may do now: a request that waited for its turn may have been overtaken by one that took a right away. */
export const findRights = (tx: Tx, userId: string): Promise<{ isActive: boolean; isOwner: boolean; permissions: string[] }> =>
  tx.one(sql`
    select u.state = 'active' as "isActive", coalesce(r.is_owner, false) as "isOwner", coalesce(r.permissions, '{}') as permissions
    from users u left join company_roles r on r.id = u.role_id and r.is_active where u.id = ${userId}`);

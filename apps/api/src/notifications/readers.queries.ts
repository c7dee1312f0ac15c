import type { User } from '@jalon/domain/core/actor';
import { companyPermissions } from '@jalon/domain/core/permission';
import type { Tx } from '../db/database.ts';
import { sql } from '../db/sql.ts';

/** Somebody who is written to, as they would be if they asked: undefined when a letter would not reach them. */
export const findReader = async (tx: Tx, userId: string): Promise<User | undefined> => (await findReaders(tx, [userId]))[0];

/** The same of several; those whom nothing would reach are left out. */
export async function findReaders(tx: Tx, userIds: readonly string[]): Promise<User[]> {
  const found = await tx.many<User & { companyName: string | null; companyId: string | null }>(sql`
    select u.id, u.type, u.email, u.first_name as "firstName", u.last_name as "lastName", u.lang, u.email_verified_at as "emailVerifiedAt",
      u.state, u.validated_at is not null as "isValidated", u.sees_all as "seesAll", c.id as "companyId", c.name as "companyName",
      coalesce(r.permissions, '{}') as permissions, coalesce(r.is_owner, false) as "isOwner", array[]::text[] as roles
    from users u left join companies c on c.id = u.company_id left join company_roles r on r.id = u.role_id and r.is_active
    where u.id = any(${userIds}::uuid[]) and u.state = 'active' and u.email_verified_at is not null and c.is_active is not false`);
  return found.map(({ companyId, companyName, ...user }) => ({
    ...user,
    ...{ closedBy: null, blockReason: null, refusalReason: null, seenBy: null, needsTwoStep: false, needsTerms: false, picture: null },
    permissions: user.isOwner ? [...companyPermissions] : user.permissions,
    company: companyId && companyName ? { id: companyId, name: companyName } : null,
  }));
}

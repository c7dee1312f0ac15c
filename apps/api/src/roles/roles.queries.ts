import { companyPermissions } from '@jalon/domain/core/permission';
import type { Role } from '@jalon/domain/roles/role';
import type { Tx } from '../db/database.ts';
import { sql } from '../db/sql.ts';

/** How a role is read, `r`. The owners' has every permission there is, also those that came after it was made. */
export const roleColumns = {
  id: sql`r.id`,
  state: sql`case when r.is_active then 'active' else 'disabled' end`,
  label: sql`r.label`,
  permissions: sql`array(select p from unnest(${[...companyPermissions]}::text[]) p where r.is_owner or p = any(r.permissions))`,
  isOwner: sql`r.is_owner`,
};

export type StoredRole = Pick<Role, keyof typeof roleColumns>;

/** A role of this company, whoever asks. */
export function findRole(tx: Tx, companyId: string, id: string): Promise<StoredRole | undefined> {
  const { state, label, permissions, isOwner } = roleColumns;
  return tx.maybe(sql`
    select r.id, ${state} as state, ${label} as label, ${permissions} as permissions, ${isOwner} as "isOwner"
    from company_roles r where r.company_id = ${companyId} and r.id = ${id}`);
}

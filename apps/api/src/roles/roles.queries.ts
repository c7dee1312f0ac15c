import { randomUUIDv7 } from 'node:crypto';
import { type CompanyPermission, companyPermissions } from '@jalon/domain/core/permission';
import type { Role } from '@jalon/domain/roles/role-schema';
import { type Tx, uniqueViolation } from '../db/database.ts';
import { sql } from '../db/sql.ts';

/** A role without what the caller may do with it, which is the policy's to say. */
export type StoredRole = Omit<Role, 'isGivable' | 'actions'>;
type RoleRow = Omit<StoredRole, 'permissions'> & { permissions: string[] };

const columns = sql`r.id, r.label, r.permissions, r.is_owner as "isOwner", r.version,
  case when r.is_active then 'active' else 'disabled' end as state,
  (select count(*)::int from users u where u.role_id = r.id and u.state <> 'deleted') as users`;

/** The owners' role has every permission there is, also those that came after it was made. */
const read = (row: RoleRow): StoredRole => ({
  ...row,
  permissions: companyPermissions.filter((permission) => row.isOwner || row.permissions.includes(permission)),
});

/** The owners' first, then in the order they were made. */
export const listRoles = async (tx: Tx, companyId: string): Promise<StoredRole[]> =>
  (
    await tx.many<RoleRow>(sql`
      select ${columns} from company_roles r where r.company_id = ${companyId} order by r.is_owner desc, r.created_at, r.id limit 1000`)
  ).map(read);

export async function findRole(tx: Tx, companyId: string, id: string): Promise<StoredRole | undefined> {
  const row = await tx.maybe<RoleRow>(sql`select ${columns} from company_roles r where r.company_id = ${companyId} and r.id = ${id}`);
  return row && read(row);
}

/** The roles as they are, held until the end of the transaction. */
export const lockRoles = async (tx: Tx, companyId: string, ids: string[]): Promise<StoredRole[]> =>
  (
    await tx.many<RoleRow>(sql`
      select ${columns} from company_roles r where r.company_id = ${companyId} and r.id = any(${ids}) order by r.id for update of r`)
  ).map(read);

type NewRole = { label: string; permissions: readonly CompanyPermission[] };

/** Undefined when the company has a role of that name. */
export async function insertRole(tx: Tx, companyId: string, { label, permissions }: NewRole): Promise<StoredRole | undefined> {
  const row = await tx.maybe<RoleRow>(sql`
    with r as (
      insert into company_roles (id, company_id, label, permissions) values (${randomUUIDv7()}, ${companyId}, ${label}, ${permissions})
      on conflict (company_id, lower(label)) do nothing returning *)
    select ${columns} from r`);
  return row && read(row);
}

type Rename = { label: string; version: number };

/** `taken` when another role has that name, undefined when it is no longer the version the editor started from. */
export async function renameRole(tx: Tx, id: string, { label, version }: Rename): Promise<StoredRole | 'taken' | undefined> {
  const renamed = tx.maybe<RoleRow>(sql`
    with r as (
      update company_roles set label = ${label}, version = version + 1 where id = ${id} and version = ${version} returning *)
    select ${columns} from r`);
  return renamed.then(
    (row) => row && read(row),
    (error) => {
      if (uniqueViolation(error) === 'company_roles__company_label') return 'taken';
      throw error;
    },
  );
}

export async function setPermissions(tx: Tx, id: string, permissions: readonly CompanyPermission[]): Promise<void> {
  await tx.many(sql`update company_roles set permissions = ${permissions}, version = version + 1 where id = ${id}`);
}

/** Compare and set: undefined when it was in that state already. */
export async function moveRole(tx: Tx, id: string, isActive: boolean): Promise<StoredRole | undefined> {
  const row = await tx.maybe<RoleRow>(sql`
    with r as (
      update company_roles set is_active = ${isActive}, version = version + 1 where id = ${id} and is_active <> ${isActive} returning *)
    select ${columns} from r`);
  return row && read(row);
}

export async function removeRole(tx: Tx, id: string): Promise<void> {
  await tx.many(sql`delete from company_roles where id = ${id}`);
}

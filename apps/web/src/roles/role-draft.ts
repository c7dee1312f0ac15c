import type { CompanyPermission } from '@jalon/domain/core/permission';
import type { Role } from '@jalon/domain/roles/role';
import { permissionChanges, withPermission } from '@jalon/domain/roles/role-permissions';

/** The columns that were changed and not saved yet, each with the version its change started from. */
export type Draft = ReadonlyMap<string, { version: number; permissions: CompanyPermission[] }>;

export const permissionsIn = (draft: Draft, role: Role): CompanyPermission[] => draft.get(role.id)?.permissions ?? role.permissions;

/** Nobody gives what they do not hold; what a role has already can be taken and put back. */
export const canToggle = (role: Role, held: readonly string[], permission: CompanyPermission): boolean =>
  role.actions.includes('grant') && (held.includes(permission) || role.permissions.includes(permission));

type Toggle = { role: Role; permissions: readonly CompanyPermission[]; isOn: boolean; held: readonly string[] };

/** The draft with permissions given to a role or taken from it. A column that is again as it was is no change. */
export function toggled(draft: Draft, { role, permissions, isOn, held }: Toggle): Draft {
  const now = permissionsIn(draft, role);
  const wanted = permissions.filter((permission) => canToggle(role, held, permission));
  const next = withPermission(now, wanted, isOn).filter((one) => now.includes(one) || canToggle(role, held, one));
  const { granted, withdrawn } = permissionChanges(role.permissions, next);
  const changed = new Map(draft);
  if (granted.length + withdrawn.length === 0) changed.delete(role.id);
  else changed.set(role.id, { version: draft.get(role.id)?.version ?? role.version, permissions: next });
  return changed;
}

/** `some` is drawn as a dash. */
export function shareOf(held: readonly CompanyPermission[], area: readonly CompanyPermission[]): 'all' | 'some' | 'none' {
  const count = area.filter((permission) => held.includes(permission)).length;
  return count === 0 ? 'none' : count === area.length ? 'all' : 'some';
}

/** What saving would change, role by role. */
export const changesOf = (draft: Draft, roles: Role[]) =>
  roles.flatMap((role) => {
    const { granted, withdrawn } = permissionChanges(role.permissions, permissionsIn(draft, role));
    return granted.length + withdrawn.length > 0 ? [{ role, granted, withdrawn }] : [];
  });

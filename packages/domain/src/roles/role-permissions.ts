import { isType, type User } from '../core/actor.ts';
import { type CompanyPermission, companyPermissions } from '../core/permission.ts';

/** The permissions as the matrix shows them: by what people do, in the order of the work. */
export const permissionAreas = {
  staffing: [
    'opportunities.view',
    'opportunities.create',
    'opportunities.edit',
    'opportunities.publish',
    'opportunities.delete',
    'applications.view',
    'applications.decide',
    'freelances.view',
  ],
  work: ['projects.view', 'projects.edit', 'deliveries.view', 'contracts.view'],
  reports: ['timesheets.view', 'timesheets.validate', 'expenses.view', 'expenses.validate', 'statistics.view'],
  organisation: ['contacts.view', 'contacts.manage', 'roles.manage', 'divisions.manage', 'company.edit'],
} as const satisfies Record<string, CompanyPermission[]>;
export type PermissionArea = keyof typeof permissionAreas;
export const permissionAreaNames = Object.keys(permissionAreas) as PermissionArea[];

const viewOf = (permission: CompanyPermission): string => `${permission.slice(0, permission.indexOf('.'))}.view`;

/**
 * Whoever acts on something sees it: an act brings the view of its own kind along, and without the view the acts on it go. `opportunities.edit`
 * without `opportunities.view` would be a right nobody can use.
 */
export function withPermission(
  held: readonly CompanyPermission[],
  changed: readonly CompanyPermission[],
  isOn: boolean,
): CompanyPermission[] {
  const all = Object.values(permissionAreas).flat();
  const views = new Set<string>(changed.map(viewOf));
  if (isOn) return all.filter((one) => held.includes(one) || changed.includes(one) || views.has(one));
  const isGone = (one: CompanyPermission) => changed.includes(one) || changed.some((gone) => gone === viewOf(one));
  return all.filter((one) => held.includes(one) && !isGone(one));
}

/** What a change of the matrix gives and takes. */
export const permissionChanges = (before: readonly CompanyPermission[], after: readonly CompanyPermission[]) => ({
  granted: after.filter((one) => !before.includes(one)),
  withdrawn: before.filter((one) => !after.includes(one)),
});

/** What somebody may give. Permissions bind a company's people; whoever else manages its roles holds them all. */
export const heldBy = (actor: User): readonly string[] => (isType(actor, 'Company') ? actor.permissions : companyPermissions);

/** Nobody gives what they do not hold: neither by a role nor by putting somebody into one. */
export const holdsAll = (actor: User, permissions: readonly string[]): boolean => {
  const held = heldBy(actor);
  return permissions.every((permission) => held.includes(permission));
};

/** The same name for everybody, whatever the case: how the database compares them too. */
export const isSameName = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();

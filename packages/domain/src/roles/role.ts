import type { CompanyPermission } from '../core/permission.ts';

export const roleActs = ['disable', 'activate'] as const;
export type RoleAct = (typeof roleActs)[number];
export const roleActions = ['rename', 'grant', 'duplicate', ...roleActs, 'delete'] as const;
export type RoleAction = (typeof roleActions)[number];

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

/** The same name for everybody, whatever the case: how the database compares them too. */
export const isSameName = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();

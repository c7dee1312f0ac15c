import { isType, type User } from './actor.ts';

/**
 * Section 5: "|" means any of the names, "&" all of them, names are trimmed; without a list of held permissions the answer is no.
 * "&" binds tighter than "|".
 */
export function permits(expression: string, held: unknown): boolean {
  if (!Array.isArray(held)) return false;
  return expression.split('|').some((alternative) => alternative.split('&').every((name) => held.includes(name.trim())));
}

/** Section 6, "can with user type": permissions bind company users only; every other type is allowed. */
export function permitsUser(user: User, expression: string): boolean {
  return isType(user, 'Company') ? permits(expression, user.permissions) : true;
}

export const companyPermissions = [
  'opportunities.view',
  'opportunities.create',
  'opportunities.edit',
  'opportunities.publish',
  'opportunities.delete',
  'applications.view',
  'applications.decide',
  'projects.view',
  'projects.edit',
  'deliveries.view',
  'timesheets.view',
  'timesheets.validate',
  'expenses.view',
  'expenses.validate',
  'contracts.view',
  'freelances.view',
  'statistics.view',
  'contacts.view',
  'contacts.manage',
  'roles.manage',
  'divisions.manage',
  'company.edit',
] as const;
export type CompanyPermission = (typeof companyPermissions)[number];

import type { Language } from '../core/languages.ts';
import { companyPermissions } from '../core/permission.ts';

type Permission = (typeof companyPermissions)[number];
type DefaultRole = { label: Record<Language, string>; permissions: readonly Permission[]; isOwner: boolean };

const views = companyPermissions.filter((permission) => permission.endsWith('.view'));
/** How the company itself is run: its people, its roles, its divisions, its own details. */
const running = new Set<Permission>(['contacts.manage', 'roles.manage', 'divisions.manage', 'company.edit']);

/** Every company starts with these, owner first; it may change them. */
export const defaultRoles: readonly DefaultRole[] = [
  { label: { fr: 'Propriétaire', en: 'Owner' }, permissions: companyPermissions, isOwner: true },
  {
    label: { fr: 'Responsable', en: 'Manager' },
    permissions: companyPermissions.filter((permission) => !running.has(permission)),
    isOwner: false,
  },
  { label: { fr: 'Valideur', en: 'Approver' }, permissions: [...views, 'timesheets.validate', 'expenses.validate'], isOwner: false },
  { label: { fr: 'Lecteur', en: 'Reader' }, permissions: views, isOwner: false },
];

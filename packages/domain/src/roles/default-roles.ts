import type { Language } from '../core/languages.ts';
import { type CompanyPermission, companyPermissions } from '../core/permission.ts';
import { permissionAreas } from './role-permissions.ts';

type DefaultRole = { label: Record<Language, string>; permissions: readonly CompanyPermission[]; isOwner: boolean };

/** Every company starts with these, the owners' first; it may change the others. */
export const defaultRoles: readonly DefaultRole[] = [
  { label: { fr: 'Propriétaire', en: 'Owner' }, permissions: companyPermissions, isOwner: true },
  {
    label: { fr: 'Responsable', en: 'Manager' },
    permissions: [...permissionAreas.staffing, ...permissionAreas.work, ...permissionAreas.reports, 'contacts.view'],
    isOwner: false,
  },
  {
    label: { fr: 'Valideur', en: 'Approver' },
    permissions: ['projects.view', 'deliveries.view', 'timesheets.view', 'timesheets.validate', 'expenses.view', 'expenses.validate'],
    isOwner: false,
  },
  {
    label: { fr: 'Lecteur', en: 'Reader' },
    permissions: [
      'opportunities.view',
      'applications.view',
      'freelances.view',
      'projects.view',
      'deliveries.view',
      'timesheets.view',
      'expenses.view',
    ],
    isOwner: false,
  },
];

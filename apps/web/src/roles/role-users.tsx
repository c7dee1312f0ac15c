import { permitsUser } from '@jalon/domain/core/permission';
import { href } from '@jalon/domain/core/routes';
import type { Role } from '@jalon/domain/roles/role';
import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { useTexts } from '../core/i18n.ts';
import { useUser } from '../core/session.ts';
import { useRoleScope } from './role-scope.ts';

/** The contacts, filtered: where a number of people leads. */
export const contactsWith = (filter: 'roleId' | 'divisionId', id: string): string =>
  `${href('company.contacts', { tab: 'contacts' })}?f.${filter}=${id}`;

/** Where the people with a role are listed: among the contacts, or for an administrator among the accounts of the company. */
export function useUsersHref(): (roleId: string) => string {
  const companyId = useRoleScope();
  return (roleId) => (companyId ? `${href('admin.accounts')}?tab=Company&f.companyId=${companyId}` : contactsWith('roleId', roleId));
}

export function RoleUsers({ role: { id, label, users } }: { role: Role }) {
  const { t } = useTexts();
  const canSee = permitsUser(useUser(), 'contacts.view');
  const usersHref = useUsersHref();
  const words = t('organisation.roles.users', { count: users });
  if (!canSee || users === 0) return <span>{words}</span>;
  return (
    <Anchor component={Link} to={usersHref(id)} title={t('organisation.roles.seeUsers', { role: label })} inherit>
      {words}
    </Anchor>
  );
}

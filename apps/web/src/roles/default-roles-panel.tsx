import { companyPermissions } from '@jalon/domain/core/permission';
import { defaultRoles } from '@jalon/domain/roles/default-roles';
import type { Role } from '@jalon/domain/roles/role';
import { useMediaQuery } from '@mantine/hooks';
import { useMemo } from 'react';
import { useTexts } from '../core/i18n.ts';
import classes from '../organisation/organisation.module.css';
import { Panel } from '../ui/panel.tsx';
import { RoleMatrix } from './role-matrix.tsx';
import { RoleSwitches } from './role-switches.tsx';
import { fixedMatrix } from './use-role-matrix.ts';

/** The roles that every company starts with, to look at. */
export function DefaultRolesPanel() {
  const { t, language } = useTexts();
  const isNarrow = useMediaQuery('(max-width: 47.99em)', undefined, { getInitialValueInEffect: false });
  const Body = isNarrow ? RoleSwitches : RoleMatrix;
  const roles = useMemo(
    () =>
      defaultRoles.map(
        ({ label, permissions, isOwner }): Role => ({
          id: label.fr,
          company: { id: '', name: '' },
          label: label[language],
          permissions: companyPermissions.filter((permission) => permissions.includes(permission)),
          isOwner,
          state: 'active',
          users: 0,
          version: 1,
          isGivable: false,
          actions: [],
        }),
      ),
    [language],
  );
  return (
    <Panel isFlush>
      <header className={classes.header}>
        <div>
          <h2 className={classes.title}>{t('organisation.companies.defaults')}</h2>
          <p className={classes.description}>{t('organisation.companies.defaultsText')}</p>
        </div>
      </header>
      <Body matrix={fixedMatrix} roles={roles} />
    </Panel>
  );
}

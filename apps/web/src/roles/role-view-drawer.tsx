import type { Role } from '@jalon/domain/roles/role';
import { permissionAreaNames, permissionAreas } from '@jalon/domain/roles/role-permissions';
import { viewWith } from '@jalon/domain/roles/role-view';
import { Alert, NativeSelect } from '@mantine/core';
import { IconCheck, IconEye, IconEyeOff } from '@tabler/icons-react';
import { routeTitle, useTexts } from '../core/i18n.ts';
import { SideDrawer } from '../ui/side-drawer.tsx';
import { type Draft, permissionsIn } from './role-draft.ts';
import classes from './role-view-drawer.module.css';
import type { useRoleView } from './use-role-view.ts';

type ViewProps = ReturnType<typeof useRoleView>['props'] & { roles: Role[]; draft: Draft };

/** What a person with a role finds: the menu, what they may do, what they may not. Nobody's session changes. */
export default function RoleViewDrawer({ roleId, isOpen, onChoose, onClose, roles, draft }: ViewProps) {
  const { t } = useTexts();
  const role = roles.find(({ id }) => id === roleId) ?? roles[0];
  return (
    <SideDrawer title={t('organisation.roles.view.title')} isOpen={isOpen} onClose={onClose}>
      {role && (
        <div className={classes.column}>
          <NativeSelect
            label={t('organisation.roles.choose')}
            description={t('organisation.roles.view.hint')}
            value={role.id}
            onChange={({ currentTarget }) => onChoose(currentTarget.value)}
            data={roles.map(({ id, label }) => ({ value: id, label }))}
          />
          {draft.has(role.id) && <Alert color="yellow">{t('organisation.roles.view.unsaved')}</Alert>}
          {role.state === 'disabled' && <Alert color="yellow">{t('organisation.roles.view.disabled')}</Alert>}
          <Found permissions={role.state === 'disabled' ? [] : permissionsIn(draft, role)} />
        </div>
      )}
    </SideDrawer>
  );
}

function Found({ permissions }: { permissions: readonly string[] }) {
  const { t } = useTexts();
  const { menu, closed } = viewWith(permissions);
  const groups = permissionAreaNames
    .map((area) => ({ area, held: permissionAreas[area].filter((permission) => permissions.includes(permission)) }))
    .filter(({ held }) => held.length > 0);
  return (
    <>
      <section>
        <h3 className={classes.title}>{t('organisation.roles.view.menu')}</h3>
        <ul className={classes.menu}>
          {menu.map((route) => (
            <li key={route}>
              <IconEye size={16} stroke={1.75} aria-hidden />
              {routeTitle(t, route)}
            </li>
          ))}
          {closed.map((route) => (
            <li key={route} data-closed>
              <IconEyeOff size={16} stroke={1.75} aria-hidden />
              {t('organisation.roles.view.closed', { page: routeTitle(t, route) })}
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h3 className={classes.title}>{t('organisation.roles.view.acts')}</h3>
        {groups.length === 0 && <p className={classes.none}>{t('organisation.roles.view.noActs')}</p>}
        {groups.map(({ area, held }) => (
          <div key={area} className={classes.area}>
            <h4>{t(`organisation.area.${area}`)}</h4>
            <ul>
              {held.map((permission) => (
                <li key={permission}>
                  <IconCheck size={16} stroke={2} aria-hidden />
                  {t(`permissions.${permission}`)}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </section>
    </>
  );
}

import type { CompanyPermission } from '@jalon/domain/core/permission';
import type { Role } from '@jalon/domain/roles/role';
import { NativeSelect, Switch } from '@mantine/core';
import { IconCheck, IconMinus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTexts } from '../core/i18n.ts';
import { ActionMenu } from '../ui/action-menu.tsx';
import { canToggle, permissionsIn } from './role-draft.ts';
import classes from './role-switches.module.css';
import { RoleUsers } from './role-users.tsx';
import type { Matrix } from './use-role-matrix.ts';

/** The matrix on a phone: one role at a time, a switch for each permission. */
export function RoleSwitches({ matrix, roles }: { matrix: Matrix; roles: Role[] }) {
  const { t } = useTexts();
  const [chosen, setChosen] = useState('');
  const role = roles.find(({ id }) => id === chosen) ?? roles[0];
  if (!role) return null;
  const actions = matrix.actionsOf(role);
  return (
    <div className={classes.column}>
      <div className={classes.choice}>
        <NativeSelect
          className={classes.select}
          label={t('organisation.roles.choose')}
          value={role.id}
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
          data={roles.map(({ id, label }) => ({ value: id, label }))}
        />
        {actions.length > 0 && <ActionMenu label={t('table.actionsOn', { name: role.label })} actions={actions} />}
      </div>
      <p className={classes.about}>
        {matrix.hasUsers && <RoleUsers role={role} />}
        {role.isOwner && <span>{t('organisation.roles.ownerHint')}</span>}
        {role.state === 'disabled' && <span>{t('organisation.activity.disabled')}</span>}
      </p>
      {matrix.areas.map(({ area, shown }) => (
        <fieldset key={area} className={classes.area}>
          <legend>{t(`organisation.area.${area}`)}</legend>
          {role.actions.includes('grant') ? (
            shown.map((permission) => <PermissionSwitch key={permission} permission={permission} role={role} matrix={matrix} />)
          ) : (
            <FixedPermissions shown={shown} role={role} />
          )}
        </fieldset>
      ))}
    </div>
  );
}

function PermissionSwitch({ permission, role, matrix }: { permission: CompanyPermission; role: Role; matrix: Matrix }) {
  const { t } = useTexts();
  const isOn = permissionsIn(matrix.draft, role).includes(permission);
  return (
    <Switch
      classNames={{ root: classes.switch, body: classes.body }}
      labelPosition="left"
      data-changed={isOn !== role.permissions.includes(permission) || undefined}
      label={t(`permissions.${permission}`)}
      description={matrix.hintOf(role, permission)}
      checked={isOn}
      disabled={!canToggle(role, matrix.held, permission)}
      onChange={() => matrix.toggle(role, [permission], !isOn)}
    />
  );
}

/** A role that keeps what it has: switches nobody can move would only look broken. */
function FixedPermissions({ shown, role }: { shown: readonly CompanyPermission[]; role: Role }) {
  const { t } = useTexts();
  return (
    <ul className={classes.fixed}>
      {shown.map((permission) => {
        const isHeld = role.permissions.includes(permission);
        return (
          <li key={permission}>
            {t(`permissions.${permission}`)}
            {isHeld ? <IconCheck size={16} stroke={2} aria-label={t('common.yes')} /> : <IconMinus size={16} aria-label={t('common.no')} />}
          </li>
        );
      })}
    </ul>
  );
}

import type { CompanyPermission } from '@jalon/domain/core/permission';
import type { Role } from '@jalon/domain/roles/role';
import { type PermissionArea, permissionAreas } from '@jalon/domain/roles/role-permissions';
import { Fragment } from 'react';
import { useTexts } from '../core/i18n.ts';
import { ActionMenu } from '../ui/action-menu.tsx';
import { TableBox } from '../ui/table-box.tsx';
import { canToggle, permissionsIn, shareOf } from './role-draft.ts';
import classes from './role-matrix.module.css';
import { RoleUsers } from './role-users.tsx';
import type { Matrix } from './use-role-matrix.ts';

/** Permissions in rows, roles in columns; the names stay in sight on both sides. */
export function RoleMatrix({ matrix, roles }: { matrix: Matrix; roles: Role[] }) {
  const { t } = useTexts();
  return (
    // Where nothing in it can be reached by the keyboard, it is scrolled by being reached itself.
    <section className={classes.scroll} aria-label={t('organisation.roles.matrix')} {...(matrix.hasUsers ? {} : { tabIndex: 0 })}>
      <table className={classes.matrix}>
        <caption className={classes.caption}>{t('organisation.roles.matrix')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('organisation.roles.permission')}</th>
            {roles.map((role) => (
              <RoleHead key={role.id} role={role} matrix={matrix} />
            ))}
          </tr>
        </thead>
        <tbody>
          {matrix.areas.map(({ area, shown }) => (
            <Fragment key={area}>
              <AreaRow area={area} roles={roles} matrix={matrix} />
              {shown.map((permission) => (
                <PermissionRow key={permission} permission={permission} roles={roles} matrix={matrix} />
              ))}
            </Fragment>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function RoleHead({ role, matrix }: { role: Role; matrix: Matrix }) {
  const { t } = useTexts();
  const actions = matrix.actionsOf(role);
  return (
    <th scope="col" data-disabled={role.state === 'disabled' || undefined}>
      <div className={classes.head}>
        <span className={classes.label}>{role.label}</span>
        {actions.length > 0 && <ActionMenu label={t('table.actionsOn', { name: role.label })} actions={actions} />}
      </div>
      <div className={classes.about}>
        {matrix.hasUsers && <RoleUsers role={role} />}
        {role.isOwner && <span title={t('organisation.roles.ownerHint')}>{t('organisation.roles.owner')}</span>}
        {role.state === 'disabled' && <span>{t('organisation.activity.disabled')}</span>}
      </div>
    </th>
  );
}

function AreaRow({ area, roles, matrix }: { area: PermissionArea; roles: Role[]; matrix: Matrix }) {
  const { t } = useTexts();
  const all: readonly CompanyPermission[] = permissionAreas[area];
  const name = t(`organisation.area.${area}`);
  return (
    <tr className={classes.area}>
      <th scope="row">{name}</th>
      {roles.map((role) => {
        const share = shareOf(permissionsIn(matrix.draft, role), all);
        return (
          <td key={role.id}>
            <TableBox
              label={t('organisation.roles.areaCell', { area: name, role: role.label })}
              isChecked={share === 'all'}
              isPartial={share === 'some'}
              isDisabled={!all.some((permission) => canToggle(role, matrix.held, permission))}
              hint={role.isOwner ? t('organisation.roles.ownerHint') : undefined}
              onToggle={() => matrix.toggle(role, all, share !== 'all')}
            />
          </td>
        );
      })}
    </tr>
  );
}

function PermissionRow({ permission, roles, matrix }: { permission: CompanyPermission; roles: Role[]; matrix: Matrix }) {
  const { t } = useTexts();
  const name = t(`permissions.${permission}`);
  return (
    <tr>
      <th scope="row">{name}</th>
      {roles.map((role) => {
        const isOn = permissionsIn(matrix.draft, role).includes(permission);
        const isChanged = isOn !== role.permissions.includes(permission);
        const label = t('organisation.roles.cell', { permission: name, role: role.label });
        return (
          <td key={role.id} data-changed={isChanged || undefined}>
            <TableBox
              label={isChanged ? `${label} (${t('organisation.roles.changedCell')})` : label}
              isChecked={isOn}
              isDisabled={!canToggle(role, matrix.held, permission)}
              hint={matrix.hintOf(role, permission)}
              onToggle={() => matrix.toggle(role, [permission], !isOn)}
            />
          </td>
        );
      })}
    </tr>
  );
}

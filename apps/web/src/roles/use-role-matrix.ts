import type { CompanyPermission } from '@jalon/domain/core/permission';
import { holdsWords } from '@jalon/domain/core/words';
import type { Role } from '@jalon/domain/roles/role';
import { heldBy, type PermissionArea, permissionAreaNames, permissionAreas } from '@jalon/domain/roles/role-permissions';
import { useState } from 'react';
import { CallError } from '../core/call.ts';
import { type Translate, useTexts } from '../core/i18n.ts';
import { useUser } from '../core/session.ts';
import type { Action } from '../ui/action-menu.tsx';
import { useToast } from '../ui/toast.tsx';
import { canToggle, type Draft, permissionsIn, toggled } from './role-draft.ts';
import { useSaveRoles } from './roles.api.ts';

const nothing: Draft = new Map();

export type Matrix = {
  draft: Draft;
  /** What the person who ticks holds. */
  held: readonly string[];
  /** Whether its roles are ones that people have. */
  hasUsers: boolean;
  /** The areas with the permissions that a search leaves. */
  areas: { area: PermissionArea; shown: readonly CompanyPermission[] }[];
  toggle: (role: Role, permissions: readonly CompanyPermission[], isOn: boolean) => void;
  hintOf: (role: Role, permission: CompanyPermission) => string | undefined;
  actionsOf: (role: Role) => Action[];
};

function areasWith(t: Translate, search: string): Matrix['areas'] {
  const fits = (area: PermissionArea, permission: CompanyPermission) =>
    holdsWords(`${t(`organisation.area.${area}`)} ${t(`permissions.${permission}`)}`, search);
  return permissionAreaNames
    .map((area) => ({ area, shown: permissionAreas[area].filter((permission) => fits(area, permission)) }))
    .filter(({ shown }) => shown.length > 0);
}

/** A matrix to look at: nothing can be ticked, and nobody has these roles. */
export const fixedMatrix: Matrix = {
  draft: nothing,
  held: [],
  areas: permissionAreaNames.map((area) => ({ area, shown: permissionAreas[area] })),
  hasUsers: false,
  toggle: () => undefined,
  hintOf: () => undefined,
  actionsOf: () => [],
};

/** The matrix being edited: what is ticked and not saved, and saving it. */
export function useRoleMatrix(roles: Role[], search: string, actionsOf: (role: Role) => Action[]) {
  const { t } = useTexts();
  const toast = useToast();
  const held = heldBy(useUser());
  const [draft, setDraft] = useState<Draft>(nothing);
  const { mutateAsync, isPending } = useSaveRoles();

  const areas = areasWith(t, search);

  const hintOf = (role: Role, permission: CompanyPermission) => {
    if (role.isOwner) return t('organisation.roles.ownerHint');
    const isOutOfReach = !canToggle(role, held, permission) && !permissionsIn(draft, role).includes(permission);
    return isOutOfReach ? t('organisation.roles.notHeld') : undefined;
  };

  const save = async () => {
    const before = roles.filter(({ id }) => draft.has(id));
    try {
      const saved = await mutateAsync({ roles: [...draft].map(([id, change]) => ({ id, ...change })) });
      setDraft(nothing);
      const back = before.map(({ id, permissions }) => ({
        id,
        permissions,
        version: saved.rows.find((role) => role.id === id)?.version ?? 1,
      }));
      toast.undoable(t('organisation.roles.saved'), async () => void (await mutateAsync({ roles: back })));
    } catch (error) {
      const isChanged = error instanceof CallError && (error.code === 'record.changed' || error.status === 404);
      // What was ticked started from columns that are no longer there: they are shown as they are now.
      if (isChanged) setDraft(nothing);
      if (isChanged) toast.failed(error, t('organisation.roles.changed'));
      else toast.failed(error);
    }
  };
  const matrix: Matrix = {
    draft,
    held,
    areas,
    hasUsers: true,
    hintOf,
    actionsOf,
    toggle: (role, permissions, isOn) => setDraft((now) => toggled(now, { role, permissions, isOn, held })),
  };
  return { matrix, save, isSaving: isPending, discard: () => setDraft(nothing) };
}

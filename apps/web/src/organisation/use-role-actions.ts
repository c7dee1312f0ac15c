import type { RoleAct } from '@jalon/domain/roles/role';
import type { Role } from '@jalon/domain/roles/role-schema';
import { IconCircleCheck, IconCircleOff, IconCopy, IconPencil, IconTrash } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { useTexts } from '../core/i18n.ts';
import type { Action } from '../ui/action-menu.tsx';
import { useConfirm } from '../ui/confirm.tsx';
import { useToast } from '../ui/toast.tsx';
import type { NameQuestion } from './name-drawer.tsx';
import { useUsersHref } from './role-users.tsx';
import { useActOnRole, useCreateRole, useDeleteRole, useRenameRole } from './roles.api.ts';

const opposite: Record<RoleAct, RoleAct> = { disable: 'activate', activate: 'disable' };
const past = { disable: 'disabled', activate: 'activated' } as const;
const icons = { rename: IconPencil, duplicate: IconCopy, disable: IconCircleOff, activate: IconCircleCheck, delete: IconTrash };
type Offered = keyof typeof icons;

/** What is done to a role besides ticking: the menu of its column, and the button that adds one. */
export function useRoleActions(roles: Role[], ask: (question: NameQuestion) => void) {
  const { t } = useTexts();
  const toast = useToast();
  const { mutateAsync: create } = useCreateRole();
  const { mutateAsync: rename } = useRenameRole();
  const names = useNames(roles);
  const close = useClosing();

  const add = (from?: Role) => {
    const key = crypto.randomUUID();
    ask({
      title: from ? t('organisation.roles.duplicateOf', { name: from.label }) : t('organisation.roles.new'),
      label: t('organisation.roles.name'),
      note: from ? t('organisation.roles.duplicateText', { name: from.label }) : t('organisation.roles.newText'),
      submitLabel: t('organisation.roles.create'),
      initial: '',
      taken: names(),
      save: async (label) => {
        const made = await create({ body: { label, permissions: from?.permissions ?? [] }, key });
        toast.done(t('organisation.roles.created', { name: made.label }));
      },
    });
  };
  const changeName = (role: Role) =>
    ask({
      title: t('organisation.roles.action.rename'),
      label: t('organisation.roles.name'),
      submitLabel: t('common.save'),
      initial: role.label,
      taken: names(role.id),
      save: async (label) => {
        const saved = await rename({ id: role.id, body: { label, version: role.version } });
        toast.done(t('organisation.roles.renamed', { name: saved.label }));
      },
    });

  const runs: Record<Offered, (role: Role) => void> = { rename: changeName, duplicate: add, ...close };
  const actionsOf = (role: Role): Action[] =>
    (Object.keys(icons) as Offered[])
      .filter((action) => role.actions.includes(action))
      .map((action) => ({
        key: action,
        label: t(`organisation.roles.action.${action}`),
        icon: icons[action],
        run: () => runs[action](role),
        isDanger: action === 'delete',
        startsGroup: action === 'disable' || action === 'activate' || action === 'delete',
      }));
  return { add, actionsOf };
}

const useNames = (roles: Role[]) => (except?: string) => ({
  names: roles.filter(({ id }) => id !== except).map(({ label }) => label),
  message: 'validation.roleTaken',
});

/** Disabling, activating and removing. */
function useClosing(): Record<RoleAct | 'delete', (role: Role) => void> {
  const { t } = useTexts();
  const toast = useToast();
  const confirm = useConfirm();
  const navigate = useNavigate();
  const usersHref = useUsersHref();
  const { mutateAsync: act } = useActOnRole();
  const { mutateAsync: remove } = useDeleteRole();
  const move = async ({ id, label: name, users }: Role, action: RoleAct) => {
    const question = {
      title: t('organisation.roles.disableTitle', { name }),
      text: t('organisation.roles.disableText', { count: users }),
      confirm: t('organisation.roles.action.disable'),
    };
    if (action === 'disable' && users > 0 && !(await confirm(question))) return;
    await act({ id, action });
    toast.undoable(t(`organisation.roles.${past[action]}`, { name }), async () => void (await act({ id, action: opposite[action] })));
  };
  const drop = async ({ id, label: name, users }: Role) => {
    if (users > 0) {
      const text = t('organisation.roles.inUse', { count: users });
      const title = t('organisation.roles.inUseTitle', { name });
      if (await confirm({ title, text, confirm: t('organisation.roles.inUseLink'), cancel: t('common.close') }))
        await navigate(usersHref(id));
      return;
    }
    const title = t('organisation.roles.deleteTitle', { name });
    const confirmed = await confirm({
      ...{ title, text: t('organisation.roles.deleteText'), confirm: t('organisation.roles.action.delete') },
      ...{ isDanger: true, typed: name },
    });
    if (!confirmed) return;
    await remove(id);
    toast.done(t('organisation.roles.deleted', { name }));
  };
  return {
    disable: (role) => void move(role, 'disable').catch(toast.failed),
    activate: (role) => void move(role, 'activate').catch(toast.failed),
    delete: (role) => void drop(role).catch(toast.failed),
  };
}

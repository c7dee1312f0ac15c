import type { Role } from '@jalon/domain/roles/role';
import { holdsAll } from '@jalon/domain/roles/role-permissions';
import { IconCopy } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTexts } from '../core/i18n.ts';
import { useUser } from '../core/session.ts';
import type { Action } from '../ui/action-menu.tsx';
import { useConfirm } from '../ui/confirm.tsx';
import { later } from '../ui/later.tsx';
import { useToast } from '../ui/toast.tsx';
import { useRecordActs } from '../ui/use-record-acts.tsx';
import type { NameQuestion } from './name-dialog.tsx';
import { useRoleScope } from './role-scope.ts';
import { useUsersHref } from './role-users.tsx';
import { roleClient } from './roles.api.ts';

const NameDialog = later(() => import('./name-dialog.tsx'));

/** What is done to a role besides ticking: the menu of its column, and the button that adds one. */
export function useRoleActions(roles: Role[]) {
  const { t } = useTexts();
  const user = useUser();
  const { add, naming } = useAdding(roles);
  const { menuOf, dialog } = useRecordActs(roleClient, { texts: 'organisation.roles', nameOf: ({ label }) => label, explain: useWhyNot() });
  const duplicate = (role: Role): Action[] =>
    holdsAll(user, role.permissions)
      ? [{ key: 'duplicate', label: t('organisation.roles.action.duplicate'), icon: IconCopy, run: () => add(role) }]
      : [];
  const actionsOf = (role: Role): Action[] => {
    // What a role may do is ticked in the matrix.
    const acts = menuOf(role).filter(({ key }) => key !== 'grant');
    const isName = ({ key }: Action) => key === 'update';
    const others = acts.filter((act) => !isName(act)).map((act) => ({ ...act, startsGroup: true }));
    return [...acts.filter(isName), ...duplicate(role), ...others];
  };
  return { add, actionsOf, dialogs: [naming, dialog] };
}

/** A new role, empty or with what another may do. The question stays until its dialog is out of sight. */
function useAdding(roles: Role[]): { add: (from?: Role) => void; naming: ReactNode } {
  const { t } = useTexts();
  const toast = useToast();
  const companyId = useRoleScope();
  const { mutateAsync: create } = roleClient.useCreate();
  const [question, setQuestion] = useState<NameQuestion>();
  const [isOpen, setOpen] = useState(false);
  const add = (from?: Role) => {
    const key = crypto.randomUUID();
    setQuestion({
      title: from ? t('organisation.roles.duplicateOf', { name: from.label }) : t('organisation.roles.action.create'),
      note: from ? t('organisation.roles.duplicateText', { name: from.label }) : t('organisation.roles.newText'),
      taken: roles.map(({ label }) => label),
      save: async (label) => {
        const made = await create({ body: { label, permissions: from?.permissions ?? [], companyId }, key });
        toast.done(t('organisation.roles.done.create', { name: made.label }));
      },
    });
    setOpen(true);
  };
  const close = () => setOpen(false);
  const naming = question && <NameDialog key="name" {...{ question, isOpen }} onClose={close} onClosed={() => setQuestion(undefined)} />;
  return { add, naming };
}

/** Who has a role keeps it from being removed: their list is where to go on. That they lose their rights with it is asked first. */
function useWhyNot() {
  const { t } = useTexts();
  const confirm = useConfirm();
  const navigate = useNavigate();
  const usersHref = useUsersHref();
  return async ({ id, label: name, users: count }: Role, action: string): Promise<boolean> => {
    if (count === 0) return false;
    if (action === 'disable') {
      const [title, text] = [t('organisation.roles.disableTitle', { name }), t('organisation.roles.disableText', { count })];
      return !(await confirm({ title, text, confirm: t('organisation.roles.action.disable') }));
    }
    if (action !== 'delete') return false;
    const [title, text] = [t('organisation.roles.inUseTitle', { name }), t('organisation.roles.inUse', { count })];
    if (await confirm({ title, text, confirm: t('organisation.roles.inUseLink'), cancel: t('common.close') }))
      await navigate(usersHref(id));
    return true;
  };
}

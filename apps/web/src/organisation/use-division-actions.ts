import type { DivisionAct } from '@jalon/domain/divisions/division';
import type { Division } from '@jalon/domain/divisions/division-schema';
import { IconCircleCheck, IconCircleOff, IconPencil, IconTrash } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { useTexts } from '../core/i18n.ts';
import type { Action } from '../ui/action-menu.tsx';
import { useConfirm } from '../ui/confirm.tsx';
import { useToast } from '../ui/toast.tsx';
import { useActOnDivision, useCreateDivision, useDeleteDivision, useRenameDivision } from './divisions.api.ts';
import type { NameQuestion } from './name-drawer.tsx';
import { contactsWith } from './role-users.tsx';

const opposite: Record<DivisionAct, DivisionAct> = { disable: 'activate', activate: 'disable' };
const past = { disable: 'disabled', activate: 'activated' } as const;
const icons = { rename: IconPencil, disable: IconCircleOff, activate: IconCircleCheck, delete: IconTrash };
type Offered = keyof typeof icons;

/** The button that adds a division, and the menu of each. */
export function useDivisionActions(divisions: Division[], ask: (question: NameQuestion) => void) {
  const { t } = useTexts();
  const toast = useToast();
  const { mutateAsync: create } = useCreateDivision();
  const { mutateAsync: rename } = useRenameDivision();
  const { move, drop } = useClosing();
  const taken = (except?: string) => ({
    names: divisions.filter(({ id }) => id !== except).map(({ name }) => name),
    message: 'validation.divisionTaken',
  });
  const add = () => {
    const key = crypto.randomUUID();
    ask({
      title: t('organisation.divisions.new'),
      label: t('organisation.divisions.name'),
      submitLabel: t('organisation.divisions.create'),
      initial: '',
      taken: taken(),
      save: async (name) => {
        const made = await create({ body: { name }, key });
        toast.done(t('organisation.divisions.created', { name: made.name }));
      },
    });
  };
  const changeName = ({ id, name: initial, version }: Division) =>
    ask({
      title: t('organisation.divisions.rename'),
      label: t('organisation.divisions.name'),
      submitLabel: t('common.save'),
      initial,
      taken: taken(id),
      save: async (name) => {
        const saved = await rename({ id, body: { name, version } });
        toast.done(t('organisation.divisions.renamed', { name: saved.name }));
      },
    });
  const run = (division: Division, action: Offered): void => {
    if (action === 'rename') changeName(division);
    else void (action === 'delete' ? drop(division) : move(division, action)).catch(toast.failed);
  };
  const actionsOf = (division: Division): Action[] =>
    (Object.keys(icons) as Offered[])
      .filter((action) => division.actions.includes(action))
      .map((action) => ({
        key: action,
        label: t(`organisation.roles.action.${action}`),
        icon: icons[action],
        run: () => run(division, action),
        isDanger: action === 'delete',
        startsGroup: action !== 'rename',
      }));
  return { add, actionsOf };
}

/** Disabling, activating and removing. */
function useClosing() {
  const { t } = useTexts();
  const toast = useToast();
  const confirm = useConfirm();
  const navigate = useNavigate();
  const { mutateAsync: act } = useActOnDivision();
  const { mutateAsync: remove } = useDeleteDivision();
  const move = async ({ id, name }: Division, action: DivisionAct) => {
    await act({ id, action });
    toast.undoable(t(`organisation.divisions.${past[action]}`, { name }), async () => void (await act({ id, action: opposite[action] })));
  };
  const drop = async ({ id, name, users }: Division) => {
    if (users > 0) {
      const title = t('organisation.divisions.inUseTitle', { name });
      const text = t('organisation.divisions.inUse', { count: users });
      if (await confirm({ title, text, confirm: t('organisation.divisions.inUseLink'), cancel: t('common.close') }))
        await navigate(contactsWith('divisionId', id));
      return;
    }
    const question = {
      title: t('organisation.divisions.deleteTitle', { name }),
      text: t('organisation.divisions.deleteText'),
      confirm: t('organisation.roles.action.delete'),
      isDanger: true,
      typed: name,
    };
    if (!(await confirm(question))) return;
    await remove(id);
    toast.done(t('organisation.divisions.deleted', { name }));
  };
  return { move, drop };
}

import { type ManagedAction, managedActions, undoneBy } from '@jalon/domain/accounts/managed-account';
import type { ManagedAccount } from '@jalon/domain/accounts/managed-account-schema';
import {
  IconBriefcase,
  IconCircleCheck,
  IconCircleOff,
  IconExternalLink,
  IconEye,
  IconLock,
  IconLockOpen,
  IconMail,
  IconTrash,
  IconUserCheck,
  IconUserX,
  IconWorld,
} from '@tabler/icons-react';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { useTexts } from '../core/i18n.ts';
import { linksIn, useLinked } from '../portfolios/use-linked.ts';
import type { Action } from '../ui/action-menu.tsx';
import { type Question, useConfirm } from '../ui/confirm.tsx';
import { useToast } from '../ui/toast.tsx';
import { nameOf } from './account-look.ts';
import { useActOnAccounts } from './accounts.api.ts';
import { useSeeAs } from './use-see-as.ts';

export const actIcons = {
  validate: IconUserCheck,
  devalidate: IconUserX,
  invite: IconMail,
  widen: IconWorld,
  narrow: IconBriefcase,
  block: IconLock,
  unblock: IconLockOpen,
  disable: IconCircleOff,
  activate: IconCircleCheck,
  delete: IconTrash,
};

export type ActOn = (rows: ManagedAccount[], action: ManagedAction) => Promise<boolean>;

/** What has to be asked before: what cannot be undone, and what puts somebody out at once. */
function useQuestion(): (rows: ManagedAccount[], action: ManagedAction) => Question | undefined {
  const { t } = useTexts();
  return useCallback(
    (rows, action) => {
      const [first] = rows;
      if (!first || (action !== 'delete' && action !== 'block')) return undefined;
      const confirm = t(`accounts.action.${action}`);
      if (action === 'block') {
        if (rows.length > 1) return undefined;
        return { title: t('accounts.blockTitle', { name: nameOf(first) }), text: t('accounts.blockText'), confirm, isDanger: true };
      }
      const count = rows.length;
      return {
        title: count === 1 ? t('accounts.deleteTitle', { name: nameOf(first) }) : t('accounts.deleteManyTitle', { count }),
        text: t('accounts.deleteText'),
        confirm,
        isDanger: true,
        typed: count === 1 ? first.email : String(count),
      };
    },
    [t],
  );
}

/** Does an act to one or several accounts, says what became of them, and offers the way back where there is one. */
export function useAct(): ActOn {
  const { t } = useTexts();
  const { mutateAsync } = useActOnAccounts();
  const question = useQuestion();
  const confirm = useConfirm();
  const toast = useToast();
  const linked = useLinked();
  return useCallback(
    async (rows, action) => {
      const asked = question(rows, action);
      if (asked && !(await confirm(asked))) return false;
      try {
        const { done, refused } = await mutateAsync({ rows, action });
        const acted = rows.filter(({ id }) => done.includes(id));
        const [first] = acted;
        if (refused.length > 0) toast.refused(t('accounts.refusedMany', { names: linked.namesOf(refused) }));
        if (!first) return false;
        const text =
          acted.length === 1
            ? t(`accounts.done.${action}`, { name: nameOf(first) })
            : t('accounts.doneMany', { action: t(`accounts.action.${action}`), count: acted.length });
        const back = undoneBy[action];
        if (back) toast.undoable(text, async () => void (await mutateAsync({ rows: acted, action: back })));
        else toast.done(text);
        return true;
      } catch (error) {
        const [first] = rows;
        const links = linksIn(error);
        if (first && links) await linked.explain({ id: first.id, name: nameOf(first), links });
        else toast.failed(error);
        return false;
      }
    },
    [t, mutateAsync, question, confirm, toast, linked],
  );
}

/** The menu of a row: what its `actions` say, nothing more. */
export function useRowActions(hrefOf: (row: ManagedAccount) => string): (row: ManagedAccount) => Action[] {
  const { t } = useTexts();
  const navigate = useNavigate();
  const act = useAct();
  const seeAs = useSeeAs();
  return useCallback(
    (row) => {
      const open: Action = {
        key: 'open',
        label: t('table.open'),
        icon: IconExternalLink,
        run: () => navigate(hrefOf(row), { preventScrollReset: true }),
      };
      const seeing: Action = { key: 'seeAs', label: t('accounts.action.seeAs'), icon: IconEye, run: () => void seeAs(row.id) };
      const acts = managedActions
        .filter((action) => row.actions.includes(action))
        .map(
          (action, index): Action => ({
            key: action,
            label: t(`accounts.action.${action}`),
            icon: actIcons[action],
            run: () => void act([row], action),
            isDanger: action === 'delete',
            startsGroup: index === 0 || action === 'delete',
          }),
        );
      return [open, ...(row.actions.includes('seeAs') ? [seeing] : []), ...acts];
    },
    [t, navigate, hrefOf, act, seeAs],
  );
}

/** Each act names only the ticked rows that allow it. */
export function useBulkActions(): (rows: ManagedAccount[], done: () => void) => Action[] {
  const { t } = useTexts();
  const act = useAct();
  return (rows, done) =>
    managedActions.flatMap((action): Action[] => {
      const able = rows.filter((row) => row.actions.includes(action));
      if (able.length === 0) return [];
      const run = async () => {
        if (await act(able, action)) done();
      };
      return [{ key: action, label: t(`accounts.action.${action}`), icon: actIcons[action], run, isDanger: action === 'delete' }];
    });
}

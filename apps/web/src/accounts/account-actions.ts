import { accountFlow, type ManagedAccount, type ManagedAction, managedActions } from '@jalon/domain/accounts/managed-account';
import { reasonLength } from '@jalon/domain/accounts/managed-account-schema';
import type { ActionSpec } from '@jalon/domain/core/workflow';
import {
  IconBan,
  IconBriefcase,
  IconCircleCheck,
  IconCircleOff,
  IconEye,
  IconLock,
  IconLockOpen,
  IconLogout,
  IconMail,
  IconRotate,
  IconTrash,
  IconUserCheck,
  IconUserX,
  IconWorld,
} from '@tabler/icons-react';
import { useCallback, useMemo } from 'react';
import { type Translate, useTexts } from '../core/i18n.ts';
import { useLinked } from '../portfolios/use-linked.ts';
import type { Action } from '../ui/action-menu.tsx';
import { type Question, type ReasonQuestion, useAskReason, useConfirm } from '../ui/confirm.tsx';
import { type Acting, useActs, useOpenAction } from '../ui/use-acts.ts';
import { nameOf } from './account-look.ts';
import { useActOnAccounts } from './accounts.api.ts';
import { useSeeAs } from './use-see-as.ts';
import { useSignOutEverywhere } from './use-sign-out-everywhere.ts';

const actIcons = {
  validate: IconUserCheck,
  devalidate: IconUserX,
  refuse: IconBan,
  reconsider: IconRotate,
  invite: IconMail,
  widen: IconWorld,
  narrow: IconBriefcase,
  block: IconLock,
  unblock: IconLockOpen,
  disable: IconCircleOff,
  activate: IconCircleCheck,
  delete: IconTrash,
};

const undoneBy = Object.fromEntries(
  Object.entries<ActionSpec>(accountFlow.actions).map(([action, spec]) => [action, spec.undoneBy]),
) as Partial<Record<ManagedAction, ManagedAction>>;

/** Who has been invited already is invited again. */
export const wordOf = (action: ManagedAction, row?: ManagedAccount): ManagedAction | 'inviteAgain' =>
  action === 'invite' && row?.isInvited ? 'inviteAgain' : action;

/** A deletion is typed. */
function deletionOf(t: Translate, rows: [ManagedAccount, ...ManagedAccount[]]): Question {
  const [first] = rows;
  const count = rows.length;
  return {
    title: count === 1 ? t('accounts.deleteTitle', { name: nameOf(first) }) : t('accounts.deleteManyTitle', { count }),
    text: t('accounts.deleteText'),
    confirm: t('accounts.action.delete'),
    isDanger: true,
    typed: count === 1 ? first.email : String(count),
  };
}

/** Blocking and refusing ask why: one reason for all. */
function reasonOf(t: Translate, rows: [ManagedAccount, ...ManagedAccount[]], action: 'block' | 'refuse'): ReasonQuestion {
  const [first] = rows;
  const count = rows.length;
  const { label, hint } = { label: t('accounts.reason.label'), hint: t('accounts.reason.hint', { count, name: nameOf(first) }) };
  return {
    title:
      count === 1 ? t(`accounts.reason.${action}.title`, { name: nameOf(first) }) : t(`accounts.reason.${action}.manyTitle`, { count }),
    text: t(`accounts.reason.${action}.text`),
    confirm: t(`accounts.action.${action}`),
    isDanger: true,
    reason: { label, hint, max: reasonLength },
  };
}

export function useAccountActs() {
  const { t } = useTexts();
  const { mutateAsync } = useActOnAccounts();
  const confirm = useConfirm();
  const askReason = useAskReason();
  const linked = useLinked();
  const acting = useMemo((): Acting<ManagedAccount, ManagedAction> => {
    const label = (action: ManagedAction, row?: ManagedAccount) => t(`accounts.action.${wordOf(action, row)}`);
    return {
      ...{ acts: managedActions, icons: actIcons, label, undoneBy, namesOf: linked.namesOf },
      ask: async ([first, ...others], action) => {
        if (!first) return false;
        if (action === 'block' || action === 'refuse') return (await askReason(reasonOf(t, [first, ...others], action))) ?? false;
        return action !== 'delete' || confirm(deletionOf(t, [first, ...others]));
      },
      send: (rows, action, reason) => mutateAsync({ rows, action, reason }),
      done: (rows, action) => {
        const [first] = rows;
        return first && rows.length === 1
          ? t(`accounts.done.${wordOf(action, first)}`, { name: nameOf(first) })
          : t(`accounts.doneMany.${action}`, { count: rows.length });
      },
      explain: (row, error) => linked.explainRefusal({ id: row.id, name: nameOf(row) }, error),
    };
  }, [t, mutateAsync, confirm, askReason, linked]);
  return useActs(acting);
}

/** What can be done with an account: what its `actions` say, nothing more. `onGone` is told once it was deleted. */
export function useAccountMenu(): (row: ManagedAccount, onGone?: () => void) => Action[] {
  const { t } = useTexts();
  const { act, menuOf } = useAccountActs();
  const seeAs = useSeeAs();
  const signOut = useSignOutEverywhere();
  return useCallback(
    (row, onGone) => {
      const seeing: Action = { key: 'seeAs', label: t('accounts.action.seeAs'), icon: IconEye, run: () => void seeAs(row.id) };
      const out: Action = { key: 'signOut', label: t('accounts.action.signOut'), icon: IconLogout, run: () => void signOut(row) };
      const others = [...(row.actions.includes('seeAs') ? [seeing] : []), ...(row.actions.includes('signOut') ? [out] : [])];
      const remove = async () => {
        if (await act([row], 'delete')) onGone?.();
      };
      return [...others, ...menuOf(row).map((action) => (action.key === 'delete' ? { ...action, run: () => void remove() } : action))];
    },
    [t, act, menuOf, seeAs, signOut],
  );
}

/** The menu of a row. */
export function useRowActions(hrefOf: (row: ManagedAccount) => string): (row: ManagedAccount) => Action[] {
  const menuOf = useAccountMenu();
  const open = useOpenAction(hrefOf);
  return useCallback((row) => [open(row), ...menuOf(row)], [open, menuOf]);
}

import { type ManagedAction, managedActions, undoneBy } from '@jalon/domain/accounts/managed-account';
import type { ManagedAccount } from '@jalon/domain/accounts/managed-account-schema';
import {
  IconBriefcase,
  IconCircleCheck,
  IconCircleOff,
  IconEye,
  IconLock,
  IconLockOpen,
  IconLogout,
  IconMail,
  IconTrash,
  IconUserCheck,
  IconUserX,
  IconWorld,
} from '@tabler/icons-react';
import { useCallback, useMemo } from 'react';
import { type Translate, useTexts } from '../core/i18n.ts';
import { useLinked } from '../portfolios/use-linked.ts';
import type { Action } from '../ui/action-menu.tsx';
import { type Question, useConfirm } from '../ui/confirm.tsx';
import { type Acting, useActs, useOpenAction } from '../ui/use-acts.ts';
import { nameOf } from './account-look.ts';
import { useActOnAccounts } from './accounts.api.ts';
import { useSeeAs } from './use-see-as.ts';
import { useSignOutEverywhere } from './use-sign-out-everywhere.ts';

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

/** What has to be asked before: what cannot be undone, and what puts somebody out at once. */
function questionOf(t: Translate, rows: ManagedAccount[], action: ManagedAction): Question | undefined {
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
}

export function useAccountActs() {
  const { t } = useTexts();
  const { mutateAsync } = useActOnAccounts();
  const confirm = useConfirm();
  const linked = useLinked();
  const acting = useMemo((): Acting<ManagedAccount, ManagedAction> => {
    const label = (action: ManagedAction) => t(`accounts.action.${action}`);
    return {
      ...{ acts: managedActions, icons: actIcons, label, undoneBy, namesOf: linked.namesOf },
      ask: async (rows, action) => {
        const question = questionOf(t, rows, action);
        return !question || confirm(question);
      },
      send: (rows, action) => mutateAsync({ rows, action }),
      done: (rows, action) => {
        const [first] = rows;
        return first && rows.length === 1
          ? t(`accounts.done.${action}`, { name: nameOf(first) })
          : t('accounts.doneMany', { action: label(action), count: rows.length });
      },
      explain: (row, error) => linked.explainRefusal({ id: row.id, name: nameOf(row) }, error),
    };
  }, [t, mutateAsync, confirm, linked]);
  return useActs(acting);
}

/** The menu of a row: what its `actions` say, nothing more. */
export function useRowActions(hrefOf: (row: ManagedAccount) => string): (row: ManagedAccount) => Action[] {
  const { t } = useTexts();
  const { menuOf } = useAccountActs();
  const open = useOpenAction(hrefOf);
  const seeAs = useSeeAs();
  const signOut = useSignOutEverywhere();
  return useCallback(
    (row) => {
      const seeing: Action = { key: 'seeAs', label: t('accounts.action.seeAs'), icon: IconEye, run: () => void seeAs(row.id) };
      const out: Action = { key: 'signOut', label: t('accounts.action.signOut'), icon: IconLogout, run: () => void signOut(row) };
      const others = [...(row.actions.includes('seeAs') ? [seeing] : []), ...(row.actions.includes('signOut') ? [out] : [])];
      return [open(row), ...others, ...menuOf(row)];
    },
    [t, open, menuOf, seeAs, signOut],
  );
}

import type { ManagedAccount } from '@jalon/domain/accounts/managed-account';
import { useCallback } from 'react';
import { call } from '../core/call.ts';
import { useTexts } from '../core/i18n.ts';
import { useConfirm } from '../ui/confirm.tsx';
import { useToast } from '../ui/toast.tsx';
import { nameOf } from './account-look.ts';
import { useRefreshAccounts } from './accounts.api.ts';

/** Ends every session of somebody, who may sign in again: what is asked before is not whether they may, but whether now. */
export function useSignOutEverywhere(): (account: ManagedAccount) => Promise<void> {
  const { t } = useTexts();
  const confirm = useConfirm();
  const toast = useToast();
  const refresh = useRefreshAccounts();
  return useCallback(
    async (account) => {
      const name = nameOf(account);
      const question = {
        title: t('accounts.signOutTitle', { name }),
        text: t('accounts.signOutText'),
        confirm: t('accounts.action.signOut'),
      };
      if (!(await confirm({ ...question, isDanger: true }))) return;
      try {
        const { ended } = await call('POST /api/accounts/:id/sign-out', { params: { id: account.id } });
        toast.done(ended === 0 ? t('accounts.signedOutNone', { name }) : t('accounts.signedOut', { name, count: ended }));
      } catch (error) {
        toast.failed(error);
      } finally {
        refresh();
      }
    },
    [t, confirm, toast, refresh],
  );
}

import type { OwnIdentity } from '@jalon/domain/sessions/identity-schema';
import type { SignInProvider } from '@jalon/domain/sessions/sign-in-provider';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../core/call.ts';
import { useTexts } from '../core/i18n.ts';
import { leaveFor } from '../sessions/providers.ts';
import { useConfirm } from '../ui/confirm.tsx';
import { useToast } from '../ui/toast.tsx';
import { identitiesQuery } from './account.api.ts';

/** Connecting leaves for the provider, which leads back here; disconnecting asks first. */
export function useIdentities() {
  const { t } = useTexts();
  const toast = useToast();
  const confirm = useConfirm();
  const client = useQueryClient();
  const [leavingFor, setLeavingFor] = useState<string>();

  const connect = async ({ name }: SignInProvider) => {
    setLeavingFor(name);
    try {
      await leaveFor(name, { purpose: 'link' });
    } catch (error) {
      toast.failed(error);
    } finally {
      setLeavingFor(undefined);
    }
  };
  const disconnect = async ({ id, label }: OwnIdentity) => {
    const words = { provider: label };
    const title = t('account.identities.disconnectFrom', words);
    const text = t('account.identities.disconnectText', words);
    if (!(await confirm({ title, text, confirm: t('account.identities.disconnect') }))) return;
    try {
      await call('DELETE /api/account/identities/:id', { params: { id } });
      toast.done(t('account.identities.disconnected', words));
    } catch (error) {
      toast.failed(error);
    } finally {
      await client.invalidateQueries({ queryKey: identitiesQuery.queryKey });
      void client.invalidateQueries({ queryKey: ['history'] });
    }
  };
  return { connect, disconnect, leavingFor };
}

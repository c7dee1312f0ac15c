import type { OwnConsent } from '@jalon/domain/retention/retention-api';
import { useTexts } from '../core/i18n.ts';
import { useToast } from '../ui/toast.tsx';
import { retentionClient } from './retention.api.ts';

/** Renews one's own consent, and says so. */
export function useRenew() {
  const { t } = useTexts();
  const toast = useToast();
  const { mutateAsync, isPending } = retentionClient.useAct();
  const renew = async ({ id, version }: OwnConsent): Promise<void> => {
    try {
      await mutateAsync({ row: { id, version }, action: 'renew' });
      toast.done(t('retention.renewed'));
    } catch (error) {
      toast.failed(error);
    }
  };
  return { renew, isPending };
}

import type { OwnConsent } from '@jalon/domain/retention/retention-api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../core/call.ts';
import { useTexts } from '../core/i18n.ts';
import { useToast } from '../ui/toast.tsx';
import { consentKey } from './consent.api.ts';

/** Renews one's own consent, and says so. By the call alone: the client of the whole resource is the administrators'. */
export function useRenew() {
  const { t } = useTexts();
  const toast = useToast();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, version }: OwnConsent) => call('POST /api/retentions/:id/renew', { params: { id }, body: { version } }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: consentKey });
      toast.done(t('retention.renewed'));
    },
    onError: (error) => toast.failed(error),
  });
}

import { PasswordProof, WayInProof } from '@jalon/domain/accounts/own-account-schema';
import type { OwnIdentity } from '@jalon/domain/sessions/identity-schema';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../core/call.ts';
import { useTexts } from '../core/i18n.ts';
import { Dialog, DialogForm } from '../ui/form-dialog.tsx';
import { useSchemaForm } from '../ui/schema-form.ts';
import { useToast } from '../ui/toast.tsx';
import { accountQuery, identitiesQuery } from './account.api.ts';
import { ProofFields } from './proof-fields.tsx';

type DisconnectDialogProps = { identity: OwnIdentity; isOpen: boolean; onClose: () => void; onClosed: () => void };

/** A way in is taken away by the owner of the account, as one is given. */
export function DisconnectDialog({ identity: { id, label }, isOpen, onClose, onClosed }: DisconnectDialogProps) {
  const { t } = useTexts();
  const toast = useToast();
  const client = useQueryClient();
  const { hasPassword = true } = useQuery(accountQuery).data ?? {};
  const words = { provider: label };
  const form = useSchemaForm(hasPassword ? PasswordProof : WayInProof, {
    initial: { password: '', code: '' },
    onSubmit: async (body) => {
      await call('POST /api/account/identities/:id/disconnect', { params: { id }, body });
      toast.done(t('account.identities.disconnected', words));
      onClose();
      await client.invalidateQueries({ queryKey: identitiesQuery.queryKey });
      void client.invalidateQueries({ queryKey: ['history'] });
    },
  });
  return (
    <Dialog title={t('account.identities.disconnectFrom', words)} isOpen={isOpen} onClose={onClose} onClosed={onClosed}>
      <DialogForm
        form={form}
        text={t('account.identities.disconnectText', words)}
        submitLabel={t('account.identities.disconnect')}
        onCancel={onClose}
      >
        <ProofFields field={form.field} />
      </DialogForm>
    </Dialog>
  );
}

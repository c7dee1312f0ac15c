import { PasswordProof, WayInProof } from '@jalon/domain/accounts/own-account-schema';
import type { SignInProvider } from '@jalon/domain/sessions/sign-in-provider';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../core/i18n.ts';
import { leaveFor } from '../sessions/providers.ts';
import { Dialog, DialogForm } from '../ui/form-dialog.tsx';
import { useSchemaForm } from '../ui/schema-form.ts';
import { accountQuery } from './account.api.ts';
import { ProofFields } from './proof-fields.tsx';

type ConnectDialogProps = { provider: SignInProvider; isOpen: boolean; onClose: () => void; onClosed: () => void };

/** Another way in is given by the owner of the account, and not by whoever finds a screen open. */
export function ConnectDialog({ provider: { name, label }, isOpen, onClose, onClosed }: ConnectDialogProps) {
  const { t } = useTexts();
  const { hasPassword = true } = useQuery(accountQuery).data ?? {};
  const form = useSchemaForm(hasPassword ? PasswordProof : WayInProof, {
    initial: { password: '', code: '' },
    onSubmit: (proof) => leaveFor(name, { purpose: 'link', ...proof }),
  });
  return (
    <Dialog title={t('account.identities.connectTo', { provider: label })} isOpen={isOpen} onClose={onClose} onClosed={onClosed}>
      <DialogForm form={form} text={t('account.identities.connectAsk')} submitLabel={t('account.twoStep.continue')} onCancel={onClose}>
        <ProofFields field={form.field} />
      </DialogForm>
    </Dialog>
  );
}

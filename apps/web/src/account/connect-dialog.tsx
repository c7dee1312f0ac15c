import { PasswordProof } from '@jalon/domain/accounts/own-account-schema';
import type { SignInProvider } from '@jalon/domain/sessions/sign-in-provider';
import { useTexts } from '../core/i18n.ts';
import { leaveFor } from '../sessions/providers.ts';
import { Dialog, DialogForm } from '../ui/form-dialog.tsx';
import { OwnPassword } from '../ui/own-password.tsx';
import { useSchemaForm } from '../ui/schema-form.ts';

type ConnectDialogProps = { provider: SignInProvider; isOpen: boolean; onClose: () => void; onClosed: () => void };

/** Another way in is given by the owner of the account, and not by whoever finds a screen open. */
export default function ConnectDialog({ provider: { name, label }, isOpen, onClose, onClosed }: ConnectDialogProps) {
  const { t } = useTexts();
  const form = useSchemaForm(PasswordProof, {
    initial: { password: '' },
    onSubmit: ({ password }) => leaveFor(name, { purpose: 'link', password }),
  });
  return (
    <Dialog title={t('account.identities.connectTo', { provider: label })} isOpen={isOpen} onClose={onClose} onClosed={onClosed}>
      <DialogForm form={form} text={t('account.identities.connectAsk')} submitLabel={t('account.twoStep.continue')} onCancel={onClose}>
        <OwnPassword name="password" label={t('account.security.yourPassword')} field={form.field('password')} hasFirstFocus />
      </DialogForm>
    </Dialog>
  );
}

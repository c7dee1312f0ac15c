import { EmailChangeInput } from '@jalon/domain/accounts/email-schema';
import { call } from '../core/call.ts';
import { useTexts } from '../core/i18n.ts';
import { EmailField } from '../ui/email-field.tsx';
import { Dialog, DialogForm } from '../ui/form-dialog.tsx';
import { useSchemaForm } from '../ui/schema-form.ts';
import { useToast } from '../ui/toast.tsx';
import { useAccountChanged } from './account.api.ts';
import { ProofFields } from './proof-fields.tsx';

type EmailDialogProps = { isOpen: boolean; onClose: () => void; onClosed: () => void };

/** Another address, given by the owner of the account: what is sent to it is what a forgotten password is replaced with. */
export function EmailDialog({ isOpen, onClose, onClosed }: EmailDialogProps) {
  const { t } = useTexts();
  const toast = useToast();
  const changed = useAccountChanged();
  const form = useSchemaForm(EmailChangeInput, {
    initial: { email: '', password: '', code: '' },
    onSubmit: async (body) => {
      await call('POST /api/account/email', { body });
      await changed();
      toast.done(t('account.email.sent', { email: body.email }));
      onClose();
    },
  });
  return (
    <Dialog title={t('account.email.dialogTitle')} isOpen={isOpen} onClose={onClose} onClosed={onClosed}>
      <DialogForm form={form} text={t('account.email.dialogText')} submitLabel={t('account.email.send')} onCancel={onClose}>
        <EmailField label={t('account.email.newEmail')} autoComplete="email" data-autofocus {...form.field('email')} />
        <ProofFields field={form.field} hasFirstFocus={false} />
      </DialogForm>
    </Dialog>
  );
}

import { EmailInput } from '@jalon/domain/accounts/email-schema';
import type { ManagedAccount } from '@jalon/domain/accounts/managed-account';
import { useTexts } from '../core/i18n.ts';
import { EmailField } from '../ui/email-field.tsx';
import { useSchemaForm } from '../ui/schema-form.ts';
import { SchemaFormFrame } from '../ui/schema-form-frame.tsx';
import { useToast } from '../ui/toast.tsx';
import { useUnsaved } from '../ui/unsaved.ts';
import { nameOf } from './account-look.ts';
import { useCorrectEmail } from './accounts.api.ts';

/** The right address of somebody who has no login yet. */
export function EmailForm({ account, onClose }: { account: ManagedAccount; onClose: () => void }) {
  const { t } = useTexts();
  const toast = useToast();
  const { mutateAsync } = useCorrectEmail(account.id);
  const form = useSchemaForm(EmailInput, {
    initial: { email: account.email },
    onSubmit: async ({ email }) => {
      if (email !== account.email) {
        await mutateAsync(email);
        toast.done(t('accounts.emailCorrected', { name: nameOf(account) }));
      }
      onClose();
    },
  });
  useUnsaved(form.isDirty && !form.isSending);
  return (
    <SchemaFormFrame form={form} submitLabel={t('common.save')} onCancel={onClose}>
      <EmailField autoComplete="off" description={t('accounts.correctEmailHint')} {...form.field('email')} />
    </SchemaFormFrame>
  );
}

import type { ManagedAccount } from '@jalon/domain/accounts/managed-account';
import { ContactRole } from '@jalon/domain/accounts/managed-account-schema';
import { useTexts } from '../core/i18n.ts';
import { useSchemaForm } from '../ui/schema-form.ts';
import { SchemaFormFrame } from '../ui/schema-form-frame.tsx';
import { useToast } from '../ui/toast.tsx';
import { useUnsaved } from '../ui/unsaved.ts';
import { nameOf } from './account-look.ts';
import { useGiveRole } from './accounts.api.ts';
import { RoleField } from './role-field.tsx';

type RoleFormProps = { account: ManagedAccount; companyId: string; onClose: () => void };

/** Another role for a contact, which can be taken back. */
export function RoleForm({ account, companyId, onClose }: RoleFormProps) {
  const { t } = useTexts();
  const toast = useToast();
  const { mutateAsync } = useGiveRole(account.id);
  const { roleId } = account;
  const form = useSchemaForm(ContactRole, {
    initial: { roleId },
    onSubmit: async (wanted) => {
      if (wanted.roleId !== roleId) {
        await mutateAsync(wanted.roleId);
        toast.undoable(t('accounts.roleGiven', { name: nameOf(account) }), async () => void (await mutateAsync(roleId)));
      }
      onClose();
    },
  });
  useUnsaved(form.isDirty && !form.isSending);
  return (
    <SchemaFormFrame form={form} submitLabel={t('common.save')} onCancel={onClose}>
      <RoleField
        companyId={companyId}
        field={form.field('roleId')}
        description={t('accounts.roleHint')}
        none={roleId ? undefined : t('accounts.noRole')}
        current={roleId}
        onChoose={(chosen) => form.set('roleId', chosen)}
      />
    </SchemaFormFrame>
  );
}

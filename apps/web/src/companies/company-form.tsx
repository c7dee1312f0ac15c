import type { Company } from '@jalon/domain/companies/client-company';
import { useState } from 'react';
import { useTexts } from '../core/i18n.ts';
import { useSchemaForm } from '../ui/schema-form.ts';
import { SchemaFormFrame } from '../ui/schema-form-frame.tsx';
import { useToast } from '../ui/toast.tsx';
import { useLeaveGuard } from '../ui/use-leave-guard.ts';
import { CompanyFields } from './company-fields.tsx';
import { companyUpdateForm, startOf } from './company-form-schema.ts';
import { useUpdateOwnCompany } from './own-company.api.ts';

export function CompanyForm({ company, onReload }: { company: Company; onReload: () => void }) {
  const { t } = useTexts();
  const toast = useToast();
  const { mutateAsync } = useUpdateOwnCompany();
  // As it was when the form began: what is saved later stays in the form.
  const [schema] = useState(() => companyUpdateForm(company));
  const form = useSchemaForm(schema, {
    initial: startOf(company),
    onSubmit: async (body) => {
      const saved = startOf(await mutateAsync(body));
      // In place, so that the focus stays where it is: the numbers as they are kept, and the version the next change starts from.
      for (const [name, value] of Object.entries(saved)) form.set(name as keyof typeof saved, value);
      toast.done(t('companies.card.saved'));
    },
  });
  useLeaveGuard(form.isDirty && !form.isSending);
  const changed = { text: t('companies.card.changed'), reload: t('companies.card.reload'), onReload };
  return (
    <SchemaFormFrame form={form} submitLabel={t('common.save')} onCancel={form.startOver} changed={changed}>
      <CompanyFields field={form.field} />
    </SchemaFormFrame>
  );
}

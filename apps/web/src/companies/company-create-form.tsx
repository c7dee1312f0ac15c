import { useState } from 'react';
import { useTexts } from '../core/i18n.ts';
import { CompanyFields } from '../organisation/company-fields.tsx';
import { companyDetailsForm, emptyCompany } from '../organisation/company-form-schema.ts';
import { useSchemaForm } from '../ui/schema-form.ts';
import { SchemaFormFrame } from '../ui/schema-form-frame.tsx';
import { useToast } from '../ui/toast.tsx';
import { useCreateCompany } from './companies.api.ts';

/** Only the name is needed; the rest is filled in as it becomes known. */
export function CompanyCreateForm({ onClose, onMade }: { onClose: () => void; onMade: (id: string) => void }) {
  const { t } = useTexts();
  const toast = useToast();
  const { mutateAsync } = useCreateCompany();
  // One key per opening: pressing twice, or again after a silence, makes one company.
  const [key] = useState(() => crypto.randomUUID());
  const form = useSchemaForm(companyDetailsForm, {
    initial: emptyCompany,
    draft: 'companies.new',
    onSubmit: async (body) => {
      const { id, name } = await mutateAsync({ body, key });
      toast.done(t('companies.added', { name }));
      onMade(id);
    },
  });
  return (
    <SchemaFormFrame form={form} submitLabel={t('companies.add')} onCancel={onClose}>
      <CompanyFields field={form.field} />
    </SchemaFormFrame>
  );
}

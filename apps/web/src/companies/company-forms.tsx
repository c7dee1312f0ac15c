import type { ManagedCompany } from '@jalon/domain/companies/managed-company-schema';
import { type ComponentProps, useState } from 'react';
import { useTexts } from '../core/i18n.ts';
import { CompanyFields } from '../organisation/company-fields.tsx';
import { companyDetailsForm, companyUpdateForm, emptyCompany, startOf } from '../organisation/company-form-schema.ts';
import { ChangedNotice, useChange } from '../ui/changed-notice.tsx';
import { type SchemaForm, useSchemaForm } from '../ui/schema-form.ts';
import { SchemaFormFrame } from '../ui/schema-form-frame.tsx';
import { useToast } from '../ui/toast.tsx';
import { useCreateCompany, useUpdateCompany } from './companies.api.ts';

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
  return <Frame form={form} submitLabel={t('companies.add')} onClose={onClose} />;
}

/** What somebody else saved meanwhile is told before anything is overwritten. */
export function CompanyEditForm({ company, onClose }: { company: ManagedCompany; onClose: () => void }) {
  const { t } = useTexts();
  const toast = useToast();
  const { mutateAsync } = useUpdateCompany(company.id);
  const { change, watch } = useChange();
  const [schema] = useState(() => companyUpdateForm(company));
  const form = useSchemaForm(schema, {
    initial: startOf(company),
    onSubmit: (body) =>
      watch(async () => {
        const { name } = await mutateAsync(body);
        toast.done(t('companies.saved', { name }));
        onClose();
      }),
  });
  if (change) {
    const words = { text: t('organisation.company.changed'), reload: t('organisation.company.reload') };
    return <ChangedNotice change={change} {...words} onReload={onClose} />;
  }
  return <Frame form={form} submitLabel={t('common.save')} onClose={onClose} />;
}

type Fields = ComponentProps<typeof CompanyFields>['field'];
type FrameProps = { form: Omit<SchemaForm, 'field' | 'values' | 'set'> & { field: Fields }; submitLabel: string; onClose: () => void };

/** The company's own fields, for the staff. */
const Frame = ({ form, submitLabel, onClose }: FrameProps) => (
  <SchemaFormFrame form={form} submitLabel={submitLabel} onCancel={onClose}>
    <CompanyFields field={form.field} />
  </SchemaFormFrame>
);

import type { ManagedCompany } from '@jalon/domain/companies/managed-company-schema';
import { Alert, Button, Stack } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { useState } from 'react';
import { CallError } from '../core/call.ts';
import { useTexts } from '../core/i18n.ts';
import { CompanyFields } from '../organisation/company-fields.tsx';
import { companyUpdateForm, startOf } from '../organisation/company-form-schema.ts';
import { useSchemaForm } from '../ui/schema-form.ts';
import { SchemaFormFrame } from '../ui/schema-form-frame.tsx';
import { useToast } from '../ui/toast.tsx';
import { useUpdateCompany } from './companies.api.ts';

/** The company's own form, for the staff. What somebody else saved meanwhile is shown before anything is overwritten. */
export function CompanyEditForm({ company, onClose }: { company: ManagedCompany; onClose: () => void }) {
  const { t } = useTexts();
  const toast = useToast();
  const { mutateAsync } = useUpdateCompany(company.id);
  const [isStale, setStale] = useState(false);
  const form = useSchemaForm(companyUpdateForm, {
    initial: startOf(company),
    onSubmit: async (body) => {
      try {
        const { name } = await mutateAsync(body);
        toast.done(t('companies.saved', { name }));
        onClose();
      } catch (error) {
        if (!(error instanceof CallError) || error.code !== 'record.changed') throw error;
        setStale(true);
      }
    },
  });
  if (isStale)
    return (
      <Alert role="alert" color="yellow" icon={<IconUsers size={18} />}>
        <Stack gap="sm" align="flex-start">
          {t('organisation.company.changed')}
          <Button onClick={onClose}>{t('organisation.company.reload')}</Button>
        </Stack>
      </Alert>
    );
  return (
    <SchemaFormFrame form={form} submitLabel={t('common.save')} onCancel={onClose}>
      <CompanyFields field={form.field} />
    </SchemaFormFrame>
  );
}

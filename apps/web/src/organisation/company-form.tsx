import type { Company } from '@jalon/domain/companies/company-schema';
import { Alert, Button, Group } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { useState } from 'react';
import { CallError } from '../core/call.ts';
import { useTexts } from '../core/i18n.ts';
import { useSchemaForm } from '../ui/schema-form.ts';
import { SchemaFormFrame } from '../ui/schema-form-frame.tsx';
import { useToast } from '../ui/toast.tsx';
import { useLeaveGuard } from '../ui/use-leave-guard.ts';
import { CompanyFields } from './company-fields.tsx';
import { companyUpdateForm, startOf } from './company-form-schema.ts';
import { useUpdateCompany } from './organisation.api.ts';

export function CompanyForm({ company, onReload }: { company: Company; onReload: () => void }) {
  const { t } = useTexts();
  const toast = useToast();
  const { mutateAsync } = useUpdateCompany();
  const [isStale, setStale] = useState(false);
  const form = useSchemaForm(companyUpdateForm, {
    initial: startOf(company),
    onSubmit: async (body) => {
      try {
        const saved = startOf(await mutateAsync(body));
        // In place, so that the focus stays where it is: the numbers as they are kept, and the version the next change starts from.
        for (const [name, value] of Object.entries(saved)) form.set(name as keyof typeof saved, value);
        toast.done(t('organisation.company.saved'));
      } catch (error) {
        if (!(error instanceof CallError) || error.code !== 'record.changed') throw error;
        setStale(true);
      }
    },
  });
  useLeaveGuard(form.isDirty && !form.isSending);
  if (isStale)
    return (
      <Alert role="alert" color="yellow" icon={<IconUsers size={18} />}>
        <Group justify="space-between">
          {t('organisation.company.changed')}
          <Button onClick={onReload}>{t('organisation.company.reload')}</Button>
        </Group>
      </Alert>
    );
  return (
    <SchemaFormFrame form={form} submitLabel={t('common.save')} onCancel={form.startOver}>
      <CompanyFields field={form.field} />
    </SchemaFormFrame>
  );
}

import type { ClientCompany } from '@jalon/domain/companies/client-company';
import { Alert } from '@mantine/core';
import { type ComponentProps, useState } from 'react';
import { CallError } from '../core/call.ts';
import { useTexts } from '../core/i18n.ts';
import { type SchemaForm, useSchemaForm } from '../ui/schema-form.ts';
import { SchemaFormFrame } from '../ui/schema-form-frame.tsx';
import { useToast } from '../ui/toast.tsx';
import { useUnsaved } from '../ui/unsaved.ts';
import { useSave } from '../ui/use-save.ts';
import { companyClient } from './companies.api.ts';
import { CompanyFields } from './company-fields.tsx';
import { companyDetailsForm, companyUpdateForm, emptyCompany, startOf } from './company-form-schema.ts';
import { SameSiren } from './same-siren.tsx';

/** Only the name is needed; the rest is filled in as it becomes known. */
export function CompanyCreateForm({ onClose, onMade }: { onClose: () => void; onMade: (id: string) => void }) {
  const { t } = useTexts();
  const toast = useToast();
  const save = useSave(companyClient);
  const { twin, noting } = useTwin();
  const form = useSchemaForm(companyDetailsForm, {
    initial: emptyCompany,
    draft: 'companies.new',
    onSubmit: async (body) => {
      const { id, name } = await noting(save(body));
      toast.done(t('companies.added', { name }));
      onMade(id);
    },
  });
  return <Frame form={form} twin={twin} submitLabel={t('companies.add')} onClose={onClose} />;
}

/** What somebody else saved meanwhile is told before anything is overwritten. */
export function CompanyEditForm({ company, onClose }: { company: ClientCompany; onClose: () => void }) {
  const { t } = useTexts();
  const toast = useToast();
  const { mutateAsync } = companyClient.useAct();
  const { twin, noting } = useTwin();
  const [schema] = useState(() => companyUpdateForm(company));
  const form = useSchemaForm(schema, {
    initial: startOf(company),
    onSubmit: async ({ version, ...input }) => {
      await noting(mutateAsync({ row: { id: company.id, version }, action: 'update', input }));
      toast.done(t('companies.saved', { name: input.name }));
      onClose();
    },
  });
  useUnsaved(form.isDirty && !form.isSending);
  const changed = { text: t('companies.card.changed'), reload: t('companies.card.reload'), onReload: onClose };
  return <Frame form={form} twin={twin} submitLabel={t('common.save')} onClose={onClose} changed={changed} />;
}

type Twin = { id: string; name: string };

/** The company whose SIREN was given, once that was refused: the field says that there is one, and this which. */
function useTwin() {
  const [twin, setTwin] = useState<Twin>();
  const noting = async <Saved,>(saving: Promise<Saved>): Promise<Saved> => {
    setTwin(undefined);
    try {
      return await saving;
    } catch (error) {
      if (error instanceof CallError && error.code === 'company.sirenTaken') setTwin(error.details.other as Twin);
      throw error;
    }
  };
  return { twin, noting };
}

type Fields = ComponentProps<typeof CompanyFields>['field'];
type FrameProps = {
  form: Omit<SchemaForm, 'field' | 'values' | 'set' | 'list'> & { field: Fields };
  twin: Twin | undefined;
  submitLabel: string;
  onClose: () => void;
} & Pick<ComponentProps<typeof SchemaFormFrame>, 'changed'>;

/** The company's own fields, for the staff. */
const Frame = ({ twin, onClose, ...frame }: FrameProps) => (
  <SchemaFormFrame {...frame} onCancel={onClose}>
    {twin && (
      <Alert role="alert" color="yellow">
        <SameSiren companies={[twin]} />
      </Alert>
    )}
    <CompanyFields field={frame.form.field} />
  </SchemaFormFrame>
);

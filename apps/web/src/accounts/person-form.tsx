import { type ManagedType, managedTypes, PersonInput, portfolioTypes } from '@jalon/domain/accounts/managed-account-schema';
import { languages } from '@jalon/domain/core/languages';
import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { companyClient } from '../companies/companies.api.ts';
import { useTexts } from '../core/i18n.ts';
import { findCompanies } from '../portfolios/portfolios.api.ts';
import { useReach } from '../portfolios/reach.ts';
import type { Option } from '../ui/finding.ts';
import { useSchemaForm } from '../ui/schema-form.ts';
import { SchemaFormFrame } from '../ui/schema-form-frame.tsx';
import { SearchSelect } from '../ui/search-select.tsx';
import { useToast } from '../ui/toast.tsx';
import { nameOf } from './account-look.ts';
import { accountClient } from './accounts.api.ts';
import { RoleField } from './role-field.tsx';

type PersonFormProps = { type: ManagedType /** The company whose people are listed. */; companyId: string | null; onClose: () => void };

/** Somebody without an account yet; the invitation leads them to choose their password. */
export default function PersonForm({ type, companyId, onClose }: PersonFormProps) {
  const { t, language } = useTexts();
  const toast = useToast();
  const reach = useReach();
  const isAdmin = reach === 'admin';
  const offered = isAdmin ? managedTypes : portfolioTypes;
  const { mutateAsync } = accountClient.useCreate();
  // One key per opening: pressing twice, or again after a silence, makes one person.
  const [key] = useState(() => crypto.randomUUID());
  const form = useSchemaForm(PersonInput, {
    initial: {
      type,
      firstName: '',
      lastName: '',
      email: '',
      lang: language,
      companyId: type === 'Company' ? companyId : null,
      roleId: null,
      isInvited: true,
    },
    draft: 'accounts.person',
    onSubmit: async (body) => {
      const made = await mutateAsync({ body, key });
      toast.done(t(body.isInvited ? 'accounts.addedInvited' : 'accounts.added', { name: nameOf(made) }));
      onClose();
    },
  });
  const { type: chosen, companyId: employer = null } = form.values;
  // Its name: of the one just chosen, or of the one the form came with.
  const [picked, setPicked] = useState<Option | null>(null);
  const { data: company } = useQuery({ ...companyClient.one(employer ?? ''), enabled: employer !== null });
  // A role is one of its company's: with another company, or none, it is to be chosen again.
  const employAt = (next: string | null) => {
    form.set('companyId', next);
    form.set('roleId', null);
  };
  const choose = (next: string) => {
    form.set('type', next);
    if (next !== 'Company') employAt(null);
  };
  return (
    <SchemaFormFrame form={form} submitLabel={t(form.values.isInvited ? 'accounts.addAndInvite' : 'accounts.addOnly')} onCancel={onClose}>
      <NativeSelect
        label={t('accounts.typeLabel')}
        data={offered.map((value) => ({ value, label: t(`accounts.type.${value}`) }))}
        value={chosen}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      />
      {chosen === 'Company' && (
        <SearchSelect
          label={t('accounts.column.company')}
          placeholder={t('companies.portfolio.search')}
          required
          error={form.field('companyId').error}
          onBlur={form.field('companyId').onBlur}
          chosen={picked && picked.id === employer ? picked : company}
          find={findCompanies}
          words={{ none: t('companies.noneNamed') }}
          onChoose={(found) => {
            setPicked(found);
            employAt(found?.id ?? null);
          }}
        />
      )}
      {isAdmin && chosen === 'Company' && employer && (
        <RoleField
          companyId={employer}
          field={form.field('roleId')}
          description={t('accounts.roleByDefaultHint')}
          none={t('accounts.roleByDefault')}
          onChoose={(roleId) => form.set('roleId', roleId)}
        />
      )}
      <TextInput label={t('accounts.column.firstName')} required autoComplete="off" {...form.field('firstName')} />
      <TextInput label={t('accounts.column.lastName')} required autoComplete="off" {...form.field('lastName')} />
      <TextInput label={t('accounts.column.email')} required type="email" inputMode="email" autoComplete="off" {...form.field('email')} />
      <NativeSelect
        label={t('accounts.column.lang')}
        data={languages.map((value) => ({ value, label: t(`shell.languages.${value}`) }))}
        {...form.field('lang')}
      />
      <Checkbox
        label={t('accounts.isInvited')}
        description={t('accounts.isInvitedHint')}
        checked={form.values.isInvited}
        onChange={({ currentTarget }) => form.set('isInvited', currentTarget.checked)}
      />
    </SchemaFormFrame>
  );
}

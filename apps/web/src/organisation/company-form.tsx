import { siretFits } from '@jalon/domain/companies/company-numbers';
import { type Company, CompanyUpdate } from '@jalon/domain/companies/company-schema';
import type { ValueListName } from '@jalon/domain/core/reference-lists';
import { Alert, Button, Group, NativeSelect, TextInput } from '@mantine/core';
import { IconChevronDown, IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { CallError } from '../core/call.ts';
import { choicesQuery } from '../core/choices.ts';
import { useTexts } from '../core/i18n.ts';
import { type FieldProps, useSchemaForm } from '../ui/schema-form.ts';
import { SchemaFormFrame } from '../ui/schema-form-frame.tsx';
import { useToast } from '../ui/toast.tsx';
import { useLeaveGuard } from '../ui/use-leave-guard.ts';
import classes from './company-panel.module.css';
import { useUpdateCompany } from './organisation.api.ts';

const asNumber = (given: unknown) => (typeof given === 'string' && /^\s*\d+\s*$/.test(given) ? Number(given) : given);

/** A field holds text; and what two numbers say together is told on the second. */
const schema = CompanyUpdate.extend({ employees: z.preprocess(asNumber, CompanyUpdate.shape.employees) }).superRefine(
  ({ siren, siret }, context) => {
    if (!siretFits(siren, siret)) context.addIssue({ code: 'custom', path: ['siret'], message: 'validation.siretOfOther', input: siret });
  },
);

const startOf = ({ id: _, actions: __, updatedAt: ___, ...details }: Company) => ({
  ...Object.fromEntries(Object.entries(details).map(([name, value]) => [name, value === null ? '' : String(value)])),
  name: details.name,
  version: details.version,
});

export function CompanyForm({ company, onReload }: { company: Company; onReload: () => void }) {
  const { t } = useTexts();
  const toast = useToast();
  const { mutateAsync } = useUpdateCompany();
  const [isStale, setStale] = useState(false);
  const form = useSchemaForm(schema, {
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
  const text = (name: keyof z.input<typeof schema> & keyof typeof plainFields) => (
    <TextInput label={t(`organisation.company.${name}`)} {...plainFields[name]} {...form.field(name)} />
  );
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
      <fieldset className={classes.group}>
        <legend>{t('organisation.company.identity')}</legend>
        <TextInput
          className={classes.wide}
          label={t('organisation.company.name')}
          required
          autoComplete="organization"
          {...form.field('name')}
        />
        {text('siren')}
        {text('siret')}
        {text('ape')}
        {text('website')}
      </fieldset>
      <fieldset className={classes.group}>
        <legend>{t('organisation.company.reach')}</legend>
        {text('phone1')}
        {text('phone2')}
        <div className={classes.wide}>{text('address')}</div>
        {text('postalCode')}
        {text('city')}
        <ChoiceField list="countries" label={t('organisation.company.country')} field={form.field('country')} />
      </fieldset>
      <fieldset className={classes.group}>
        <legend>{t('organisation.company.activity')}</legend>
        <ChoiceField list="expertise-areas" label={t('organisation.company.sector')} field={form.field('sector')} />
        {text('employees')}
      </fieldset>
    </SchemaFormFrame>
  );
}

const plainFields = {
  siren: { inputMode: 'numeric', autoComplete: 'off' },
  siret: { inputMode: 'numeric', autoComplete: 'off' },
  ape: { autoComplete: 'off' },
  website: { type: 'url', autoComplete: 'url' },
  phone1: { type: 'tel', autoComplete: 'tel' },
  phone2: { type: 'tel', autoComplete: 'off' },
  address: { autoComplete: 'street-address' },
  postalCode: { autoComplete: 'postal-code' },
  city: { autoComplete: 'address-level2' },
  employees: { inputMode: 'numeric', autoComplete: 'off' },
} as const;

/** One value of a reference list; what the company has stays on offer until another is chosen. */
function ChoiceField({ list, label, field: { value, onChange, ...rest } }: { list: ValueListName; label: string; field: FieldProps }) {
  const { t } = useTexts();
  const choices = useQuery(choicesQuery(list)).data ?? [];
  const isKnown = !value || choices.some(({ id }) => id === value);
  return (
    <NativeSelect
      label={label}
      rightSection={<IconChevronDown size={16} stroke={1.6} />}
      rightSectionPointerEvents="none"
      {...rest}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      data={[
        { value: '', label: t('organisation.company.choose') },
        ...(isKnown ? [] : [{ value, label: value }]),
        ...choices.map((choice) => ({ value: choice.id, label: choice.value })),
      ]}
    />
  );
}

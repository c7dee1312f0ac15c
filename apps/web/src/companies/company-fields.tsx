import type { CompanyDetails } from '@jalon/domain/companies/company-schema';
import type { ValueListName } from '@jalon/domain/core/reference-lists';
import { NativeSelect, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { choicesQuery } from '../core/choices-query.ts';
import { useTexts } from '../core/i18n.ts';
import type { FieldProps } from '../ui/schema-form.ts';
import classes from './company-panel.module.css';

/** What is known of a company, whoever fills it in. */
export function CompanyFields({ field }: { field: (name: keyof CompanyDetails) => FieldProps }) {
  const { t } = useTexts();
  const text = (name: keyof typeof plainFields) => (
    <TextInput label={t(`companies.card.${name}`)} {...plainFields[name]} {...field(name)} />
  );
  return (
    <>
      <fieldset className={classes.group}>
        <legend>{t('companies.card.identity')}</legend>
        <TextInput
          className={classes.wide}
          label={t('companies.card.name')}
          required
          autoComplete="organization"
          data-autofocus
          {...field('name')}
        />
        {text('siren')}
        {text('siret')}
        {text('ape')}
        {text('website')}
      </fieldset>
      <fieldset className={classes.group}>
        <legend>{t('companies.card.reach')}</legend>
        {text('phone1')}
        {text('phone2')}
        <div className={classes.wide}>{text('address')}</div>
        {text('postalCode')}
        {text('city')}
        <ChoiceField list="countries" label={t('companies.card.country')} field={field('country')} />
      </fieldset>
      <fieldset className={classes.group}>
        <legend>{t('companies.card.activity')}</legend>
        <ChoiceField list="expertise-areas" label={t('companies.card.sector')} field={field('sector')} />
        {text('employees')}
      </fieldset>
    </>
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
      {...rest}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      data={[
        { value: '', label: t('companies.card.choose') },
        ...(isKnown ? [] : [{ value, label: value }]),
        ...choices.map((choice) => ({ value: choice.id, label: choice.value })),
      ]}
    />
  );
}

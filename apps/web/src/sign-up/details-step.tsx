import { france } from '@jalon/domain/companies/company-rules';
import { href } from '@jalon/domain/core/routes';
import { signUpRoute } from '@jalon/domain/sign-up/sign-up';
import { TextInput } from '@mantine/core';
import { call } from '../core/call.ts';
import { useTexts } from '../core/i18n.ts';
import { NumberField } from '../ui/number-field.tsx';
import { ChoiceSelect } from './choice-select.tsx';
import { LogoField } from './logo-field.tsx';
import { useChoices } from './sign-up.api.ts';
import classes from './step-form.module.css';
import { StepForm } from './step-form.tsx';
import { type StepProps, useStepForm } from './use-step-form.ts';

const rules = async () => (await import('@jalon/domain/sign-up/sign-up-schema')).SignUpCompany;

const empty = {
  ...{ name: '', number: '', ape: '', website: '', phone1: '', phone2: '', address: '', postalCode: '', city: '' },
  ...{ country: france, employees: null, sector: '' },
};
type TextName = 'name' | 'number' | 'ape' | 'website' | 'phone1' | 'phone2' | 'address' | 'postalCode' | 'city';

/** What a browser fills in by itself, and the keyboard a phone shows. */
const looks: Record<TextName, { autoComplete: string; inputMode?: 'numeric' | 'tel' | 'url'; maxLength?: number; isOptional?: true }> = {
  name: { autoComplete: 'organization', maxLength: 50 },
  number: { autoComplete: 'off', inputMode: 'numeric' },
  ape: { autoComplete: 'off', isOptional: true },
  website: { autoComplete: 'url', inputMode: 'url', isOptional: true },
  phone1: { autoComplete: 'tel', inputMode: 'tel', maxLength: 30 },
  phone2: { autoComplete: 'off', inputMode: 'tel', maxLength: 30, isOptional: true },
  address: { autoComplete: 'street-address', maxLength: 100 },
  postalCode: { autoComplete: 'postal-code', maxLength: 10 },
  city: { autoComplete: 'address-level2', maxLength: 50 },
};

export function DetailsStep({ type, draft }: StepProps) {
  const { t } = useTexts();
  const [countries, sectors] = [useChoices('countries'), useChoices('expertise-areas')];
  const form = useStepForm(rules, {
    type,
    step: 'details',
    initial: draft.details ?? empty,
    save: (body) => call('PUT /api/sign-up/company/details', { body }),
  });
  const optional = (label: string) => `${label} (${t('common.optional')})`;
  const text = (name: TextName, description?: string) => {
    const { isOptional, ...look } = looks[name];
    const label = t(`signUp.details.${name}`);
    const isAsked = !isOptional && (name !== 'number' || form.values.country === france);
    return (
      <TextInput
        name={name}
        label={isAsked ? label : optional(label)}
        description={description}
        required={isAsked}
        withAsterisk={false}
        {...look}
        {...form.field(name)}
      />
    );
  };
  return (
    <StepForm form={form} label={t('signUp.details.title')} back={href(signUpRoute(type, 1))}>
      {text('name')}
      <ChoiceSelect name="sector" label={t('signUp.details.sector')} field={form.field('sector')} choices={sectors} />
      <ChoiceSelect
        name="country"
        label={t('signUp.details.country')}
        field={form.field('country')}
        choices={countries}
        autoComplete="country"
      />
      {text('number', t('signUp.details.numberHint'))}
      {text('address')}
      <div className={`${classes.pair} ${classes.short}`}>
        {text('postalCode')}
        {text('city')}
      </div>
      <div className={classes.pair}>
        {text('phone1')}
        {text('phone2')}
        {text('website')}
        {text('ape')}
        <NumberField
          kind="whole"
          inputMode="numeric"
          name="employees"
          label={optional(t('signUp.details.employees'))}
          {...form.field('employees')}
          value={form.values.employees}
        />
      </div>
      <LogoField draft={draft} />
    </StepForm>
  );
}

import { lastYear } from '@jalon/domain/core/dates';
import { href } from '@jalon/domain/core/routes';
import { amountOutOfSight, contractTypes, legalStatuses, signUpRoute } from '@jalon/domain/sign-up/sign-up';
import { Radio } from '@mantine/core';
import { useMemo, useState } from 'react';
import { call } from '../core/call.ts';
import { useTexts } from '../core/i18n.ts';
import { ownToday } from '../core/today.ts';
import { DateField } from '../ui/date-field.tsx';
import { NumberField } from '../ui/number-field.tsx';
import { ChoiceSelect } from './choice-select.tsx';
import classes from './step-form.module.css';
import { StepForm } from './step-form.tsx';
import { type StepProps, useStepForm } from './use-step-form.ts';

export function ConditionsStep({ type, draft }: StepProps) {
  const { t } = useTexts();
  // The day here; the server judges by the operator's.
  const [today] = useState(ownToday);
  const empty = {
    contractType: 'Freelance' as const,
    legalStatus: null,
    dailyRateCents: null,
    annualSalaryCents: null,
    availableFrom: null,
  };
  const form = useStepForm(
    useMemo(() => async () => (await import('@jalon/domain/sign-up/sign-up-schema')).conditionsOn(today), [today]),
    {
      type,
      step: 'conditions',
      initial: draft.conditions ?? empty,
      save: (body) => call('PUT /api/sign-up/freelance/conditions', { body }),
    },
  );
  const { contractType, dailyRateCents, annualSalaryCents, availableFrom } = form.values;
  const [daily, annual, from] = [form.field('dailyRateCents'), form.field('annualSalaryCents'), form.field('availableFrom')];
  const changeContract = (type: unknown) => {
    form.field('contractType').onChange(type);
    form.set(...amountOutOfSight(type, form.values));
  };
  return (
    <StepForm form={form} label={t('signUp.conditions.title')} back={href(signUpRoute(type, 2))}>
      <Radio.Group name="contractType" label={t('signUp.conditions.contractType')} value={contractType} onChange={changeContract}>
        <div className={classes.choices}>
          {contractTypes.map((one) => (
            <Radio key={one} value={one} label={t(`signUp.conditions.contractTypes.${one}`)} />
          ))}
        </div>
      </Radio.Group>
      {contractType === 'Freelance' ? (
        <div className={classes.pair}>
          <ChoiceSelect
            name="legalStatus"
            label={t('signUp.conditions.legalStatus')}
            field={form.field('legalStatus')}
            choices={legalStatuses.map((id) => ({ id, value: t(`signUp.conditions.legalStatuses.${id}`) }))}
          />
          <NumberField
            key="daily"
            kind="money"
            name="dailyRate"
            label={t('signUp.conditions.dailyRate')}
            aria-required
            {...daily}
            value={dailyRateCents}
          />
        </div>
      ) : (
        <NumberField
          key="annual"
          kind="money"
          name="annualSalary"
          label={t('signUp.conditions.annualSalary')}
          aria-required
          {...annual}
          value={annualSalaryCents}
        />
      )}
      <Radio.Group
        name="availability"
        label={t('signUp.conditions.availability')}
        value={availableFrom === null ? 'now' : 'later'}
        onChange={(choice) => from.onChange(choice === 'now' ? null : '')}
      >
        <div className={classes.choices}>
          <Radio value="now" label={t('signUp.conditions.now')} />
          <Radio value="later" label={t('signUp.conditions.later')} />
        </div>
      </Radio.Group>
      {availableFrom !== null && (
        <DateField
          name="availableFrom"
          label={t('signUp.conditions.from')}
          min={today}
          max={`${lastYear}-12-31`}
          required
          withAsterisk={false}
          {...from}
        />
      )}
    </StepForm>
  );
}

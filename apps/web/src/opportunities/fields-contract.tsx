import type { ContractType } from '@jalon/domain/sign-up/sign-up';
import { Input } from '@mantine/core';
import { useTexts } from '../core/i18n.ts';
import { ChoiceSwitch } from '../ui/choice-switch.tsx';
import { NumberField } from '../ui/number-field.tsx';
import { FormPanel } from './form-panel.tsx';
import classes from './need-form.module.css';
import type { NeedFormState } from './use-need-form.ts';

/** The most common first. */
const contracts: readonly ContractType[] = ['Freelance', 'CDI', 'CDD'];

/** The contract, and what goes with it: a day has a rate, a post has a salary. */
export function ContractFields({ state: { form } }: { state: NeedFormState }) {
  const { t } = useTexts();
  const { values, field, set } = form;
  const money = (name: 'dailyRateFromCents' | 'dailyRateToCents' | 'annualSalaryCents', label: string) => (
    <NumberField
      kind="money"
      label={label}
      // Asked for before it is posted; only the lower end of a range is not.
      withAsterisk={name !== 'dailyRateFromCents'}
      {...field(name)}
      value={values[name]}
      onChange={(value) => set(name, value)}
    />
  );
  return (
    <FormPanel title={t('needs.form.contract')}>
      <div className={`${classes.full} ${classes.contracts}`}>
        <Input.Label component="span">{t('needs.form.contractType')}</Input.Label>
        <ChoiceSwitch
          label={t('needs.form.contractType')}
          value={values.contractType}
          options={contracts.map((value) => ({ value, label: value }))}
          onPick={(type) => set('contractType', type)}
        />
        <Input.Description>{t('needs.form.contractHint')}</Input.Description>
      </div>
      {values.contractType === 'Freelance' ? (
        <>
          {money('dailyRateFromCents', t('needs.form.rateFrom'))}
          {money('dailyRateToCents', t('needs.form.rateTo'))}
        </>
      ) : (
        money('annualSalaryCents', t('needs.form.salary'))
      )}
    </FormPanel>
  );
}

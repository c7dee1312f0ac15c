import { contractTypes } from '@jalon/domain/sign-up/sign-up';
import { Input, SegmentedControl } from '@mantine/core';
import { useTexts } from '../core/i18n.ts';
import { NumberField } from '../ui/number-field.tsx';
import { FormPanel } from './form-panel.tsx';
import classes from './need-form.module.css';
import type { NeedFormState } from './use-need-form.ts';

/** The contract, and what goes with it: a day has a rate, a post has a salary. */
export function ContractFields({ state: { form } }: { state: NeedFormState }) {
  const { t } = useTexts();
  const { values, field, set } = form;
  const money = (name: 'dailyRateFromCents' | 'dailyRateToCents' | 'annualSalaryCents', label: string) => (
    <NumberField kind="money" label={label} {...field(name)} value={values[name]} onChange={(value) => set(name, value)} />
  );
  return (
    <FormPanel title={t('needs.form.contract')}>
      <Input.Wrapper
        className={classes.full}
        label={t('needs.form.contractType')}
        labelElement="div"
        description={t('needs.form.contractHint')}
        inputWrapperOrder={['label', 'input', 'description']}
      >
        <SegmentedControl
          fullWidth
          aria-label={t('needs.form.contractType')}
          data={[...contractTypes]}
          value={values.contractType}
          onChange={(type) => set('contractType', type)}
        />
      </Input.Wrapper>
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

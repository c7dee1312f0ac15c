import { amountOf, type ServiceCalendar } from '@jalon/domain/contracts/contract-terms';
import { paymentCeiling, paymentStarts } from '@jalon/domain/contracts/pay';
import { feeModes } from '@jalon/domain/deliveries/delivery';
import { Checkbox, Input, NativeSelect } from '@mantine/core';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import { ChoiceSwitch } from '../ui/choice-switch.tsx';
import { NumberField } from '../ui/number-field.tsx';
import classes from './contract-form.module.css';
import type { TermsFormState } from './terms-form.tsx';

/** Of a service: its fee, its days, what they come to, and when it is paid. */
export function ServiceFields({ form, delivery }: { form: TermsFormState; delivery: ServiceCalendar | null }) {
  const { t } = useTexts();
  const format = useFormat();
  const { feeMode, feeCents, days, startsOn, endsOn, paymentFrom, isPeriodic } = form.values;
  const numbers = typeof feeCents === 'number' && typeof days === 'number' && Boolean(startsOn);
  const amount = numbers ? amountOf({ feeMode, feeCents, days, startsOn, endsOn, delivery }) : null;
  const ceiling =
    paymentFrom &&
    t(isPeriodic ? 'contracts.form.ceilingPeriodic' : 'contracts.form.ceiling', { days: paymentCeiling(paymentFrom, isPeriodic) });
  const label = (name: 'feeMode' | 'feeCents' | 'days' | 'paymentDays' | 'paymentFrom' | 'isPeriodic') => t(`words.contract.field.${name}`);
  return (
    <>
      <Input.Wrapper label={label('feeMode')} labelElement="div" error={form.field('feeMode').error}>
        <div>
          <ChoiceSwitch
            label={label('feeMode')}
            value={feeMode ?? 'daily'}
            options={feeModes.map((value) => ({ value, label: t(`words.contract.value.feeMode.${value}`) }))}
            onPick={(value) => form.set('feeMode', value)}
          />
        </div>
      </Input.Wrapper>
      <NumberField
        kind="money"
        label={label('feeCents')}
        required
        {...form.field('feeCents')}
        value={feeCents}
        onChange={(value) => form.set('feeCents', value)}
      />
      <NumberField
        kind="days"
        label={label('days')}
        required
        description={amount !== null && t('contracts.form.comesTo', { amount: format.euros(amount) })}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        {...form.field('days')}
        value={days}
        onChange={(value) => form.set('days', value)}
      />
      <span />
      <NumberField
        kind="calendarDays"
        inputMode="numeric"
        label={label('paymentDays')}
        required
        description={ceiling}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        {...form.field('paymentDays')}
        value={form.values.paymentDays}
        onChange={(value) => form.set('paymentDays', value)}
      />
      <NativeSelect
        label={label('paymentFrom')}
        {...form.field('paymentFrom')}
        onChange={({ currentTarget: { value } }) => form.set('paymentFrom', value)}
        data={paymentStarts.map((value) => ({ value, label: t(`words.contract.value.paymentFrom.${value}`) }))}
      />
      <Checkbox
        className={classes.wide ?? ''}
        label={t('contracts.terms.periodic')}
        checked={isPeriodic}
        onChange={({ currentTarget }) => form.set('isPeriodic', currentTarget.checked)}
      />
    </>
  );
}

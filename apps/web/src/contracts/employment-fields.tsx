import { contractCategories, workingTimes } from '@jalon/domain/contracts/contract-terms';
import { employerCost, hourlyOf, hoursInMonth, monthlyOf } from '@jalon/domain/contracts/pay';
import { formatDays } from '@jalon/domain/core/days';
import { readHundredths } from '@jalon/domain/core/typed';
import { Input, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import { ChoiceSwitch } from '../ui/choice-switch.tsx';
import { NumberField } from '../ui/number-field.tsx';
import { TypedField } from '../ui/typed-field.tsx';
import type { TermsFormState } from './terms-form.tsx';

type Paid = 'hourlyCents' | 'monthlyCents';
const order: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'description', 'error'];

/** Of employment: whichever salary is typed, the other follows from it and the hours, and both say how. */
export function EmploymentFields({ form }: { form: TermsFormState }) {
  const { t, language } = useTexts();
  const format = useFormat();
  /** The salary that was agreed; the other is reckoned. */
  const [led, setLed] = useState<Paid>('monthlyCents');
  const { values } = form;
  const isNumber = (value: unknown): value is number => typeof value === 'number';
  const { hourlyCents, monthlyCents, hoursPerWeek, loadFactor } = values;
  const label = (name: Paid | 'category' | 'workingTime' | 'hoursPerWeek' | 'loadFactor') => t(`words.contract.field.${name}`);

  const follow = (from: Paid, cents: unknown, hours: unknown) => {
    if (!isNumber(cents) || !isNumber(hours) || hours <= 0) return;
    if (from === 'hourlyCents') form.set('monthlyCents', monthlyOf(cents, hours));
    else form.set('hourlyCents', hourlyOf(cents, hours));
  };
  const pay = (name: Paid, value: unknown) => {
    setLed(name);
    form.set(name, value);
    follow(name, value, hoursPerWeek);
  };
  const isKnown = isNumber(hourlyCents) && isNumber(monthlyCents) && isNumber(hoursPerWeek);
  const said = isKnown && {
    hourly: format.euros(hourlyCents),
    monthly: format.euros(monthlyCents),
    hours: formatDays(hoursInMonth(hoursPerWeek), language),
  };
  const cost =
    isNumber(monthlyCents) && isNumber(loadFactor)
      ? t('contracts.form.costIs', {
          monthly: format.euros(monthlyCents),
          factor: formatDays(loadFactor, language),
          cost: format.euros(employerCost(monthlyCents, loadFactor)),
        })
      : undefined;
  const hundredths = (unit: RegExp) => ({
    read: (typed: string) => readHundredths(typed, language, unit),
    write: (value: number) => formatDays(value, language),
  });
  return (
    <>
      <NativeSelect
        label={label('category')}
        {...form.field('category')}
        onChange={({ currentTarget: { value } }) => form.set('category', value)}
        data={contractCategories.map((value) => ({ value, label: t(`words.contract.value.category.${value}`) }))}
      />
      <Input.Wrapper label={label('workingTime')} labelElement="div" error={form.field('workingTime').error}>
        <div>
          <ChoiceSwitch
            label={label('workingTime')}
            value={values.workingTime ?? 'full'}
            options={workingTimes.map((value) => ({ value, label: t(`words.contract.value.workingTime.${value}`) }))}
            onPick={(value) => form.set('workingTime', value)}
          />
        </div>
      </Input.Wrapper>
      <TypedField
        label={label('hoursPerWeek')}
        required
        unit={t('contracts.form.hours')}
        {...hundredths(/h(eures?|ours?)?$/)}
        {...form.field('hoursPerWeek')}
        value={hoursPerWeek}
        onChange={(value) => {
          form.set('hoursPerWeek', value);
          follow(led, values[led], value);
        }}
      />
      <span />
      <NumberField
        kind="money"
        label={label('monthlyCents')}
        required
        description={said && led === 'hourlyCents' && t('contracts.form.monthlyIs', said)}
        inputWrapperOrder={order}
        {...form.field('monthlyCents')}
        value={monthlyCents}
        onChange={(value) => pay('monthlyCents', value)}
      />
      <NumberField
        kind="money"
        label={label('hourlyCents')}
        required
        description={said && led === 'monthlyCents' && t('contracts.form.hourlyIs', said)}
        inputWrapperOrder={order}
        {...form.field('hourlyCents')}
        value={hourlyCents}
        onChange={(value) => pay('hourlyCents', value)}
      />
      <TypedField
        label={label('loadFactor')}
        required
        description={cost}
        inputWrapperOrder={order}
        {...hundredths(/$/)}
        {...form.field('loadFactor')}
        value={loadFactor}
        onChange={(value) => form.set('loadFactor', value)}
      />
      <span />
    </>
  );
}

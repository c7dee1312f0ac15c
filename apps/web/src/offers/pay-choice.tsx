import type { applicationFlow } from '@jalon/domain/applications/application';
import type { Opportunity } from '@jalon/domain/opportunities/opportunity';
import type { Offer } from '@jalon/domain/talents/talent-schema';
import { useState } from 'react';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import { NumberField } from '../ui/number-field.tsx';
import type { useSchemaForm } from '../ui/schema-form.ts';
import classes from './apply-form.module.css';

type Form = Pick<ReturnType<typeof useSchemaForm<typeof applicationFlow.create.input>>, 'values' | 'field' | 'set'>;
type PayProps = { form: Form; need: Opportunity; offer: Offer | null };

/** One’s own price, what the need offers, or another: for this need only. */
export function PayChoice({ form, need, offer }: PayProps) {
  const { t } = useTexts();
  const format = useFormat();
  const isFreelance = need.contractType === 'Freelance';
  const field = isFreelance ? 'dailyRateCents' : 'annualSalaryCents';
  const [own, offered] = isFreelance
    ? [offer?.dailyRateCents ?? null, need.dailyRateToCents]
    : [offer?.annualSalaryCents ?? null, need.annualSalaryCents];
  const value = form.values[field];
  const known = [
    { cents: own, text: t(isFreelance ? 'offers.form.own' : 'offers.form.ownSalary') },
    { cents: offered === own ? null : offered, text: t('offers.form.offered') },
  ].filter((choice): choice is { cents: number; text: string } => choice.cents !== null);
  const [isOther, setOther] = useState(!known.some(({ cents }) => cents === value));
  const stays = t(isFreelance ? 'offers.form.rateStays' : 'offers.form.salaryStays', { amount: format.euros(own ?? 0) });
  return (
    <fieldset className={classes.pay}>
      <legend className={classes.label}>
        {t(isFreelance ? 'offers.form.rate' : 'offers.form.salary')}
        <span>{t(isFreelance ? 'offers.form.rateHint' : 'offers.form.salaryHint')}</span>
      </legend>
      <div className={classes.rates}>
        {known.map(({ cents, text }) => (
          <label key={text} className={classes.rate}>
            <input
              type="radio"
              name={field}
              checked={!isOther && value === cents}
              onChange={() => {
                setOther(false);
                form.set(field, cents);
              }}
            />
            <b>{format.euros(cents)}</b>
            {text}
          </label>
        ))}
        <label className={classes.rate}>
          <input type="radio" name={field} checked={isOther} onChange={() => setOther(true)} />
          <b>{t('offers.form.other')}</b>
          {t('offers.form.otherText')}
        </label>
      </div>
      {isOther && (
        <NumberField
          {...form.field(field)}
          kind="money"
          className={classes.below}
          label={t('offers.form.amount')}
          onChange={(cents) => form.set(field, cents)}
        />
      )}
      {own !== null && value !== own && <p className={`${classes.hint} ${classes.below}`}>{stays}</p>}
    </fieldset>
  );
}

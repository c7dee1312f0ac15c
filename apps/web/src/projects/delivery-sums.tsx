import { isoDate } from '@jalon/domain/core/date-fields';
import { formatPercent } from '@jalon/domain/core/percent';
import type { DeliveryInput } from '@jalon/domain/deliveries/delivery';
import { marginOf, plannedCents } from '@jalon/domain/deliveries/plan';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import classes from './delivery-dialog.module.css';

/** What the terms that are typed come to: the amount sold, and what is left of it. */
export function DeliverySums({ values }: { values: Record<string, unknown> }) {
  const { t, language } = useTexts();
  const format = useFormat();
  const { startsOn, endsOn, daysSold, daysPerWeek, sellCents, buyCents } = values;
  // A year that is half typed would be counted day by day from antiquity on.
  const isDated = isoDate.safeParse(startsOn).success && isoDate.safeParse(endsOn).success;
  if (!isDated || typeof daysSold !== 'number' || typeof daysPerWeek !== 'number' || typeof sellCents !== 'number') return null;
  // The others are chosen, never typed.
  const sold = values as DeliveryInput;
  const amount = plannedCents(sold, sellCents);
  const margin = typeof buyCents === 'number' ? marginOf(amount, plannedCents(sold, buyCents)) : undefined;
  if (amount === 0) return null;
  return (
    <dl className={classes.sums}>
      <div>
        <dt>{t('projects.engage.amount')}</dt>
        <dd>{format.euros(amount)}</dd>
      </div>
      {margin && (
        <div>
          <dt>{t('projects.engage.margin')}</dt>
          <dd>{t('projects.engage.marginShare', { amount: format.euros(margin.cents), share: formatPercent(margin.share, language) })}</dd>
        </div>
      )}
    </dl>
  );
}

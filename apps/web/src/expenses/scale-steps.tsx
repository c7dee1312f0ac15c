import type { ExpenseLine } from '@jalon/domain/expense-reports/expense-report';
import { bandsFor } from '@jalon/domain/vehicles/kilometre-scale';
import { stepsOf } from '@jalon/domain/vehicles/kilometre-steps';
import { capital } from '../core/capital.ts';
import { useTexts } from '../core/i18n.ts';
import classes from './scale-steps.module.css';
import { useWords } from './use-words.ts';

/** How some kilometres of a vehicle come to their amount: the year before them, each band they fall in, and what the scale gives. */
export function ScaleSteps({ trips, month }: { trips: readonly ExpenseLine[]; month: string }) {
  const { t } = useTexts();
  const words = useWords();
  const [first] = trips;
  const derived = trips.flatMap(({ derivation }) => derivation ?? []);
  if (!first?.vehicle || !derived[0]) return null;
  const { vehicle } = first;
  const year = first.date.slice(0, 4);
  const { steps, settledCents, restCents, totalCents, span } = stepsOf(derived[0].version, vehicle, derived);
  const hundredths = steps.reduce((sum, step) => sum + step.hundredths, 0);
  // Nothing is explained of a trip whose distance is yet to be typed.
  if (hundredths === 0) return null;
  const before = Math.min(...derived.map((one) => one.before.hundredths));
  const after = Math.max(...derived.map((one) => one.after.hundredths));
  const edges = bandsFor(derived[0].version, vehicle).map(({ upTo }) => upTo * 100);
  const next = edges.find((edge) => after <= edge) ?? Number.POSITIVE_INFINITY;
  const crossed = edges.filter((edge) => edge > before && edge < after);
  // As far as the next edge, but never so far that what is told could not be seen.
  const end = Math.max(after * 1.04, Math.min(next, after * 1.17));
  const share = (part: number) => `${(part / end) * 100}%`;
  const shown = crossed.length > 0 ? crossed : next <= end ? [next] : [];
  const step = ({ over, upTo, hundredths: some }: (typeof steps)[number]) => {
    const values = { distance: words.distance(some), edge: words.distance(upTo), from: words.kilometres(over + 100) };
    if (over === 0) return t('expenses.scale.upTo', values);
    return upTo === Number.POSITIVE_INFINITY
      ? t('expenses.scale.above', { ...values, edge: words.distance(over) })
      : t('expenses.scale.between', values);
  };
  const title = t('expenses.scale.how', { distance: words.distance(hundredths), amount: words.money(totalCents) });
  return (
    <div className={classes.scale}>
      <div className={classes.head}>
        <h3>{title}</h3>
        <span>
          {vehicle.label} · {t('expenses.scale.which', { year })}
        </span>
      </div>
      <div
        className={classes.bar}
        role="img"
        aria-label={`${title}. ${t('expenses.scale.before', { distance: words.distance(before), year })}`}
      >
        <i data-part="past" style={{ width: share(before) }} />
        {steps.map((one, at) => (
          <i key={one.over} data-part={at === 0 ? 'near' : 'far'} style={{ width: share(one.hundredths) }} />
        ))}
        {shown.map((edge) => (
          <span key={edge} className={classes.mark} style={{ left: share(edge) }} />
        ))}
        <span
          className={classes.now}
          data-side={after / end > 0.7 ? 'before' : undefined}
          style={after / end > 0.7 ? { right: `calc(100% - ${share(after)})` } : { left: share(after) }}
        >
          {words.distance(after)}
        </span>
      </div>
      <div className={classes.axis} aria-hidden>
        <span>{t('expenses.scale.before', { distance: words.distance(before), year })}</span>
        {shown.map((edge) => (
          <b key={edge} style={{ left: share(edge) }}>
            {words.distance(edge)}
          </b>
        ))}
      </div>
      <dl className={classes.derive}>
        {steps.map((one, at) => (
          <div key={one.over}>
            <dt>
              <i data-part={at === 0 ? 'near' : 'far'} aria-hidden />
              {step(one)}
            </dt>
            <dd>{t('expenses.scale.times', { distance: words.kilometres(one.hundredths), rate: words.rate(one.rate) })}</dd>
            <dd>{words.money(one.cents)}</dd>
          </div>
        ))}
        {restCents !== 0 && <Other name={t('expenses.scale.rest')} amount={words.money(restCents)} />}
        {settledCents !== 0 && <Other name={t('expenses.scale.settled')} amount={words.money(settledCents)} />}
        <div data-sum>
          <dt>{capital(words.month(month).replace(/\s*\d{4}$/, ''))}</dt>
          <dd>
            {span &&
              t('expenses.scale.formula', {
                ...{ after: words.kilometres(span.after.hundredths), before: words.kilometres(span.before.hundredths) },
                ...{ afterAmount: words.money(span.after.cents), beforeAmount: words.money(span.before.cents) },
              })}
          </dd>
          <dd>{words.money(totalCents)}</dd>
        </div>
      </dl>
    </div>
  );
}

const Other = ({ name, amount }: { name: string; amount: string }) => (
  <div>
    <dt>
      <i aria-hidden />
      {name}
    </dt>
    <dd />
    <dd>{amount}</dd>
  </div>
);

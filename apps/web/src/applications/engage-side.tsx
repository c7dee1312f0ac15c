import type { Application } from '@jalon/domain/applications/application';
import { isType } from '@jalon/domain/core/actor';
import { formatDays } from '@jalon/domain/core/days';
import { formatPercent } from '@jalon/domain/core/percent';
import { marginOf, plannedCents, plannedMonths } from '@jalon/domain/deliveries/plan';
import type { Project } from '@jalon/domain/projects/project';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../core/call.ts';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import { useUser } from '../core/session.ts';
import { applicationClient } from './applications.api.ts';
import classes from './engage.module.css';
import type { EngageForm } from './engage-dialog.tsx';

type Props = { form: EngageForm; projects: readonly Project[]; row: Application };

const engagementQuery = (id: string) =>
  queryOptions({
    queryKey: [...applicationClient.key, 'engagement', id],
    queryFn: ({ signal }) => call('GET /api/applications/:id/engagement', { params: { id } }, { signal }),
  });

/** What this will make: its amount by month, what becomes of the budget, and what was looked at. */
export function EngageSide({ form, projects, row }: Props) {
  const { t, language } = useTexts();
  const format = useFormat();
  const isStaff = !isType(useUser(), 'Company');
  const { delivery, projectId } = form.values;
  const months = typeof delivery.daysSold === 'number' ? plannedMonths(delivery, Number(delivery.sellCents ?? 0)) : [];
  const sumOf = (cents: number) => (months.length > 0 ? plannedCents(delivery, cents) : 0);
  const amount = sumOf(Number(delivery.sellCents ?? 0));
  const cost = isStaff && delivery.buyCents ? sumOf(Number(delivery.buyCents)) : undefined;
  const margin = cost === undefined ? undefined : marginOf(amount, cost);
  const monthName = (month: string) =>
    new Intl.DateTimeFormat(language === 'fr' ? 'fr-FR' : 'en-GB', { month: 'long', timeZone: 'UTC' }).format(new Date(`${month}-01`));
  const project = projects.find(({ id }) => id === projectId);
  return (
    <aside className={classes.side}>
      <p className={classes.muted}>{t('projects.engage.amount')}</p>
      <p className={classes.amount}>{format.euros(amount)}</p>
      <p className={classes.muted}>
        {t('projects.engage.product', {
          days: formatDays(Number(delivery.daysSold) || 0, language),
          rate: format.euros(Number(delivery.sellCents ?? 0)),
        })}
      </p>
      <dl className={classes.lines}>
        {months.map(({ month, days, cents }) => (
          <div key={month}>
            <dt>{t('projects.engage.month', { month: monthName(month), days: formatDays(days, language) })}</dt>
            <dd>{format.euros(cents)}</dd>
          </div>
        ))}
        {margin && cost !== undefined && (
          <>
            <div data-strong>
              <dt>{t('projects.engage.cost')}</dt>
              <dd>{format.euros(cost)}</dd>
            </div>
            <div data-strong>
              <dt>{t('projects.engage.margin')}</dt>
              <dd>
                {t('projects.engage.marginShare', { amount: format.euros(margin.cents), share: formatPercent(margin.share, language) })}
              </dd>
            </div>
          </>
        )}
      </dl>
      {project && <Budget project={project} amount={amount} />}
      <Checks row={row} delivery={delivery} />
    </aside>
  );
}

/** What the project comes to with it, and whether that is more than was ordered. */
function Budget({ project, amount }: { project: Project; amount: number }) {
  const { t } = useTexts();
  const format = useFormat();
  const { title, signedBudgetCents: signed } = project;
  const consumed = project.consumedCents ?? 0;
  const sold = Math.max(0, (project.predictedCents ?? 0) - consumed);
  const all = consumed + sold + amount;
  const whole = Math.max(all, signed ?? 0, 1);
  const parts = [
    ['spent', consumed],
    ['already', sold],
    ['this', amount],
  ] as const;
  return (
    <section>
      <h4>
        {t('projects.engage.budgetOf', { name: title })}
        {signed !== null && <span>{t('projects.budget.signed', { amount: format.euros(signed) })}</span>}
      </h4>
      <div className={classes.bar} aria-hidden>
        {parts.map(([key, cents]) => (
          <span key={key} data-part={key} style={{ width: `${(cents / whole) * 100}%` }} />
        ))}
        {signed !== null && <i style={{ left: `${(signed / whole) * 100}%` }} />}
      </div>
      <dl className={classes.lines}>
        {parts.map(([key, cents]) => (
          <div key={key}>
            <dt>{t(`projects.engage.${key}`)}</dt>
            <dd>{format.euros(cents)}</dd>
          </div>
        ))}
        <div data-strong>
          <dt>{t('projects.budget.predicted')}</dt>
          <dd>{format.euros(all)}</dd>
        </div>
      </dl>
      {signed !== null && all > signed && (
        <p className={classes.over}>{t('projects.budget.over', { amount: format.euros(all - signed) })}</p>
      )}
    </section>
  );
}

type ChecksProps = { row: Application; delivery: { startsOn: string; endsOn: string } };

function Checks({ row, delivery: { startsOn, endsOn } }: ChecksProps) {
  const { t } = useTexts();
  const format = useFormat();
  const found = useQuery(engagementQuery(row.id)).data;
  if (!found) return null;
  const { availableFrom, areDocumentsInOrder, deliveries } = found;
  const meanwhile = deliveries.filter((one) => one.startsOn <= endsOn && one.endsOn >= startsOn);
  const isLate = availableFrom !== null && availableFrom > startsOn;
  const checks = [
    {
      isMet: availableFrom !== null && !isLate,
      text: isLate
        ? t('projects.engage.notAvailable', { date: format.day(availableFrom) })
        : t(availableFrom === null ? 'projects.engage.availabilityUnknown' : 'projects.engage.available'),
    },
    { isMet: areDocumentsInOrder, text: t(areDocumentsInOrder ? 'projects.engage.documents' : 'projects.engage.documentsMissing') },
    {
      isMet: meanwhile.length === 0,
      text:
        meanwhile.length === 0
          ? t('projects.engage.free')
          : t('projects.engage.busy', { names: meanwhile.map(({ title }) => title).join(', ') }),
    },
  ];
  return (
    <section>
      <h4>{t('projects.engage.checked')}</h4>
      <ul className={classes.checks}>
        {checks.map(({ isMet, text }) => (
          <li key={text} data-met={isMet || undefined}>
            {isMet ? <IconCircleCheck size={18} stroke={1.75} aria-hidden /> : <IconAlertTriangle size={18} stroke={1.75} aria-hidden />}
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}

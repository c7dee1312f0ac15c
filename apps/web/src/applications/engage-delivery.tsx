import type { Application } from '@jalon/domain/applications/application';
import { isType } from '@jalon/domain/core/actor';
import { formatDays } from '@jalon/domain/core/days';
import { formatPercent } from '@jalon/domain/core/percent';
import { feeModes, workingDaysOf } from '@jalon/domain/deliveries/delivery';
import { daysByRhythm, marginOf } from '@jalon/domain/deliveries/plan';
import type { Project } from '@jalon/domain/projects/project';
import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import { useUser } from '../core/session.ts';
import { DateField } from '../ui/date-field.tsx';
import { NumberField } from '../ui/number-field.tsx';
import classes from './engage.module.css';
import type { EngageForm } from './engage-dialog.tsx';

type Props = { form: EngageForm; projects: readonly Project[]; row: Application };
type Name = keyof EngageForm['values']['delivery'];

/** The terms of the delivery: days follow dates and rhythm, and of the staff the price, the pay and what is left hold together. */
export function EngageDelivery({ form, projects, row }: Props) {
  const { t, language } = useTexts();
  const format = useFormat();
  const isStaff = !isType(useUser(), 'Company');
  const { values } = form;
  const { delivery } = values;
  const field = (name: Name) => form.field(`delivery.${name}` as never);
  const set = (name: Name, value: unknown) => form.set(`delivery.${name}` as never, value);
  const isPeriod = delivery.startsOn < delivery.endsOn;
  const working = isPeriod ? workingDaysOf(delivery) : 0;
  const move = (change: Partial<typeof delivery>) => {
    const next = { ...delivery, ...change };
    for (const [name, value] of Object.entries(change)) set(name as Name, value);
    if (next.startsOn < next.endsOn) set('daysSold', daysByRhythm(next, next.daysPerWeek));
    // A project that is opened for it lasts as long.
    if (values.project) form.set('project', { ...values.project, startsOn: next.startsOn, endsOn: next.endsOn });
  };
  const day = (name: 'startsOn' | 'endsOn') => ({
    ...{ ...field(name), required: true, onChange: (value: string | null) => move({ [name]: value ?? '' }) },
  });
  const number = (name: Name, kind: 'money' | 'days') => ({
    ...{ kind, label: t(`projects.delivery.column.${name}`), ...field(name), onChange: (value: unknown) => set(name, value) },
  });
  const project = projects.find(({ id }) => id === values.projectId);
  const endsBefore = project?.endsOn && isPeriod && project.endsOn < delivery.endsOn ? project.endsOn : undefined;
  const { sellCents, buyCents, feeMode } = delivery;
  const margin = sellCents !== null && buyCents !== null ? marginOf(sellCents, buyCents) : undefined;
  return (
    <section className={classes.section}>
      <h3>
        <span aria-hidden>2</span> {t('projects.engage.delivery')}
      </h3>
      <div className={classes.grid}>
        <TextInput className={classes.wide} label={t('projects.delivery.column.title')} required maxLength={50} {...field('title')} />
        <DateField label={t('projects.delivery.column.startsOn')} {...day('startsOn')} />
        <DateField label={t('projects.delivery.column.endsOn')} {...day('endsOn')} />
      </div>
      {endsBefore && (
        <div className={classes.notice}>
          <span>{t('projects.engage.projectEnds', { date: format.day(endsBefore) })}</span>
          <Button size="compact-sm" variant="default" onClick={() => move({ endsOn: endsBefore })}>
            {t('projects.engage.keepEnd', { date: format.shortDay(endsBefore) })}
          </Button>
          <Button
            size="compact-sm"
            variant={values.extendsProject ? 'filled' : 'default'}
            aria-pressed={values.extendsProject}
            onClick={() => form.set('extendsProject', !values.extendsProject)}
          >
            {t('projects.engage.extend')}
          </Button>
        </div>
      )}
      <div className={classes.grid}>
        <NumberField {...number('daysSold', 'days')} required />
        <NumberField {...number('freeDays', 'days')} required />
        <NativeSelect
          label={t('projects.delivery.column.daysPerWeek')}
          value={String(delivery.daysPerWeek)}
          onChange={({ currentTarget }) => move({ daysPerWeek: Number(currentTarget.value) })}
          data={[1, 2, 3, 4, 5].map((count) => ({ value: String(count), label: t('projects.delivery.rhythm', { count }) }))}
        />
        <NativeSelect
          label={t('projects.delivery.column.feeMode')}
          value={feeMode}
          onChange={({ currentTarget }) => set('feeMode', currentTarget.value)}
          data={feeModes.map((value) => ({ value, label: t(`projects.delivery.feeMode.${value}`) }))}
        />
        {isStaff ? (
          <>
            <NumberField {...number('sellCents', 'money')} label={t('projects.engage.sell')} required />
            <NumberField {...number('buyCents', 'money')} label={t('projects.engage.buy')} />
            <NumberField
              kind="money"
              label={t('projects.engage.margin')}
              value={margin?.cents ?? ''}
              description={margin && formatPercent(margin.share, language)}
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              onChange={(value) => typeof value === 'number' && buyCents !== null && set('sellCents', buyCents + value)}
            />
          </>
        ) : (
          <NumberField
            {...number('sellCents', 'money')}
            label={t(feeMode === 'daily' ? 'projects.engage.rate' : 'projects.engage.monthlyRate')}
            required
          />
        )}
        <NumberField {...number('dailyExpensesCents', 'money')} required />
        <NumberField {...number('monthlyExpensesCents', 'money')} required />
      </div>
      <p className={classes.hint}>
        {t('projects.engage.working', { days: formatDays(working, language) })}{' '}
        {row.dailyRateCents !== null && t('projects.engage.asked', { amount: format.euros(row.dailyRateCents) })}
      </p>
      <Textarea label={t('projects.delivery.column.conditions')} autosize minRows={2} maxRows={6} {...field('conditions')} />
    </section>
  );
}

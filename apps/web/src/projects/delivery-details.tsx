import { isType } from '@jalon/domain/core/actor';
import { addDays } from '@jalon/domain/core/dates';
import { formatPercent } from '@jalon/domain/core/percent';
import { permitsUser } from '@jalon/domain/core/permission';
import type { Delivery } from '@jalon/domain/deliveries/delivery';
import { lastDayOf } from '@jalon/domain/deliveries/interruptions';
import { marginOf } from '@jalon/domain/deliveries/plan';
import { Alert, Stack } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { ContractLink } from '../contracts/contract-link.tsx';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import { useUser } from '../core/session.ts';
import { ownToday } from '../core/today.ts';
import { RecordHistory } from '../history/record-history.tsx';
import { PersonFace } from '../ui/face.tsx';
import { Facts } from '../ui/facts.tsx';
import { RecordHeader } from '../ui/record-header.tsx';
import { useRecordActs } from '../ui/use-record-acts.tsx';
import { useException } from '../vigilance/use-exception.ts';
import { DaysBar, DaysLeft } from './days-bar.tsx';
import { DeliveryBadge } from './delivery-badge.tsx';
import { ownerName, useProjectHrefs, useProjectWords } from './project-look.ts';
import { deliveryClient } from './projects.api.ts';
import classes from './projects.module.css';

/** Today, as far as it is inside; the day after the last one that was worked, or today where that is later. The end of a renewal is never the old one. */
const starting = (delivery: Delivery, action: string) => {
  const { startsOn, endsOn } = delivery;
  return {
    stoppedOn: [startsOn, [ownToday(), endsOn].sort()[0] ?? ''].sort()[1],
    resumesOn: [addDays(lastDayOf(delivery), 1), ...(delivery.state === 'stopped' && ownToday() <= endsOn ? [ownToday()] : [])]
      .sort()
      .at(-1),
    ...(action === 'renew' && { endsOn: '' }),
  };
};

/** A delivery with its terms, what became of it, and what can be done with it now. */
export function DeliveryDetails({ delivery, onGone }: { delivery: Delivery; onGone: () => void }) {
  const { t } = useTexts();
  const format = useFormat();
  const words = useProjectWords();
  const withException = useException();
  const { mutateAsync: act } = deliveryClient.useAct();
  const acts = useRecordActs(deliveryClient, {
    ...{ texts: 'projects.delivery', nameOf: (row) => row.title, isTyped: false, start: starting },
    around: (row, send) =>
      withException(async (reason) => {
        if (reason) await act({ row, action: 'authorise', input: { reason } });
        return send();
      }),
  });
  const history = useInfiniteQuery(deliveryClient.history(delivery.id));
  const { owner, title, isHeld, stoppedOn, reason, renewals, overlaps, conditions, daysWaiting, consumedCents } = delivery;
  const menu = acts
    .menuOf(delivery)
    // Only what waits for documents is let begin from here; the others are asked for on the desk.
    .filter(({ key }) => key !== 'ask' && (key !== 'authorise' || isHeld))
    .map((action) =>
      action.key === 'delete' ? { ...action, run: () => void acts.run(delivery, 'delete').then((isDone) => isDone && onGone()) } : action,
    );
  return (
    <Stack gap="lg">
      <RecordHeader
        face={<PersonFace person={owner} size={56} />}
        name={ownerName(delivery)}
        title={title}
        chips={<DeliveryBadge delivery={delivery} />}
        figures={[
          { name: t('projects.figure.worked'), value: <DaysBar {...delivery} waiting={daysWaiting} /> },
          { name: t('projects.delivery.left'), value: <DaysLeft {...delivery} /> },
          { name: t('projects.delivery.consumed'), value: consumedCents !== null && format.euros(consumedCents) },
        ]}
        actions={menu}
        primary={['renew', 'resume', 'flagRenewable']}
        beside={['update', 'stop']}
      />
      {isHeld && <Alert color="yellow">{t('projects.delivery.held')}</Alert>}
      {stoppedOn && reason && <Alert color="yellow">{t('projects.delivery.stopped', { date: format.day(stoppedOn), reason })}</Alert>}
      {overlaps.length > 0 && (
        <Alert color="brand" title={t('projects.delivery.overlaps')}>
          {overlaps.map((one) => (
            <div key={one.id}>
              {one.title} · {words.period(one)}
            </div>
          ))}
        </Alert>
      )}
      <Terms delivery={delivery} />
      {conditions && (
        <section>
          <h3 className={classes.section}>{t('projects.delivery.column.conditions')}</h3>
          <p className={classes.plain}>{conditions}</p>
        </section>
      )}
      {renewals.length > 0 && (
        <section>
          <h3 className={classes.section}>{t('projects.delivery.renewals')}</h3>
          <ul className={classes.rows}>
            {renewals.map(({ at, endedOn, endsOn, daysAdded }) => (
              <li key={at} className={classes.row}>
                <span className={classes.who}>{t('projects.delivery.renewal', { from: format.day(endedOn), to: format.day(endsOn) })}</span>
                <span className={classes.when}>{t('projects.delivery.renewalDays', { days: words.days(daysAdded) })}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <h3 className={classes.section}>{t('projects.delivery.history')}</h3>
        <RecordHistory found={history as never} />
      </section>
      {acts.dialog}
    </Stack>
  );
}

function Terms({ delivery }: { delivery: Delivery }) {
  const { t, language } = useTexts();
  const format = useFormat();
  const words = useProjectWords();
  const hrefs = useProjectHrefs();
  const { interruptions, project, company, sellCents, buyCents, feeMode, freeDays, daysPerWeek, dailyExpensesCents, monthlyExpensesCents } =
    delivery;
  const fee = (cents: number | null) => cents !== null && words.fee({ sellCents: cents, buyCents: null, feeMode });
  const margin = sellCents !== null && buyCents !== null ? marginOf(sellCents, buyCents) : undefined;
  const user = useUser();
  const isStaff = delivery.actions.includes('delete');
  const seesContract = isStaff || (isType(user, 'Company') && permitsUser(user, 'contracts.view'));
  return (
    <Facts
      facts={[
        {
          name: t('projects.column.project'),
          fact: (
            <Link to={hrefs.project(project.id)} className={classes.link}>
              {project.title}
            </Link>
          ),
        },
        { name: t('projects.column.company'), fact: company.name },
        {
          name: t('projects.delivery.contract'),
          fact: seesContract && <ContractLink deliveryId={delivery.id} className={classes.link} isStaff={isStaff} />,
        },
        { name: t('projects.column.period'), fact: words.period(delivery) },
        {
          name: t('projects.delivery.interruptions'),
          fact:
            interruptions.length > 0 &&
            interruptions.map(({ from, to }) => (
              <div key={from}>
                {from === to
                  ? t('projects.delivery.interruptionDay', { day: format.day(from) })
                  : t('projects.delivery.interruption', { from: format.day(from), to: format.day(to) })}
              </div>
            )),
        },
        { name: t('projects.delivery.column.freeDays'), fact: freeDays > 0 && words.days(freeDays) },
        { name: t('projects.delivery.column.daysPerWeek'), fact: t('projects.delivery.rhythm', { count: daysPerWeek }) },
        { name: t('projects.delivery.column.feeMode'), fact: t(`projects.delivery.feeMode.${feeMode}`) },
        { name: t(isStaff ? 'projects.delivery.sell' : 'projects.delivery.fee'), fact: fee(sellCents) },
        {
          name: t(isStaff ? 'projects.delivery.buy' : 'projects.delivery.fee'),
          fact: fee(buyCents) || (isStaff && t('projects.delivery.buyMissing')),
        },
        {
          name: t('projects.delivery.margin'),
          fact:
            margin &&
            t('projects.engage.marginShare', { amount: format.euros(margin.cents), share: formatPercent(margin.share, language) }),
        },
        { name: t('projects.delivery.column.dailyExpensesCents'), fact: dailyExpensesCents > 0 && format.euros(dailyExpensesCents) },
        { name: t('projects.delivery.column.monthlyExpensesCents'), fact: monthlyExpensesCents > 0 && format.euros(monthlyExpensesCents) },
        { name: t('projects.delivery.column.holidayZone'), fact: t(`projects.delivery.holidayZone.${delivery.holidayZone}`) },
      ]}
    />
  );
}

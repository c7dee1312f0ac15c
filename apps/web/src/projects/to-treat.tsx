import { isType } from '@jalon/domain/core/actor';
import { formatMonth } from '@jalon/domain/core/months';
import { permitsUser } from '@jalon/domain/core/permission';
import type { Delivery } from '@jalon/domain/deliveries/delivery';
import { endsSoon, isOversold, nearlyConsumed } from '@jalon/domain/projects/attention';
import type { Project } from '@jalon/domain/projects/project';
import { isPlain } from '@jalon/domain/reports/report-row';
import type { Timesheet } from '@jalon/domain/timesheets/timesheet';
import { Anchor, Button } from '@mantine/core';
import { IconCheck, IconCoinEuro } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { capital } from '../core/capital.ts';
import { useFormat } from '../core/format.ts';
import { useTexts } from '../core/i18n.ts';
import { useUser } from '../core/session.ts';
import { ownToday } from '../core/today.ts';
import { PersonFace } from '../ui/face.tsx';
import { Panel } from '../ui/panel.tsx';
import { useToast } from '../ui/toast.tsx';
import { ownerName, useProjectWords, useReportsHref } from './project-look.ts';
import { timesheetClient, waitingOf } from './projects.api.ts';
import classes from './projects.module.css';

/** What awaits the reader in a project: months to validate, deliveries that are over their days or end soon, a budget that is nearly consumed. */
export function ToTreat({ project, deliveries }: { project: Project; deliveries: readonly Delivery[] }) {
  const { t } = useTexts();
  const format = useFormat();
  const user = useUser();
  const [parameters] = useSearchParams();
  const reportsHref = useReportsHref();
  const seesMonths = !isType(user, 'Freelance') && permitsUser(user, 'timesheets.view');
  const months = useQuery({ ...waitingOf(project.id), enabled: seesMonths }).data?.rows ?? [];
  const awaited = months.filter(({ actions }) => actions.includes('validate'));
  const words = useProjectWords();
  const noted = [
    ...deliveries.filter(isOversold).map((delivery) => ({
      ...{ delivery, key: `over ${delivery.id}` },
      text: t('projects.toTreat.over', {
        ...{ title: delivery.title, worked: words.days(delivery.daysWorked), sold: words.days(delivery.daysSold) },
      }),
    })),
    ...deliveries
      .filter((one) => endsSoon(one, ownToday()))
      .map((delivery) => ({
        ...{ delivery, key: delivery.id },
        text: t('projects.toTreat.ends', { title: delivery.title, date: format.day(delivery.endsOn) }),
      })),
  ];
  const share = nearlyConsumed(project);
  if (awaited.length + noted.length === 0 && share === undefined) return null;
  return (
    <Panel
      title={t('projects.toTreat.title')}
      aside={
        awaited.length > 0 && (
          <Anchor component={Link} to={reportsHref({ project: project.id })} size="sm">
            {t('projects.toTreat.reports')}
          </Anchor>
        )
      }
      isFlush
    >
      <ul className={classes.rows}>
        {awaited.map((timesheet) => (
          <Month key={timesheet.id} timesheet={timesheet} />
        ))}
        {noted.map(({ key, delivery, text }) => (
          <li key={key} className={classes.row}>
            <PersonFace person={delivery.owner} size={32} />
            <span className={classes.who}>
              <span className={classes.name}>{ownerName(delivery)}</span>
              <span className={classes.line}>{text}</span>
            </span>
            <Button
              component={Link}
              to={`?${new URLSearchParams({ ...Object.fromEntries(parameters), delivery: delivery.id })}`}
              preventScrollReset
              variant="default"
              size="compact-md"
            >
              {t('projects.toTreat.see')}
            </Button>
          </li>
        ))}
        {share !== undefined && (
          <li className={classes.row}>
            <IconCoinEuro size={32} stroke={1.25} className={classes.paper} aria-hidden />
            <span className={classes.who}>
              <span className={classes.name}>{t('projects.toTreat.budget', { share })}</span>
              <span className={classes.line}>
                {t('projects.toTreat.budgetText', {
                  consumed: format.euros(project.consumedCents ?? 0),
                  signed: format.euros(project.signedBudgetCents ?? 0),
                })}
              </span>
            </span>
          </li>
        )}
      </ul>
    </Panel>
  );
}

function Month({ timesheet }: { timesheet: Timesheet }) {
  const { t, language } = useTexts();
  const format = useFormat();
  const toast = useToast();
  const words = useProjectWords();
  const reportsHref = useReportsHref();
  const { mutateAsync, isPending } = timesheetClient.useAct();
  const { owner, month, projectId, productionDays, absenceDays, sellCents } = timesheet;
  const name = ownerName(timesheet);
  const said = [
    capital(formatMonth(month, language)),
    t('projects.toTreat.days', { days: words.days(productionDays ?? 0) }),
    absenceDays ? t('projects.toTreat.away', { days: words.days(absenceDays) }) : undefined,
  ];
  const validate = () =>
    void mutateAsync({ row: timesheet, action: 'validate' }).then(() => toast.done(t('projects.toTreat.validated')), toast.failed);
  return (
    <li className={classes.row}>
      <PersonFace person={owner} size={32} />
      <span className={classes.who}>
        <span className={classes.name}>{name}</span>
        <span className={classes.line}>{said.filter(Boolean).join(', ')}</span>
      </span>
      {sellCents !== null && <span className={classes.amount}>{format.euros(sellCents)}</span>}
      <Button
        component={Link}
        to={reportsHref({ month, project: projectId })}
        variant="subtle"
        color="gray"
        size="compact-md"
        aria-label={`${t('projects.toTreat.month')}, ${name}`}
      >
        {t('projects.toTreat.month')}
      </Button>
      {isPlain(timesheet) && (
        <Button
          variant="default"
          size="compact-md"
          loading={isPending}
          leftSection={<IconCheck size={16} stroke={1.75} />}
          aria-label={`${t('projects.toTreat.validate')}, ${name}`}
          onClick={validate}
        >
          {t('projects.toTreat.validate')}
        </Button>
      )}
    </li>
  );
}

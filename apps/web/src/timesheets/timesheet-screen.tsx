import { formatMonth } from '@jalon/domain/core/months';
import { reportsOf } from '@jalon/domain/core/notices';
import { areas, href } from '@jalon/domain/core/routes';
import type { Timesheet } from '@jalon/domain/timesheets/timesheet';
import type { OwnMonth } from '@jalon/domain/timesheets/timesheet-api';
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router';
import { capital } from '../core/capital.ts';
import { useDocumentTitle } from '../core/document-title.ts';
import { useFormat } from '../core/format.ts';
import { routeTitle, useTexts } from '../core/i18n.ts';
import { useUser } from '../core/session.ts';
import { FollowPanel } from '../history/follow-panel.tsx';
import { RecordHistory } from '../history/record-history.tsx';
import { reportsPath } from '../reports/reports-path.ts';
import { Columns } from '../ui/columns.tsx';
import { useAskReason } from '../ui/confirm.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { PersonFace } from '../ui/face.tsx';
import { Facts } from '../ui/facts.tsx';
import { later } from '../ui/later.tsx';
import { Page } from '../ui/page.tsx';
import { Panel } from '../ui/panel.tsx';
import { RecordState } from '../ui/record-state.tsx';
import { StateBadge } from '../ui/state-badge.tsx';
import { useToast } from '../ui/toast.tsx';
import { Trail } from '../ui/trail.tsx';
import { WorkHeader, WorkPage } from '../ui/work-frame.tsx';
import colours from './colours.module.css';
import { MonthGrid } from './month-grid.tsx';
import { savedLines } from './month-model.ts';
import { pdfHref, timesheetClient } from './timesheets.api.ts';
import { useDays } from './use-day-words.ts';
import { useMilestones } from './use-milestones.ts';
import type { Painting } from './use-painting.ts';

const RejectDialog = later(() => import('./reject-dialog.tsx'));

/** One timesheet as those see it who validate it. */
export default function TimesheetScreen() {
  const { t } = useTexts();
  const user = useUser();
  const navigate = useNavigate();
  const { times_report_id, term, project_id } = useParams();
  const [search] = useSearchParams();
  const id = times_report_id ?? search.get('timesheet') ?? '';
  const { data, error, refetch } = useQuery({ ...timesheetClient.one(id), enabled: id !== '' });
  if (id === '') return <Navigate to={reportsPath(user, { month: term, project: project_id })} replace />;
  if (data) return <Known timesheet={data} />;
  const words = { missing: t('timesheets.gone'), missingText: t('timesheets.goneText'), back: routeTitle(t, areas[user.type].home) };
  return (
    <Page title={routeTitle(t, 'company.timesheet')}>
      <RecordState error={error} words={words} onBack={() => void navigate(href(areas[user.type].home))} onRetry={() => void refetch()} />
    </Page>
  );
}

/** The calendar of one delivery, which nobody paints. */
function asMonth(timesheet: Timesheet): OwnMonth {
  const { delivery, deliveryId, projectId, project, company, month, sellCents } = timesheet;
  return {
    ...{ month, today: '', dueOn: '', before: [], drivenOn: [] },
    deliveries: [
      {
        delivery: {
          ...{ ...delivery, id: deliveryId, state: 'ongoing', project: { id: projectId, ...project }, company },
          ...{ freeDays: 0, feeMode: 'daily', buyCents: sellCents, place: 0 },
        },
        ...{ timesheet, daysElsewhere: 0, freeElsewhere: 0, validators: [] },
      },
    ],
  };
}

function Known({ timesheet }: { timesheet: Timesheet }) {
  const { t, language } = useTexts();
  const user = useUser();
  const reports = reportsOf[user.type];
  const format = useFormat();
  const days = useDays();
  const toast = useToast();
  const askReason = useAskReason();
  const { mutateAsync, isPending } = timesheetClient.useAct();
  const history = useInfiniteQuery(timesheetClient.history(timesheet.id));
  const [isRejecting, setRejecting] = useState(false);
  const { owner, company, delivery, month, state, actions, entries } = timesheet;
  const data = asMonth(timesheet);
  const lines = savedLines(data);
  const [here, go] = useState(lines[0]?.date ?? `${month}-01`);
  const title = `${owner.firstName} ${owner.lastName}`;
  useDocumentTitle(`${title}, ${formatMonth(month, language)}`);
  const done = (action: 'validate' | 'unvalidate' | 'remind') => () => toast.done(t(`timesheets.done.${action}`));
  const validate = () => void mutateAsync({ row: timesheet, action: 'validate' }).then(done('validate'), toast.failed);
  const remind = () => void mutateAsync({ row: timesheet, action: 'remind' }).then(done('remind'), toast.failed);
  const unvalidate = async () => {
    const label = t('timesheets.unvalidate.reason');
    const reason = await askReason({
      ...{ title: t('timesheets.unvalidate.title'), confirm: t('timesheets.unvalidate.send'), reason: { label, hint: '', max: 1000 } },
    });
    if (typeof reason === 'string')
      await mutateAsync({ row: timesheet, action: 'unvalidate', input: { reason } }).then(done('unvalidate'), toast.failed);
  };
  const still = { begin: go, reach: () => undefined, end: () => undefined, cancel: () => undefined };
  const painting = {
    ...{ brush: { type: 'internal' }, here, go, chosen: [], press: () => false, pointer: still, refusal: undefined },
    ...{ setBrush: () => undefined, paintDay: () => undefined, setRefusal: () => undefined },
  } satisfies Painting;
  const counted = ['plannedDays', 'productionDays', 'normalDays', 'absenceDays', 'internalDays'] as const;
  const facts = [
    ...counted.map((name) => ({ name: t(`words.timesheet.field.${name}`), fact: timesheet[name] && days(timesheet[name]) })),
    { name: t('timesheets.column.sell'), fact: timesheet.sellCents !== null && format.euros(timesheet.sellCents) },
    { name: t('timesheets.column.buy'), fact: timesheet.buyCents !== null && format.euros(timesheet.buyCents) },
    { name: t('words.timesheet.field.comment'), fact: timesheet.comment },
    { name: t('words.timesheet.field.reason'), fact: timesheet.reason },
  ];
  return (
    <WorkPage className={colours.colours}>
      <WorkHeader
        trail={<Trail steps={[{ name: routeTitle(t, reports), to: reportsPath(user, { month }) }]} here={t('timesheets.crumb')} />}
        face={<PersonFace person={owner} size={40} />}
        title={title}
        badge={
          <StateBadge tone={state === 'validated' ? 'positive' : state === 'rejected' ? 'negative' : 'accent'} isChip>
            {t(`words.timesheet.state.${state}`)}
          </StateBadge>
        }
        subject={[capital(formatMonth(month, language)), delivery.title, company.name].join(' · ')}
      >
        <Button
          variant="default"
          component="a"
          href={pdfHref(timesheet.id)}
          leftSection={<IconDownload size={16} stroke={1.75} aria-hidden />}
        >
          PDF
        </Button>
        {actions.includes('remind') && (
          <Button variant="default" disabled={timesheet.isReminded} onClick={remind}>
            {t(timesheet.isReminded ? 'timesheets.remindedToday' : 'timesheets.action.remind')}
          </Button>
        )}
        {actions.includes('unvalidate') && (
          <Button variant="default" onClick={() => void unvalidate()}>
            {t('timesheets.action.unvalidate')}
          </Button>
        )}
        {actions.includes('reject') && (
          <Button variant="default" onClick={() => setRejecting(true)}>
            {t('timesheets.rejectAct')}
          </Button>
        )}
        {actions.includes('validate') && (
          <Button loading={isPending} onClick={validate}>
            {t('timesheets.validateAct')}
          </Button>
        )}
      </WorkHeader>
      <Columns
        isPinned
        side={
          <>
            <FollowPanel milestones={useMilestones(state)}>
              <div>
                <Facts facts={facts} />
              </div>
            </FollowPanel>
            <Panel title={t('history.title')}>
              <RecordHistory found={history as never} />
            </Panel>
          </>
        }
      >
        <Panel isFlush>
          {entries === null ? (
            <EmptyState title={t('timesheets.notYet')} description={t('timesheets.notYetText')} />
          ) : (
            <MonthGrid {...{ data, lines, missing: [], painting, isStill: true, lit: [] }} />
          )}
        </Panel>
      </Columns>
      {isRejecting && <RejectDialog timesheet={timesheet} isOpen={isRejecting} onClose={() => setRejecting(false)} />}
    </WorkPage>
  );
}

import { monthOf } from '@jalon/domain/core/months';
import { href } from '@jalon/domain/core/routes';
import type { ExpenseReport } from '@jalon/domain/expense-reports/expense-report';
import { totalOf } from '@jalon/domain/reports/report-row';
import type { ReportState } from '@jalon/domain/timesheets/report-states';
import type { Timesheet } from '@jalon/domain/timesheets/timesheet';
import { Button, Skeleton } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { routeTitle, useTexts } from '../core/i18n.ts';
import { type Prefetch, queryClient } from '../core/query-client.ts';
import { ownToday } from '../core/today.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { CompanyFace } from '../ui/face.tsx';
import { Failure } from '../ui/failure.tsx';
import { NothingYet } from '../ui/illustrations.tsx';
import { Page } from '../ui/page.tsx';
import { Panel } from '../ui/panel.tsx';
import { StateBadge, type Tone } from '../ui/state-badge.tsx';
import classes from './own-reports.module.css';
import { expenseClient, timesheetClient } from './reports.api.ts';
import { useReportWords } from './use-report-words.ts';

const ownTimesheets = timesheetClient.list({ sort: 'month', dir: 'desc', size: 100 });
const ownExpenses = expenseClient.list({ sort: 'month', dir: 'desc', size: 100 });
export const prefetch: Prefetch = () => {
  void queryClient.prefetchQuery(ownTimesheets);
  void queryClient.prefetchQuery(ownExpenses);
};

const tones: Record<ReportState, Tone> = { new: 'neutral', waiting: 'accent', validated: 'positive', rejected: 'negative' };
const monthHref = (month: string) => href('freelance.timesheet', { term: month });
const isOwed = ({ state }: { state: ReportState }) => state === 'new' || state === 'rejected';

/** One's own months, the newest first, and before them what is to be sent now. */
export default function OwnReportsScreen() {
  const { t } = useTexts();
  const words = useReportWords();
  const sheets = useQuery(ownTimesheets);
  const reports = useQuery(ownExpenses);
  const error = sheets.error ?? reports.error;
  const [timesheets, expenses] = [sheets.data?.rows, reports.data?.rows];
  const months = timesheets && expenses && [...new Set([...timesheets, ...expenses].map(({ month }) => month))].toSorted().toReversed();
  const owed = Map.groupBy((timesheets ?? []).filter(isOwed), ({ month }) => month);
  return (
    <Page
      title={routeTitle(t, 'freelance.reports')}
      description={t('reports.own.intro')}
      actions={months && months.length > 0 && <ExpenseActs />}
    >
      {error && <Failure error={error} onRetry={() => void Promise.all([sheets.refetch(), reports.refetch()])} />}
      {!error && !months && <Skeleton height={220} />}
      {months?.length === 0 && (
        <Panel>
          <EmptyState
            title={t('reports.own.empty')}
            description={t('reports.own.emptyText')}
            illustration={<NothingYet />}
            action={
              <Button component={Link} to={href('freelance.offers')} variant="default">
                {t('timesheets.toNeeds')}
              </Button>
            }
          />
        </Panel>
      )}
      {owed.size > 0 && (
        <Panel title={t('reports.own.toSend')} isFlush>
          <ul className={classes.owed}>
            {[...owed].map(([month, rows]) => (
              <li key={month}>
                <span>{t('reports.own.toSendText', { count: rows.length, month: words.inMonth(month) })}</span>
                <Button component={Link} to={monthHref(month)} size="xs">
                  {t(rows.some(({ state }) => state === 'rejected') ? 'reports.own.correct' : 'reports.own.fill')}
                </Button>
              </li>
            ))}
          </ul>
        </Panel>
      )}
      {months?.map((month) => (
        <Month
          key={month}
          month={month}
          timesheets={(timesheets ?? []).filter((one) => one.month === month)}
          expenses={(expenses ?? []).filter((one) => one.month === month)}
        />
      ))}
    </Page>
  );
}

/** Months are there by themselves; expenses begin here. */
function ExpenseActs() {
  const { t } = useTexts();
  return (
    <>
      <Button component={Link} to={href('freelance.expenseReports')} variant="default">
        {routeTitle(t, 'freelance.expenseReports')}
      </Button>
      <Button
        component={Link}
        to={href('freelance.expenses', { term: monthOf(ownToday()) })}
        variant="default"
        leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}
      >
        {t('expenses.list.new')}
      </Button>
    </>
  );
}

function Month({ month, timesheets, expenses }: { month: string; timesheets: Timesheet[]; expenses: ExpenseReport[] }) {
  const { t } = useTexts();
  const words = useReportWords();
  const see = (
    <Link to={monthHref(month)} className={classes.see}>
      {t('reports.own.see')}
    </Link>
  );
  return (
    <Panel title={words.month(month)} aside={see} isFlush>
      <ul className={classes.reports}>
        {timesheets.map((one) => (
          <Line
            key={one.id}
            report={one}
            kind={t('reports.own.timesheet')}
            state={one.state === 'waiting' ? t('timesheets.stones.waiting') : t(`words.timesheet.state.${one.state}`)}
            to={`${monthHref(month)}?delivery=${one.deliveryId}`}
            facts={[words.days(one.productionDays ?? 0), one.buyCents === null ? '' : words.money(one.buyCents)]}
          />
        ))}
        {expenses.map((one) => (
          <Line
            key={one.id}
            report={one}
            kind={t('reports.own.expenses')}
            state={t(`words.expenseReport.state.${one.state}`)}
            to={href('freelance.expenses', { term: month, project_id: one.projectId, expenses_report_id: one.id })}
            facts={['', words.money(totalOf(one))]}
          />
        ))}
      </ul>
    </Panel>
  );
}

type LineProps = { report: Timesheet | ExpenseReport; kind: string; state: string; to: string; facts: [string, string] };
function Line({ report: { company, project, delivery, state: name, reason }, kind, state, to, facts: [days, amount] }: LineProps) {
  const { t } = useTexts();
  return (
    <li>
      <CompanyFace company={company} size={36} />
      <div className={classes.what}>
        <Link to={to}>
          {kind}, {delivery.title}
        </Link>
        <span>
          {project.title} · {company.name}
        </span>
        {name === 'rejected' && reason && <em>{t('reports.own.reason', { reason })}</em>}
      </div>
      <span className={classes.figure}>{days}</span>
      <span className={classes.figure}>{amount}</span>
      <span className={classes.state}>
        <StateBadge tone={tones[name]}>{state}</StateBadge>
      </span>
    </li>
  );
}

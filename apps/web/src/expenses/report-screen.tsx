import { isType, type UserType } from '@jalon/domain/core/actor';
import { areas, href, type RouteName } from '@jalon/domain/core/routes';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router';
import { routeTitle, useTexts } from '../core/i18n.ts';
import { idPattern } from '../core/ids.ts';
import { type Prefetch, queryClient } from '../core/query-client.ts';
import { useUser } from '../core/session.ts';
import { reportsPath } from '../reports/reports-path.ts';
import { Page } from '../ui/page.tsx';
import { RecordState } from '../ui/record-state.tsx';
import { aroundQuery, expenseClient, monthQuery, vehiclesQuery } from './expenses.api.ts';
import { MonthChoice } from './month-choice.tsx';
import { ReportPage } from './report-page.tsx';

const routeOf = {
  ...{ Freelance: 'freelance.expenses', Company: 'company.expenses', Commercial: 'commercial.expenses', Admin: 'admin.expenses' },
} as const satisfies Record<UserType, RouteName>;
const isMonth = (term: string) => /^\d{4}-(0[1-9]|1[0-2])$/.test(term);

export const prefetch: Prefetch = (user, { params: { term = '', expenses_report_id: id = '' } }) => {
  const isFreelance = isType(user, 'Freelance');
  if (isFreelance) void queryClient.prefetchQuery(vehiclesQuery);
  if (idPattern.test(id)) {
    void queryClient.prefetchQuery(expenseClient.one(id));
    // A client is not told it of a draft: the page asks once it knows.
    if (!isType(user, 'Company')) void queryClient.prefetchQuery(aroundQuery(id));
  } else if (isFreelance && isMonth(term)) void queryClient.prefetchQuery(monthQuery(term));
};

/** The report that the address names; a freelance who names a month alone is shown what there is in it. */
export default function ReportScreen() {
  const { t } = useTexts();
  const user = useUser();
  const { term = '', project_id: projectId, expenses_report_id: id = '' } = useParams();
  if (idPattern.test(id)) return <Named key={id} id={id} />;
  if (isType(user, 'Freelance') && isMonth(term)) return <MonthChoice key={`${term} ${projectId}`} month={term} projectId={projectId} />;
  if (id === '' && !isType(user, 'Freelance')) return <Navigate to={reportsPath(user, { month: term, project: projectId })} replace />;
  return <Missing title={routeTitle(t, routeOf[user.type])} error={undefined} />;
}

function Named({ id }: { id: string }) {
  const { t } = useTexts();
  const user = useUser();
  const navigate = useNavigate();
  const params = useParams();
  const { data, error, refetch } = useQuery(expenseClient.one(id));
  // A notification knows the report alone: its month and its project are put into the address.
  useEffect(() => {
    if (!data || (params.term === data.month && params.project_id === data.projectId)) return;
    const address = href(routeOf[user.type], { term: data.month, project_id: data.projectId, expenses_report_id: data.id });
    void navigate(address, { replace: true });
  }, [data, params.term, params.project_id, navigate, user.type]);
  // In another state it is another page: what was written or refused there is over.
  if (data) return <ReportPage key={data.state} report={data} />;
  return <Missing title={routeTitle(t, routeOf[user.type])} error={error ?? undefined} isComing={!error} onRetry={() => void refetch()} />;
}

type MissingProps = { title: string; error: unknown; isComing?: boolean; onRetry?: () => void };
function Missing({ title, error, isComing, onRetry = () => undefined }: MissingProps) {
  const { t } = useTexts();
  const user = useUser();
  const navigate = useNavigate();
  const home = isType(user, 'Freelance') ? 'freelance.expenseReports' : areas[user.type].home;
  return (
    <Page title={title}>
      <RecordState
        error={error}
        {...(error === undefined && !isComing ? { isMissing: true } : {})}
        words={{ missing: t('expenses.missing'), back: t('common.back') }}
        onBack={() => void navigate(href(home))}
        onRetry={onRetry}
      />
    </Page>
  );
}

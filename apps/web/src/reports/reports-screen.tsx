import { isType } from '@jalon/domain/core/actor';
import { shiftMonth } from '@jalon/domain/core/months';
import { reportsOf } from '@jalon/domain/core/notices';
import { permitsUser } from '@jalon/domain/core/permission';
import { sumsOfRows } from '@jalon/domain/reports/report-row';
import type { reportStates } from '@jalon/domain/timesheets/report-states';
import { Anchor, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { routeTitle, useTexts } from '../core/i18n.ts';
import { type Prefetch, queryClient } from '../core/query-client.ts';
import { useUser } from '../core/session.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { Failure } from '../ui/failure.tsx';
import { NothingYet } from '../ui/illustrations.tsx';
import { Page } from '../ui/page.tsx';
import { Panel } from '../ui/panel.tsx';
import { TableExport } from '../ui/table-export.tsx';
import { LinkTabs } from '../ui/tabs.tsx';
import { DeputyBar } from './deputy-bar.tsx';
import { MonthNav } from './month-nav.tsx';
import { ReportFilters } from './report-filters.tsx';
import { ReportList } from './report-list.tsx';
import { bookHref, countsQuery, expenseClient, timesheetClient } from './reports.api.ts';
import classes from './reports-screen.module.css';
import { filterNames, usePlace, usualMonth } from './use-place.ts';
import { matching, useReportRows } from './use-report-rows.ts';
import { useReportWords } from './use-report-words.ts';

export const prefetch: Prefetch = (_user, { url }) => {
  void queryClient.prefetchQuery(countsQuery(url.searchParams.get('month') ?? usualMonth()));
};

const tabs = ['waiting', 'new', 'rejected', 'validated'] as const satisfies (typeof reportStates)[number][];

/** What a month has to validate, and what became of the rest of it. */
export default function ReportsScreen() {
  const { t } = useTexts();
  const words = useReportWords();
  const user = useUser();
  const title = routeTitle(t, reportsOf[user.type]);
  const sees = (permission: string) => !isType(user, 'Company') || permitsUser(user, permission);
  const { month, tab, filters, set, tabHref } = usePlace();
  const counts = useQuery({ ...countsQuery(month ?? usualMonth()), enabled: month !== undefined }).data;
  const { rows, isCut, error, retry } = useReportRows(month, tab);
  const shown = rows && matching(rows, filters);
  const sums = shown && sumsOfRows(shown);
  const waiting = useReportRows(month, 'waiting').rows;
  const all = waiting && sumsOfRows(waiting);
  const count = all ? all.timesheets + all.expenses : 0;
  const others = (counts?.months ?? []).filter((one) => one !== month).reverse();
  const query = { month, state: tab, sort: 'since', dir: 'asc' } as const;
  const filesOf = (client: typeof timesheetClient | typeof expenseClient) => ({
    csv: client.fileHref('csv', query),
    xlsx: client.fileHref('xlsx', query),
  });
  // What nobody has sent would be pages without days.
  const pdf = month && tab !== 'new' && rows?.some(({ timesheet }) => timesheet) ? bookHref(month, tab) : undefined;
  const lists = [
    ...(sees('timesheets.view') ? [{ label: t('reports.export.timesheets'), ...filesOf(timesheetClient), pdf }] : []),
    ...(sees('expenses.view') ? [{ label: t('reports.export.expenses'), ...filesOf(expenseClient) }] : []),
  ];
  return (
    <Page
      title={title}
      description={
        <span className={classes.intro}>
          <span>{all && (count > 0 ? t('reports.intro', { count, what: words.records(all) }) : t('reports.introNone'))}</span>
          {others.length > 0 && (
            <span>
              {t('reports.alsoIn')}{' '}
              {others.map((one, at) => (
                <Fragment key={one}>
                  {at > 0 && ', '}
                  <Anchor component={Link} to={`?month=${one}`} inherit underline="always">
                    {words.inMonth(one)}
                  </Anchor>
                </Fragment>
              ))}
            </span>
          )}
          <DeputyBar />
        </span>
      }
      actions={
        month && (
          <>
            <MonthNav month={month} awaiting={counts?.months ?? []} onGo={(to) => set({ month: to, open: undefined })} />
            <span className={classes.export}>
              <TableExport links={lists} isNarrow={false} />
            </span>
          </>
        )
      }
    >
      <Panel isFlush className={classes.panel ?? ''}>
        <div className={classes.tabs}>
          <LinkTabs
            label={t('reports.tabs')}
            isInside
            current={tab}
            tabs={tabs.map((key) => ({ key, label: t(`reports.tab.${key}`), count: counts?.[key], to: tabHref(key) }))}
          />
          {sums && sums.timesheets + sums.expenses > 0 && tab !== 'new' && (
            <p className={classes.sums}>
              <b>{words.days(sums.worked)}</b> {t('reports.sum.declared', { planned: words.number(sums.planned) })} •{' '}
              <b>{words.money(sums.cents)}</b> {t('reports.sum.net')}
              {sums.expenseCents > 0 && ` • ${t('reports.sum.expenses', { amount: words.money(sums.expenseCents) })}`}
            </p>
          )}
        </div>
        {error ? (
          <Failure error={error} onRetry={retry} />
        ) : rows && shown && month ? (
          <>
            {rows.length > 0 && <ReportFilters rows={rows} filters={filters} onChange={set} />}
            {isCut && <p className={classes.cut}>{t('reports.sum.shown')}</p>}
            <ReportList key={`${month} ${tab}`} rows={shown} tab={tab} month={month} />
            {rows.length === 0 && (
              <EmptyState
                title={t(`reports.empty.${tab}`, { month: words.month(month) })}
                description={t(`reports.empty.${tab}Text`)}
                illustration={<NothingYet />}
                action={
                  <Anchor component={Link} to={`?month=${shiftMonth(month, -1)}`} size="sm">
                    {t('reports.empty.previous', { month: words.inMonth(shiftMonth(month, -1)) })}
                  </Anchor>
                }
              />
            )}
            {rows.length > 0 && shown.length === 0 && (
              <EmptyState
                title={t('reports.empty.found')}
                description={t('reports.empty.foundText')}
                action={
                  <Anchor
                    component="button"
                    type="button"
                    size="sm"
                    onClick={() => set(Object.fromEntries(filterNames.map((name) => [name, undefined])))}
                  >
                    {t('reports.empty.clear')}
                  </Anchor>
                }
              />
            )}
          </>
        ) : (
          <div className={classes.skeleton} aria-busy="true">
            {[1, 2, 3, 4].map((at) => (
              <Skeleton key={at} height={36} />
            ))}
          </div>
        )}
      </Panel>
    </Page>
  );
}

import { monthOf } from '@jalon/domain/core/months';
import { href } from '@jalon/domain/core/routes';
import { balanceOf, dueOf } from '@jalon/domain/expense-reports/expense-amounts';
import { type ExpenseReport, expenseReportFlow, expenseReportListing } from '@jalon/domain/expense-reports/expense-report';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { capital } from '../core/capital.ts';
import { useFormat } from '../core/format.ts';
import { routeTitle, useTexts } from '../core/i18n.ts';
import { type Prefetch, queryClient } from '../core/query-client.ts';
import { ownToday } from '../core/today.ts';
import { DataTable } from '../ui/data-table.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { NothingYet } from '../ui/illustrations.tsx';
import { Page } from '../ui/page.tsx';
import { Panel } from '../ui/panel.tsx';
import { StateBadge } from '../ui/state-badge.tsx';
import type { Column, Filter } from '../ui/table-column.ts';
import { readTable, useTableState } from '../ui/use-table-state.ts';
import { expenseClient } from './expenses.api.ts';
import { stateTones } from './state-tones.ts';
import { useWords } from './use-words.ts';

export const prefetch: Prefetch = (_user, { url }) => {
  void queryClient.prefetchQuery(expenseClient.list(readTable(expenseReportListing, url.searchParams)));
};

const reportHref = ({ month, projectId, id }: ExpenseReport) =>
  href('freelance.expenses', { term: month, project_id: projectId, expenses_report_id: id });

/** One's own reports, month by month. */
export default function ReportsScreen() {
  const { t } = useTexts();
  const words = useWords();
  const state = useTableState(expenseReportListing);
  const answer = useQuery(expenseClient.list(state.query));
  const { size: _, after: __, before: ___, ...query } = state.query;
  const title = routeTitle(t, 'freelance.expenseReports');
  const add = (
    <Button
      component={Link}
      to={href('freelance.expenses', { term: monthOf(ownToday()) })}
      leftSection={<IconPlus size={16} stroke={1.75} />}
    >
      {t('expenses.list.new')}
    </Button>
  );
  return (
    <Page title={title} description={t('expenses.list.intro')} actions={add}>
      <Panel isFlush>
        <DataTable
          label={title}
          columns={useColumns()}
          filters={useFilters()}
          state={state}
          answer={answer}
          nameOf={({ month }) => words.title(month)}
          hrefOf={reportHref}
          ownOrder={t('expenses.column.month')}
          exports={{ csv: expenseClient.fileHref('csv', query), xlsx: expenseClient.fileHref('xlsx', query) }}
          empty={
            <EmptyState
              title={t('expenses.list.empty')}
              description={t('expenses.list.emptyText')}
              illustration={<NothingYet />}
              action={add}
            />
          }
        />
      </Panel>
    </Page>
  );
}

function useColumns(): Column<ExpenseReport>[] {
  const { t } = useTexts();
  const format = useFormat();
  const words = useWords();
  return useMemo(() => {
    const payment = (row: ExpenseReport) => {
      if (row.paidAt) return t('expenses.list.paid', { date: format.shortDay(row.paidAt) });
      return row.state === 'validated' ? t('expenses.list.toPay') : '';
    };
    return [
      { key: 'month', header: t('expenses.column.month'), cell: ({ month }) => capital(words.month(month)), sort: 'month', card: 'title' },
      {
        key: 'project',
        header: t('expenses.column.project'),
        cell: ({ project, company }) => `${project.title}, ${company.name}`,
        card: 'line',
      },
      {
        ...{ key: 'state', header: t('expenses.column.state'), width: '130px', card: 'aside' },
        cell: ({ state }) => <StateBadge tone={stateTones[state]}>{t(`words.expenseReport.state.${state}`)}</StateBadge>,
      },
      {
        key: 'total',
        header: t('expenses.column.total'),
        cell: (row) => words.money(balanceOf(row)?.totalCents ?? 0),
        align: 'end',
        width: '130px',
        card: 'line',
      },
      {
        ...{ key: 'remains', header: t('expenses.column.remains'), align: 'end', width: '140px', from: 640, card: 'line' },
        cell: (row) => (row.paidAt ? '' : words.money(dueOf(row) ?? 0)),
        isNamedOnCard: ({ paidAt }) => paidAt === null,
      },
      { key: 'payment', header: t('expenses.list.payment'), cell: payment, width: '150px', from: 760, card: 'line' },
    ];
  }, [t, format, words]);
}

function useFilters(): Filter[] {
  const { t } = useTexts();
  return useMemo(
    () => [
      {
        ...{ key: 'state', label: t('expenses.column.state') },
        options: expenseReportFlow.states.map((value) => ({ value, label: t(`words.expenseReport.state.${value}`) })),
      },
      { key: 'month', label: t('expenses.column.month'), kind: 'month' },
      {
        ...{ key: 'paid', label: t('expenses.list.filterPaid') },
        options: [
          { value: 'yes', label: t('expenses.list.paidYes') },
          { value: 'no', label: t('expenses.list.paidNo') },
        ],
      },
    ],
    [t],
  );
}

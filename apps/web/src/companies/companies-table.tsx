import { type ClientCompany, companyFlow, companyListing } from '@jalon/domain/companies/client-company';
import { href } from '@jalon/domain/core/routes';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { useTexts } from '../core/i18n.ts';
import { useUser } from '../core/session.ts';
import { nameOf } from '../portfolios/company-look.ts';
import { accountsRoute, useReach } from '../portfolios/reach.ts';
import { DataTable } from '../ui/data-table.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { NothingYet } from '../ui/illustrations.tsx';
import { useTableState } from '../ui/use-table-state.ts';
import { useViews } from '../views/use-views.tsx';
import { companyClient } from './companies.api.ts';
import { useCompanyColumns, useCompanyFilters } from './company-columns.tsx';
import { useCompanyActs, useRowActions } from './use-company-acts.ts';

export function CompaniesTable() {
  const { t } = useTexts();
  const reach = useReach();
  const state = useTableState(companyListing);
  const answer = useQuery(companyClient.list(state.query));
  const [parameters] = useSearchParams();
  const search = parameters.toString();
  const companyHref = useCallback(
    ({ id }: ClientCompany) => href(accountsRoute[reach], { selected_freelance_id: id }) + (search && `?${search}`),
    [reach, search],
  );
  const { bulkOf, menuOf } = useCompanyActs();
  const { size: _, after: __, before: ___, ...query } = state.query;
  const canManage = companyFlow.actionsOnList(useUser()).length > 0;
  const hasTwins = answer.data?.rows.some(({ sameSiren }) => sameSiren.length > 0) ?? false;
  return (
    <DataTable
      label={t('companies.tab')}
      columns={useCompanyColumns(hasTwins)}
      filters={useCompanyFilters(reach, state.query.commercialId)}
      views={useViews('companies')}
      state={state}
      answer={answer}
      nameOf={nameOf}
      hrefOf={companyHref}
      actionsOf={useRowActions(companyHref, menuOf)}
      bulkActions={canManage ? bulkOf : undefined}
      searchLabel={t('companies.search')}
      ownOrder={t('companies.column.name')}
      exports={{ csv: companyClient.fileHref('csv', query), xlsx: companyClient.fileHref('xlsx', query) }}
      empty={
        <EmptyState
          title={t(canManage ? 'companies.empty' : 'home.portfolioEmpty')}
          description={t(canManage ? 'companies.emptyText' : 'home.portfolioEmptyText')}
          illustration={<NothingYet />}
        />
      }
    />
  );
}

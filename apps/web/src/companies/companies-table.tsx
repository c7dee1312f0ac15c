import { managedCompanyListing } from '@jalon/domain/companies/managed-company';
import type { ManagedCompany } from '@jalon/domain/companies/managed-company-schema';
import { href } from '@jalon/domain/core/routes';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { useTexts } from '../core/i18n.ts';
import { nameOf } from '../portfolios/company-look.ts';
import { accountsRoute, useReach } from '../portfolios/reach.ts';
import { DataTable } from '../ui/data-table.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { NothingYet } from '../ui/illustrations.tsx';
import { useTableState } from '../ui/use-table-state.ts';
import { companiesFile, companiesPageQuery } from './companies.api.ts';
import { useCompanyActs, useRowActions } from './company-actions.ts';
import { useCompanyColumns, useCompanyFilters } from './company-columns.tsx';

export function CompaniesTable() {
  const { t } = useTexts();
  const reach = useReach();
  const state = useTableState(managedCompanyListing);
  const answer = useQuery(companiesPageQuery(reach, state.query));
  const [parameters] = useSearchParams();
  const search = parameters.toString();
  const companyHref = useCallback(
    ({ id }: ManagedCompany) => href(accountsRoute[reach], { selected_freelance_id: id }) + (search && `?${search}`),
    [reach, search],
  );
  const { bulkOf } = useCompanyActs();
  const { size: _, after: __, before: ___, ...query } = state.query;
  const isAdmin = reach === 'admin';
  const hasTwins = answer.data?.rows.some(({ sameSiren }) => sameSiren.length > 0) ?? false;
  return (
    <DataTable
      label={t('companies.tab')}
      columns={useCompanyColumns(hasTwins)}
      filters={useCompanyFilters(reach, state.query.commercialId)}
      state={state}
      answer={answer}
      nameOf={nameOf}
      hrefOf={companyHref}
      actionsOf={useRowActions(companyHref)}
      bulkActions={isAdmin ? bulkOf : undefined}
      searchLabel={t('companies.search')}
      ownOrder={t('companies.column.name')}
      exports={{ csv: companiesFile(reach, { format: 'csv', query }), xlsx: companiesFile(reach, { format: 'xlsx', query }) }}
      empty={
        <EmptyState
          title={t(isAdmin ? 'companies.empty' : 'home.portfolioEmpty')}
          description={t(isAdmin ? 'companies.emptyText' : 'home.portfolioEmptyText')}
          illustration={<NothingYet />}
        />
      }
    />
  );
}

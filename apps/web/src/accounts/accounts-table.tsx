import { type ManagedAccount, managedListing } from '@jalon/domain/accounts/managed-account';
import type { ManagedType } from '@jalon/domain/accounts/managed-account-schema';
import { href } from '@jalon/domain/core/routes';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { useTexts } from '../core/i18n.ts';
import { accountsRoute, useReach } from '../portfolios/reach.ts';
import { DataTable } from '../ui/data-table.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { NothingYet } from '../ui/illustrations.tsx';
import { useTableState } from '../ui/use-table-state.ts';
import { useViews } from '../views/use-views.tsx';
import { useAccountActs, useRowActions } from './account-actions.ts';
import { useAccountColumns } from './account-columns.tsx';
import { useAccountFilters, useAccountViews } from './account-filters.ts';
import { nameOf } from './account-look.ts';
import { accountClient } from './accounts.api.ts';

export function AccountsTable({ type }: { type: ManagedType }) {
  const { t } = useTexts();
  const reach = useReach();
  const state = useTableState(managedListing);
  const answer = useQuery(accountClient.list({ ...state.query, type }));
  const [parameters] = useSearchParams();
  const search = parameters.toString();
  const accountHref = useCallback(
    ({ id }: ManagedAccount) => href(accountsRoute[reach], { selected_freelance_id: id }) + (search && `?${search}`),
    [reach, search],
  );
  const { bulkOf } = useAccountActs();
  const { size: _, after: __, before: ___, ...query } = state.query;
  const exportTo = (format: 'csv' | 'xlsx') => accountClient.fileHref(format, { ...query, type });
  return (
    <DataTable
      label={t(`accounts.tabs.${type}`)}
      columns={useAccountColumns(type)}
      filters={useAccountFilters(state.query.companyId)}
      views={useViews(`accounts.${type}`, useAccountViews())}
      state={state}
      answer={answer}
      nameOf={nameOf}
      hrefOf={accountHref}
      actionsOf={useRowActions(accountHref)}
      bulkActions={reach === 'admin' ? bulkOf : undefined}
      searchLabel={t('accounts.search')}
      ownOrder={t('accounts.column.name')}
      exports={{ csv: exportTo('csv'), xlsx: exportTo('xlsx') }}
      empty={<EmptyState title={t(`accounts.empty.${type}`)} description={t('accounts.emptyText')} illustration={<NothingYet />} />}
    />
  );
}

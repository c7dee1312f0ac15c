import { type ManagedAccount, managedListing } from '@jalon/domain/accounts/managed-account';
import type { ManagedType } from '@jalon/domain/accounts/managed-account-schema';
import { href } from '@jalon/domain/core/routes';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { useTexts } from '../core/i18n.ts';
import { type KeptPlace, keptFilters } from '../people-lists/kept.ts';
import { NobodyKept } from '../people-lists/nobody-kept.tsx';
import { usePeopleActs } from '../people-lists/use-people-acts.ts';
import { accountsRoute, useReach } from '../portfolios/reach.ts';
import { DataTable } from '../ui/data-table.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { NothingYet } from '../ui/illustrations.tsx';
import type { Untick } from '../ui/table-selection.ts';
import { useTableState } from '../ui/use-table-state.ts';
import { useViews } from '../views/use-views.tsx';
import { useAccountActs, useRowActions } from './account-actions.ts';
import { useAccountColumns } from './account-columns.tsx';
import { useAccountFilters, useAccountViews } from './account-filters.ts';
import { nameOf } from './account-look.ts';
import { accountClient } from './accounts.api.ts';

/** `place`: of freelances, which of those one keeps. */
export function AccountsTable({ type, place }: { type: ManagedType; place: KeptPlace }) {
  const { t } = useTexts();
  const reach = useReach();
  const state = useTableState(managedListing);
  const asked = { ...state.query, type, ...keptFilters(place) };
  const answer = useQuery(accountClient.list(asked));
  const [parameters] = useSearchParams();
  const search = parameters.toString();
  const accountHref = useCallback(
    ({ id }: ManagedAccount) => href(accountsRoute[reach], { selected_freelance_id: id }) + (search && `?${search}`),
    [reach, search],
  );
  const { bulkOf } = useAccountActs();
  const { size: _, after: __, before: ___, ...query } = asked;
  const exportTo = (format: 'csv' | 'xlsx') => accountClient.fileHref(format, query);
  const { actionsOn, dialog } = usePeopleActs();
  const menuOf = useRowActions(accountHref);
  const isOfPeople = type === 'Freelance';
  const actionsOf = useCallback(
    (row: ManagedAccount) => [...menuOf(row), ...(isOfPeople ? actionsOn([row]) : [])],
    [menuOf, actionsOn, isOfPeople],
  );
  const bulkActions = (rows: ManagedAccount[], untick: Untick) => [
    ...(isOfPeople ? actionsOn(rows, untick) : []),
    ...(reach === 'admin' ? bulkOf(rows, untick) : []),
  ];
  const table = (
    <DataTable
      label={t(`accounts.tabs.${type}`)}
      columns={useAccountColumns(type)}
      filters={useAccountFilters(state.query.companyId)}
      views={useViews(`accounts.${type}`, useAccountViews())}
      state={state}
      answer={answer}
      nameOf={nameOf}
      hrefOf={accountHref}
      actionsOf={actionsOf}
      bulkActions={reach === 'admin' || isOfPeople ? bulkActions : undefined}
      searchLabel={t('accounts.search')}
      ownOrder={t('accounts.column.name')}
      exports={{ csv: exportTo('csv'), xlsx: exportTo('xlsx') }}
      empty={
        <NobodyKept place={place}>
          <EmptyState title={t(`accounts.empty.${type}`)} description={t('accounts.emptyText')} illustration={<NothingYet />} />
        </NobodyKept>
      }
    />
  );
  return (
    <>
      {table}
      {dialog}
    </>
  );
}

import { contactListing } from '@jalon/domain/contacts/contact';
import type { Contact } from '@jalon/domain/contacts/contact-schema';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { hrefOf } from '../core/call.ts';
import { useTexts } from '../core/i18n.ts';
import { DataTable } from '../ui/data-table.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { NothingYet } from '../ui/illustrations.tsx';
import { useTableState } from '../ui/use-table-state.ts';
import { useContactActions } from './contact-actions.ts';
import { nameOf, useContactColumns, useContactFilters } from './contact-columns.tsx';
import { contactsQuery } from './contacts.api.ts';

/** The address of the drawer over the table as it stands. Opening one does not change it, so rows are not drawn again. */
export function useContactHref(): (id: string) => string {
  const [parameters] = useSearchParams();
  const rest = new URLSearchParams(parameters);
  rest.delete('contact');
  const search = rest.toString();
  return useCallback(
    (id) => {
      const target = new URLSearchParams(search);
      target.set('contact', id);
      return `?${target}`;
    },
    [search],
  );
}

export function ContactTable({ invite }: { invite: ReactNode }) {
  const { t } = useTexts();
  const state = useTableState(contactListing);
  const answer = useQuery(contactsQuery(state.query));
  const contactHref = useContactHref();
  const rowHref = useCallback((row: Contact) => contactHref(row.id), [contactHref]);
  const actionsOf = useContactActions(rowHref);
  const { size: _, after: __, before: ___, ...filtered } = state.query;
  const exportTo = (format: 'csv' | 'xlsx') => hrefOf('GET /api/company/contacts/export/:format', { params: { format }, query: filtered });
  return (
    <DataTable
      label={t('organisation.tab.contacts')}
      columns={useContactColumns()}
      filters={useContactFilters()}
      state={state}
      answer={answer}
      nameOf={nameOf}
      hrefOf={rowHref}
      actionsOf={actionsOf}
      searchLabel={t('organisation.contacts.search')}
      ownOrder={t('organisation.contacts.column.name')}
      exports={{ csv: exportTo('csv'), xlsx: exportTo('xlsx') }}
      empty={
        <EmptyState
          title={t('organisation.contacts.emptyTitle')}
          description={t('organisation.contacts.emptyText')}
          illustration={<NothingYet />}
          action={invite}
        />
      }
    />
  );
}

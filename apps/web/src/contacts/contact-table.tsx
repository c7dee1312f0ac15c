import type { Contact, contactListing } from '@jalon/domain/contacts/contact';
import { type ComponentProps, type ReactNode, useCallback } from 'react';
import { useTexts } from '../core/i18n.ts';
import { DataTable } from '../ui/data-table.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { NothingYet } from '../ui/illustrations.tsx';
import type { useTableState } from '../ui/use-table-state.ts';
import { useViews } from '../views/use-views.tsx';
import { nameOf, useContactColumns, useContactFilters } from './contact-columns.tsx';
import { contactClient } from './contacts.api.ts';
import { useContactMenu } from './use-contact-acts.ts';

type TableProps = {
  state: ReturnType<typeof useTableState<typeof contactListing>>;
  answer: ComponentProps<typeof DataTable<Contact>>['answer'];
  contactHref: (id: string) => string;
  invite: ReactNode;
};

export function ContactTable({ state, answer, contactHref, invite }: TableProps) {
  const { t } = useTexts();
  const rowHref = useCallback((row: Contact) => contactHref(row.id), [contactHref]);
  const { size: _, after: __, before: ___, ...filtered } = state.query;
  return (
    <DataTable
      label={t('organisation.tab.contacts')}
      columns={useContactColumns()}
      filters={useContactFilters()}
      views={useViews('contacts')}
      state={state}
      answer={answer}
      nameOf={nameOf}
      hrefOf={rowHref}
      actionsOf={useContactMenu(rowHref)}
      searchLabel={t('organisation.contacts.search')}
      ownOrder={t('organisation.contacts.column.name')}
      exports={{ csv: contactClient.fileHref('csv', filtered), xlsx: contactClient.fileHref('xlsx', filtered) }}
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

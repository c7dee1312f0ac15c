import { isType } from '@jalon/domain/core/actor';
import type { ErrorCode } from '@jalon/domain/core/errors';
import { href, type RouteName } from '@jalon/domain/core/routes';
import { documentListing, type LegalDocument } from '@jalon/domain/documents/document';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useParams, useSearchParams } from 'react-router';
import type { Acted } from '../core/acts-in-groups.ts';
import { CallError } from '../core/call.ts';
import { errorText, routeTitle, useTexts } from '../core/i18n.ts';
import { type Prefetch, queryClient } from '../core/query-client.ts';
import { useUser } from '../core/session.ts';
import { useWaiting } from '../home/use-waiting.ts';
import { DataTable } from '../ui/data-table.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { NothingYet } from '../ui/illustrations.tsx';
import { later } from '../ui/later.tsx';
import { Page } from '../ui/page.tsx';
import { Panel } from '../ui/panel.tsx';
import { useBulkActs } from '../ui/use-bulk-acts.ts';
import { useOnceWanted } from '../ui/use-once-wanted.ts';
import { useRecordActs } from '../ui/use-record-acts.tsx';
import { readTable, useTableState } from '../ui/use-table-state.ts';
import { useViews } from '../views/use-views.tsx';
import { useDocumentColumns } from './document-columns.tsx';
import { useDocumentFilters, useDocumentViews } from './document-filters.ts';
import { documentClient } from './documents.api.ts';

const DocumentDrawer = later(() => import('./document-drawer.tsx'));

export const prefetch: Prefetch = (_user, { url }) => {
  void queryClient.prefetchQuery(documentClient.list(readTable(documentListing, url.searchParams)));
};

const useRoute = () => (isType(useUser(), 'Admin') ? 'admin.documents' : 'commercial.documents') satisfies RouteName;

/** The legal documents of every freelance one reaches, and the one that is open beside the list. */
export default function DocumentsScreen() {
  const { t } = useTexts();
  const route = useRoute();
  const isWanted = useOnceWanted(useParams().selected_document_id !== undefined);
  return (
    <Page title={routeTitle(t, route)} description={t('documents.staffIntro')}>
      <Panel isFlush>
        <DocumentsTable />
      </Panel>
      {isWanted && <DocumentDrawer route={route} />}
    </Page>
  );
}

function DocumentsTable() {
  const { t } = useTexts();
  const route = useRoute();
  const state = useTableState(documentListing);
  const answer = useQuery(documentClient.list(state.query));
  const [parameters] = useSearchParams();
  const search = parameters.toString();
  const documentHref = useCallback(
    ({ id }: LegalDocument) => href(route, { selected_document_id: id }) + (search && `?${search}`),
    [route, search],
  );
  const nameOf = useCallback(({ type, owner }: LegalDocument) => `${t(`words.document.value.type.${type}`)} · ${owner}`, [t]);
  const { run } = useRecordActs(documentClient, { texts: 'documents', nameOf });
  // Each with its reason: what is checked first is accepted with its check.
  const namesOf = (refused: Acted['refused']) =>
    refused
      .map(({ id, code = 'workflow.wrongState' }) => {
        const row = answer.data?.rows.find((one) => one.id === id);
        return t('common.pair', { name: row ? nameOf(row) : '', value: errorText(t, new CallError(409, code as ErrorCode)) });
      })
      .join(' ');
  const bulkActs = useBulkActs(documentClient, { texts: 'documents', run, namesOf });
  const { size: _, after: __, before: ___, ...query } = state.query;
  return (
    <DataTable
      label={routeTitle(t, route)}
      columns={useDocumentColumns()}
      filters={useDocumentFilters(state.query.ends !== undefined)}
      views={useViews('documents', useDocumentViews(useWaiting(useUser())(route)))}
      state={state}
      answer={answer}
      nameOf={nameOf}
      hrefOf={documentHref}
      bulkActions={bulkActs}
      searchLabel={t('documents.search')}
      ownOrder={t('documents.column.addedOn')}
      exports={{ csv: documentClient.fileHref('csv', query), xlsx: documentClient.fileHref('xlsx', query) }}
      empty={<EmptyState title={t('documents.emptyTitle')} description={t('documents.emptyText')} illustration={<NothingYet />} />}
    />
  );
}

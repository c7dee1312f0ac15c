import type { ListQuery } from '@jalon/domain/core/listing';
import { type ListName, referenceLists } from '@jalon/domain/core/reference-lists';
import { type ReferentialValue, valueListing } from '@jalon/domain/referentials/referential';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo } from 'react';
import { Link, useSearchParams } from 'react-router';
import { onLanguageKept, useTexts } from '../core/i18n.ts';
import { DataTable } from '../ui/data-table.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { NothingYet } from '../ui/illustrations.tsx';
import { type TableState, useTableState } from '../ui/use-table-state.ts';
import { useRowActions, useValueActs } from './referential-actions.ts';
import { useReferentialColumns, useReferentialFilters } from './referential-columns.tsx';
import { type Places, placesIn } from './referential-moves.ts';
import { referentialClient } from './referentials.api.ts';

/** The address of the drawer over the table as it stands. Opening one does not change it, so rows are not drawn again. */
function useValueHref(): (id: string) => string {
  const [parameters] = useSearchParams();
  const rest = new URLSearchParams(parameters);
  rest.delete('value');
  const search = rest.toString();
  return useCallback(
    (id) => {
      const target = new URLSearchParams(search);
      target.set('value', id);
      return `?${target}`;
    },
    [search],
  );
}

export function NewValueButton() {
  const { t } = useTexts();
  const valueHref = useValueHref();
  return (
    <Button component={Link} to={valueHref('new')} preventScrollReset leftSection={<IconPlus size={16} stroke={1.8} />}>
      {t('referentials.new')}
    </Button>
  );
}

/**
 * A page of the alphabetical order of one language is none of the other: the list starts again.
 * Listens on the first page too, since the next one may be on its way to the address.
 */
function useOrderOfLanguage(list: ListName, { query: { sort }, change }: TableState<ListQuery<typeof valueListing>>): void {
  const isByLanguage = referenceLists[list].order === 'alphabetical' && sort === 'place';
  useEffect(() => (isByLanguage ? onLanguageKept(() => change({}, true)) : undefined), [isByLanguage, change]);
}

export function ReferentialTable({ list }: { list: ListName }) {
  const { t, language } = useTexts();
  const state = useTableState(valueListing);
  useOrderOfLanguage(list, state);
  const answer = useQuery(referentialClient.list({ list, ...state.query }));
  const isKeptHere = list !== 'companies';
  const valueHref = useValueHref();
  const rowHref = useCallback((row: ReferentialValue) => valueHref(row.id), [valueHref]);
  // Compared as text: fetching the same page again must not draw its rows again.
  const found = JSON.stringify(placesIn(state.query, answer.data));
  const places = useMemo((): Places => JSON.parse(found), [found]);
  const { change, defaults } = state;
  const showOrder = useCallback(() => change({ sort: defaults.sort, dir: defaults.dir }), [change, defaults]);
  const { menuOf, bulkOf } = useValueActs();
  const actionsOf = useRowActions({ menuOf, hrefOf: rowHref, places, showOrder });
  const { size: _, after: __, before: ___, ...filtered } = state.query;
  const exportTo = (format: 'csv' | 'xlsx') => referentialClient.fileHref(format, { list, ...filtered });
  return (
    <DataTable
      label={t(`lists.${list}.title`)}
      columns={useReferentialColumns(list)}
      filters={useReferentialFilters(list)}
      state={state}
      answer={answer}
      nameOf={useCallback((row: ReferentialValue) => row[language], [language])}
      hrefOf={isKeptHere ? rowHref : undefined}
      actionsOf={isKeptHere ? actionsOf : undefined}
      bulkActions={isKeptHere ? bulkOf : undefined}
      searchLabel={t(isKeptHere ? 'referentials.searchIn' : 'referentials.searchCompany')}
      ownOrder={t('referentials.column.place')}
      exports={{ csv: exportTo('csv'), xlsx: exportTo('xlsx') }}
      empty={
        isKeptHere ? (
          <EmptyState
            title={t('referentials.emptyTitle')}
            description={t('referentials.emptyText')}
            illustration={<NothingYet />}
            action={<NewValueButton />}
          />
        ) : (
          <EmptyState title={t('referentials.emptyTitle')} description={t('referentials.emptyCompanies')} illustration={<NothingYet />} />
        )
      }
    />
  );
}

import type { Language } from '@jalon/domain/core/languages';
import { type ListName, referenceLists } from '@jalon/domain/core/reference-lists';
import { texts } from '@jalon/domain/locales/all';
import type { ReferentialQuery } from '@jalon/domain/referentials/referential-schema';
import { listCompanies } from '../companies/companies.queries.ts';
import type { FileAnswer } from '../core/context.ts';
import { type Column, everyRow, exportAs } from '../core/export.ts';

import type { Tx } from '../db/database.ts';
import { listValues, type StoredValue } from './referentials.queries.ts';

type Request = {
  list: ListName;
  format: keyof typeof exportAs;
  query: Omit<ReferentialQuery, 'size'>;
  language: Language;
  timeZone: string;
};

/** Everything the filters let through, in the order of the list on screen. */
export function exportValues(tx: Tx, { list, format, query, language, timeZone }: Request): Promise<FileAnswer> {
  const rows = everyRow<StoredValue>((place) =>
    list === 'companies' ? listCompanies(tx, { ...query, ...place }) : listValues(tx, list, { ...query, ...place }, language),
  );
  return exportAs[format]({ name: list, columns: columnsOf(list, language), rows, reader: { language, timeZone } });
}

/** The columns the list has on screen: a company has a name, and only lists of two levels have groups. */
function columnsOf(list: ListName, language: Language): Column<StoredValue>[] {
  const { column, state, origin } = texts[language].referentials;
  const group: Column<StoredValue> = { title: column.group, value: (row) => row.group?.[language] ?? '' };
  const stateColumn: Column<StoredValue> = { title: column.state, value: (row) => state[row.state] };
  const updatedAt: Column<StoredValue> = { title: column.updatedAt, value: (row) => new Date(row.updatedAt) };
  if (list === 'companies') return [{ title: column.name, value: (row) => row.fr }, stateColumn, updatedAt];
  return [
    { title: column.code, value: (row) => row.code },
    { title: column.fr, value: (row) => row.fr },
    { title: column.en, value: (row) => row.en },
    ...(referenceLists[list].levels === 2 ? [group] : []),
    stateColumn,
    { title: column.origin, value: (row) => origin[row.origin] },
    updatedAt,
  ];
}

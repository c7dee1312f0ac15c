import type { Language } from '@jalon/domain/core/languages';
import { type ListName, referenceLists } from '@jalon/domain/core/reference-lists';
import { texts } from '@jalon/domain/locales/all';
import type { Column } from '../core/export.ts';
import type { StoredValue } from './referentials.records.ts';

export const sheetOf = (list: ListName, language: Language) => ({ name: list, columns: columnsOf(list, language) });

/** The columns the list has on screen: a company has a name, and only lists of two levels have groups. */
function columnsOf(list: ListName, language: Language): Column<StoredValue>[] {
  const { column, origin } = texts[language].referentials;
  const { state } = texts[language].words.referential;
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

import type { Language } from '@jalon/domain/core/languages';
import type { Page } from '@jalon/domain/core/listing';
import type { ListName } from '@jalon/domain/core/reference-lists';
import type { ReferentialQuery } from '@jalon/domain/referentials/referential-schema';
import { listCompanies } from '../companies/companies.queries.ts';
import type { FileAnswer } from '../core/context.ts';
import { type Column, exportAs } from '../core/export.ts';
import { texts } from '../core/texts.ts';
import type { Tx } from '../db/database.ts';
import { listValues, type StoredValue } from './referentials.queries.ts';

type Request = { list: ListName; format: keyof typeof exportAs; query: Omit<ReferentialQuery, 'size'>; language: Language };

/** Everything the filters let through, in the order of the list on screen. */
export function exportValues(tx: Tx, { list, format, query, language }: Request): Promise<FileAnswer> {
  return exportAs[format]({ name: list, columns: columnsIn(language), rows: allRows(tx, list, query), language });
}

function columnsIn(language: Language): Column<StoredValue>[] {
  const { column, state, origin } = texts[language].referentials;
  return [
    { title: column.code, value: (row) => row.code },
    { title: column.fr, value: (row) => row.fr },
    { title: column.en, value: (row) => row.en },
    { title: column.group, value: (row) => row.group?.[language] ?? '' },
    { title: column.state, value: (row) => state[row.state] },
    { title: column.origin, value: (row) => origin[row.origin] },
    { title: column.updatedAt, value: (row) => row.updatedAt },
  ];
}

async function* allRows(tx: Tx, list: ListName, query: Omit<ReferentialQuery, 'size'>): AsyncIterable<StoredValue> {
  let after: string | undefined;
  do {
    const rows = { ...query, size: -1 as const, after };
    const page: Page<StoredValue> = await (list === 'companies' ? listCompanies(tx, rows) : listValues(tx, list, rows));
    yield* page.rows;
    after = page.next ?? undefined;
  } while (after);
}

import type { ManagedQuery } from '@jalon/domain/accounts/managed-account-schema';
import { validationOf } from '@jalon/domain/accounts/validation-machine';
import type { User } from '@jalon/domain/core/actor';
import type { Language } from '@jalon/domain/core/languages';
import { texts } from '@jalon/domain/locales/all';
import type { FileAnswer } from '../core/context.ts';
import { type Column, everyRow, exportAs } from '../core/export.ts';
import type { Tx } from '../db/database.ts';
import { reachesAccount } from '../portfolios/scope.ts';
import { listAccounts, type StoredAccount } from './managed-accounts.queries.ts';

type Request = { format: keyof typeof exportAs; query: Omit<ManagedQuery, 'size'>; language: Language; timeZone: string };

/** Everything the filters let through within the reader's reach, in the order of the list on screen. */
export function exportAccounts(tx: Tx, actor: User, { format, query, language, timeZone }: Request): Promise<FileAnswer> {
  const name = texts[language].accounts.tabs[query.type].toLowerCase();
  const rows = everyRow((place) => listAccounts(tx, reachesAccount(actor, query.type), { ...query, ...place }));
  return exportAs[format]({ name, columns: columnsOf(language), rows, reader: { language, timeZone } });
}

function columnsOf(language: Language): Column<StoredAccount>[] {
  const { column, state, validation, address } = texts[language].accounts;
  return [
    { title: column.lastName, value: (row) => row.lastName },
    { title: column.firstName, value: (row) => row.firstName },
    { title: column.email, value: (row) => row.email },
    { title: column.phone, value: (row) => row.phone ?? '' },
    { title: column.company, value: (row) => row.company?.name ?? '' },
    { title: column.state, value: (row) => state[row.state] },
    { title: column.validation, value: (row) => validation[validationOf(row)] },
    { title: column.address, value: (row) => address[row.isVerified ? 'verified' : 'unverified'] },
    { title: column.createdAt, value: (row) => new Date(row.createdAt) },
    { title: column.signedInAt, value: (row) => (row.signedInAt ? new Date(row.signedInAt) : '') },
  ];
}

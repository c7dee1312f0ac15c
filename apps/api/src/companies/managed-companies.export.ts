import type { ManagedCompanyQuery } from '@jalon/domain/companies/managed-company-schema';
import type { User } from '@jalon/domain/core/actor';
import type { Language } from '@jalon/domain/core/languages';
import { texts } from '@jalon/domain/locales/all';
import type { FileAnswer } from '../core/context.ts';
import { type Column, everyRow, exportAs } from '../core/export.ts';
import type { Tx } from '../db/database.ts';
import { sql } from '../db/sql.ts';
import { reachesCompany } from '../portfolios/scope.ts';
import { byName } from './managed-companies.handlers.ts';
import { listManaged, type StoredManaged } from './managed-companies.queries.ts';

type Request = { format: keyof typeof exportAs; query: Omit<ManagedCompanyQuery, 'size'>; language: Language; timeZone: string };

/** Everything the filters let through within the reader's reach, in the order of the list on screen. */
export function exportCompanies(tx: Tx, actor: User, { format, query, language, timeZone }: Request): Promise<FileAnswer> {
  const name = texts[language].companies.tab.toLowerCase();
  const rows = everyRow((place) => listManaged(tx, reachesCompany(actor, sql`c.id`), { ...query, ...place }));
  return exportAs[format]({ name, columns: columnsOf(language), rows, reader: { language, timeZone } });
}

function columnsOf(language: Language): Column<StoredManaged>[] {
  const { card, column, state } = texts[language].companies;
  const text = (title: string, key: 'siren' | 'siret' | 'phone1' | 'website' | 'address' | 'postalCode' | 'city') => ({
    title,
    value: (row: StoredManaged) => row[key] ?? '',
  });
  return [
    { title: column.name, value: ({ name }) => name },
    text(card.siren, 'siren'),
    text(card.siret, 'siret'),
    text(card.phone1, 'phone1'),
    text(card.website, 'website'),
    text(card.address, 'address'),
    text(card.postalCode, 'postalCode'),
    text(column.city, 'city'),
    { title: card.country, value: ({ countryName }) => countryName?.[language] ?? '' },
    { title: column.sector, value: ({ sectorName }) => sectorName?.[language] ?? '' },
    {
      title: column.commercials,
      value: ({ commercials }) =>
        byName(commercials)
          .map(({ name }) => name)
          .join(', '),
    },
    { title: column.contacts, value: ({ contacts }) => String(contacts) },
    { title: column.state, value: (row) => state[row.state] },
    { title: column.createdAt, value: ({ createdAt }) => new Date(createdAt) },
  ];
}

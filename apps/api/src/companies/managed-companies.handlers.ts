import { managedCompanyActionsOf } from '@jalon/domain/companies/managed-company-policy';
import type { ManagedCompany, ManagedCompanyQuery } from '@jalon/domain/companies/managed-company-schema';
import { isType, type User } from '@jalon/domain/core/actor';
import type { HistoryEntry, HistoryQuery } from '@jalon/domain/core/history-entry';
import type { Language } from '@jalon/domain/core/languages';
import type { Page } from '@jalon/domain/core/listing';
import type { Tx } from '../db/database.ts';
import { sql } from '../db/sql.ts';
import { listHistoryOf } from '../history/history.queries.ts';
import { missing } from '../organisation/organisation.ts';
import type { Commercial } from '../portfolios/portfolios.queries.ts';
import { reachesCompany } from '../portfolios/scope.ts';
import { findManaged, listManaged, type StoredManaged } from './managed-companies.queries.ts';

/** What administrators and commercials do alike, each within their reach. */
type Asking = { tx: Tx; actor: User; language: Language };
type OfOne = Asking & { params: { id: string } };
type Reader = { actor: User; language: Language };

export const present = ({ actor, language }: Reader, company: StoredManaged): ManagedCompany => ({
  ...company,
  countryName: company.countryName?.[language] ?? null,
  sectorName: company.sectorName?.[language] ?? null,
  commercials: byName(company.commercials),
  // Which other companies there are is more than a commercial may know.
  sameSiren: isType(actor, 'Admin') ? company.sameSiren : [],
  actions: managedCompanyActionsOf(actor, company),
});

/** Here, because an order asked of the database would be one more sort in every row of a list. */
export const byName = (people: readonly Commercial[]): Commercial[] => people.toSorted((a, b) => a.name.localeCompare(b.name, 'fr'));

export async function getCompany(tx: Tx, actor: User, id: string): Promise<StoredManaged> {
  return (await findManaged(tx, reachesCompany(actor, sql`c.id`), id)) ?? missing();
}

export async function pageOfCompanies({ query, ...asking }: Asking & { query: ManagedCompanyQuery }): Promise<Page<ManagedCompany>> {
  const page = await listManaged(asking.tx, reachesCompany(asking.actor, sql`c.id`), query);
  return { ...page, rows: page.rows.map((row) => present(asking, row)) };
}

export const oneCompany = async ({ params: { id }, ...asking }: OfOne): Promise<ManagedCompany> =>
  present(asking, await getCompany(asking.tx, asking.actor, id));

export async function pastOfCompany({
  tx,
  actor,
  params: { id },
  query,
  language,
}: OfOne & { query: HistoryQuery }): Promise<Page<HistoryEntry>> {
  await getCompany(tx, actor, id);
  return listHistoryOf(tx, id, { page: query, language });
}

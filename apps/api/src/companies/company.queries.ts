import type { Company, CompanyDetails } from '@jalon/domain/companies/company-schema';
import type { Language } from '@jalon/domain/core/languages';
import type { ValueListName } from '@jalon/domain/core/reference-lists';
import { isStanding } from '../accounts/invitations.queries.ts';
import type { Tx } from '../db/database.ts';
import { type Sql, sql } from '../db/sql.ts';

type Words = Record<Language, string>;
export type StoredCompany = Omit<Company, 'actions'> & { countryName: Words | null; sectorName: Words | null };

const nameIn = (list: ValueListName, code: ReturnType<typeof sql>) =>
  sql`(select json_build_object('fr', v.fr, 'en', v.en) from referential_values v where v.list = ${list} and v.code = ${code})`;

/** Of `companies`, which is `c`. */
export const detailColumns = sql`c.id, c.name, c.siren, c.siret, c.ape, c.website, c.phone1, c.phone2, c.address, c.postal_code as "postalCode", c.city,
  c.country, c.employees, c.sector, c.logo_key as logo, c.version, c.updated_at as "updatedAt",
  ${nameIn('countries', sql`c.country`)} as "countryName", ${nameIn('expertise-areas', sql`c.sector`)} as "sectorName"`;

export const findCompany = (tx: Tx, id: string): Promise<StoredCompany | undefined> =>
  tx.maybe(sql`select ${detailColumns} from companies c where c.id = ${id}`);

/** The company as it is, held until the end of the transaction. */
export const lockDetails = (tx: Tx, id: string): Promise<StoredCompany | undefined> =>
  tx.maybe(sql`select ${detailColumns} from companies c where c.id = ${id} for no key update of c`);

/** Two who give the same number at once wait for each other, until the end of the transaction. */
export async function lockSiren(tx: Tx, siren: string): Promise<void> {
  await tx.many(sql`select pg_advisory_xact_lock(hashtextextended(${`siren ${siren}`}, 0))`);
}

/** Another company in use that has this number. */
export const findBySiren = (tx: Tx, siren: string, exceptId: string | undefined): Promise<{ id: string; name: string } | undefined> =>
  tx.maybe(sql`
    select c.id, c.name from companies c
    where c.siren = ${siren} and c.is_active and c.id is distinct from ${exceptId ?? null}::uuid order by c.id limit 1`);

export const updateCompany = (tx: Tx, id: string, details: CompanyDetails): Promise<StoredCompany> =>
  tx.one(sql`
    with c as (
      update companies set name = ${details.name}, siren = ${details.siren}, siret = ${details.siret}, ape = ${details.ape},
        website = ${details.website}, phone1 = ${details.phone1}, phone2 = ${details.phone2}, address = ${details.address},
        postal_code = ${details.postalCode}, city = ${details.city}, country = ${details.country}, employees = ${details.employees},
        sector = ${details.sector}, version = version + 1, updated_at = now()
      where id = ${id} returning *)
    select ${detailColumns} from c`);

/** The contacts who have not taken up their invitation; no further than a thousand and one. */
export async function countInvited(tx: Tx, companyId: string): Promise<number> {
  const { count } = await tx.one<{ count: number }>(sql`
    select count(*)::int as count from (
      select 1 from users u where u.company_id = ${companyId} and u.state = 'none' and ${isStanding} limit 1001) invited`);
  return count;
}

/** Gives the key of the logo that was there, whose file is to go. */
export async function replaceLogo(tx: Tx, id: string, key: string | null): Promise<string | null> {
  const { old } = await tx.one<{ old: string | null }>(sql`
    with before as (select id, logo_key from companies where id = ${id} for no key update)
    update companies c set logo_key = ${key}::uuid, updated_at = now() from before where c.id = before.id returning before.logo_key as old`);
  return old;
}

export const findLogo = (tx: Tx, reach: Sql, id: string): Promise<{ key: string } | undefined> =>
  tx.maybe(sql`select c.logo_key as key from companies c where c.id = ${id} and c.logo_key is not null and ${reach}`);

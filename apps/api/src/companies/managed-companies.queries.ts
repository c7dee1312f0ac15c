import { randomUUIDv7 } from 'node:crypto';
import type { CompanyDetails } from '@jalon/domain/companies/company-schema';
import type { ManagedCompanyQuery } from '@jalon/domain/companies/managed-company-schema';
import type { ActiveState } from '@jalon/domain/core/active-machine';
import type { Language } from '@jalon/domain/core/languages';
import type { Page } from '@jalon/domain/core/listing';
import { isStanding } from '../accounts/invitations.queries.ts';
import { readPage } from '../core/listing.ts';
import type { Tx } from '../db/database.ts';
import { type Sql, sql } from '../db/sql.ts';
import { type Commercial, isAtWork, isServed, type Named } from '../portfolios/portfolios.queries.ts';
import { defaultRolesOf } from '../roles/default-roles.queries.ts';
import { detailColumns, type StoredCompany } from './company.queries.ts';

/** A company without what depends on who asks. */
export type StoredManaged = StoredCompany & {
  state: ActiveState;
  createdAt: string;
  commercials: Commercial[];
  contacts: number;
  sameSiren: Named[];
};

const columns = sql`${detailColumns}, case when c.is_active then 'active' else 'disabled' end as state, c.created_at as "createdAt",
  (select count(*)::int from (select 1 from users u where u.company_id = c.id and u.state <> 'deleted' and ${isStanding} limit 1001) n) as contacts,
  coalesce((select json_agg(json_build_object('id', u.id, 'name', u.first_name || ' ' || u.last_name, 'isAtWork', ${isAtWork}))
    from company_commercials a join users u on u.id = a.user_id where a.company_id = c.id), '[]') as commercials,
  coalesce((select json_agg(o) from (
    select o.id, o.name from companies o where o.siren = c.siren and o.id <> c.id and o.is_active limit 10) o), '[]') as "sameSiren"`;

const orders: Record<ManagedCompanyQuery['sort'], { key: Sql; keyType: Sql }> = {
  name: { key: sql`c.name_key`, keyType: sql`text` },
  city: { key: sql`c.city_key`, keyType: sql`text` },
  createdAt: { key: sql`c.created_at`, keyType: sql`timestamptz` },
};

/** `reach` is the condition of who asks (portfolios/scope.ts). */
export function listManaged(tx: Tx, reach: Sql, query: ManagedCompanyQuery): Promise<Page<StoredManaged>> {
  const { q, state, sector, commercial, commercialId, sort, dir, ...page } = query;
  const filters: Sql[] = [];
  if (state) filters.push(sql`c.is_active = ${state === 'active'}`);
  if (sector) filters.push(sql`c.sector = ${sector}`);
  if (commercial) filters.push(commercial === 'some' ? isServed : sql`not ${isServed}`);
  if (commercialId)
    filters.push(sql`exists (select 1 from company_commercials a where a.company_id = c.id and a.user_id = ${commercialId})`);
  return readPage<StoredManaged>(tx, {
    columns,
    from: sql`companies`,
    as: sql`c`,
    where: [reach],
    filters,
    search: q ? { text: q, column: sql`c.search` } : undefined,
    ...orders[sort],
    id: sql`c.id`,
    dir,
    page,
  });
}

export const findManaged = (tx: Tx, reach: Sql, id: string): Promise<StoredManaged | undefined> =>
  tx.maybe(sql`select ${columns} from companies c where c.id = ${id} and ${reach}`);

/** With the roles every company starts with, in the language of whoever adds it. */
export async function insertCompany(tx: Tx, details: CompanyDetails, lang: Language): Promise<string> {
  const id = randomUUIDv7();
  const { statement: roles } = defaultRolesOf(id, lang, sql`company`);
  await tx.many(sql`
    with company as (
      insert into companies (id, name, siren, siret, ape, website, phone1, phone2, address, postal_code, city, country, employees, sector)
      values (${id}, ${details.name}, ${details.siren}, ${details.siret}, ${details.ape}, ${details.website}, ${details.phone1},
        ${details.phone2}, ${details.address}, ${details.postalCode}, ${details.city}, ${details.country}, ${details.employees},
        ${details.sector})
      returning id)
    ${roles}`);
  return id;
}

/** Compare and set: false when it was in that state already. */
export async function moveCompany(tx: Tx, id: string, isActive: boolean): Promise<boolean> {
  const moved = await tx.maybe(sql`
    update companies set is_active = ${isActive}, updated_at = now() where id = ${id} and is_active <> ${isActive} returning id`);
  return moved !== undefined;
}

/** Held against everything, those who would refer to it included. */
export async function holdCompany(tx: Tx, id: string): Promise<boolean> {
  return (await tx.maybe(sql`select 1 from companies where id = ${id} for update`)) !== undefined;
}

/** With its roles and divisions. Those who have left it keep their place in what others remember. */
export async function removeCompany(tx: Tx, id: string): Promise<void> {
  await tx.many(sql`update users set company_id = null where company_id = ${id} and state = 'deleted'`);
  await tx.many(sql`delete from users where company_id = ${id} and invitation in ('declined', 'withdrawn')`);
  await tx.many(sql`delete from companies where id = ${id}`);
}

import { isType, type User } from '@jalon/domain/core/actor';
import type { QueryOf } from '@jalon/domain/core/endpoint';
import type { Page } from '@jalon/domain/core/listing';
import type { referentials } from '@jalon/domain/referentials/referential-api';
import { readPage } from '../core/listing.ts';
import type { Tx } from '../db/database.ts';
import { type Sql, sql } from '../db/sql.ts';
import { reachesCompany } from '../portfolios/scope.ts';
import type { StoredValue } from '../referentials/referentials.records.ts';

type Asked = QueryOf<typeof referentials.api.list>;

const id = sql`c.id`;
const byName = { key: sql`c.name_key`, keyType: sql`text` };
/** A company has one name, in whatever language, and nobody gives it a place: the order of the list is the one of the names. */
const orders: Record<Asked['sort'], { key: Sql; keyType: Sql }> = {
  place: byName,
  fr: byName,
  en: byName,
  code: { key: id, keyType: sql`uuid` },
  updatedAt: { key: sql`c.updated_at`, keyType: sql`timestamptz` },
};

/** Companies in the shape of reference values, to be looked at beside the other lists: all are ours, none is in a group. */
export function listCompanies(tx: Tx, { q, state, origin, groupId, sort, dir, ...page }: Asked): Promise<Page<StoredValue>> {
  const filters = state ? [sql`c.is_active = ${state === 'enabled'}`] : [];
  if (origin === 'external' || groupId) filters.push(sql`false`);
  return readPage<StoredValue>(tx, {
    columns: sql`c.id, 'companies' as list, c.id::text as code, c.name as fr, c.name as en, null as "group", false as "isGroup", 'local' as origin,
      1 as version, case when c.is_active then 'enabled' else 'disabled' end as state, c.updated_at as "updatedAt"`,
    from: sql`companies`,
    as: sql`c`,
    where: [sql`true`],
    filters,
    search: q ? { text: q, column: sql`(' ' || c.name_key)` } : undefined,
    ...orders[sort],
    id,
    dir,
    page,
  });
}

/** Staff choose among the companies they reach, a company's people have their own; a freelance is told of none that did not disclose itself. */
export function listCompanyChoices(tx: Tx, actor: User): Promise<{ id: string; name: string }[]> {
  const isStaff = isType(actor, 'Admin', 'Commercial');
  const visible = isStaff ? reachesCompany(actor, sql`c.id`) : sql`c.id = ${actor.company?.id ?? null}::uuid`;
  return tx.many(sql`select c.id, c.name from companies c where c.is_active and ${visible} order by c.name_key, c.id limit 1000`);
}

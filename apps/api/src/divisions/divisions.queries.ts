import { randomUUIDv7 } from 'node:crypto';
import type { Division } from '@jalon/domain/divisions/division-schema';
import { type Tx, uniqueViolation } from '../db/database.ts';
import { sql } from '../db/sql.ts';

/** A division without what the caller may do with it, which is the policy's to say. */
export type StoredDivision = Omit<Division, 'actions'>;

const columns = sql`d.id, d.name, d.version, case when d.is_active then 'active' else 'disabled' end as state,
  (select count(*)::int from user_divisions m where m.division_id = d.id) as users`;

export const listDivisions = (tx: Tx, companyId: string): Promise<StoredDivision[]> =>
  tx.many(sql`select ${columns} from divisions d where d.company_id = ${companyId} order by fold(d.name), d.id limit 1000`);

export const findDivisions = (tx: Tx, companyId: string, ids: string[]): Promise<StoredDivision[]> =>
  tx.many(sql`select ${columns} from divisions d where d.company_id = ${companyId} and d.id = any(${ids}::uuid[])`);

/** The division as it is, held until the end of the transaction. */
export const lockDivision = (tx: Tx, companyId: string, id: string): Promise<StoredDivision | undefined> =>
  tx.maybe(sql`select ${columns} from divisions d where d.company_id = ${companyId} and d.id = ${id} for update of d`);

/** Undefined when the company has a division of that name. */
export const insertDivision = (tx: Tx, companyId: string, name: string): Promise<StoredDivision | undefined> =>
  tx.maybe(sql`
    with d as (
      insert into divisions (id, company_id, name) values (${randomUUIDv7()}, ${companyId}, ${name})
      on conflict (company_id, lower(name)) do nothing returning *)
    select ${columns} from d`);

type Rename = { name: string; version: number };

/** `taken` when another division has that name, undefined when it is no longer the version the editor started from. */
export const renameDivision = (tx: Tx, id: string, { name, version }: Rename): Promise<StoredDivision | 'taken' | undefined> =>
  tx
    .maybe<StoredDivision>(sql`
      with d as (update divisions set name = ${name}, version = version + 1 where id = ${id} and version = ${version} returning *)
      select ${columns} from d`)
    .catch((error) => {
      // Whoever made the table, this is its only other unique index.
      if (uniqueViolation(error)) return 'taken' as const;
      throw error;
    });

/** Compare and set: undefined when it was in that state already. */
export const moveDivision = (tx: Tx, id: string, isActive: boolean): Promise<StoredDivision | undefined> =>
  tx.maybe(sql`
    with d as (update divisions set is_active = ${isActive}, version = version + 1 where id = ${id} and is_active <> ${isActive} returning *)
    select ${columns} from d`);

export async function removeDivision(tx: Tx, id: string): Promise<void> {
  await tx.many(sql`delete from divisions where id = ${id}`);
}

/** None means the whole company. */
export const listDivisionsOf = async (tx: Tx, userId: string): Promise<string[]> =>
  (await tx.many<{ id: string }>(sql`select division_id as id from user_divisions where user_id = ${userId}`)).map(({ id }) => id);

import type { Tx } from '../db/database.ts';
import { type Sql, sql } from '../db/sql.ts';

const sirenLock = (siren: Sql): Sql => sql`pg_advisory_xact_lock(hashtextextended('siren ' || ${siren}, 0))`;

/** Two who give the same number at once wait for each other, until the end of the transaction. */
export async function lockSiren(tx: Tx, siren: string): Promise<void> {
  await tx.many(sql`select ${sirenLock(sql`${siren}::text`)}`);
}

/** The same, of the number that a company has. */
export async function lockSirenOf(tx: Tx, id: string): Promise<void> {
  await tx.many(sql`select ${sirenLock(sql`c.siren`)} from companies c where c.id = ${id} and c.siren is not null`);
}

/** Another company in use that has this number. */
export const findBySiren = (tx: Tx, siren: string, exceptId: string | undefined): Promise<{ id: string; name: string } | undefined> =>
  tx.maybe(sql`
    select c.id, c.name from companies c
    where c.siren = ${siren} and c.is_active and c.id is distinct from ${exceptId ?? null}::uuid order by c.id limit 1`);

/** Held against everything, those who would refer to it included. */
export async function holdForRemoval(tx: Tx, id: string): Promise<void> {
  await tx.many(sql`select 1 from companies where id = ${id} for update`);
}

/** Before they go: those who have left them keep their place in what others remember, and invitations that have ended go with them. */
export async function dropFormerPeople(tx: Tx, ids: readonly string[]): Promise<void> {
  await Promise.all([
    tx.many(sql`update users set company_id = null where company_id = any(${ids}::uuid[]) and state = 'deleted'`),
    tx.many(sql`delete from users where company_id = any(${ids}::uuid[]) and invitation in ('declined', 'withdrawn')`),
  ]);
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

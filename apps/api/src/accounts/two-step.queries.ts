import type { Tx } from '../db/database.ts';
import { sql } from '../db/sql.ts';

/** Begins, or begins again: a second step that is on stays as it is, and false says so. */
export async function keepSecret(tx: Tx, userId: string, secret: Buffer): Promise<boolean> {
  const kept = await tx.maybe(sql`
    insert into two_steps as t (user_id, secret) values (${userId}, ${secret})
    on conflict (user_id) do update set secret = excluded.secret, created_at = now(), last_period = 0
    where t.confirmed_at is null returning user_id`);
  return kept !== undefined;
}

/** The secret that is being set up, if that began within the hour, or the one in use. */
export const findSecret = (tx: Tx, userId: string, isOn: boolean): Promise<{ secret: Buffer } | undefined> =>
  tx.maybe(sql`
    select secret from two_steps
    where user_id = ${userId} and ${isOn ? sql`confirmed_at is not null` : sql`confirmed_at is null and created_at > now() - interval '1 hour'`}`);

/** Compare and set: of two who use a code at once one does, and nobody uses it again. */
export async function takePeriod(tx: Tx, userId: string, period: number): Promise<boolean> {
  const used = await tx.maybe(sql`
    update two_steps set last_period = ${period}, confirmed_at = coalesce(confirmed_at, now())
    where user_id = ${userId} and last_period < ${period} returning user_id`);
  return used !== undefined;
}

/** `name` is the first group of a code, `hash` the slow one of the others. */
export type RecoveryCode = { name: string; hash: string };

export const findRecoveryCode = (tx: Tx, userId: string, name: string): Promise<{ hash: string } | undefined> =>
  tx.maybe(sql`select hash from recovery_codes where user_id = ${userId} and name = ${name} and used_at is null`);

/** Compare and set, as above. */
export async function takeRecoveryCode(tx: Tx, userId: string, name: string): Promise<boolean> {
  const used = await tx.maybe(sql`
    update recovery_codes set used_at = now() where user_id = ${userId} and name = ${name} and used_at is null returning user_id`);
  return used !== undefined;
}

export async function keepRecoveryCodes(tx: Tx, userId: string, codes: readonly RecoveryCode[]): Promise<void> {
  const [names, hashes] = [codes.map(({ name }) => name), codes.map(({ hash }) => hash)];
  await tx.many(sql`delete from recovery_codes where user_id = ${userId}`);
  await tx.many(sql`
    insert into recovery_codes (user_id, name, hash) select ${userId}, c.name, c.hash from unnest(${names}::text[], ${hashes}::text[]) as c (name, hash)`);
}

/** False when it was not on. */
export async function removeTwoStep(tx: Tx, userId: string): Promise<boolean> {
  await tx.many(sql`delete from recovery_codes where user_id = ${userId}`);
  const removed = await tx.maybe<{ wasOn: boolean }>(sql`
    delete from two_steps where user_id = ${userId} returning confirmed_at is not null as "wasOn"`);
  return removed?.wasOn ?? false;
}

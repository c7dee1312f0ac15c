import { AppError } from '@jalon/domain/core/errors';
import { signInRules, type TryRule, waitAfter } from '@jalon/domain/sessions/sign-in-rules';
import { networkOf } from '../core/network-address.ts';
import type { Tx } from '../db/database.ts';
import { join, sql } from '../db/sql.ts';

const { lockSeconds } = signInRules;

/**
 * Counts a try before the password is looked at, so that a hundred at once are a hundred; the right password takes it back. Refused when
 * it comes too soon after the last. True when this one closes the door.
 */
export async function countTry(tx: Tx, key: string, rule: TryRule): Promise<boolean> {
  const steps = Array.from({ length: rule.lockedAt + 1 }, (_, failures) => sql`${waitAfter(failures, rule)}`);
  const wait = sql`(array[${join(steps, sql`, `)}]::integer[])[least(t.failures, ${rule.lockedAt}) + 1]`;
  // The time of the clock: by that of the statement, somebody who counted since would seem to come from the future.
  const isForgotten = sql`t.last_at < clock_timestamp() - ${lockSeconds} * interval '1 second'`;
  const { forgetSeconds } = rule;
  // Whole failures only; what is left of the time counts for the next, so that nobody who tries often keeps them all.
  const faded = forgetSeconds ? sql`floor(extract(epoch from clock_timestamp() - t.forgotten_at) / ${forgetSeconds})::integer` : sql`0`;
  const counted = await tx.maybe<{ failures: number }>(sql`
    insert into sign_in_tries as t (key, failures) values (${key}, 1)
    on conflict (key) do update
    set failures = case when ${isForgotten} then 1 else greatest(0, t.failures - ${faded}) + 1 end,
      forgotten_at = case when ${isForgotten} or t.failures <= ${faded} then clock_timestamp()
        else t.forgotten_at + ${faded} * ${forgetSeconds ?? 0} * interval '1 second' end,
      last_at = clock_timestamp()
    where ${isForgotten} or t.last_at + ${wait} * interval '1 second' <= clock_timestamp()
    returning failures`);
  if (counted) return counted.failures === rule.lockedAt;
  const left = await tx.maybe<{ seconds: number }>(sql`
    select greatest(1, ceil(extract(epoch from t.last_at - clock_timestamp()) + ${wait}))::integer as seconds from sign_in_tries t where key = ${key}`);
  throw new AppError('request.tooMany', { seconds: left?.seconds ?? 1 });
}

/** A try at an account. When it closes the door, whoever the account is of is told: by the worker, so that nobody can tell from here who that is. */
export async function countAccountTry(tx: Tx, key: string, email: string): Promise<void> {
  if (await countTry(tx, key, signInRules.account))
    await tx.many(sql`select graphile_worker.add_job('locked', json_build_object('email', ${email}::text))`);
}

/** The right password, or a new one chosen by mail, makes up for the wrong ones. */
export async function forgetTries(tx: Tx, key: string): Promise<void> {
  await tx.many(sql`delete from sign_in_tries where key = ${key}`);
}

/** Behind one address of the network there may be many people: of theirs, only the wrong tries stay counted. */
export async function takeBackTry(tx: Tx, key: string): Promise<void> {
  await tx.many(sql`update sign_in_tries set failures = greatest(0, failures - 1) where key = ${key}`);
}

export const accountKey = (email: string): string => `account ${email}`;
/** Of a browser that has signed in to the account before (`findDevice`). */
export const deviceKey = (device: string): string => `device ${device}`;
/** Of the codes of a second step. */
export const codeKey = (userId: string, device = ''): string => `code ${device || userId}`;
/** Of passwords and codes that somebody who is signed in is asked for again: strangers do not keep them from what is theirs. */
export const insideKey = (userId: string): string => `inside ${userId}`;
export const insideCodeKey = (userId: string): string => `inside code ${userId}`;
export const addressKey = (address: string): string => `address ${networkOf(address)}`;

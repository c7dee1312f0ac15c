import { randomBytes } from 'node:crypto';
import { deviceRules } from '@jalon/domain/sessions/session-rules';
import { hashOf } from '../core/hash.ts';
import type { Tx } from '../db/database.ts';
import { sql } from '../db/sql.ts';

/** The name under which the tries of a browser are counted when it has signed in to this account before; undefined for any other. */
export async function findDevice(tx: Tx, token: string, email: string): Promise<string | undefined> {
  if (!token) return undefined;
  const found = await tx.maybe<{ device: string }>(sql`
    select encode(d.token_hash, 'hex') || ' ' || d.user_id as device from device_tokens d join users u on u.id = d.user_id
    where d.token_hash = ${hashOf(token)} and u.email = ${email} and d.last_used_at > now() - make_interval(days => ${deviceRules.days})`);
  return found?.device;
}

/**
 * Gives a browser a new token, under which it is known to this person and to those who know it already. The old one is void: whoever
 * planted or copied it knows nothing any more.
 */
export async function knowDevice(tx: Tx, userId: string, old: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await tx.many(sql`
    with moved as (update device_tokens set token_hash = ${hashOf(token)} where token_hash = ${hashOf(old)} and user_id <> ${userId}),
    dropped as (delete from device_tokens where token_hash = ${hashOf(old)} and user_id = ${userId})
    insert into device_tokens (token_hash, user_id) values (${hashOf(token)}, ${userId})`);
  return token;
}

/** The other browsers of a person, which may be somebody else's, are as strange as any from now on. */
export async function forgetOtherDevices(tx: Tx, userId: string, token: string): Promise<void> {
  await tx.many(sql`delete from device_tokens where user_id = ${userId} and token_hash <> ${hashOf(token)}`);
}

export async function trimDevices(tx: Tx, userId: string): Promise<void> {
  await tx.many(sql`
    delete from device_tokens where user_id = ${userId} and token_hash in (
      select token_hash from device_tokens where user_id = ${userId} order by last_used_at desc, token_hash offset ${deviceRules.perPerson})`);
}

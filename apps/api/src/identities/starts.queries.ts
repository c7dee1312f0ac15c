import { randomUUIDv7 } from 'node:crypto';
import { startRules } from '@jalon/domain/sessions/sign-in-provider';
import { hashOf } from '../core/hash.ts';
import type { Tx } from '../db/database.ts';
import { sql } from '../db/sql.ts';

/** `token` is of the browser, `state` of this one start. */
type Keys = { provider: string; token: string; state: string };
type Start = { next: string | null; isRemembered: boolean; userId: string | null };

export async function keepStart(tx: Tx, { provider, token, state }: Keys, start: Start & { secrets: Buffer }): Promise<void> {
  await tx.many(sql`
    insert into sign_in_starts (id, token_hash, state_hash, provider, secrets, next, is_remembered, user_id, expires_at)
    values (${randomUUIDv7()}, ${hashOf(token)}, ${hashOf(state)}, ${provider}, ${start.secrets}, ${start.next}, ${start.isRemembered},
      ${start.userId}::uuid, now() + ${startRules.seconds} * interval '1 second')`);
}

/** Used up by the browser, the provider and the person it was made for, and by nobody else; of two at once, by one. */
export const takeStart = (
  tx: Tx,
  { provider, token, state }: Keys,
  userId: string | null,
): Promise<(Start & { secrets: Buffer }) | undefined> =>
  tx.maybe(sql`
    delete from sign_in_starts
    where state_hash = ${hashOf(state)} and token_hash = ${hashOf(token)} and provider = ${provider} and expires_at > now()
      and (user_id is null or user_id = ${userId}::uuid)
    returning secrets, next, is_remembered as "isRemembered", user_id as "userId"`);

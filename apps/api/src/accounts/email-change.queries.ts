import { randomUUIDv7 } from 'node:crypto';
import { emailRules } from '@jalon/domain/accounts/email-rules';
import type { AccountState } from '@jalon/domain/core/actor';
import type { Tx } from '../db/database.ts';
import { type Sql, sql } from '../db/sql.ts';
import { endLinks, verifyEmail } from './accounts.queries.ts';

export type OpenedLink = {
  id: string;
  purpose: 'verify' | 'change';
  userId: string;
  email: string;
  isVerified: boolean;
  state: AccountState;
};

/** A link that proves an address and still works. One that only verifies does nothing for an account that is verified. */
export const findOpenedLink = (tx: Tx, id: string): Promise<OpenedLink | undefined> =>
  tx.maybe(sql`
    select l.id, l.purpose, l.user_id as "userId", l.email, u.email_verified_at is not null as "isVerified", u.state
    from account_links l join users u on u.id = l.user_id
    where l.id = ${id} and l.used_at is null and l.expires_at > now() and u.state <> 'deleted'
      and (l.purpose = 'change' or (l.purpose = 'verify' and l.email = u.email and u.email_verified_at is null))`);

type EmailChange = { id: string; email: string; expiresAt: string };
const isOpenChange = sql`purpose = 'change' and used_at is null and expires_at > now()`;

/** The address that was asked for and is not confirmed yet. */
export const findChange = (tx: Tx, userId: string): Promise<EmailChange | undefined> =>
  tx.maybe(sql`select id, email, expires_at as "expiresAt" from account_links where user_id = ${userId} and ${isOpenChange}`);

/** The same, as part of a statement about `u`. */
export const openChange = sql`(
  select json_build_object('email', email, 'expiresAt', expires_at) from account_links where user_id = u.id and ${isOpenChange})`;

/** Replaces the one before it: with the person held, of two at once one is open in the end. */
export async function askForChange(tx: Tx, userId: string, email: string): Promise<void> {
  await tx.many(sql`select 1 from users where id = ${userId} for no key update`);
  await endLinks(tx, userId, 'change');
  await tx.many(sql`
    insert into account_links (id, user_id, purpose, email, expires_at)
    values (${randomUUIDv7()}, ${userId}, 'change', ${email}, now() + ${emailRules.changeHours} * interval '1 hour')`);
}

/** Of two people who open the same link at once, one gets it. */
export const takeChange = (tx: Tx, id: string): Promise<{ userId: string; email: string } | undefined> =>
  tx.maybe(sql`update account_links set used_at = now() where id = ${id} and ${isOpenChange} returning user_id as "userId", email`);

/**
 * Gives an account the address it has just proved, and the address that was. What was sent to that one opens nothing any more. The index
 * of addresses refuses one that somebody else has got meanwhile.
 */
export async function replaceEmail(tx: Tx, userId: string, email: string): Promise<{ email: string; isVerified: boolean }> {
  const before = await tx.one<{ email: string; isVerified: boolean }>(sql`
    select email, email_verified_at is not null as "isVerified" from users where id = ${userId} for no key update`);
  await tx.many(sql`update users set email = ${email}, email_verified_at = null, updated_at = now() where id = ${userId}`);
  await verifyEmail(tx, userId);
  await endLinks(tx, userId, 'verify', 'reset', 'activate');
  return before;
}

/** Whether an account has this address, proved or not. */
const hasAccount = (email: string): Sql => sql`exists (select 1 from users where email = ${email})`;

/** Corrects an address that nobody has proved; false when it is proved by now, or when the other one is somebody's. */
export async function correctUnproved(tx: Tx, userId: string, email: string): Promise<boolean> {
  const corrected = await tx.maybe(sql`
    update users set email = ${email}, updated_at = now()
    where id = ${userId} and email_verified_at is null and not ${hasAccount(email)} returning id`);
  return corrected !== undefined;
}

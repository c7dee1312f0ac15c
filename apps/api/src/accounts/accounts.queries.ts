import { randomUUIDv7 } from 'node:crypto';
import type { Language } from '@jalon/domain/core/languages';
import type { Tx } from '../db/database.ts';
import { sql } from '../db/sql.ts';

export type LinkPurpose = 'verify' | 'reset' | 'activate';
export type Addressee = { id: string; email: string; firstName: string; lang: Language };

/** A mail waits in boxes for days; what opens an account to whoever holds it does not. */
const lifetimes: Record<LinkPurpose, string> = { verify: '48 hours', reset: '1 hour', activate: '14 days' };

export async function makeLink(tx: Tx, userId: string, purpose: LinkPurpose): Promise<string> {
  const id = randomUUIDv7();
  await tx.many(sql`
    insert into account_links (id, user_id, purpose, email, expires_at)
    select ${id}, u.id, ${purpose}, u.email, now() + ${lifetimes[purpose]}::interval from users u where u.id = ${userId}`);
  return id;
}

/** Of two people who open the same link at once, one gets the user. */
export const takeLink = (tx: Tx, id: string, purpose: LinkPurpose): Promise<{ userId: string; email: string } | undefined> =>
  tx.maybe(sql`
    update account_links l set used_at = now() from users u
    where l.id = ${id} and l.purpose = ${purpose} and l.used_at is null and l.expires_at > now() and u.id = l.user_id and u.email = l.email
    returning l.user_id as "userId", l.email`);

/** Who has been let in by one link needs none of the others. */
export async function endLinks(tx: Tx, userId: string, purpose: LinkPurpose): Promise<void> {
  await tx.many(sql`update account_links set used_at = now() where user_id = ${userId} and purpose = ${purpose} and used_at is null`);
}

export const findAddressee = (tx: Tx, userId: string): Promise<Addressee | undefined> =>
  tx.maybe(sql`select id, email, first_name as "firstName", lang from users where id = ${userId}`);

export const findByEmail = (tx: Tx, email: string): Promise<Addressee | undefined> =>
  tx.maybe(sql`select id, email, first_name as "firstName", lang from users where email = ${email} and state <> 'none'`);

export async function verifyEmail(tx: Tx, userId: string): Promise<boolean> {
  const rows = await tx.many(sql`
    update users set email_verified_at = now(), updated_at = now() where id = ${userId} and email_verified_at is null returning id`);
  return rows.length > 0;
}

/** A new password proves the address too, and ends every session that began with the old one. */
export async function choosePassword(tx: Tx, userId: string, passwordHash: string): Promise<void> {
  await tx.many(sql`
    update users set password_hash = ${passwordHash}, email_verified_at = coalesce(email_verified_at, now()), updated_at = now()
    where id = ${userId}`);
  await tx.many(sql`delete from sessions where user_id = ${userId}`);
}

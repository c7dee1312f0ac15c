import { randomUUIDv7 } from 'node:crypto';
import type { Invitation } from '@jalon/domain/accounts/account-schema';
import type { UserType } from '@jalon/domain/core/actor';
import type { Chooser } from '@jalon/domain/core/common-passwords';
import type { Language } from '@jalon/domain/core/languages';
import type { Tx } from '../db/database.ts';
import { sql } from '../db/sql.ts';

export type LinkPurpose = 'verify' | 'reset' | 'activate';
export type Addressee = {
  id: string;
  type: UserType;
  email: string;
  firstName: string;
  lang: Language;
  state: string;
  isVerified: boolean;
};

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

/** Whether a link still works, without using it up. */
export async function isOpenLink(tx: Tx, id: string, { purpose, email }: { purpose: LinkPurpose; email: string }): Promise<boolean> {
  const found = await tx.maybe(sql`
    select 1 from account_links l join users u on u.id = l.user_id and u.email = l.email
    where l.id = ${id} and l.purpose = ${purpose} and l.email = ${email} and l.used_at is null and l.expires_at > now()`);
  return found !== undefined;
}

/** Who has been let in by one link needs none of the others. */
export async function endLinks(tx: Tx, userId: string, purpose: LinkPurpose): Promise<void> {
  await tx.many(sql`update account_links set used_at = now() where user_id = ${userId} and purpose = ${purpose} and used_at is null`);
}

/** Whom a link that still works invites. */
export const findInvitation = (tx: Tx, linkId: string): Promise<Invitation | undefined> =>
  tx.maybe(sql`
    select u.email, u.first_name as "firstName", u.type, c.name as company
    from account_links l join users u on u.id = l.user_id and u.email = l.email left join companies c on c.id = u.company_id
    where l.id = ${linkId} and l.purpose = 'activate' and l.used_at is null and l.expires_at > now() and u.state = 'none'`);

/** Whose password a link chooses; nobody's when there is no such link, which is told later, as for one that is used up. */
export const findChooser = async (tx: Tx, linkId: string): Promise<Chooser> =>
  (await tx.maybe<Chooser>(sql`
    select u.first_name as "firstName", u.last_name as "lastName", u.email, c.name as company
    from account_links l join users u on u.id = l.user_id left join companies c on c.id = u.company_id where l.id = ${linkId}`)) ?? {};

const addressee = sql`id, type, email, first_name as "firstName", lang, state, email_verified_at is not null as "isVerified"`;

export const findAddressee = (tx: Tx, userId: string): Promise<Addressee | undefined> =>
  tx.maybe(sql`select ${addressee} from users where id = ${userId} and state <> 'deleted'`);

/** Of somebody who may have left: the last thing they are told is in their language too. */
export const findLanguage = (tx: Tx, userId: string): Promise<{ lang: Language } | undefined> =>
  tx.maybe(sql`select lang from users where id = ${userId}`);

export const findByEmail = (tx: Tx, email: string): Promise<Addressee | undefined> =>
  tx.maybe(sql`select ${addressee} from users where email = ${email} and state <> 'deleted'`);

/** Who invites, and into whose space: the company's for its people, the operator's own for everybody else. */
export const findInviter = (tx: Tx, userId: string, inviterId: string | null): Promise<{ by: string; organisation: string }> =>
  tx.one(sql`
    select coalesce((select i.first_name || ' ' || i.last_name from users i where i.id = ${inviterId}), 'Jalon') as by,
      coalesce(c.name, 'Jalon') as organisation
    from users u left join companies c on c.id = u.company_id where u.id = ${userId}`);

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

type Move = { from: readonly string[]; to: string; by: string };

/** Compare and set: false when the account is in none of the states the action leaves from. */
export async function moveAccount(tx: Tx, userId: string, { from, to, by }: Move): Promise<boolean> {
  const moved = await tx.maybe(sql`
    update users set state = ${to}, closed_by = ${to === 'deactivated' ? by : null}::uuid, updated_at = now()
    where id = ${userId} and state = any(${from}) returning id`);
  return moved !== undefined;
}

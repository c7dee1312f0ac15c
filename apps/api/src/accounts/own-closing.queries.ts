import { deletedName } from '@jalon/domain/accounts/own-account';
import type { User } from '@jalon/domain/core/actor';
import { endSessions } from '../core/session.ts';
import type { Tx } from '../db/database.ts';
import { sql } from '../db/sql.ts';

/** Those who leave one company go one after the other: of two owners who leave at once, one finds that the other has gone. */
export async function isLastOwner(tx: Tx, { id, company }: User): Promise<boolean> {
  if (!company) return false;
  await tx.many(sql`select id from companies where id = ${company.id} for update`);
  const { isLast } = await tx.one<{ isLast: boolean }>(sql`
    with others as (
      select coalesce('roles.manage' = any(r.permissions), false) as is_owner
      from users u left join company_roles r on r.id = u.role_id and r.is_active
      where u.company_id = ${company.id} and u.id <> ${id} and u.state = 'active')
    select count(*) > 0 and not coalesce(bool_or(is_owner), false) as "isLast" from others`);
  return isLast;
}

/** As above: administrators who leave wait for each other. */
export async function isLastAdmin(tx: Tx, { id, type }: User): Promise<boolean> {
  if (type !== 'Admin') return false;
  const admins = await tx.many<{ id: string }>(sql`select id from users where type = 'Admin' and state = 'active' order by id for update`);
  return admins.every((admin) => admin.id === id);
}

/** Takes everything that tells who it was; what others remember keeps its place. Gives the key of the picture, whose file is to go. */
export async function anonymise(tx: Tx, { id, email, lang }: Pick<User, 'id' | 'email' | 'lang'>): Promise<{ picture: string | null }> {
  const { firstName, lastName } = deletedName[lang];
  const before = await tx.one<{ picture: string | null }>(sql`select picture_key as picture from users where id = ${id}`);
  await tx.many(sql`
    update users set email = ${`${id}@deleted.invalid`}, password_hash = null, first_name = ${firstName}, last_name = ${lastName}, phone = null,
      job = null, picture_key = null, preferences = '{}', role_id = null, email_verified_at = null, version = version + 1, updated_at = now()
    where id = ${id}`);
  await endSessions(tx, id);
  await tx.many(sql`delete from account_links where user_id = ${id}`);
  await tx.many(sql`delete from two_steps where user_id = ${id}`);
  await tx.many(sql`delete from recovery_codes where user_id = ${id}`);
  await tx.many(sql`delete from identities where user_id = ${id}`);
  await tx.many(sql`delete from known_devices where user_id = ${id}`);
  await tx.many(sql`delete from idempotency_keys where user_id = ${id}`);
  await tx.many(sql`delete from sign_in_tries where key = ${`account ${email}`}`);
  await tx.many(sql`delete from mails where recipient = ${email}`);
  // What happened stays; the names, numbers and devices it told do not.
  await tx.many(sql`update events set label = null, before = null, after = null, english = null where subject_id = ${id}`);
  return before;
}

/** What a farewell was written from. */
export async function forgetDetails(tx: Tx, eventId: string): Promise<void> {
  await tx.many(sql`update events set before = null where id = ${eventId}`);
}

import type { Tx } from '../db/database.ts';
import { type Sql, sql } from '../db/sql.ts';

/** Where somebody is written to: of an invitation, not an address that signs in. `u` is the person. */
export const addressOf = sql`coalesce(u.invited_email, u.email)`;

/** Neither declined nor withdrawn: an account, somebody the operator keeps on record, or an open invitation. `u` is the person. */
export const isStanding = sql`(u.invitation is null or u.invitation = 'open')`;

/**
 * One proof, account or invitation of an address at a time, until the end of the transaction. Taken before any row of a person, so that
 * two who do this at once wait in one order.
 */
export async function holdAddress(tx: Tx, email: string): Promise<void> {
  await tx.many(sql`select pg_advisory_xact_lock(hashtextextended('address ' || ${email}::text, 0))`);
}

/** The same for the address a link was sent to; then its person, before the link: whoever removes a person takes them in that order. */
export async function holdLink(tx: Tx, linkId: string): Promise<void> {
  await tx.many(sql`
    select pg_advisory_xact_lock(hashtextextended('address ' || l.email, 0)) from account_links l where l.id = ${linkId}`);
  await tx.many(sql`select 1 from users where id = (select user_id from account_links where id = ${linkId}) for update`);
}

/**
 * Whether an account keeps this address: one whose owner has proved it, or that the staff keep on record or out. One that nobody has
 * proved could be anybody's, and gives way to a proof.
 */
export const isHeld = (email: Sql): Sql =>
  sql`exists (select 1 from users a where a.email = ${email} and (a.email_verified_at is not null or a.state <> 'active'))`;

export const findUnproved = (tx: Tx, email: string): Promise<{ id: string; email: string } | undefined> =>
  tx.maybe(sql`
    select id, email from users where email = ${email} and state = 'active' and email_verified_at is null for update`);

/** An open invitation becomes the account of its address; false when an account keeps that one. */
export async function takeAddress(tx: Tx, userId: string): Promise<boolean> {
  const taken = await tx.maybe(sql`
    update users u set email = u.invited_email, invited_email = null, invitation = null
    where u.id = ${userId} and u.invitation = 'open' and not ${isHeld(sql`u.invited_email`)} returning u.id`);
  return taken !== undefined;
}

export const isInvitation = async (tx: Tx, userId: string): Promise<boolean> =>
  (await tx.maybe(sql`select 1 from users where id = ${userId} and invitation is not null`)) !== undefined;

type Ended = { id: string; firstName: string; lastName: string };
const ended = sql`id, first_name as "firstName", last_name as "lastName"`;
const changed = sql`role_id = null, version = version + 1, updated_at = now()`;

/** Every open invitation to this address, once its owner has another account. */
export const endAllTo = (tx: Tx, email: string): Promise<Ended[]> =>
  tx.many(
    sql`update users set invitation = 'withdrawn', ${changed} where invited_email = ${email} and invitation = 'open' returning ${ended}`,
  );

export const endOne = (tx: Tx, userId: string): Promise<Ended | undefined> =>
  tx.maybe(sql`update users set invitation = 'declined', ${changed} where id = ${userId} and invitation = 'open' returning ${ended}`);

/** What an invitation that has ended leaves behind: its links, the letters that carry them, its place in the company. */
export async function clearInvitation(tx: Tx, userId: string): Promise<void> {
  await tx.many(sql`
    delete from mails where params ->> 'link' in (select l.id::text from account_links l where l.user_id = ${userId})
      and recipient = (select ${addressOf} from users u where u.id = ${userId})`);
  await tx.many(sql`delete from account_links where user_id = ${userId}`);
  await tx.many(sql`delete from user_divisions where user_id = ${userId}`);
}

/** Letters of invitation that people of a company have had sent since yesterday. */
export const countLetters = (tx: Tx, companyId: string): Promise<{ letters: number; open: number; isValidated: boolean }> =>
  tx.one(sql`
    select (select count(*)::int from events e join users i on i.id = e.actor_id
        where i.company_id = ${companyId} and e.kind in ('contact.create', 'contact.resend') and e.at > now() - interval '1 day') as letters,
      (select count(*)::int from users u where u.company_id = ${companyId} and u.invitation = 'open') as open,
      exists (select 1 from users u where u.company_id = ${companyId} and u.validated_at is not null and u.state <> 'deleted') as "isValidated"`);

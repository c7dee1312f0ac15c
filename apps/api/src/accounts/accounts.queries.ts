import { randomUUIDv7 } from 'node:crypto';
import type { Invitation } from '@jalon/domain/accounts/account-schema';
import { type LinkPurpose, linkHours } from '@jalon/domain/accounts/link-rules';
import type { UserType } from '@jalon/domain/core/actor';
import type { Chooser } from '@jalon/domain/core/common-passwords';
import type { Language } from '@jalon/domain/core/languages';
import { awaitWrites } from '../core/standing.ts';
import type { Tx } from '../db/database.ts';
import { sql } from '../db/sql.ts';
import { addressOf, isHeld, isStanding } from './invitations.queries.ts';

export type Addressee = {
  id: string;
  type: UserType;
  email: string;
  firstName: string;
  lang: Language;
  state: string;
  isVerified: boolean;
};

export async function makeLink(tx: Tx, userId: string, purpose: keyof typeof linkHours): Promise<string> {
  const id = randomUUIDv7();
  await tx.many(sql`
    insert into account_links (id, user_id, purpose, email, expires_at)
    select ${id}, u.id, ${purpose}, ${addressOf}, now() + make_interval(hours => ${linkHours[purpose]}) from users u where u.id = ${userId}`);
  return id;
}

/** Of two people who open the same link at once, one gets the user. */
export const takeLink = (tx: Tx, id: string, purpose: LinkPurpose): Promise<{ userId: string; email: string } | undefined> =>
  tx.maybe(sql`
    update account_links l set used_at = now() from users u
    where l.id = ${id} and l.purpose = ${purpose} and l.used_at is null and l.expires_at > now() and u.id = l.user_id and ${addressOf} = l.email
    returning l.user_id as "userId", l.email`);

/** Whether a link still works, without using it up. */
export async function isOpenLink(tx: Tx, id: string, { purpose, email }: { purpose: LinkPurpose; email: string }): Promise<boolean> {
  const found = await tx.maybe(sql`
    select 1 from account_links l join users u on u.id = l.user_id and ${addressOf} = l.email
    where l.id = ${id} and l.purpose = ${purpose} and l.email = ${email} and l.used_at is null and l.expires_at > now()`);
  return found !== undefined;
}

/** Who has been let in by one link needs none of the others. */
export async function endLinks(tx: Tx, userId: string, ...purposes: LinkPurpose[]): Promise<void> {
  await tx.many(sql`update account_links set used_at = now() where user_id = ${userId} and purpose = any(${purposes}) and used_at is null`);
}

/** The same; says whether one of them still worked. */
export async function endOpenLinks(tx: Tx, userId: string, purpose: LinkPurpose): Promise<boolean> {
  const ended = await tx.many<{ isOpen: boolean }>(sql`
    update account_links set used_at = now() where user_id = ${userId} and purpose = ${purpose} and used_at is null
    returning expires_at > now() as "isOpen"`);
  return ended.some(({ isOpen }) => isOpen);
}

/** Who has added or invited somebody last. `u` is who was. */
const inviterOf = sql`(
  select i.first_name || ' ' || i.last_name from events e join users i on i.id = e.actor_id and i.state <> 'deleted'
  where e.subject_id = u.id and e.kind in ('account.create', 'account.invite', 'contact.create', 'contact.resend') order by e.id desc limit 1)`;

/** Whom a link that still works invites. */
export const findInvitation = (tx: Tx, linkId: string): Promise<Invitation | undefined> =>
  tx.maybe(sql`
    select l.email, u.first_name as "firstName", u.type, c.name as company, u.job, r.label as role,
      u.invitation is not null as "isDeclinable", coalesce(${inviterOf}, 'Jalon') as by
    from account_links l join users u on u.id = l.user_id and ${addressOf} = l.email left join companies c on c.id = u.company_id
      left join company_roles r on r.id = u.role_id
    where l.id = ${linkId} and l.purpose = 'activate' and l.used_at is null and l.expires_at > now() and u.state = 'none' and ${isStanding}
      and (u.invitation is null or not ${isHeld(sql`u.invited_email`)})`);

/** Whose password a link chooses, with the hash of the present one while the link works: nothing is tried against it with an old link; nobody's when there is no such link, which is told later, as for one that is used up. */
export const findChooser = async (tx: Tx, linkId: string): Promise<Chooser & { present?: string | null }> =>
  (await tx.maybe<Chooser & { present: string | null }>(sql`
    select case when l.purpose = 'reset' and l.used_at is null and l.expires_at > now() then u.password_hash end as present,
      u.first_name as "firstName", u.last_name as "lastName", l.email, c.name as company
    from account_links l join users u on u.id = l.user_id left join companies c on c.id = u.company_id where l.id = ${linkId}`)) ?? {};

const addressee = sql`u.id, u.type, ${addressOf} as email, u.first_name as "firstName", u.lang, u.state,
  u.email_verified_at is not null as "isVerified"`;

export const findAddressee = (tx: Tx, userId: string): Promise<Addressee | undefined> =>
  tx.maybe(sql`select ${addressee} from users u where u.id = ${userId} and u.state <> 'deleted' and ${isStanding}`);

/** Of somebody who may have left: the last thing they are told is in their language too. */
export const findLanguage = (tx: Tx, userId: string): Promise<{ lang: Language } | undefined> =>
  tx.maybe(sql`select lang from users where id = ${userId}`);

export const findByEmail = (tx: Tx, email: string): Promise<Addressee | undefined> =>
  tx.maybe(sql`select ${addressee} from users u where u.email = ${email} and u.state <> 'deleted'`);

/**
 * Who invites, and into whose space: the company's for its people, the operator's own for everybody else. Without an inviter it is who
 * has added or invited the person last. Null is the operator, whose name the letter has when it is written.
 */
export const findInviter = (
  tx: Tx,
  userId: string,
  inviterId: string | null,
): Promise<{ by: string | null; organisation: string | null }> =>
  tx.one(sql`
    select coalesce((select i.first_name || ' ' || i.last_name from users i where i.id = ${inviterId}), ${inviterOf}) as by, c.name as organisation
    from users u left join companies c on c.id = u.company_id where u.id = ${userId}`);

export async function verifyEmail(tx: Tx, userId: string): Promise<boolean> {
  const rows = await tx.many(sql`
    update users set email_verified_at = now(), updated_at = now() where id = ${userId} and email_verified_at is null returning id`);
  return rows.length > 0;
}

/**
 * A new password proves the address too. It ends every session that began with the old one, and every link that would replace the password or
 * the address: whoever asked for those need not be who has chosen the password.
 */
export async function choosePassword(tx: Tx, userId: string, passwordHash: string): Promise<void> {
  await tx.many(sql`
    update users set password_hash = ${passwordHash}, email_verified_at = coalesce(email_verified_at, now()), updated_at = now()
    where id = ${userId}`);
  await tx.many(sql`
    with devices as (delete from device_tokens where user_id = ${userId}) delete from sessions where user_id = ${userId}`);
  await endLinks(tx, userId, 'reset', 'change');
}

type Move = { from: readonly string[]; to: string; by: string };

/** Compare and set: false when the account is in none of the states the action leaves from. */
export async function moveAccount(tx: Tx, userId: string, { from, to, by }: Move): Promise<boolean> {
  const [, moved] = await Promise.all([
    to === 'deleted' && awaitWrites(tx, userId),
    tx.maybe(sql`
      update users set state = ${to}, closed_by = ${to === 'deactivated' ? by : null}::uuid, updated_at = now()
      where id = ${userId} and state = any(${from}) returning id`),
  ]);
  return moved !== undefined;
}

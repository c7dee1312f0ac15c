import { randomUUIDv7 } from 'node:crypto';
import type { KnownPeople } from '@jalon/domain/sessions/identity-linking';
import type { OwnIdentity } from '@jalon/domain/sessions/identity-schema';
import { endLinks } from '../accounts/accounts.queries.ts';
import { endSessions } from '../core/session.ts';
import type { Tx } from '../db/database.ts';
import { sql } from '../db/sql.ts';

export type Identity = { provider: string; issuer: string; subject: string; email: string | null };
type Subject = Pick<Identity, 'issuer' | 'subject'>;

/** Whom an identity belongs to, and who has its address. */
export const findKnown = (tx: Tx, { issuer, subject }: Subject, email: string | null): Promise<KnownPeople> =>
  tx.one(sql`
    select (select json_build_object('userId', i.user_id) from identities i where i.issuer = ${issuer} and i.subject = ${subject}) as identity,
      (select json_build_object('id', u.id, 'state', u.state, 'isVerified', u.email_verified_at is not null)
        from users u where u.email = ${email} and u.state <> 'deleted') as account`);

/**
 * Connects an identity. `new`; `known` when it was already this person's, of two tabs say; undefined when it is somebody else's, or this
 * person has another of that provider.
 */
export async function connect(
  tx: Tx,
  userId: string,
  { provider, issuer, subject, email }: Identity,
): Promise<'new' | 'known' | undefined> {
  const added = await tx.maybe(sql`
    insert into identities (id, user_id, provider, issuer, subject, email, last_used_at)
    select ${randomUUIDv7()}::uuid, u.id, ${provider}, ${issuer}, ${subject}, ${email}, now()
    from users u where u.id = ${userId} and u.state <> 'deleted'
    on conflict do nothing returning id`);
  if (added) return 'new';
  return (await noteUse(tx, userId, { issuer, subject, email })) ? 'known' : undefined;
}

/** False when the identity is not this person's any more. */
export async function noteUse(tx: Tx, userId: string, { issuer, subject, email }: Omit<Identity, 'provider'>): Promise<boolean> {
  const used = await tx.maybe(sql`
    update identities set last_used_at = now(), email = coalesce(${email}, email)
    where issuer = ${issuer} and subject = ${subject} and user_id = ${userId} returning id`);
  return used !== undefined;
}

/**
 * The address is proved for the first time: whoever made the account before, with somebody else's address perhaps, keeps no way in.
 * False when it was proved meanwhile, and nothing had to be taken.
 */
export async function takeOver(tx: Tx, userId: string): Promise<boolean> {
  const taken = await tx.maybe(sql`
    update users set email_verified_at = now(), password_hash = null, updated_at = now()
    where id = ${userId} and email_verified_at is null returning id`);
  if (!taken) return false;
  await tx.many(sql`delete from identities where user_id = ${userId}`);
  await endSessions(tx, userId);
  await endLinks(tx, userId, 'reset', 'change');
  return true;
}

export const listIdentities = (tx: Tx, userId: string): Promise<Omit<OwnIdentity, 'label'>[]> =>
  tx.many(sql`
    select id, provider, email, linked_at as "linkedAt", last_used_at as "lastUsedAt" from identities
    where user_id = ${userId} order by linked_at, id`);

type Wanted = { userId: string; id: string; providers: readonly string[] };
export type Removal = { provider: string; email: string | null; hasOtherWay: boolean };

/** The person before the identities, always: those who come and those who take one away would wait for each other. */
export async function holdUser(tx: Tx, userId: string): Promise<void> {
  await tx.many(sql`select 1 from users where id = ${userId} for update`);
}

/** What stays when this identity goes. With the person held, of two removed at once one finds itself the last. */
export const lookAtRemoval = (tx: Tx, { userId, id, providers }: Wanted): Promise<Removal | undefined> =>
  tx.maybe(sql`
    select i.provider, i.email, u.password_hash is not null or exists (
      select 1 from identities o where o.user_id = u.id and o.id <> i.id and o.provider = any(${[...providers]})) as "hasOtherWay"
    from identities i join users u on u.id = i.user_id where i.id = ${id} and i.user_id = ${userId}`);

export async function removeIdentity(tx: Tx, id: string): Promise<void> {
  await tx.many(sql`delete from identities where id = ${id}`);
}

import { randomUUIDv7 } from 'node:crypto';
import type { Contact, ContactInvite, ContactQuery } from '@jalon/domain/contacts/contact-schema';
import type { Language } from '@jalon/domain/core/languages';
import type { Page } from '@jalon/domain/core/listing';
import { addressOf, isHeld } from '../accounts/invitations.queries.ts';
import { readPage } from '../core/listing.ts';
import { peopleWords } from '../core/people-search.ts';
import type { Tx } from '../db/database.ts';
import { type Sql, sql } from '../db/sql.ts';

/** A contact without what depends on who asks. `isClosedHere`: deactivated by somebody else of the same company. */
export type StoredContact = Omit<Contact, 'actions' | 'isSelf'> & { isClosedHere: boolean; isOwner: boolean };

const columns = sql`u.id, u.first_name as "firstName", u.last_name as "lastName", ${addressOf} as email, u.job, u.state, u.version, u.invitation,
  nullif(u.signed_in_at, 'epoch') as "signedInAt",
  (select json_build_object('id', r.id, 'label', r.label, 'isActive', r.is_active) from company_roles r where r.id = u.role_id) as role,
  coalesce((select r.is_owner from company_roles r where r.id = u.role_id), false) as "isOwner",
  coalesce((select json_agg(json_build_object('id', d.id, 'name', d.name, 'isActive', d.is_active))
    from user_divisions m join divisions d on d.id = m.division_id where m.user_id = u.id), '[]') as divisions,
  u.state = 'deactivated' and exists (
    select 1 from users c where c.id = u.closed_by and c.id <> u.id and c.company_id = u.company_id) as "isClosedHere"`;

const orders: Record<ContactQuery['sort'], { key: Sql; keyType: Sql }> = {
  name: { key: sql`u.name_key`, keyType: sql`text` },
  job: { key: sql`u.job_key`, keyType: sql`text` },
  role: { key: sql`u.role_key`, keyType: sql`text` },
  state: { key: sql`u.state`, keyType: sql`text` },
  signedInAt: { key: sql`u.signed_in_at`, keyType: sql`timestamptz` },
};

const ofCompany = (companyId: string): Sql => sql`u.company_id = ${companyId} and u.state <> 'deleted'`;

export function listContacts(tx: Tx, companyId: string, query: ContactQuery): Promise<Page<StoredContact>> {
  const { q, state, roleId, divisionId, sort, dir, ...page } = query;
  const filters: Sql[] = [];
  if (state) filters.push(sql`u.state = ${state}`);
  if (roleId) filters.push(sql`u.role_id = ${roleId}`);
  if (divisionId) filters.push(sql`exists (select 1 from user_divisions m where m.user_id = u.id and m.division_id = ${divisionId})`);
  return readPage<StoredContact>(tx, {
    columns,
    from: sql`users`,
    as: sql`u`,
    where: [ofCompany(companyId)],
    filters,
    search: q ? { text: q, column: peopleWords } : undefined,
    ...orders[sort],
    id: sql`u.id`,
    dir,
    page,
  });
}

export const findContact = (tx: Tx, companyId: string, id: string): Promise<StoredContact | undefined> =>
  tx.maybe(sql`select ${columns} from users u where ${ofCompany(companyId)} and u.id = ${id}`);

/** The contact as it is, held until the end of the transaction. */
export const lockContact = (tx: Tx, companyId: string, id: string): Promise<StoredContact | undefined> =>
  tx.maybe(sql`select ${columns} from users u where ${ofCompany(companyId)} and u.id = ${id} for update of u`);

type NewContact = Omit<ContactInvite, 'divisionIds'> & { companyId: string; lang: Language; invitedBy: string };

/**
 * An open invitation. Undefined when the person is among the contacts, or an account keeps the address. The company was let in already,
 * so its people are too.
 */
export async function insertContact(tx: Tx, contact: NewContact): Promise<string | undefined> {
  const { companyId, firstName, lastName, email, job, roleId, lang, invitedBy } = contact;
  const id = randomUUIDv7();
  const made = await tx.maybe<{ id: string }>(sql`
    insert into users (id, type, email, invited_email, invitation, first_name, last_name, job, lang, state, company_id, role_id, validated_at)
    select ${id}, 'Company', ${`${email}.${id}.invalid`}, ${email}, 'open', ${firstName}, ${lastName}, ${job}, ${lang}, 'none', ${companyId},
      ${roleId}, i.validated_at
    from users i where i.id = ${invitedBy} and not ${isHeld(sql`${email}`)}
    on conflict (invited_email, company_id) where invited_email is not null do nothing returning id`);
  return made?.id;
}

export async function isContactOf(tx: Tx, companyId: string, email: string): Promise<boolean> {
  return (await tx.maybe(sql`select 1 from users u where ${ofCompany(companyId)} and ${addressOf} = ${email}`)) !== undefined;
}

type Place = { job: string | null; roleId: string; version: number };

/** False when it is no longer the version the editor started from. */
export async function updateContact(tx: Tx, id: string, { job, roleId, version }: Place): Promise<boolean> {
  const changed = await tx.maybe(sql`
    update users set job = ${job}, role_id = ${roleId}, version = version + 1, updated_at = now()
    where id = ${id} and version = ${version} returning id`);
  return changed !== undefined;
}

export async function setDivisions(tx: Tx, userId: string, divisionIds: string[]): Promise<void> {
  await tx.many(sql`
    with gone as (delete from user_divisions where user_id = ${userId} and division_id <> all(${divisionIds}::uuid[]))
    insert into user_divisions (user_id, division_id) select ${userId}, d from unnest(${divisionIds}::uuid[]) d on conflict do nothing`);
}

/** An invitation to this address that has ended, which another one takes the place of. */
export const findEnded = (tx: Tx, companyId: string, email: string): Promise<{ id: string } | undefined> =>
  tx.maybe(sql`select id from users where company_id = ${companyId} and invited_email = ${email} and invitation <> 'open'`);

/** Somebody who never took up the invitation has done nothing that others could refer to. */
export async function removeInvited(tx: Tx, id: string): Promise<boolean> {
  return (await tx.maybe(sql`delete from users where id = ${id} and state = 'none' returning id`)) !== undefined;
}

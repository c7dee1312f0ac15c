import { randomUUIDv7 } from 'node:crypto';
import { managedTypes } from '@jalon/domain/accounts/managed-account';
import type { AccountQueues, ManagedAccount, ManagedQuery, PersonInput } from '@jalon/domain/accounts/managed-account-schema';
import type { Page } from '@jalon/domain/core/listing';
import { readPage } from '../core/listing.ts';
import { type Tx, uniqueViolation } from '../db/database.ts';
import { type Sql, sql } from '../db/sql.ts';

/** An account without what the caller may do with it, which is the policy's to say. */
export type StoredAccount = Omit<ManagedAccount, 'actions'>;

const columns = sql`u.id, u.type, u.first_name as "firstName", u.last_name as "lastName", u.email, u.phone, u.job, u.lang, u.state,
  u.validated_at is not null as "isValidated", u.email_verified_at is not null as "isVerified", u.sees_all as "seesAll", u.created_at as "createdAt",
  nullif(u.signed_in_at, 'epoch') as "signedInAt",
  (select json_build_object('id', c.id, 'name', c.name) from companies c where c.id = u.company_id) as company,
  (select r.label from company_roles r where r.id = u.role_id) as role, u.role_id as "roleId"`;

const orders: Record<ManagedQuery['sort'], { key: Sql; keyType: Sql }> = {
  name: { key: sql`u.name_key`, keyType: sql`text` },
  email: { key: sql`u.email`, keyType: sql`text` },
  createdAt: { key: sql`u.created_at`, keyType: sql`timestamptz` },
  signedInAt: { key: sql`u.signed_in_at`, keyType: sql`timestamptz` },
};

/** Administrators are managed nowhere here, and a deleted account is nobody any more. */
const isManaged = sql`u.type <> 'Admin' and u.state <> 'deleted'`;

/** `reach` is the condition of who asks (portfolios/scope.ts). */
export function listAccounts(tx: Tx, reach: Sql, query: ManagedQuery): Promise<Page<StoredAccount>> {
  const { q, type, state, validation, address, companyId, sort, dir, ...page } = query;
  const filters: Sql[] = [];
  if (state) filters.push(sql`u.state = ${state}`);
  if (validation) filters.push(validation === 'validated' ? sql`u.validated_at is not null` : sql`u.validated_at is null`);
  if (address) filters.push(address === 'verified' ? sql`u.email_verified_at is not null` : sql`u.email_verified_at is null`);
  if (companyId) filters.push(sql`u.company_id = ${companyId}`);
  return readPage<StoredAccount>(tx, {
    columns,
    from: sql`users`,
    as: sql`u`,
    // Written as the indexes of the list are.
    where: [sql`u.type = ${type}`, sql`u.state <> 'deleted'`, reach],
    filters,
    search: q ? { text: q, column: sql`u.search` } : undefined,
    ...orders[sort],
    id: sql`u.id`,
    dir,
    page,
  });
}

/** No further than a thousand and one: nobody reads more on a home page. */
export function countQueues(tx: Tx): Promise<AccountQueues['queues']> {
  const counted = (condition: Sql) => sql`
    (select count(*)::int from (select 1 from users u where u.type = t.type and ${condition} limit 1001) c)`;
  return tx.many(sql`
    select t.type, ${counted(sql`u.validated_at is null and u.state = 'active'`)} as "toValidate",
      ${counted(sql`u.state = 'none'`)} as invited
    from unnest(${[...managedTypes]}::text[]) with ordinality as t(type, rank) order by t.rank`);
}

export const findAccount = (tx: Tx, reach: Sql, id: string): Promise<StoredAccount | undefined> =>
  tx.maybe(sql`select ${columns} from users u where u.id = ${id} and ${isManaged} and ${reach}`);

/** The account as it is, held until the end of the transaction. */
export const lockAccount = (tx: Tx, reach: Sql, id: string): Promise<StoredAccount | undefined> =>
  tx.maybe(sql`select ${columns} from users u where u.id = ${id} and ${isManaged} and ${reach} for update of u`);

/**
 * Somebody without an account. `taken` when the address is, undefined when the company, which is `c`, is not there or out of reach. A
 * contact without a role gets the owners' while nobody has it: a company needs somebody who can give the others theirs. To be asked under
 * the lock of the company.
 */
export async function insertPerson(tx: Tx, reach: Sql, person: Omit<PersonInput, 'isInvited'>): Promise<string | 'taken' | undefined> {
  const { type, firstName, lastName, email, lang, companyId, roleId } = person;
  const id = randomUUIDv7();
  try {
    const made = await tx.maybe(sql`
      insert into users (id, type, email, first_name, last_name, lang, state, company_id, role_id)
      select ${id}, ${type}, ${email}, ${firstName}, ${lastName}, ${lang}, 'none', ${companyId}::uuid, coalesce(${roleId}::uuid, (
        select r.id from company_roles r where r.company_id = ${companyId} and r.is_owner and r.is_active
          and not exists (select 1 from users o where o.role_id = r.id and o.state <> 'deleted')))
      where ${companyId}::uuid is null or exists (
        select 1 from companies c where c.id = ${companyId} and c.is_active and ${reach} for key share of c) returning id`);
    return made ? id : undefined;
  } catch (error) {
    if (uniqueViolation(error) === 'users__email') return 'taken';
    throw error;
  }
}

export async function setValidated(tx: Tx, id: string, isValidated: boolean): Promise<void> {
  await tx.many(sql`update users set validated_at = ${isValidated ? sql`now()` : sql`null`}, updated_at = now() where id = ${id}`);
}

export async function setSeesAll(tx: Tx, id: string, seesAll: boolean): Promise<void> {
  await tx.many(sql`update users set sees_all = ${seesAll}, updated_at = now() where id = ${id}`);
}

/** A colleague who has the contact open is told that it was changed meanwhile. */
export async function setRole(tx: Tx, id: string, roleId: string | null): Promise<void> {
  await tx.many(sql`update users set role_id = ${roleId}, version = version + 1, updated_at = now() where id = ${id}`);
}

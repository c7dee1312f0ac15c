import { randomUUIDv7 } from 'node:crypto';
import { managedTypes } from '@jalon/domain/accounts/managed-account';
import type { AccountQueues, ManagedAccount, ManagedQuery, PersonInput } from '@jalon/domain/accounts/managed-account-schema';
import type { ValidationState } from '@jalon/domain/accounts/validation-machine';
import type { UserType } from '@jalon/domain/core/actor';
import type { Page } from '@jalon/domain/core/listing';
import { readPage } from '../core/listing.ts';
import { peopleWords } from '../core/people-search.ts';
import { type Tx, uniqueViolation } from '../db/database.ts';
import { type Sql, sql } from '../db/sql.ts';
import { addressOf, isHeld, isStanding } from './invitations.queries.ts';

/** An account without what the caller may do with it, which is the policy's to say. */
export type StoredAccount = Omit<ManagedAccount, 'actions'>;

const columns = sql`u.id, u.type, u.first_name as "firstName", u.last_name as "lastName", ${addressOf} as email, u.phone, u.job, u.lang, u.state,
  u.validated_at is not null as "isValidated", case when u.validated_at is null then u.refusal_reason end as "refusalReason",
  case when u.state = 'blocked' then u.block_reason end as "blockReason",
  u.email_verified_at is not null as "isVerified", u.sees_all as "seesAll", u.created_at as "createdAt",
  nullif(u.signed_in_at, 'epoch') as "signedInAt",
  (select json_build_object('id', c.id, 'name', c.name) from companies c where c.id = u.company_id) as company,
  (select r.label from company_roles r where r.id = u.role_id) as role, u.role_id as "roleId"`;

/** Accepted last. Too much for every row of a list. */
const terms = sql`(
  select json_build_object('number', l.number, 'acceptedAt', l.accepted_at) from legal_acceptances l
  where l.user_id = u.id and l.kind = 'terms' order by l.accepted_at desc limit 1)`;

const orders: Record<ManagedQuery['sort'], { key: Sql; keyType: Sql }> = {
  name: { key: sql`u.name_key`, keyType: sql`text` },
  email: { key: sql`u.email`, keyType: sql`text` },
  createdAt: { key: sql`u.created_at`, keyType: sql`timestamptz` },
  signedInAt: { key: sql`u.signed_in_at`, keyType: sql`timestamptz` },
};

const validations: Record<ValidationState, Sql> = {
  waiting: sql`u.validated_at is null and u.refused_at is null`,
  validated: sql`u.validated_at is not null`,
  refused: sql`u.validated_at is null and u.refused_at is not null`,
};

/** Administrators are managed nowhere here, and a deleted account is nobody any more. */
const isManaged = sql`u.type <> 'Admin' and u.state <> 'deleted' and ${isStanding}`;

/** `reach` is the condition of who asks (portfolios/scope.ts). */
export function listAccounts(tx: Tx, reach: Sql, query: ManagedQuery): Promise<Page<StoredAccount>> {
  const { q, type, state, validation, address, companyId, sort, dir, ...page } = query;
  const filters: Sql[] = [];
  if (state) filters.push(sql`u.state = ${state}`);
  if (validation) filters.push(validations[validation]);
  if (address) filters.push(address === 'verified' ? sql`u.email_verified_at is not null` : sql`u.email_verified_at is null`);
  if (companyId) filters.push(sql`u.company_id = ${companyId}`);
  return readPage<StoredAccount>(tx, {
    columns,
    from: sql`users`,
    as: sql`u`,
    // Written as the indexes of the list are.
    where: [sql`u.type = ${type}`, sql`u.state <> 'deleted'`, isStanding, reach],
    filters,
    search: q ? { text: q, column: peopleWords } : undefined,
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
    select t.type, ${counted(sql`${validations.waiting} and u.state = 'active'`)} as "toValidate",
      ${counted(sql`u.state = 'none' and ${isStanding}`)} as invited
    from unnest(${[...managedTypes]}::text[]) with ordinality as t(type, rank) order by t.rank`);
}

export const findAccount = (tx: Tx, reach: Sql, id: string): Promise<StoredAccount | undefined> =>
  tx.maybe(sql`select ${columns}, ${terms} as terms from users u where u.id = ${id} and ${isManaged} and ${reach}`);

/** The account as it is, held until the end of the transaction. */
export const lockAccount = (tx: Tx, reach: Sql, id: string): Promise<StoredAccount | undefined> =>
  tx.maybe(sql`select ${columns} from users u where u.id = ${id} and ${isManaged} and ${reach} for update of u`);

type NewPerson = Omit<PersonInput, 'isInvited' | 'type'> & { type: UserType };

/**
 * Somebody without an account. `taken` when the address is, undefined when the company, which is `c`, is not there or out of reach. A
 * contact without a role gets the owners' while nobody has it: a company needs somebody who can give the others theirs. To be asked under
 * the lock of the company.
 */
export async function insertPerson(tx: Tx, reach: Sql, person: NewPerson): Promise<string | 'taken' | undefined> {
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

/** `taken` when somebody else has the address. What was sent to the one before opens nothing any more. */
export async function setEmail(tx: Tx, id: string, email: string): Promise<'taken' | 'set'> {
  try {
    // An invitation holds no address: it is sent to another one, which no account keeps.
    const set = await tx.maybe(sql`
      update users u set email = case when u.invitation is null then ${email} else ${email} || '.' || u.id || '.invalid' end,
        invited_email = case when u.invitation is not null then ${email} end, updated_at = now()
      where u.id = ${id} and (u.invitation is null or not ${isHeld(sql`${email}`)}) returning u.id`);
    return set ? 'set' : 'taken';
  } catch (error) {
    if (['users__email', 'users__invited_email'].includes(uniqueViolation(error) ?? '')) return 'taken';
    throw error;
  }
}

/** `reason` is why somebody is refused, and null in every other state. */
export async function setValidation(tx: Tx, id: string, { to, reason }: { to: ValidationState; reason: string | null }): Promise<void> {
  const nowIf = (is: boolean) => (is ? sql`now()` : sql`null`);
  await tx.many(sql`
    update users set validated_at = ${nowIf(to === 'validated')}, refused_at = ${nowIf(to === 'refused')}, refusal_reason = ${reason},
      updated_at = now() where id = ${id}`);
}

export async function setBlockReason(tx: Tx, id: string, reason: string | null): Promise<void> {
  await tx.many(sql`update users set block_reason = ${reason} where id = ${id}`);
}

export async function setSeesAll(tx: Tx, id: string, seesAll: boolean): Promise<void> {
  await tx.many(sql`update users set sees_all = ${seesAll}, updated_at = now() where id = ${id}`);
}

/** A colleague who has the contact open is told that it was changed meanwhile. */
export async function setRole(tx: Tx, id: string, roleId: string | null): Promise<void> {
  await tx.many(sql`update users set role_id = ${roleId}, version = version + 1, updated_at = now() where id = ${id}`);
}

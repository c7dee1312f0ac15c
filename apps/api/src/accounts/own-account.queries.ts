import type { OwnAccount, OwnAccountUpdate } from '@jalon/domain/accounts/own-account-schema';
import type { Tx } from '../db/database.ts';
import { type Sql, sql } from '../db/sql.ts';
import { openChange } from './email-change.queries.ts';

/** With what is its owner's alone. */
type WholeAccount = Required<OwnAccount>;

type Row = Omit<WholeAccount, 'twoStep'> & { since: string | null; codesLeft: number };

const select = (lock: Sql) => sql`
  select u.id, u.email, coalesce(u.civility, 'unstated') as civility, u.first_name as "firstName", u.last_name as "lastName", coalesce(u.phone, '') as phone, coalesce(u.job, '') as job,
    ${openChange} as "emailChange", u.picture_key as picture, u.version, u.password_hash is not null as "hasPassword",
    (select t.confirmed_at from two_steps t where t.user_id = u.id) as since,
    (select count(*)::int from recovery_codes c where c.user_id = u.id and c.used_at is null) as "codesLeft"
  from users u ${lock}`;

const toAccount = ({ since, codesLeft, ...rest }: Row): WholeAccount => ({
  ...rest,
  twoStep: { isOn: since !== null, since, codesLeft },
});

export const readAccount = async (tx: Tx, userId: string): Promise<WholeAccount> =>
  toAccount(await tx.one<Row>(select(sql`where u.id = ${userId}`)));

/**
 * The account as it is, held until the end of the transaction. Others may go on naming it: whoever acts on a record of this person would
 * wait for them here, while a new name waits for the record.
 */
export const lockOwnAccount = async (tx: Tx, userId: string): Promise<WholeAccount> =>
  toAccount(await tx.one<Row>(select(sql`where u.id = ${userId} for no key update of u`)));

export async function updateAccount(tx: Tx, userId: string, given: Omit<OwnAccountUpdate, 'version'>) {
  const { civility, firstName, lastName, phone, job } = given;
  await tx.many(sql`
    update users set civility = ${civility}, first_name = ${firstName}, last_name = ${lastName}, phone = ${phone || null}, job = ${job || null},
      version = version + 1, updated_at = now()
    where id = ${userId}`);
}

/** Gives the key of the picture it replaces, whose file nobody needs any more. */
export async function replacePicture(tx: Tx, userId: string, key: string | null): Promise<string | null> {
  const { old } = await tx.one<{ old: string | null }>(sql`
    with before as (select id, picture_key from users where id = ${userId} for no key update)
    update users u set picture_key = ${key}::uuid, updated_at = now() from before where u.id = before.id returning before.picture_key as old`);
  return old;
}

/** `sees` is the condition of who asks, about `u`. */
export const findPicture = (tx: Tx, sees: Sql, userId: string): Promise<{ key: string } | undefined> =>
  tx.maybe(sql`select u.picture_key as key from users u where u.id = ${userId} and u.picture_key is not null and ${sees}`);

export async function findPasswordHash(tx: Tx, userId: string): Promise<string | null> {
  const row = await tx.maybe<{ hash: string | null }>(sql`select password_hash as hash from users where id = ${userId}`);
  return row?.hash ?? null;
}

/** Compare and set: false when the password was changed elsewhere meanwhile. */
export async function replacePassword(tx: Tx, userId: string, from: string, to: string): Promise<boolean> {
  const changed = await tx.maybe(sql`
    update users set password_hash = ${to}, updated_at = now() where id = ${userId} and password_hash = ${from} returning id`);
  return changed !== undefined;
}

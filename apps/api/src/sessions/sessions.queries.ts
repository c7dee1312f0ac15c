import type { Language } from '@jalon/domain/core/languages';
import { sessionRules } from '@jalon/domain/sessions/session-rules';
import type { Tx } from '../db/database.ts';
import { sql } from '../db/sql.ts';

type Credentials = { id: string; email: string; passwordHash: string | null; hasTwoStep: boolean };
const credentials = sql`
  select id, email, password_hash as "passwordHash",
    exists (select 1 from two_steps t where t.user_id = u.id and t.confirmed_at is not null) as "hasTwoStep"
  from users u`;

export const findCredentials = (tx: Tx, email: string): Promise<Credentials | undefined> =>
  tx.maybe(sql`${credentials} where email = ${email}`);
export const findCredentialsOf = (tx: Tx, id: string): Promise<Credentials | undefined> => tx.maybe(sql`${credentials} where id = ${id}`);

export async function storeLanguage(tx: Tx, userId: string, language: Language): Promise<void> {
  await tx.many(sql`update users set lang = ${language}, updated_at = now() where id = ${userId}`);
}

/** Keeps the latest sessions of a person, so that a device signing in again and again does not fill the table. */
export async function trimSessions(tx: Tx, userId: string): Promise<void> {
  await tx.many(sql`
    delete from sessions where id in (
      select id from sessions where user_id = ${userId} order by created_at desc, id desc offset ${sessionRules.perPerson})`);
}

import type { Language } from '@jalon/domain/core/languages';
import type { Tx } from '../db/database.ts';
import { sql } from '../db/sql.ts';

const sessionsKept = 20;

export const findCredentials = (tx: Tx, email: string): Promise<{ id: string; passwordHash: string | null } | undefined> =>
  tx.maybe(sql`select id, password_hash as "passwordHash" from users where email = ${email}`);

export async function storeLanguage(tx: Tx, userId: string, language: Language): Promise<void> {
  await tx.many(sql`update users set lang = ${language}, updated_at = now() where id = ${userId}`);
}

/** Keeps the latest sessions of a person, so that a device signing in again and again does not fill the table. */
export async function trimSessions(tx: Tx, userId: string): Promise<void> {
  await tx.many(sql`
    delete from sessions where id in (
      select id from sessions where user_id = ${userId} order by created_at desc, id desc offset ${sessionsKept})`);
}

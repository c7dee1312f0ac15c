import { randomUUIDv7 } from 'node:crypto';
import { AppError } from '@jalon/domain/core/errors';
import type { Language } from '@jalon/domain/core/languages';
import { moveAccount } from '../accounts/accounts.queries.ts';
import { anonymise } from '../accounts/own-closing.queries.ts';
import { dropMessagesOf } from '../chat/chat.writes.ts';
import { record } from '../core/events.ts';
import { awaitWrites } from '../core/standing.ts';
import type { Database, Tx } from '../db/database.ts';
import { sql } from '../db/sql.ts';
import { dropPicture } from '../files/files.queries.ts';
import { queueMail } from '../mails/mails.queries.ts';
import { goesWith, isDue } from './retention.columns.ts';

const standing = ['active', 'deactivated', 'blocked', 'none'] as const;

/** Until the end of the transaction they neither sign in nor write anything; what they had begun is done. */
export async function holdPerson(tx: Tx, id: string): Promise<undefined> {
  await Promise.all([awaitWrites(tx, id), tx.many(sql`select 1 from users where id = ${id} for update`)]);
}

/** Takes everything that tells who somebody was, and what they have written; the last letter is written to the address that was. */
export async function closePerson(tx: Tx, id: string): Promise<void> {
  const [, { email, firstName, lang }] = await Promise.all([
    awaitWrites(tx, id),
    tx.one<{ email: string; firstName: string; lang: Language }>(
      sql`select email, first_name as "firstName", lang from users where id = ${id} for update`,
    ),
  ]);
  if (!(await moveAccount(tx, id, { from: standing, to: 'deleted', by: id })))
    throw new AppError('workflow.wrongState', { state: 'deleted' });
  const { picture } = await anonymise(tx, { id, email });
  await dropMessagesOf(tx, id);
  if (picture) await dropPicture(tx, picture);
  await queueMail(tx, { key: `purged ${id}`, name: 'purged', to: { email, lang }, params: { firstName } });
}

/** Each in its own transaction: one that fails keeps nobody else, and is told at the end. */
export async function purgeDue(database: Database): Promise<number> {
  const due = await database.many<{ id: string }>(sql`select r.id from retentions r where ${isDue} order by r.due_on, r.id`);
  const requestId = randomUUIDv7();
  let [purged, failure]: [number, unknown] = [0, undefined];
  for (const { id } of due) {
    try {
      purged += Number(await database.transaction((tx) => purgeIfDue(tx, id, requestId)));
    } catch (error) {
      failure ??= error;
    }
  }
  if (failure) throw failure;
  return purged;
}

/** Somebody may have come back, or been purged by hand, since the list was read. Who is signing in right now is waited for, then judged. */
async function purgeIfDue(tx: Tx, id: string, requestId: string): Promise<boolean> {
  await holdPerson(tx, id);
  const found = await tx.maybe(sql`
    update retentions r set state = 'purged', purged_at = now(), reason = null, gone = ${goesWith(sql`r.id`)}, version = version + 1
    where r.id = ${id} and ${isDue} returning r.id`);
  if (!found) return false;
  await record(tx, 'retention.purge', { subjectId: id, by: null, requestId });
  await closePerson(tx, id);
  return true;
}

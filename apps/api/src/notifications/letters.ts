import type { User } from '@jalon/domain/core/actor';
import { undoSeconds } from '@jalon/domain/core/notices';
import { areas, href } from '@jalon/domain/core/routes';
import type { Notification } from '@jalon/domain/notifications/notification-schema';
import { type Hour, struck } from '../core/struck.ts';
import type { Database, Tx } from '../db/database.ts';
import { type Sql, sql } from '../db/sql.ts';
import { hasRoom } from '../mails/mail-limits.queries.ts';
import { queueMail } from '../mails/mails.queries.ts';
import { findNotifications } from './notifications.queries.ts';
import { findReader } from './readers.queries.ts';
import { wordAll } from './wording.ts';

const isWaiting = sql`n.mailed_at is null and n.read_at is null`;

/** Writes the letters of what is told at once, one after the other; what somebody else writes at the same moment is theirs. */
export async function writeNotices(database: Database): Promise<void> {
  while (await database.transaction(writeNext));
}

async function writeNext(tx: Tx): Promise<boolean> {
  const next = await tx.maybe<{ userId: string; id: string }>(sql`
    select n.user_id as "userId", n.event_id as id from notifications n
    where n.mail = 'at once' and ${isWaiting} and n.at <= now() - ${undoSeconds} * interval '1 second' limit 1 for update skip locked`);
  if (!next) return false;
  const { userId, id } = next;
  const itself = sql`n.event_id = ${id}`;
  const reader = await findReader(tx, userId);
  const [told] = reader ? await wordAll(tx, reader, reader.lang, await findNotifications(tx, userId, itself), true) : [];
  if (!reader || !told) await setMail(tx, userId, itself, sql`mail = null`);
  // Too many for an hour: the rest waits for the letter of the day.
  else if (!(await hasRoom(tx, { budget: 'told', email: reader.email }))) await setMail(tx, userId, itself, sql`mail = 'daily'`);
  else {
    const params = { firstName: reader.firstName, what: told.text, path: told.href ?? href(areas[reader.type].notifications) };
    await queueMail(tx, { key: `notice ${id} ${userId}`, name: 'notice', to: reader, params });
    await setMail(tx, userId, itself, sql`mailed_at = now()`);
  }
  return true;
}

async function setMail(tx: Tx, userId: string, which: Sql, change: Sql): Promise<void> {
  await tx.many(sql`update notifications n set ${change} where n.user_id = ${userId} and ${which}`);
}

/** One letter for each person with what they were told since the last one and have neither read nor done. */
export async function writeDigests(database: Database, time: Hour): Promise<void> {
  while (await database.transaction((tx) => writeDigest(tx, time)));
}

async function writeDigest(tx: Tx, time: Hour): Promise<boolean> {
  const isDue = sql`n.mail = 'daily' and ${isWaiting} and n.treated_at is null and n.at < ${struck(time)}`;
  // Who is held here is written to by nobody else meanwhile; what was written is no longer due for the statement that follows.
  const person = await tx.maybe<{ id: string; day: string }>(sql`
    select u.id, ${struck(time)} as day from users u where u.id in (select n.user_id from notifications n where ${isDue})
    limit 1 for no key update of u skip locked`);
  if (!person) return false;
  const reader = await findReader(tx, person.id);
  const due = await findNotifications(tx, person.id, isDue);
  const told = reader ? await wordAll(tx, reader, reader.lang, due, true) : [];
  if (reader && told.length > 0) {
    const params = { firstName: reader.firstName, type: reader.type, what: byRecord(reader, told) };
    await queueMail(tx, { key: `digest ${reader.id} ${person.day} ${due[0]?.id}`, name: 'digest', to: reader, params });
  }
  const ids = due.map(({ id }) => id);
  await setMail(tx, person.id, sql`n.event_id = any(${ids}::uuid[])`, reader ? sql`mailed_at = now()` : sql`mail = null`);
  return true;
}

/** Each record under its name; of oneself, without. */
function byRecord(reader: User, told: readonly Notification[]): string {
  const groups = Map.groupBy(told, ({ subject }) => subject.id);
  return [...groups.values()]
    .map((group) => {
      const lines = group.map(({ text }) => `• ${text}`);
      const { id, name } = group[0]?.subject ?? { id: '', name: '' };
      return (id === reader.id || !name ? lines : [name, ...lines]).join('\n');
    })
    .join('\n\n');
}

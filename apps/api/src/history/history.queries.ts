import type { User } from '@jalon/domain/core/actor';
import { isType } from '@jalon/domain/core/actor';
import type { Page } from '@jalon/domain/core/listing';
import type { EventKind } from '@jalon/domain/history/history';
import type { EventFields, HistoryEntry, HistoryQuery } from '@jalon/domain/history/history-schema';
import { readPage } from '../core/listing.ts';
import type { Tx } from '../db/database.ts';
import { type Sql, sql } from '../db/sql.ts';

type EventRow = {
  id: string;
  at: string;
  kind: EventKind;
  scope: string | null;
  label: string | null;
  before: EventFields | null;
  after: EventFields | null;
  actorId: string | null;
  actorName: string | null;
};

/** The history of one record, newest first. */
export const listHistoryOf = (tx: Tx, subjectId: string, page: HistoryQuery): Promise<Page<HistoryEntry>> =>
  listEvents(tx, sql`e.subject_id = ${subjectId}`, page);

/** What happened lately: an administrator sees everything, others what they did themselves. */
export const listRecent = (tx: Tx, actor: User, page: HistoryQuery): Promise<Page<HistoryEntry>> =>
  listEvents(tx, isType(actor, 'Admin') ? sql`true` : sql`e.actor_id = ${actor.id}`, page);

async function listEvents(tx: Tx, where: Sql, page: HistoryQuery): Promise<Page<HistoryEntry>> {
  // Ids are made in the order of time, so the order by id is the order of events.
  const found = await readPage<EventRow>(tx, {
    columns: sql`e.id, e.at, e.kind, e.scope, e.label, e.before, e.after, e.actor_id as "actorId",
      (select u.first_name || ' ' || u.last_name from users u where u.id = e.actor_id) as "actorName"`,
    from: sql`events`,
    as: sql`e`,
    where: [where],
    key: sql`e.id`,
    keyType: sql`uuid`,
    id: sql`e.id`,
    dir: 'desc',
    page,
  });
  return { ...found, rows: found.rows.map(toEntry) };
}

const toEntry = ({ actorId, actorName, ...event }: EventRow): HistoryEntry => ({
  ...event,
  by: actorId && actorName ? { id: actorId, name: actorName } : null,
});

/** Who last changed a record, to tell the one who comes second. */
export const findLastChange = (tx: Tx, subjectId: string): Promise<{ by: string | null; at: string } | undefined> =>
  tx.maybe(sql`
    select e.at, u.first_name || ' ' || u.last_name as by
    from events e left join users u on u.id = e.actor_id
    where e.subject_id = ${subjectId} order by e.id desc limit 1`);

import { placeHref, undoSeconds } from '@jalon/domain/core/notices';
import { noticeOf } from '@jalon/domain/notifications/notices';
import { fitStatement } from '../core/listing-statements.ts';
import type { Reaction } from '../core/reactions.ts';
import { tellAlso } from '../core/tell.ts';
import { type Database, isUnavailable, type Tx } from '../db/database.ts';
import { type Sql, sql } from '../db/sql.ts';
import { findReaders } from '../notifications/readers.queries.ts';
import type { Zone } from '../operator/house.ts';
import { isAdmitted, type Searched, searchedIn } from './searched.ts';
import { readViewQuery } from './view-query.ts';

const undoTime = sql`${undoSeconds} * interval '1 second'`;
const batch = 200;

/** Nobody is told of a need that is taken back at once; a profile has waited for that already. */
export const searchReactions: Reaction[] = [
  { to: 'opportunity.post', react: (tx, { id }) => addJob(tx, id, undoTime) },
  { to: 'talent.appear', react: (tx, { id }) => addJob(tx, id, sql`interval '0'`) },
];

async function addJob(tx: Tx, id: string, wait: Sql): Promise<void> {
  await tx.many(sql`select graphile_worker.add_job('searches', json_build_object('id', ${id}::text), run_at := now() + ${wait})`);
}

type Found = { eventId: string; kind: string; recordId: string };
type Search = { id: string; ownerId: string; query: string };

/**
 * Tells those whose searches something new fits; `eventId` is of its coming. Some at a time, each in a transaction. A search that fails is nobody
 * else's loss: it is said once all others were told.
 */
export async function tellSearchers(database: Database, eventId: string, timeZone: Zone): Promise<void> {
  const event = await database.maybe<Found>(sql`select id as "eventId", kind, subject_id as "recordId" from events where id = ${eventId}`);
  if (!event) return;
  for (const searched of searchedIn(timeZone).filter(({ kind }) => kind === event.kind)) {
    // One that came again since is left to the job of that.
    if (!(await database.maybe(searched.isThere(event.recordId)))) continue;
    const failures: unknown[] = [];
    let last: Search | undefined;
    do {
      last = await tellNext(database, searched, event, last, failures);
    } while (last);
    if (failures.length > 0) throw failures[0];
  }
}

/** Gives the last search of those it looked at. */
async function tellNext(
  database: Database,
  searched: Searched,
  event: Found,
  last: Search | undefined,
  failures: unknown[],
): Promise<Search | undefined> {
  const { records, place, asks } = searched;
  const searches = await database.many<Search>(searchesFor(searched, event.recordId, last));
  const readers = new Map(
    (await findReaders(database, [...new Set(searches.map(({ ownerId }) => ownerId))])).map((reader) => [reader.id, reader]),
  );
  const found = await Promise.all(
    searches.map(async ({ ownerId, query }) => {
      const reader = readers.get(ownerId);
      if (!reader || !isAdmitted(searched, reader) || !placeHref(place, reader, event.recordId)) return [];
      // As their screen shows it: neither what they keep nor where they have applied.
      const { mine: _, listId: __, ...asked } = readViewQuery(records.resource.listing, query);
      const spec = records.listed(reader, { ...asked, ...asks } as never, ['id']);
      try {
        return (await database.maybe(fitStatement(spec, event.recordId))) ? [ownerId] : [];
      } catch (error) {
        if (isUnavailable(error)) throw error;
        failures.push(error);
        return [];
      }
    }),
  );
  await database.transaction((tx) => tellFound(tx, searched, event, [...new Set(found.flat())]));
  return searches.at(-1);
}

async function tellFound(tx: Tx, { finds, kind }: Searched, { eventId, recordId }: Found, people: readonly string[]): Promise<void> {
  const notice = noticeOf(kind);
  if (!notice || people.length === 0) return;
  const told = await tx.many<{ userId: string }>(sql`
    insert into ${finds.table} as f (user_id, ${finds.column}, event_id, is_mailed)
    select p.id, ${recordId}, ${eventId}, coalesce(c.channel = 'at once', false)
    from unnest(${people}::uuid[]) p(id) left join notice_choices c on c.user_id = p.id and c.category = ${notice.category}
    on conflict (user_id, ${finds.column}) do update set event_id = excluded.event_id, is_mailed = excluded.is_mailed where not ${isTold}
    returning f.user_id as "userId"`);
  await tellAlso(
    tx,
    { id: eventId, kind },
    notice,
    told.map(({ userId }) => userId),
  );
}

/** What was told, `f`, and taken back before it was read may be told again, unless a letter has told it. */
const isTold: Sql = sql`(f.is_mailed or exists (select 1 from notifications n where n.user_id = f.user_id and n.event_id = f.event_id))`;

/** Those of people who want to be told, and neither were nor know it already. */
const searchesFor = ({ list, kind, finds, isKnown }: Searched, recordId: string, last: Search | undefined): Sql => sql`
  select v.id, v.owner_id as "ownerId", v.query from views v
  where v.list = ${list} and v.is_told ${last ? sql`and (v.owner_id, v.id) > (${last.ownerId}::uuid, ${last.id}::uuid)` : sql``}
    and not exists (select 1 from ${finds.table} f where f.user_id = v.owner_id and f.${finds.column} = ${recordId} and ${isTold})
    and not ${isKnown(recordId)}
    and not exists (
      select 1 from notice_choices c where c.user_id = v.owner_id and c.category = ${noticeOf(kind)?.category ?? null} and c.channel = 'none')
  order by v.owner_id, v.id limit ${batch}`;

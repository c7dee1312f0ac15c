import { placeHref, undoSeconds } from '@jalon/domain/core/notices';
import { noticeOf } from '@jalon/domain/notifications/notices';
import { opportunityListing } from '@jalon/domain/opportunities/opportunity';
import { fitStatement } from '../core/listing-statements.ts';
import type { Reaction } from '../core/reactions.ts';
import { tellAlso } from '../core/tell.ts';
import type { Database, Tx } from '../db/database.ts';
import { type Sql, sql } from '../db/sql.ts';
import { findReaders } from '../notifications/readers.queries.ts';
import { opportunityRecords } from '../opportunities/opportunities.records.ts';
import { isOpen } from '../opportunities/opportunities.scope.ts';
import { readViewQuery } from './view-query.ts';

const undoTime = sql`${undoSeconds} * interval '1 second'`;
const batch = 200;

/** Nobody is told of a need that is taken back at once. */
export const searchReactions: Reaction[] = [
  {
    to: 'opportunity.post',
    react: async (tx, { id }) => {
      await tx.many(sql`select graphile_worker.add_job('searches', json_build_object('id', ${id}::text), run_at := now() + ${undoTime})`);
    },
  },
];

type Posted = { eventId: string; needId: string };
type Search = { id: string; ownerId: string; query: string };

/** Tells those whose searches a need fits, once it is posted for good; `eventId` is of its posting. Some at a time, each in a transaction. */
export async function tellSearchers(database: Database, eventId: string): Promise<void> {
  // One that was posted again since is left to the job of that.
  const posted = await database.maybe<Posted>(sql`
    select e.id as "eventId", o.id as "needId" from events e join opportunities o on o.id = e.subject_id
    where e.id = ${eventId} and ${isOpen} and o.posted_at <= now() - ${undoTime}`);
  let last: Search | undefined;
  do {
    last = posted && (await database.transaction((tx) => tellNext(tx, posted, last)));
  } while (last);
}

/** Gives the last search of those it looked at. */
async function tellNext(tx: Tx, { eventId, needId }: Posted, last: Search | undefined): Promise<Search | undefined> {
  const searches = await tx.many<Search>(searchesFor(needId, last));
  const readers = new Map(
    (await findReaders(tx, [...new Set(searches.map(({ ownerId }) => ownerId))])).map((reader) => [reader.id, reader]),
  );
  const found = await Promise.all(
    searches.map(async ({ ownerId, query }) => {
      const reader = readers.get(ownerId);
      if (!reader || !placeHref('opportunity', reader, needId)) return [];
      // As their screen shows it: what is posted, and neither favourites nor applications.
      const { mine: _, ...asked } = readViewQuery(opportunityListing, query);
      const spec = opportunityRecords.listed(reader, { ...asked, state: 'posted' } as never, ['id']);
      return (await tx.maybe(fitStatement(spec, needId))) ? [ownerId] : [];
    }),
  );
  await tellFound(tx, { eventId, needId }, [...new Set(found.flat())]);
  return searches.at(-1);
}

const category = noticeOf('opportunity.post')?.category ?? 'opportunities';

async function tellFound(tx: Tx, { eventId, needId }: Posted, people: readonly string[]): Promise<void> {
  const notice = noticeOf('opportunity.post');
  if (!notice || people.length === 0) return;
  const told = await tx.many<{ userId: string }>(sql`
    insert into search_finds as f (user_id, opportunity_id, event_id, is_mailed)
    select p.id, ${needId}, ${eventId}, coalesce(c.channel = 'at once', false)
    from unnest(${people}::uuid[]) p(id) left join notice_choices c on c.user_id = p.id and c.category = ${category}
    on conflict (user_id, opportunity_id) do update set event_id = excluded.event_id, is_mailed = excluded.is_mailed where not ${isTold}
    returning f.user_id as "userId"`);
  await tellAlso(
    tx,
    { id: eventId, kind: 'opportunity.post' },
    notice,
    told.map(({ userId }) => userId),
  );
}

/** What was told, `f`, and taken back before it was read may be told again, unless a letter has told it. */
const isTold: Sql = sql`(f.is_mailed or exists (select 1 from notifications n where n.user_id = f.user_id and n.event_id = f.event_id))`;

/** Those of people who want to be told, and neither were nor know the need already. */
const searchesFor = (needId: string, last: Search | undefined): Sql => sql`
  select v.id, v.owner_id as "ownerId", v.query from views v
  where v.list = 'offers' and v.is_told ${last ? sql`and (v.owner_id, v.id) > (${last.ownerId}::uuid, ${last.id}::uuid)` : sql``}
    and not exists (select 1 from search_finds f where f.user_id = v.owner_id and f.opportunity_id = ${needId} and ${isTold})
    and not exists (select 1 from applications a where a.owner_id = v.owner_id and a.opportunity_id = ${needId})
    and not exists (select 1 from notice_choices c where c.user_id = v.owner_id and c.category = ${category} and c.channel = 'none')
  order by v.owner_id, v.id limit ${batch}`;

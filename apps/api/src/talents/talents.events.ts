import { undoSeconds } from '@jalon/domain/core/notices';
import { record } from '../core/events.ts';
import type { Reaction } from '../core/reactions.ts';
import type { Database } from '../db/database.ts';
import { sql } from '../db/sql.ts';

/** Who is let in, or no longer hides, may be somebody whom companies have not seen before: known once that can no longer be undone. */
const react: Reaction['react'] = async (tx, { id }) => {
  await tx.many(sql`
    select graphile_worker.add_job('appear', json_build_object('id', ${id}::text), run_at := now() + ${undoSeconds} * interval '1 second')`);
};
export const talentReactions: Reaction[] = [
  { to: 'account.validate', react },
  { to: 'profile.show', react },
];

/** Leaves the event of a profile that companies see for the first time; `eventId` is of what has brought it. Once for each person. */
export const appear = (database: Database, eventId: string): Promise<void> =>
  database.transaction(async (tx) => {
    const found = await tx.maybe<{ id: string }>(sql`
      insert into talents_seen (person_id) select p.user_id from events e join freelance_profiles p on p.user_id = e.subject_id
      where e.id = ${eventId} and p.is_listed on conflict do nothing returning person_id as id`);
    if (found) await record(tx, 'talent.appear', { subjectId: found.id, by: null, requestId: eventId });
  });

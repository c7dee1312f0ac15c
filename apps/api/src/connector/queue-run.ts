import { randomUUIDv7 } from 'node:crypto';
import { record } from '../core/events.ts';
import type { Tx } from '../db/database.ts';
import { sql } from '../db/sql.ts';
import type { Dictionary } from './connector.ts';

type Queued = { trigger: 'clock' | 'webhook' } | { trigger: 'replay'; by: string; replayOf: string; answer: Dictionary };

/** A dry run that the clock, the tool or a replay asks for. Gives its id; nothing where one is at work already. */
export async function queueRun(tx: Tx, requestId: string, queued: Queued): Promise<string | undefined> {
  const { by, replayOf, answer } = queued.trigger === 'replay' ? queued : { by: null, replayOf: null, answer: null };
  const made = await tx.maybe<{ id: string }>(sql`
    insert into sync_runs (id, trigger, created_by, replay_of, answer)
    values (${randomUUIDv7()}, ${queued.trigger}, ${by}, ${replayOf}, ${answer && JSON.stringify(answer)}) on conflict do nothing returning id`);
  if (!made) return undefined;
  await record(tx, 'syncRun.create', { subjectId: made.id, by, requestId });
  await tx.many(sql`select graphile_worker.add_job('syncPrepare', json_build_object('id', ${made.id}::text))`);
  return made.id;
}

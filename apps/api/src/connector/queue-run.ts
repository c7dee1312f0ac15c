import { randomUUIDv7 } from 'node:crypto';
import { isPlanLow } from '@jalon/domain/connector/connector';
import { record } from '../core/events.ts';
import type { Database, Tx } from '../db/database.ts';
import { sql } from '../db/sql.ts';
import type { Dictionary } from './connector.ts';
import { readSettings } from './settings.queries.ts';

/** How long the tool is listened to before it is asked: one change there is often many, and each would cost a call. */
const hearingMinutes = 15;

/**
 * Something has changed in the tool: a dry run in a while, one for all that is heard until then. Nothing once the plan is nearly used up, since
 * the nights and the administrators need what is left. Gives whether there will be one.
 */
export async function hear(tx: Tx): Promise<boolean> {
  const { calls, monthlyCalls } = await readSettings(tx);
  if (isPlanLow(calls, monthlyCalls)) return false;
  await tx.many(sql`
    select graphile_worker.add_job('syncHeard', run_at := now() + ${hearingMinutes} * interval '1 minute', job_key := 'syncHeard',
      job_key_mode := 'preserve_run_at')`);
  return true;
}

/** What was heard is looked at; while another run is at work, it is heard again. */
export const runHeard = (database: Database): Promise<void> =>
  database.transaction(async (tx) => {
    if (!(await queueRun(tx, randomUUIDv7(), { trigger: 'webhook' }))) await hear(tx);
  });

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

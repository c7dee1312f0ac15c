import type pg from 'pg';
import { until } from '../../apps/api/test/started.ts';

/**
 * Keeps what becomes of every job, but for those of the clock: taking one counts an attempt, so that one that ran once has one. One whose key
 * another took over while it ran has been given all there are, so that it is never tried again.
 */
export async function watchJobs(client: pg.Client) {
  await client.query(`
    create table jobs_done (id bigint, attempts int, worker text, is_replaced boolean);
    create function note_job() returns trigger language plpgsql as
      'begin insert into jobs_done values (old.id, old.attempts, old.locked_by, old.key is null and old.attempts = old.max_attempts); return old; end';
    create trigger note_job before delete on graphile_worker._private_jobs for each row when (old.payload ->> '_cron' is null and old.attempts > 0)
      execute function note_job()`);
  const due = async (): Promise<number> =>
    (await client.query<{ due: number }>('select count(*)::int as due from graphile_worker._private_jobs where run_at <= now()')).rows[0]
      ?.due ?? 0;
  return {
    /** Waits until none is left whose time has come. */
    untilDone: () => until(async () => (await due()) === 0, 60_000).catch(() => undefined),
    async read() {
      const { rows } = await client.query<{ done: number; twice: number; workers: number }>(`
        select count(*)::int as done, count(*) filter (where attempts > 1 and not is_replaced)::int as twice, count(distinct worker)::int as workers from jobs_done`);
      return { ...(rows[0] ?? { done: 0, twice: 0, workers: 0 }), undone: await due() };
    },
  };
}

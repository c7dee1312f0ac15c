import { setTimeout as sleep } from 'node:timers/promises';
import { referentials } from '@jalon/domain/referentials/referential-api';
import pg from 'pg';
import { until } from '../started.ts';
import type { Client } from './client.ts';
import { create, type Entry, type Ledger } from './ledger.ts';

const lanes = 8;
/** Shorter than a person or a browser would wait, so that the moment of the first success is known well. */
const retryMs = 50;

/** Writes over several connections until it is told to stop; what is refused is sent again under the same key. */
export function startLoad(client: Client, ledger: Ledger, round: number): { untilRunning(): Promise<void>; stop(): Promise<void> } {
  let isStopping = false;
  const enough = ledger.seen.acknowledged + 2 * lanes;
  const createUntilDone = async (entry: Entry): Promise<void> => {
    while (!isStopping) {
      const answer = await create(client, entry.code);
      if (ledger.isDone(answer)) {
        entry.id = answer.body.id;
        return;
      }
      await sleep(retryMs);
    }
  };
  const act = async (entry: Entry, id: string, action: 'disable' | 'enable'): Promise<boolean> => {
    entry.actionsSent += 1;
    if (!ledger.isDone(await client.call(referentials.api[action], { params: { id }, body: {} }))) return false;
    entry.actionsDone += 1;
    return true;
  };
  const lane = async (name: number): Promise<void> => {
    for (let n = 1; !isStopping; n += 1) {
      const entry = ledger.open(`fault-${round}-${name}-${n}`);
      await createUntilDone(entry);
      for (const action of ['disable', 'enable', 'disable'] as const)
        if (isStopping || !entry.id || !(await act(entry, entry.id, action))) break;
    }
  };
  const ended = Promise.all(Array.from({ length: lanes }, (_, name) => lane(name)));
  return {
    /** Settles once the load is under way: whatever is broken then is broken in the middle of something. */
    untilRunning: () => until(() => ledger.seen.acknowledged >= enough),
    async stop() {
      isStopping = true;
      await ended;
    },
  };
}

/** Keeps the worker busy with what a sign-in asks of it: signing in itself is limited to a few times a minute. */
export function startJobs(url: string): { stop(): Promise<void> } {
  const ending = new AbortController();
  const work = async (): Promise<void> => {
    const client = new pg.Client(url);
    client.on('error', () => {});
    try {
      await client.connect();
      while (!ending.signal.aborted) {
        await client.query(addJobs, [2]);
        await sleep(20);
      }
    } catch {
      // The server was stopped: that is what the load is for.
    } finally {
      await client.end().catch(() => {});
    }
  };
  const ended = work();
  return {
    async stop() {
      ending.abort();
      await ended;
    },
  };
}

export const addJobs = `
  select graphile_worker.add_job('event', json_build_object('id', e.id))
  from (select id from events where kind = 'session.signIn' limit 1) e, generate_series(1, $1::int)`;

import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** Any number, as long as it is always this one: instances that start together prepare the database one after the other. */
const lock = 7_205_466;

/** Holds the turn until the session ends. Asked again and again: a statement that waits would be one that `create index concurrently`, in the other instance, waits for. */
export async function takeTurn(client: pg.ClientBase): Promise<void> {
  const ask = async () => (await client.query('select pg_try_advisory_lock($1) as is_ours', [lock])).rows[0].is_ours;
  while (!(await ask())) await sleep(100);
}

/** Does what only one instance at a time may do. `url` is a direct address: the turn is a session's. */
export async function inTurn<Result>(url: string, work: () => Promise<Result>): Promise<Result> {
  const client = new pg.Client(url);
  // Lost with its connection, which the work itself will notice.
  client.on('error', () => {});
  await client.connect();
  try {
    await takeTurn(client);
    return await work();
  } finally {
    await client.end().catch(() => {});
  }
}

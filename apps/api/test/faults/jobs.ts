import pg from 'pg';
import { until } from '../started.ts';

/** How many jobs are left after waiting for the worker to do them all. */
export async function jobsLeft(url: string, patience: number): Promise<number> {
  const client = new pg.Client(url);
  client.on('error', () => {});
  await client.connect();
  try {
    const left = async () => Number((await client.query('select count(*) from graphile_worker.jobs')).rows[0].count);
    await until(async () => (await left()) === 0, patience).catch(() => undefined); // the number says it better
    return await left();
  } finally {
    await client.end();
  }
}

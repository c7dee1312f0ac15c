import { existsSync, readFileSync } from 'node:fs';
import type { Database } from '../../apps/api/src/db/database.ts';
import { sql } from '../../apps/api/src/db/sql.ts';

type Cost = { busy: number; elapsed: number };

/** The same database, which tells how long its statements took: the time during which at least one was under way. */
export function timed(database: Database): { database: Database; measure(work: () => Promise<void>): Promise<Cost> } {
  let [underWay, since, elapsed] = [0, 0, 0];
  const watch = async <Result>(statement: Promise<Result>): Promise<Result> => {
    if (underWay === 0) since = performance.now();
    underWay += 1;
    try {
      return await statement;
    } finally {
      underWay -= 1;
      if (underWay === 0) elapsed += performance.now() - since;
    }
  };
  const measure = async (work: () => Promise<void>): Promise<Cost> => {
    const pids = await database.many<{ pid: number }>(sql`select pid from pg_stat_activity where application_name = 'jalon'`);
    const before = processorMs(pids);
    elapsed = 0;
    await work();
    const after = processorMs(pids);
    return { elapsed, busy: before === undefined || after === undefined ? elapsed : after - before };
  };
  return {
    database: {
      ...database,
      many: (query) => watch(database.many(query)),
      maybe: (query) => watch(database.maybe(query)),
      one: (query) => watch(database.one(query)),
    },
    measure,
  };
}

/** How long these processes have had a processor for, where the system tells. */
function processorMs(pids: readonly { pid: number }[]): number | undefined {
  const files = pids.map(({ pid }) => `/proc/${pid}/schedstat`);
  if (!files.every((file) => existsSync(file))) return undefined;
  return files.reduce((sum, file) => sum + Number.parseInt(readFileSync(file, 'utf8'), 10) / 1e6, 0);
}

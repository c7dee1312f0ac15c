import type { ReferentialValue } from '@jalon/domain/referentials/referential';
import { referentials } from '@jalon/domain/referentials/referential-api';
import { type Database, openDatabase } from '../../src/db/database.ts';
import { sql } from '../../src/db/sql.ts';
import type { Answer, Client } from './client.ts';

export const list = 'tools' as const;

/** One value as the caller knows it: created when `id` is known, and then moved at least so often. */
export type Entry = { code: string; id?: string; actionsSent: number; actionsDone: number };

/** What was sent and what was answered: all that a caller can hold the product to. */
export function openLedger() {
  const entries: Entry[] = [];
  const seen = { acknowledged: 0, lastAt: 0, unavailable: 0, unanswered: 0, slowest: 0, unexpected: [] as string[] };
  return {
    entries,
    seen,
    open(code: string): Entry {
      const entry: Entry = { code, actionsSent: 0, actionsDone: 0 };
      entries.push(entry);
      return entry;
    },
    /** Whether the answer says that the write is done. */
    isDone({ status, error, retryAfter, ms }: Answer<unknown>): boolean {
      seen.slowest = Math.max(seen.slowest, ms);
      if (status === 200 || status === 201) {
        seen.acknowledged += 1;
        seen.lastAt = performance.now();
        return true;
      }
      if (status === 0) seen.unanswered += 1;
      else if (status === 503 && error?.code === 'server.unavailable' && retryAfter) seen.unavailable += 1;
      else seen.unexpected.push(`${status} ${JSON.stringify(error)}`);
      return false;
    },
  };
}
export type Ledger = ReturnType<typeof openLedger>;

export const create = (client: Client, code: string): Promise<Answer<ReferentialValue>> =>
  client.call(referentials.api.create, {
    body: { list, fr: `Valeur ${code}`, en: `Value ${code}`, code },
    headers: { 'idempotency-key': code },
  });

type Stored = { code: string; id: string; state: string; version: number; kinds: string[]; keys: number };

/** Holds the database against the ledger. `unanswered` is done although nobody was told: what a retry must not do again. */
export async function compare(url: string, { entries }: Ledger): Promise<{ lost: number; halfDone: number; unanswered: number }> {
  const database = openDatabase(url, { poolSize: 1 });
  try {
    const stored = new Map((await readStored(database)).map((row) => [row.code, row]));
    const orphans = await database.one<{ count: number }>(sql`
      select count(*) from events e where kind like 'referential.%' and not exists (select from referential_values v where v.id = e.subject_id)`);
    const count = (is: (entry: Entry, row: Stored | undefined) => boolean) =>
      entries.filter((entry) => is(entry, stored.get(entry.code))).length;
    const found = {
      lost: count(({ id, actionsDone }, row) => id !== undefined && (row?.id !== id || row.version < 1 + actionsDone)),
      halfDone: orphans.count + count(({ actionsSent }, row) => row !== undefined && !isWhole(row, actionsSent)),
      unanswered: count(({ id, actionsDone }, row) => row !== undefined && (id === undefined || row.version > 1 + actionsDone)),
    };
    // What was seen once must be there for good.
    for (const entry of entries) entry.actionsDone = Math.max(entry.actionsDone, (stored.get(entry.code)?.version ?? 1) - 1);
    return found;
  } finally {
    await database.close();
  }
}

const readStored = (database: Database): Promise<Stored[]> =>
  database.many(sql`
    select v.code, v.id, v.state, v.version, array_agg(e.kind order by e.at) as kinds,
      (select count(*) from idempotency_keys k where k.key = v.code) as keys
    from referential_values v join events e on e.subject_id = v.id where v.list = ${list} and v.code like 'fault-%'
    group by v.id`);

/** Creating and each action leave one event and one version; the state is the one that the last event led to. */
function isWhole({ kinds, version, state, keys }: Stored, actionsSent: number): boolean {
  const expected = ['referential.create', ...kinds.slice(1).map((_, index) => `referential.${index % 2 === 0 ? 'disable' : 'enable'}`)];
  return (
    keys === 1 &&
    version === kinds.length &&
    version <= 1 + actionsSent &&
    kinds.every((kind, index) => kind === expected[index]) &&
    (state === 'disabled') === (kinds.at(-1) === 'referential.disable')
  );
}

/** Sends what nobody answered again, twice at once, under the same keys. Gives how many were sent and how many did not end as one value. */
export async function resend(client: Client, { entries }: Ledger): Promise<{ sent: number; wrong: number }> {
  const open = entries.filter(({ id }) => id === undefined);
  const results = await Promise.all(
    open.map(async (entry) => {
      const [first, second] = await Promise.all([create(client, entry.code), create(client, entry.code)]);
      if (first.status !== 201 || second.status !== 201 || first.body.id !== second.body.id) return false;
      entry.id = first.body.id;
      return true;
    }),
  );
  return { sent: open.length, wrong: results.filter((isRight) => !isRight).length };
}

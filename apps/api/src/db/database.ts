import pg from 'pg';
import { compile, type Sql } from './sql.ts';

/** What a query function may touch: the connection of the request, inside its transaction when there is one. */
export type Tx = {
  many<Row>(query: Sql): Promise<Row[]>;
  /** The only row, or undefined. */
  maybe<Row>(query: Sql): Promise<Row | undefined>;
  one<Row>(query: Sql): Promise<Row>;
};

export type Database = Tx & {
  transaction<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result>;
  /** How many connections there are, how many of them have nothing to do, and how many requests wait for one. */
  connections(): { open: number; idle: number; awaited: number };
  close(): Promise<void>;
};

type OnRoundTrip = ((text: string) => void) | undefined;
type Options = {
  poolSize?: number;
  onError?: (error: Error) => void;
  onRoundTrip?: OnRoundTrip;
  patience?: number;
  /** The address leads to a pooler: a connection has another session of the server for each transaction. */
  isPooled?: boolean;
  /** Whether what is prepared on a connection is there the next time. */
  isPrepared?: boolean;
};

/** No request may hang: with 3 seconds for a statement, waiting for a connection and then for one that hangs stays under five. */
const deadlinesOf = (seconds: number) => ({ connectionTimeoutMillis: seconds * 500, query_timeout: seconds * 1000 + 100 });

const { builtins } = pg.types;
const asIs = (value: string): string => value;
const parsers = new Map<number, (value: string) => unknown>([
  [builtins.DATE, asIs],
  [builtins.TIMESTAMPTZ, asIso],
  [builtins.INT8, Number],
]);

/** `2026-01-31 12:00:00.123456+00` → `2026-01-31T12:00:00.123Z`. Rewritten rather than parsed when it can be: lists are full of them. */
function asIso(value: string): string {
  const isUtc = value.endsWith('+00') && value[4] === '-' && value[10] === ' ';
  if (!isUtc) return new Date(value).toISOString();
  const thousandths = value.slice(20, -3).padEnd(3, '0').slice(0, 3);
  return `${value.slice(0, 10)}T${value.slice(11, 19)}.${thousandths}Z`;
}

const pooledSettings = {
  max: 10,
  // `begin` travels with the first statement of its transaction instead of costing a round trip.
  pipeline: true,
  application_name: 'jalon',
  // To open one costs both sides more than to keep it between two bursts of requests.
  idleTimeoutMillis: 300_000,
  keepAlive: true,
  types: { getTypeParser: (oid: number, format?: 'text') => parsers.get(oid) ?? pg.types.getTypeParser(oid, format) },
} as pg.PoolConfig;

/**
 * With what a session is told when it begins. A pooler shares its sessions among clients and refuses those that ask for their own settings:
 * there, it tells each session itself (`connect_query` of PgBouncer, deploy/pgbouncer.ini).
 */
export const poolSettings = {
  ...pooledSettings,
  idle_in_transaction_session_timeout: 10_000,
  // One request, one processor: to start others costs more than any statement of a request may take. With the 4 MB of PostgreSQL, an index
  // that finds a few hundred thousand rows remembers their pages only, and every row of those is read and judged again.
  options: '-c max_parallel_workers_per_gather=0 -c work_mem=32MB',
} as pg.PoolConfig;

export function openDatabase(
  url: string,
  { poolSize = 10, onError, onRoundTrip, patience = 3, isPooled = false, isPrepared = true }: Options = {},
): Database {
  const settings = isPooled ? pooledSettings : { ...poolSettings, statement_timeout: patience * 1000 };
  const pool = new pg.Pool({ ...settings, ...deadlinesOf(patience), connectionString: url, max: poolSize });
  // A connection that breaks is replaced by the pool; unheard, its error would end the process. The pool hears those of idle
  // connections only: of one that is in use, the statement that fails tells.
  pool.on('error', (error) => onError?.(error));
  pool.on('connect', (client) => client.on('error', () => {}));

  const run = runner(isPrepared);
  return {
    ...txOf((query) => run(pool, query, onRoundTrip)),
    transaction: committed,
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, awaited: pool.waitingCount }),
    close: () => pool.end(),
  };

  async function committed<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result> {
    const client = await pool.connect();
    let broken: Error | undefined;
    try {
      const begun = client.query('begin');
      begun.catch(() => undefined); // the first statement on the same connection fails with it
      const result = await work(txOf(together((query, onSend) => run(client, query, onSend), onRoundTrip)));
      await begun;
      onRoundTrip?.('commit');
      await client.query('commit');
      return result;
    } catch (error) {
      await client.query('rollback').catch((failure: Error) => {
        broken = failure;
      });
      throw error;
    } finally {
      client.release(broken);
    }
  }
}

type Queryable = { query(config: pg.QueryConfig): Promise<{ rows: unknown[] }> };

/** Every statement that has one good plan is prepared under a name of its own, so the server parses it once per connection. */
function runner(isPrepared: boolean) {
  const names = new Map<string, string>();
  const nameOf = (text: string): string | undefined => {
    const known = names.get(text);
    if (known || names.size >= 1000) return known;
    const name = `q${names.size}`;
    names.set(text, name);
    return name;
  };
  return async (on: Queryable, query: Sql, onSend: OnRoundTrip): Promise<unknown[]> => {
    const { text, values } = compile(query);
    onSend?.(text);
    const name = query.isPerValue || !isPrepared ? undefined : nameOf(text);
    return (await on.query(name ? { name, text, values } : { text, values })).rows;
  };
}

/** Statements sent before the answer of another one on the same connection travel with it: they are one round trip. */
function together(run: (query: Sql, onSend: OnRoundTrip) => Promise<unknown[]>, onRoundTrip: OnRoundTrip) {
  let underWay = 0;
  return (query: Sql): Promise<unknown[]> => {
    const isFirst = underWay === 0;
    underWay += 1;
    return run(query, isFirst ? onRoundTrip : undefined).finally(() => {
      underWay -= 1;
    });
  };
}

// The type of a row is the query's promise; every query is run by a test against the migrated database.
const txOf = (run: (query: Sql) => Promise<unknown[]>): Tx => ({
  many: <Row>(query: Sql) => run(query) as Promise<Row[]>,
  maybe: async <Row>(query: Sql) => (await run(query))[0] as Row | undefined,
  one: async <Row>(query: Sql) => {
    const row = (await run(query))[0];
    if (row === undefined) throw new Error('A query that always gives a row gave none');
    return row as Row;
  },
});

/** Too many connections, cancelled, shut down, starting, idle too long, serialisation, deadlock; then what the network says. */
const unavailableCodes = new Set([
  ...['53300', '57014', '57P01', '57P02', '57P03', '25P03', '40001', '40P01'],
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'],
]);
const unavailableMessages =
  /Connection terminated|timeout exceeded when trying to connect|Query read timeout|not queryable|Cannot use a pool/;

/** The database is away or too slow: the caller may try again. Anything else is our fault. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: string };
  return code?.startsWith('08') || unavailableCodes.has(code ?? '') || unavailableMessages.test(error.message);
}

/** The server ended the connection, or it broke: the statement was not at fault. */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code = '' } = error as { code?: string };
  return code.startsWith('08') || code.startsWith('57P') || code === 'ECONNRESET' || /Connection terminated/.test(error.message);
}

/** A value of the right type that means nothing to the database. */
export const isInvalidValue = (error: unknown): boolean => error instanceof pg.DatabaseError && error.code === '22023';

/** A text with a null character, which PostgreSQL keeps neither as text nor in JSON: no person types one. */
export const isUnstorableText = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && ['22021', '22P05'].includes(error.code ?? '');

/** The name of the unique constraint a write ran into, if that is what happened. */
export function uniqueViolation(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError && error.code === '23505' ? error.constraint : undefined;
}

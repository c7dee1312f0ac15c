import type { Database, Tx } from '../../apps/api/src/db/database.ts';
import { compile, type Sql } from '../../apps/api/src/db/sql.ts';

/** A statement as it was sent: what has the same `turn` was sent before any of it was answered. */
export type Sent = { text: string; values: unknown[]; isPrepared: boolean; isInTransaction: boolean; turn: number };

/** The same database, which keeps what is asked of it. */
export function recording(database: Database): { database: Database; take(): Sent[] } {
  let sent: Sent[] = [];
  let [underWay, turn] = [0, 0];
  const watched = (tx: Tx, isInTransaction: boolean): Tx => {
    const kept =
      <Result>(send: (query: Sql) => Promise<Result>) =>
      async (query: Sql): Promise<Result> => {
        if (underWay === 0) turn += 1;
        underWay += 1;
        sent.push({ ...compile(query), isPrepared: !query.isPerValue, isInTransaction, turn });
        return send(query).finally(() => {
          underWay -= 1;
        });
      };
    return { many: kept(tx.many) as Tx['many'], maybe: kept(tx.maybe) as Tx['maybe'], one: kept(tx.one) as Tx['one'] };
  };
  return {
    database: {
      ...database,
      ...watched(database, false),
      transaction: (work) => database.transaction((tx) => work(watched(tx, true))),
    },
    take() {
      const taken = sent;
      sent = [];
      return taken;
    },
  };
}

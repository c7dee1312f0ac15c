import type { Tx } from '../../apps/api/src/db/database.ts';
import { compile, type Sql } from '../../apps/api/src/db/sql.ts';

export type Statement = { name: string; text: string; values: unknown[] };

/** The statements that a function of the product sends, without sending them. */
export async function recorded(name: string, run: (tx: Tx) => unknown): Promise<Statement[]> {
  const sent: Statement[] = [];
  const keep = (query: Sql) => void sent.push({ name: `${name}${sent.length}`, ...compile(query) });
  const none = async <Row>(query: Sql): Promise<Row> => keep(query) as Row;
  const many = async <Row>(query: Sql): Promise<Row[]> => {
    keep(query);
    return [];
  };
  await run({ many, maybe: none, one: none, later: keep });
  return sent;
}

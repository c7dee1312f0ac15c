import { ReferentialQuery } from '@jalon/domain/referentials/referential-schema';
import { record } from '../apps/api/src/core/events.ts';
import { findUserByToken } from '../apps/api/src/core/session.ts';
import type { Tx } from '../apps/api/src/db/database.ts';
import { compile, type Sql } from '../apps/api/src/db/sql.ts';
import { findValue, insertValue, listValues } from '../apps/api/src/referentials/referentials.queries.ts';

export type Statement = { name: string; text: string; values: unknown[] };
export type Statements = Record<'session' | 'read' | 'list' | 'insert' | 'event', Statement>;

/** The statements the product itself sends, taken from its own functions, so that both sides always ask the same of the database. */
export async function productStatements(adminId: string): Promise<Statements> {
  return {
    session: await recorded('session', (tx) => findUserByToken(tx, 'token', { twoStepFor: '', refusesDemo: false })),
    read: await recorded('read', (tx) => findValue(tx, 'tools', 'id')),
    list: await recorded('list', (tx) => listValues(tx, 'tools', ReferentialQuery.parse({ size: 10 }), 'fr')),
    insert: await recorded('insert', (tx) => insertValue(tx, { list: 'tools', code: 'code', fr: 'fr', en: 'en', groupId: null })),
    event: await recorded('event', (tx) =>
      record(tx, 'referential.create', {
        ...{ subjectId: 'id', label: { fr: 'fr', en: 'en' }, by: adminId, requestId: 'request' },
        after: { code: 'code', fr: 'fr', en: 'en', group: null },
      }),
    ),
  };
}

/** The statement that a function of the product sends, without sending it. */
export async function recorded(name: string, run: (tx: Tx) => Promise<unknown>): Promise<Statement> {
  let sent: Sql | undefined;
  const keep = async <Row>(query: Sql): Promise<Row[]> => {
    sent = query;
    return [];
  };
  const first = async <Row>(query: Sql): Promise<Row> => (await keep<Row>(query))[0] as Row;
  await run({ many: keep, maybe: first, one: first, afterCommit: () => undefined });
  if (!sent) throw new Error(`${name} sends no statement`);
  return { name, ...compile(sent) };
}

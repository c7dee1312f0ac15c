import { ReferentialQuery } from '@jalon/domain/referentials/referential';
import { record } from '../apps/api/src/core/events.ts';
import { findUserByToken } from '../apps/api/src/core/session.ts';
import type { Tx } from '../apps/api/src/db/database.ts';
import { findValue, insertValue, listValues } from '../apps/api/src/referentials/referentials.queries.ts';
import { recorded, type Statement } from './support/recorded.ts';

export type Statements = Record<'session' | 'read' | 'list' | 'event', Statement> & { insert: Statement[] };

/** The statements the product itself sends, taken from its own functions, so that both sides always ask the same of the database. */
export async function productStatements(adminId: string): Promise<Statements> {
  return {
    session: await only('session', (tx) => findUserByToken(tx, 'token')),
    read: await only('read', (tx) => findValue(tx, 'tools', 'id')),
    list: await only('list', (tx) => listValues(tx, 'tools', ReferentialQuery.parse({ size: 10 }))),
    insert: await recorded('insert', (tx) => insertValue(tx, { list: 'tools', code: 'code', fr: 'fr', en: 'en', groupId: null })),
    event: await only('event', (tx) =>
      record(tx, 'referential.create', {
        ...{ subjectId: 'id', scope: 'tools', label: 'fr', by: adminId, requestId: 'request' },
        after: { code: 'code', fr: 'fr', en: 'en', group: null },
      }),
    ),
  };
}

async function only(name: string, run: (tx: Tx) => unknown): Promise<Statement> {
  const [statement, ...others] = await recorded(name, run);
  if (!statement || others.length > 0) throw new Error(`${name} is not one statement`);
  return statement;
}

import type { User } from '@jalon/domain/core/actor';
import { referentials } from '@jalon/domain/referentials/referential-api';
import { findUserByToken } from '../apps/api/src/core/session.ts';
import type { Tx } from '../apps/api/src/db/database.ts';
import { compile, type Sql } from '../apps/api/src/db/sql.ts';
import { referentialRecords } from '../apps/api/src/referentials/referentials.records.ts';

export type Statement = { name: string; text: string; values: unknown[] };
export type Statements = Record<'session' | 'read' | 'list' | 'hold' | 'check' | 'insert', Statement>;

const adminOf = (id: string) => ({ id, type: 'Admin', lang: 'fr' }) as User;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The statements the product itself sends, taken from its own functions, so that both sides always ask the same of the database. */
export async function productStatements(adminId: string): Promise<Statements> {
  const actor = adminOf(adminId);
  const value = { list: 'tools', code: 'code', fr: 'fr', en: 'en', groupId: null } as const;
  const [hold, check, insert] = await recordedAll('create', (tx) => referentialRecords.create({ tx, actor, requestId: 'request' }, value));
  if (!hold || !check || !insert) throw new Error('A create sends other statements');
  // The ids of the value and of its event, by names that others can take the place of.
  const names = ['id', 'event'];
  const values = insert.values.map((given) => (uuid.test(String(given)) && given !== adminId ? names.shift() : given));
  return {
    session: await recorded('session', (tx) => findUserByToken(tx, 'token', { twoStepFor: '', refusesDemo: false })),
    read: await recorded('read', (tx) => referentialRecords.find(tx, actor, 'id')),
    list: await recorded('list', (tx) => readValues(tx, { size: 10 })),
    ...{ hold, check, insert: { ...insert, values } },
  };
}

/** A page of values as an administrator reads it. */
export const readValues = (tx: Tx, query: object) =>
  referentialRecords.page(tx, adminOf('nobody'), referentials.api.list.query.parse({ list: 'tools', ...query }));

/** The statement that a function of the product sends, without sending it. */
export async function recorded(name: string, run: (tx: Tx) => Promise<unknown>): Promise<Statement> {
  const sent = (await recordedAll(name, run)).at(-1);
  if (!sent) throw new Error(`${name} sends no statement`);
  return { ...sent, name };
}

/** All of them, each answered by a row that says nothing. */
async function recordedAll(name: string, run: (tx: Tx) => Promise<unknown>): Promise<Statement[]> {
  const sent: Sql[] = [];
  const first = async <Row>(query: Sql): Promise<Row> => {
    sent.push(query);
    return { list: null } as Row;
  };
  const none = async <Row>(query: Sql): Promise<Row[]> => {
    sent.push(query);
    return [];
  };
  await run({ many: none, maybe: first, one: first });
  return sent.map((query, index) => ({ name: `${name} ${index}`, ...compile(query) }));
}

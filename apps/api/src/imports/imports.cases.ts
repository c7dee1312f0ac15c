import { randomUUIDv7 } from 'node:crypto';
import { makeCompany } from '../../test/factories.ts';
import type { Cases } from '../../test/features.ts';
import type { Known } from '../../test/fuzz/calls.ts';
import { about, type Kind } from '../../test/matrix/records.ts';
import type { Tx } from '../db/database.ts';
import { sql } from '../db/sql.ts';

const insert = (ownerId: string, id = randomUUIDv7()) => sql`
  insert into imports (id, kind, name, created, errors, duplicates, created_by) values (${id}, 'needs', 'besoins.csv', 1, 0, 0, ${ownerId}) returning id, version`;
/** From the tool: those at work are one at most. */
const fromTool = async (tx: Tx, state: string, ownerId: string): Promise<{ id: string; version: number }> => {
  if (state === 'preparing') await free(tx);
  return tx.one(sql`
    insert into imports (id, kind, state, source, name, created, errors, duplicates, good, created_by)
    values (${randomUUIDv7()}, 'companies', ${state}, 'tool', 'BoondManager', 0, 0, 0, 1, ${ownerId}) returning id, version`);
};
const free = (tx: Tx) => tx.many(sql`update imports set state = 'failed' where state in ('preparing', 'running')`);
const tool =
  (state: string): Kind =>
  ({ database, person }) =>
    fromTool(database, state, person.id);
const admins = { may: ['admin'], isCommon: true } as const;
const own: Kind = ({ database, person }) => database.one(insert(person.id));

const file = (text: string) => new Blob([text], { type: 'application/octet-stream' });
const working = { may: ['commercial', 'admin'], seesAll: ['admin'] } as const;
const columns = 'firstName:0,lastName:1,email:2';
const people = () => file(`Prénom;Nom;E-mail\nAda;Lovelace;${randomUUIDv7()}@example.fr\n`);
const sending = (query: object = { kind: 'candidates', columns }) => ({ ...working, input: { query, file: people() } });

export const cases: Cases = {
  path: '/api/imports',
  rows: {
    'GET /api/imports': working,
    'GET /api/imports/export/:format': { ...working, input: { params: { format: 'csv' } } },
    'GET /api/imports/:id': { ...working, record: about(own) },
    'GET /api/imports/:id/history': { ...working, record: about(own) },
    'POST /api/imports/look': sending({ kind: 'candidates' }),
    'POST /api/imports/check': sending(),
    'POST /api/imports/error-lines': sending(),
    'POST /api/imports': {
      ...working,
      isCommon: true,
      record: async () => ({ query: { kind: 'candidates', columns, name: 'a.csv', good: 1 }, file: people() }),
      status: 201,
    },
    'POST /api/imports/:id/undo': { ...working, record: about(own) },
    // No tool is configured.
    'POST /api/imports/from-tool': { may: ['admin'], input: { body: { kind: 'companies' } }, status: 409 },
    'GET /api/imports/:id/lines': { ...admins, record: about(tool('prepared')) },
    'POST /api/imports/:id/apply': {
      ...admins,
      record: async ({ database, person }) => {
        await free(database);
        return { params: { id: (await fromTool(database, 'prepared', person.id)).id }, body: {} };
      },
    },
    'POST /api/imports/:id/drop': { ...admins, record: about(tool('prepared')) },
  },
  traces: {
    'POST /api/imports': ['other opportunity.create', 'answered import.create'],
  },
  silent: {
    'POST /api/imports/from-tool': 'no tool is configured; with one, a dry run is queued (tool-imports.test.ts)',
    'POST /api/imports/look': 'a file is only read',
    'POST /api/imports/check': 'nothing is done before it is agreed to',
    'POST /api/imports/error-lines': 'the same, as a file',
  },
  sorted: {
    'GET /api/imports': { as: 'admin', facts: sql`select id, extract(epoch from created_at)::float8 as newest from imports` },
  },
  valid: {
    'POST /api/imports': async (world) => {
      const { companyId } = await makeCompany(world.database);
      const { name } = await world.database.one<{ name: string }>(sql`select name from companies where id = ${companyId}`);
      const query = { kind: 'needs', columns: 'company:0,title:1', name: 'besoins.csv', good: 1 };
      return { as: world.people.admin, call: { query, file: file(`Entreprise;Titre\n${name};Architecte\n`) } };
    },
  },
  known: async ({ database, people: { admin, commercial } }, path) => {
    const isOfTool = /(apply|drop|lines)$/.test(path);
    if (isOfTool) await free(database);
    return Promise.all(
      [admin, commercial].flatMap(({ id }) =>
        [1, 2, 3, 4].map(() => (isOfTool ? fromTool(database, 'prepared', id) : database.one<Known>(insert(id)))),
      ),
    );
  },
  table: 'imports',
  async fill(tx, count) {
    await tx.many(sql`
      insert into imports (id, kind, name, created, errors, duplicates, created_by, created_at)
      select gen_random_uuid(), (array['needs', 'candidates'])[1 + n % 2], 'a.csv', 1, 0, 0, u.ids[1 + n % cardinality(u.ids)],
        now() - ((n * 617) % 1000) * interval '1 hour'
      from generate_series(1, ${count}::int) n cross join (select array_agg(id) as ids from users where type in ('Admin', 'Commercial')) u`);
    await tx.many(sql`analyze imports`);
  },
};

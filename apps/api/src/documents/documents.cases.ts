import { randomUUIDv7 } from 'node:crypto';
import { addMonths } from '@jalon/domain/core/dates';
import { documentFlow, documentTypes } from '@jalon/domain/documents/document';
import { documents } from '@jalon/domain/documents/document-api';
import { operatorDefaults } from '@jalon/domain/operator/operator';
import { fresh, ofAdmin } from '../../test/events/callers.ts';
import type { Person } from '../../test/factories.ts';
import { makePerson } from '../../test/factories.ts';
import type { Cases } from '../../test/features.ts';
import type { World } from '../../test/harness.ts';
import { about, aboutEach, type Circle, type Kind } from '../../test/matrix/records.ts';
import { makeFile, words } from '../../test/proofs.ts';
import type { Happens } from '../../test/told.ts';
import type { Database } from '../db/database.ts';
import { sql } from '../db/sql.ts';
import { fileKey } from '../files/files.queries.ts';
import { watchDocuments } from './documents.records.ts';

const staff = ['commercial', 'admin'] as const;
const readers = ['freelance', ...staff] as const;
/** As far off as any type of document may say. */
const expiresOn = addMonths(new Date().toISOString().slice(0, 10), 6);

type Made = { id: string; fileId: string };
async function insert(database: Database, ownerId: string, state = 'submitted', type = 'tax'): Promise<Made> {
  const [id, fileId] = [randomUUIDv7(), await makeFile(database, ownerId)];
  await database.many(sql`delete from documents where owner_id = ${ownerId} and type = ${type}`);
  await database.many(sql`
    insert into documents (id, owner_id, type, file_id, added_on, expires_on, state)
    values (${id}, ${ownerId}, ${type}, ${fileId}, '2026-01-01', ${expiresOn}, ${state})`);
  await database.many(sql`update files set record_kind = 'document', record_id = ${id} where id = ${fileId}`);
  return { id, fileId };
}
const document =
  (state?: string): Kind =>
  ({ database, person }) =>
    insert(database, person.id, state);
async function addVersion(database: Database, id: string): Promise<void> {
  await database.many(sql`update documents set number = 2 where id = ${id}`);
  await database.many(sql`
    insert into document_versions (document_id, number, added_on, expires_on, state) values (${id}, 1, '2025-06-01', ${expiresOn}, 'refused')`);
}
/** Of its two versions the second is by mistake. */
async function insertAgain(database: Database, ownerId: string): Promise<Made> {
  const made = await insert(database, ownerId);
  await addVersion(database, made.id);
  return made;
}
const replaced: Kind = ({ database, person }) => insertAgain(database, person.id);
const replacing = async ({ database, person }: Circle) => ({
  params: { id: (await insert(database, person.id)).id },
  body: { fileId: await makeFile(database, person.id), expiresOn },
});
/** The content is in no store: what is told is that there is none, to those who may know. */
const fileOf = async ({ database, person }: Circle) => ({ params: await insert(database, person.id) });

const reading = { may: readers, seesAll: staff } as const;
const deciding = { may: staff, isCommon: true } as const;
const owning = { may: ['freelance'] } as const;

/** Given by a freelance; then whatever the kind says happens to it, by an administrator or by the clock. */
const happensTo: Happens = async (world, kind) => {
  const { database } = world;
  const owner = world.as(await makePerson(database, { type: 'Freelance' }));
  const content = { fileId: null, expiresOn };
  const { id } = (await owner(documents.api.create, { body: { type: 'foreignWorkers', ...content } })).body;
  const params = { id };
  if (kind === 'document.replace') await owner(documents.api.replace, { params, body: content });
  if (kind === 'document.refuse') await world.as('admin')(documents.api.refuse, { params, body: { reason: 'Illisible' } });
  if (/accept|expire|remind/.test(kind)) await world.as('admin')(documents.api.accept, { params, body: {} });
  if (kind === 'document.reopen') {
    // Only who has heard of a decision is told that it was taken back.
    await world.as('admin')(documents.api.refuse, { params, body: { reason: 'Illisible' } });
    await database.many(sql`update notifications set read_at = now() where subject_id = ${id} and kind = 'document.refuse'`);
    await world.as('admin')(documents.api.reopen, { params, body: {} });
  }
  const days = kind === 'document.expire' ? -1 : 7;
  await database.many(sql`update documents set expires_on = operator_day() + ${days}::int where id = ${id} and state = 'accepted'`);
  if (/expire|remind/.test(kind)) await watchDocuments(database, operatorDefaults);
  return id;
};

async function newDocument({ database }: World, { id }: Person): Promise<string> {
  const made = await database.one<{ id: string }>(sql`
    insert into documents (id, owner_id, type, added_on) values (gen_random_uuid(), ${id}, 'residency', '2026-01-01') returning id`);
  return made.id;
}
const ofDocument = (bodyOf: (world: World, as: Person) => Promise<object>) => async (world: World) => {
  const as = await fresh(world);
  return { as, call: { params: { id: await newDocument(world, as) }, ...(await bodyOf(world, as)) } };
};

export const cases: Cases = {
  path: '/api/documents',
  rows: {
    'GET /api/documents': { may: readers },
    'GET /api/documents/export/:format': { may: readers, input: { params: { format: 'csv' } } },
    'GET /api/documents/:id': { ...reading, record: about(document()) },
    'GET /api/documents/:id/history': { ...reading, record: about(document()) },
    'GET /api/documents/:id/versions': { ...reading, record: about(document()) },
    'GET /api/documents/:id/files/:fileId': { ...reading, record: fileOf, status: 404 },
    'POST /api/documents': { ...owning, input: { body: {} }, status: 422 },
    'DELETE /api/documents/:id': { ...owning, record: about(document()) },
    'POST /api/documents/:id/replace': { ...owning, record: replacing },
    'POST /api/documents/:id/withdraw': { ...owning, record: about(replaced) },
    'POST /api/documents/:id/check': {
      ...deciding,
      record: about(document(), {}, { result: 'authentic', securityCode: null, fileId: null }),
    },
    'POST /api/documents/:id/accept': { ...deciding, record: about(document()) },
    'POST /api/documents/:id/refuse': { ...deciding, record: about(document(), {}, { reason: 'x' }) },
    'POST /api/documents/:id/reopen': { ...deciding, record: about(document('accepted')) },
    'POST /api/documents/acts/accept': { ...deciding, record: aboutEach(document()) },
    'POST /api/documents/acts/reopen': { ...deciding, record: aboutEach(document('accepted')) },
    'POST /api/documents/acts/refuse': { ...deciding, record: aboutEach(document(), { reason: 'x' }) },
    'POST /api/files': {
      ...{ may: ['freelance', 'company', 'commercial', 'admin'], permission: 'projects.edit' },
      ...{ input: { query: { name: 'a.pdf', purpose: 'proof' }, file: words() }, status: 422 },
    },
  },
  async known({ database, files, people: { freelance } }) {
    // Two types are left to be given.
    await database.many(sql`delete from documents where owner_id = ${freelance.id}`);
    const own = await Promise.all(
      documentTypes.slice(0, 4).map((type, at) => insert(database, freelance.id, at < 3 ? 'submitted' : 'accepted', type)),
    );
    const others = [...documentFlow.states, ...documentFlow.states].map(async (state) =>
      insert(database, (await makePerson(database, { type: 'Freelance' })).id, state),
    );
    const waiting = await Promise.all(Array.from({ length: 20 }, () => makeFile(database, freelance.id)));
    for (const { id } of own.slice(0, 2)) await addVersion(database, id);
    const all = [...own, ...(await Promise.all(others))];
    for (const { fileId } of all) await files.put(fileKey(fileId), Buffer.from('abc'));
    const made = all.flatMap(({ id, fileId }) => [{ id, version: 1 }, { id, fileId }, { ids: [id] }]);
    return [
      ...made,
      ...waiting.map((fileId) => ({ fileId, expiresOn })),
      ...own.map(({ id }, at) => ({ id, fileId: waiting[at], expiresOn })),
    ];
  },
  happens: {
    'document.create': happensTo,
    'document.replace': happensTo,
    'document.accept': happensTo,
    'document.refuse': happensTo,
    'document.reopen': happensTo,
    'document.expire': happensTo,
    'document.remind': happensTo,
  },
  reads: { document: (world, reader, id) => world.as(reader)(documents.api.read, { params: { id } }) },
  valid: {
    'POST /api/documents': async (world) => {
      const as = await fresh(world);
      return { as, call: { body: { type: 'tax', fileId: await makeFile(world.database, as.id), expiresOn } } };
    },
    'DELETE /api/documents/:id': ofDocument(async () => ({})),
    'POST /api/documents/:id/replace': ofDocument(async ({ database }, { id }) => ({
      body: { fileId: await makeFile(database, id), expiresOn },
    })),
    'POST /api/documents/:id/withdraw': async (world) => {
      const as = await fresh(world);
      return { as, call: { params: { id: (await insertAgain(world.database, as.id)).id }, body: {} } };
    },
    'POST /api/documents/:id/check': ofAdmin(async (world) => ({
      params: { id: await newDocument(world, await fresh(world)) },
      body: { result: 'authentic', securityCode: null, fileId: null },
    })),
    'POST /api/documents/acts/accept': ofAdmin(async (world) => ({
      body: { records: [{ id: await newDocument(world, await fresh(world)), version: 1 }] },
    })),
    'POST /api/documents/acts/reopen': ofAdmin(async (world) => ({
      body: { records: [{ id: (await insert(world.database, (await fresh(world)).id, 'accepted')).id, version: 1 }] },
    })),
    'POST /api/documents/acts/refuse': ofAdmin(async (world) => ({
      body: { records: [{ id: await newDocument(world, await fresh(world)), version: 1 }], reason: 'x' },
    })),
  },
};

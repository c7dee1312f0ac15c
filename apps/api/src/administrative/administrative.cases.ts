import { randomUUIDv7 } from 'node:crypto';
import { fresh } from '../../test/events/callers.ts';
import { makePerson } from '../../test/factories.ts';
import type { Cases } from '../../test/features.ts';
import type { World } from '../../test/harness.ts';
import { makeFile } from '../../test/proofs.ts';
import { sql } from '../db/sql.ts';
import { fileKey } from '../files/files.queries.ts';

const path = '/api/administrative-file';
const papers = `${path}/papers/:kind`;
const ofSomebody = '/api/administrative-files/:id';
const openPaper = `${ofSomebody}/papers/:kind`;
const params = { kind: 'licence' };
const body = { birthDate: '1990-05-17', birthPlace: 'Nantes', nationality: null, maritalStatus: null, accountHolder: '', version: 7 };

async function givePaper({ database, files }: World, userId: string): Promise<void> {
  const fileId = await makeFile(database, userId);
  await database.many(sql`update files set record_kind = 'administrative', record_id = ${userId} where id = ${fileId}`);
  await files.put(fileKey(fileId), Buffer.from('abc'));
  await database.many(sql`insert into administrative_papers (user_id, kind, file_id) values (${userId}, ${params.kind}, ${fileId})`);
}

export const cases: Cases = {
  path,
  rows: {
    [`GET ${path}`]: { may: ['freelance'] },
    [`PUT ${path}`]: { may: ['freelance'], input: { body }, status: 409 },
    [`GET ${papers}`]: { may: ['freelance'], input: { params }, status: 404 },
    [`PUT ${papers}`]: { may: ['freelance'], input: { params, body: { fileId: randomUUIDv7() } }, status: 422 },
    [`DELETE ${papers}`]: { may: ['freelance'], input: { params }, status: 404 },
    [`GET ${openPaper}`]: { may: ['admin'], input: { params: { ...params, id: randomUUIDv7() } }, status: 404 },
    [`POST ${ofSomebody}/open`]: {
      may: ['admin'],
      isCommon: true,
      record: async ({ database }) => ({ params: { id: (await makePerson(database, { type: 'Freelance' })).id } }),
    },
  },
  traces: {
    [`PUT ${path}`]: ['self account.fileUpdate'],
    [`PUT ${papers}`]: ['self account.fileUpdate'],
    [`DELETE ${papers}`]: ['self account.fileUpdate'],
    [`POST ${ofSomebody}/open`]: ['named account.fileOpen'],
  },
  valid: {
    [`PUT ${path}`]: async (world) => ({ as: await fresh(world), call: { body: { ...body, version: 0 } } }),
    [`PUT ${papers}`]: async (world) => {
      const as = await fresh(world);
      return { as, call: { params, body: { fileId: await makeFile(world.database, as.id) } } };
    },
    [`DELETE ${papers}`]: async (world) => {
      const as = await fresh(world);
      await givePaper(world, as.id);
      return { as, call: { params } };
    },
  },
  known: async (world) => {
    const { id } = world.people.freelance;
    await world.database.many(sql`delete from administrative_papers where user_id = ${id}`);
    await givePaper(world, id);
    const waiting = await Promise.all(Array.from({ length: 10 }, () => makeFile(world.database, id)));
    await world.database.many(sql`delete from administrative_files where user_id = ${id}`);
    return [
      { id, ...params, version: 0, nationality: 'FR', birthDate: body.birthDate },
      ...waiting.map((fileId) => ({ fileId, ...params })),
    ];
  },
};

import { hash, randomUUIDv7 } from 'node:crypto';
import { insertCode, insertLinked } from '../../test/contracts.ts';
import { makeCompany } from '../../test/factories.ts';
import type { Cases } from '../../test/features.ts';
import type { World } from '../../test/harness.ts';
import { sql } from '../db/sql.ts';
import { demoPdf } from '../demo/pdf.ts';
import { fileKey } from '../files/files.queries.ts';

const path = '/api/contract-links';
const linked = async ({ database }: Pick<World, 'database'>) => insertLinked(database, (await makeCompany(database)).companyId);
/** Both have signed it, and its document is kept. */
async function sealed({ database, files }: World, id: string): Promise<void> {
  const [fileId, content] = [randomUUIDv7(), demoPdf(['Signé'])];
  await files.put(fileKey(fileId), content);
  await database.many(sql`
    insert into files (id, record_kind, record_id, purpose, name, type, size, sha256)
    values (${fileId}, 'contract', ${id}, 'proof', 'a.pdf', 'application/pdf', ${content.length}, ${hash('sha256', content, 'buffer')})`);
  await database.many(sql`update contracts set state = 'signed', signed_at = now(), file_id = ${fileId} where id = ${id}`);
}
const signing = { name: 'Test Freelance', hasAgreed: true } as const;

export const cases: Cases = {
  path,
  // Who passes stands in the matrix with the others that nobody signs in for.
  rows: {},
  traces: { [`POST ${path}/sign`]: ['other contract.sign'], [`POST ${path}/decline`]: ['other contract.decline'] },
  silent: {
    [`POST ${path}/read`]: 'reads what the link leads to',
    [`POST ${path}/copy`]: 'reads what was signed',
    [`POST ${path}/code`]: 'a letter to whoever asks: the signature that it leads to is what happens',
  },
  valid: {
    [`POST ${path}/sign`]: async (world) => {
      const { id, hash, owner, token } = await linked(world);
      return { as: 'visitor', call: { body: { ...signing, token, hash, code: await insertCode(world.database, id, owner.id) } } };
    },
    [`POST ${path}/decline`]: async (world) => ({ as: 'visitor', call: { body: { token: (await linked(world)).token, reason: 'x' } } }),
  },
  known: (world, asked) =>
    Promise.all(
      Array.from({ length: 12 }, async () => {
        const { id, hash, owner, token } = await linked(world);
        if (asked.endsWith('/copy')) await sealed(world, id);
        else if (!asked.endsWith('/code')) await insertCode(world.database, id, owner.id);
        return { id, token, hash, code: '123456', ...signing };
      }),
    ),
};

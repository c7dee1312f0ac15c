import { hash } from 'node:crypto';
import type { Contract } from '@jalon/domain/contracts/contract';
import { AppError } from '@jalon/domain/core/errors';
import type { Files } from '../core/files.ts';
import { missing } from '../core/records.ts';
import type { Tx } from '../db/database.ts';
import { sql } from '../db/sql.ts';
import { fileKey, findFile } from '../files/files.queries.ts';

/** Whether a file is still the one that was sealed, or deposited. */
const isAsKept = async (tx: Tx, fileId: string, content: Buffer): Promise<boolean> =>
  (await tx.maybe(sql`select 1 from files where id = ${fileId} and sha256 = ${hash('sha256', content, 'buffer')}`)) !== undefined;

/** What was sealed or deposited of a contract, as a file; nothing while it is not. */
export async function keptFile(tx: Tx, files: Files, { id, file }: Pick<Contract, 'id' | 'file'>) {
  const kept = file && (await findFile(tx, { kind: 'contract', id }, file.id));
  if (!kept) return undefined;
  const content = (await files.get(fileKey(kept.contentId))) ?? missing();
  if (!(await isAsKept(tx, kept.id, content))) throw new AppError('contract.broken');
  return { name: kept.name, type: kept.type, size: kept.size, content };
}

import { hash, randomUUIDv7 } from 'node:crypto';
import type { Contract } from '@jalon/domain/contracts/contract';
import type { User } from '@jalon/domain/core/actor';
import { todayIn } from '@jalon/domain/core/dates';
import type { Files } from '../core/files.ts';
import type { Database } from '../db/database.ts';
import { sql } from '../db/sql.ts';
import { fileKey } from '../files/files.queries.ts';
import type { House } from '../operator/house.ts';
import { contractPdf, drawingOf } from './contract-pdf.ts';
import { contractRecordsIn } from './contracts.records.ts';
import { mailCopy } from './link.queries.ts';
import { evidenceOf } from './signing.queries.ts';

/** The product itself sees all. */
const product = { type: 'Admin' } as User;

/** Both have signed: the document with its evidence is drawn once and kept, and the contract is in force. Run twice, it is sealed once. */
export async function sealContract(database: Database, files: Files, { operator: current, letterhead }: House, id: string): Promise<void> {
  const operator = current();
  const today = todayIn(operator.timeZone, new Date());
  const records = contractRecordsIn({ operator: () => operator, today: () => today });
  const [row, evidence] = await Promise.all([records.find(database, product, id), evidenceOf(database, id)]);
  if (row?.state !== 'sent' || evidence.length < 2) return;
  const drawing = drawingOf(row as Omit<Contract, 'actions'>, evidence, { operator, letterhead: await letterhead(), today });
  const { name, content } = await contractPdf(drawing, id);
  const fileId = randomUUIDv7();
  await files.put(fileKey(fileId), content);
  await database.transaction(async (tx) => {
    const due = sql`c.id = ${id} and c.state = 'sent' and c.hash = ${row.hash} and c.file_id is null`;
    await tx.many(sql`
      insert into files (id, record_kind, record_id, purpose, name, type, size, sha256)
      select ${fileId}, 'contract', c.id, 'proof', ${name}, 'application/pdf', ${content.length}, ${hash('sha256', content, 'buffer')} from contracts c where ${due}`);
    await records.follow({ tx, requestId: `seal ${id}` }, 'seal', { due, input: {} });
    await tx.many(sql`update contracts set file_id = ${fileId} where id = ${id} and state = 'signed' and file_id is null`);
    await mailCopy(tx, { id, number: row.number }, operator.name);
  });
}

import { createHash } from 'node:crypto';
import { AppError } from '@jalon/domain/core/errors';
import type { FastifyRequest } from 'fastify';
import type { Tx } from '../db/database.ts';
import { sql } from '../db/sql.ts';

export type Keyed = { userId: string; key: string; hash: Buffer };
type Stored = { hash: Buffer; status: number; answer: unknown };

/** The `Idempotency-Key` of a request that has one, tied to its user and to what it asks. */
export function keyOf(request: FastifyRequest, userId: string): Keyed | undefined {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string') return undefined;
  if (!/^[\x21-\x7e]{1,100}$/.test(key)) throw new AppError('request.malformed');
  const hash = createHash('sha256')
    .update(`${request.method} ${request.url}\n${JSON.stringify(request.body)}`)
    .digest();
  return { userId, key, hash };
}

/** Keeps the answer with the write itself. Of several at once only one gets in: the others fail here and are rolled back. */
export async function keepAnswer(tx: Tx, keyed: Keyed, status: number, answer: unknown): Promise<void> {
  await tx.many(sql`
    insert into idempotency_keys (user_id, key, request_hash, status, answer)
    values (${keyed.userId}, ${keyed.key}, ${keyed.hash}, ${status}, ${JSON.stringify(answer)})`);
}

/** The answer given before, asked for when a keyed write failed: its failure may be that it already succeeded. */
export async function findAnswer(tx: Tx, keyed: Keyed): Promise<{ status: number; answer: unknown } | undefined> {
  const stored = await tx.maybe<Stored>(sql`
    select request_hash as hash, status, answer from idempotency_keys where user_id = ${keyed.userId} and key = ${keyed.key}`);
  if (stored && !stored.hash.equals(keyed.hash)) throw new AppError('request.keyReused');
  return stored;
}

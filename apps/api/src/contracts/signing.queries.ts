import { randomInt } from 'node:crypto';
import { codeAgainSeconds, codeDigits, codeMinutes, codesInDay, codeTries } from '@jalon/domain/contracts/contract';
import { AppError } from '@jalon/domain/core/errors';
import { hashOf } from '../core/hash.ts';
import type { Tx } from '../db/database.ts';
import { type Sql, sql } from '../db/sql.ts';

/** Of a code, only what it gives is kept; bound to its contract and its signer, so that one is worth nothing elsewhere. */
export const codeHash = (contractId: string, userId: string, code: string): Buffer => hashOf(`${contractId} ${userId} ${code}`);

const recent = sql`array(select t from unnest(k.asked_at) t where t > now() - interval '1 day')`;
const secondsUntil = (at: Sql): Sql => sql`ceil(extract(epoch from ${at} - now()))::int`;

/** A new code in the place of the one before; not sooner than a minute after it, and so many in a day. */
export async function makeCode(tx: Tx, contractId: string, userId: string): Promise<{ code: string; until: string }> {
  const code = String(randomInt(10 ** codeDigits)).padStart(codeDigits, '0');
  const made = await tx.maybe<{ until: string }>(sql`
    insert into contract_codes as k (contract_id, user_id, code_hash, expires_at)
    values (${contractId}, ${userId}, ${codeHash(contractId, userId, code)}, now() + ${codeMinutes} * interval '1 minute')
    on conflict (contract_id, user_id) do update set code_hash = excluded.code_hash, expires_at = excluded.expires_at, sent_at = now(), tries = 0,
      asked_at = ${recent} || now()
      where k.sent_at <= now() - ${codeAgainSeconds} * interval '1 second' and cardinality(${recent}) < ${codesInDay}
    returning expires_at as until`);
  if (!made) throw await tooSoon(tx, contractId, userId);
  return { code, until: made.until };
}

/** Why there is no other code yet, and how long to wait for it. */
async function tooSoon(tx: Tx, contractId: string, userId: string): Promise<AppError> {
  const { again, next } = await tx.one<{ again: number; next: number }>(sql`
    select ${secondsUntil(sql`k.sent_at + ${codeAgainSeconds} * interval '1 second'`)} as again,
      ${secondsUntil(sql`(${recent})[1] + interval '1 day'`)} as next
    from contract_codes k where k.contract_id = ${contractId} and k.user_id = ${userId}`);
  return again > 0 ? new AppError('contract.codeTooSoon', { seconds: again }) : new AppError('request.tooMany', { seconds: next });
}

/**
 * Counts a try, right or wrong: before the transaction of the act, whose refusal would forget it. After five the code is worth nothing.
 */
export async function tryCode(database: Tx, contractId: string, userId: string, code: string): Promise<void> {
  const tried = await database.maybe<{ isRight: boolean }>(sql`
    update contract_codes set tries = tries + 1 where contract_id = ${contractId} and user_id = ${userId} and expires_at > now() and tries < ${codeTries}
    returning code_hash = ${codeHash(contractId, userId, code)} as "isRight"`);
  if (!tried?.isRight) throw new AppError('contract.wrongCode', { fields: { code: 'validation.wrongCode' } });
}

/** Those of everybody; how many were asked for stays known. */
export const codesEnded = (contractId: string): Sql => sql`update contract_codes set expires_at = now() where contract_id = ${contractId}`;

/** A code is good once. */
export const codeUsed = (contractId: string, userId: string): Sql =>
  sql`delete from contract_codes where contract_id = ${contractId} and user_id = ${userId}`;

export type Evidence = {
  side: 'operator' | 'provider';
  name: string;
  email: string;
  method: 'account' | 'link';
  consent: string;
  address: string;
  signedAt: string;
};

type Signed = { address: string; consent: string };
/** Where a signature came from and the sentence that was agreed to, in the words it was read in: no act knows them. The second one has the document sealed, by a job: drawing takes longer than a request may. */
export async function noteSigned(tx: Tx, contractId: string, userId: string, { address, consent }: Signed): Promise<void> {
  await tx.many(sql`
    with noted as (update contract_signatures set address = ${address}, consent = ${consent} where contract_id = ${contractId} and user_id = ${userId} returning 1)
    select graphile_worker.add_job('sealContract', json_build_object('id', ${contractId}::text)) from noted
    where (select count(*) from contract_signatures where contract_id = ${contractId}) = 2`);
}

export const evidenceOf = (tx: Tx, contractId: string): Promise<Evidence[]> =>
  tx.many(sql`
    select side, name, email, method, consent, address, signed_at as "signedAt" from contract_signatures where contract_id = ${contractId} order by signed_at`);

import { hash } from 'node:crypto';
import { AppError } from '@jalon/domain/core/errors';
import { lettersPerAddress } from '@jalon/domain/mails/mail-limits';
import type { Tx } from '../db/database.ts';
import { sql } from '../db/sql.ts';

const hashOf = (email: string): Buffer => hash('sha256', email, 'buffer');
const isOver = sql`c.since < now() - c.seconds * interval '1 second'`;

/** Counts one letter to an address; false when it is one too many, and is not to be written. */
export async function countLetter(tx: Tx, email: string): Promise<boolean> {
  let isWithin = true;
  for (const { max, seconds } of lettersPerAddress) {
    const { letters } = await tx.one<{ letters: number }>(sql`
      insert into letter_counts as c (address_hash, seconds, letters) values (${hashOf(email)}, ${seconds}, 1)
      on conflict (address_hash, seconds) do update set
        letters = case when ${isOver} then 1 else c.letters + 1 end, since = case when ${isOver} then now() else c.since end
      returning letters`);
    isWithin &&= letters <= max;
  }
  return isWithin;
}

/** Tells somebody who is signed in, and asks for a letter, that it would not be written. Strangers are told nothing. */
export async function assertMayWrite(tx: Tx, email: string): Promise<void> {
  for (const { max, seconds } of lettersPerAddress) {
    const full = await tx.maybe(sql`
      select 1 from letter_counts c where c.address_hash = ${hashOf(email)} and c.seconds = ${seconds} and c.letters >= ${max} and not (${isOver})`);
    if (full) throw new AppError('mail.tooMany', { fields: { email: 'validation.tooManyLetters' } });
  }
}

import { AppError } from '@jalon/domain/core/errors';
import { type LetterBudget, lettersPerAddress } from '@jalon/domain/mails/mail-limits';
import { hashOf } from '../core/hash.ts';
import type { Tx } from '../db/database.ts';
import { join, type Sql, sql } from '../db/sql.ts';

type Counted = { budget: LetterBudget; email: string };
const keyOf = ({ budget, email }: Counted): Buffer => hashOf(`${budget} ${email}`);
const isOver = sql`c.since < now() - c.seconds * interval '1 second'`;
// A window begins with its first letter, not with one that another window refused.
const isFree = sql`(${isOver} or c.letters = 0)`;

/** Whether every window has room for one more letter. Holds them until the end of the transaction: others wait for what is counted. */
export async function hasRoom(tx: Tx, counted: Counted): Promise<boolean> {
  const windows = lettersPerAddress.map(({ seconds }) => sql`(${keyOf(counted)}::bytea, ${seconds}::integer, 0)`);
  const found = await tx.many<{ seconds: number; letters: number }>(sql`
    insert into letter_counts as c (address_hash, seconds, letters) values ${join(windows, sql`, `)}
    on conflict (address_hash, seconds) do update set
      letters = case when ${isFree} then 0 else c.letters end, since = case when ${isFree} then now() else c.since end
    returning seconds, letters`);
  const lettersIn = (seconds: number): number => found.find((window) => window.seconds === seconds)?.letters ?? 0;
  // A link for a new password lives an hour: whatever strangers have asked for, the owner always has one that works.
  if (counted.budget === 'reset' && lettersIn(3600) === 0) return true;
  return lettersPerAddress.every(({ max, seconds }) => lettersIn(seconds) < max);
}

/** Counts one letter in every window, where `condition` holds. After `hasRoom`, in the same transaction. */
export const countLetter = (counted: Counted, condition: Sql): Sql =>
  sql`update letter_counts set letters = letters + 1 where address_hash = ${keyOf(counted)} and ${condition}`;

/** Tells somebody who is signed in, and asks for a letter, that it would not be written. Strangers are told nothing. */
export async function assertMayWrite(tx: Tx, email: string): Promise<void> {
  const addressHash = keyOf({ budget: 'asked', email });
  const windows = lettersPerAddress.map(({ max, seconds }) => sql`(c.seconds = ${seconds} and c.letters >= ${max})`);
  const full = await tx.maybe(sql`
    select 1 from letter_counts c where c.address_hash = ${addressHash} and (${join(windows, sql` or `)}) and not (${isOver}) limit 1`);
  if (full) throw new AppError('mail.tooMany', { fields: { email: 'validation.tooManyLetters' } });
}

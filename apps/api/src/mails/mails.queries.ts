import { randomUUIDv7 } from 'node:crypto';
import type { Language } from '@jalon/domain/core/languages';
import type { MailName, MailParams } from '@jalon/domain/mails/mail';
import { budgetOf } from '@jalon/domain/mails/mail-limits';
import type { Tx } from '../db/database.ts';
import { sql } from '../db/sql.ts';
import { countLetter, hasRoom } from './mail-limits.queries.ts';

export type Mail = { id: string; name: MailName; recipient: string; lang: Language; params: MailParams[MailName]; tries: number };
type Order<Name extends MailName> = {
  key: string;
  name: Name;
  to: { email: string; lang: Language };
  params: MailParams[Name];
  /** Held back so long, while what it tells can still be undone. */
  holdSeconds?: number;
};

/**
 * Puts a mail into the box, in the transaction of what it tells, and wakes the postman. The same key twice is one mail: reactions may
 * run again. What others than the owner of an address can ask for is written so often and no more: the rest is dropped, and
 * only what was written counts.
 */
export async function queueMail<Name extends MailName>(tx: Tx, { key, name, to, params, holdSeconds = 0 }: Order<Name>): Promise<void> {
  const budget = budgetOf(name);
  const counted = budget && { budget, email: to.email };
  if (counted && !(await hasRoom(tx, counted))) return;
  const counting = counted ? sql`, counting as (${countLetter(counted, sql`exists (select 1 from mail)`)})` : sql``;
  await tx.many(sql`
    with mail as (
      insert into mails (id, key, name, recipient, lang, params, next_try_at)
      values (${randomUUIDv7()}, ${key}, ${name}, ${to.email}, ${to.lang}, ${JSON.stringify(params)}, now() + ${holdSeconds} * interval '1 second')
      on conflict (key) do nothing returning id)${counting}
    select graphile_worker.add_job('mails', run_at := now() + ${holdSeconds} * interval '1 second',
      job_key := ${holdSeconds > 0 ? null : 'mails'}, job_key_mode := 'preserve_run_at') from mail`);
}

/** While one postman has it, no other takes it; if that one dies, it is tried again after this. */
const leaseSeconds = 120;

export const takeDueMail = (tx: Tx): Promise<Mail | undefined> =>
  tx.maybe(sql`
    update mails set next_try_at = now() + ${leaseSeconds} * interval '1 second', tries = tries + 1
    where id = (select id from mails where next_try_at <= now() order by next_try_at for update skip locked limit 1)
    returning id, name, recipient, lang, params, tries`);

export async function noteSent(tx: Tx, id: string): Promise<void> {
  await tx.many(sql`update mails set sent_at = now(), next_try_at = null, error = null where id = ${id}`);
}

/** `seconds` until the next try; null gives up. */
export async function noteFailed(tx: Tx, id: string, error: string, seconds: number | null): Promise<void> {
  await tx.many(sql`
    update mails set error = ${error.slice(0, 500)}, next_try_at = now() + ${seconds}::integer * interval '1 second' where id = ${id}`);
}

export const listMails = (tx: Tx): Promise<(Mail & { createdAt: string })[]> =>
  tx.many(sql`
    select id, name, recipient, lang, params, tries, created_at as "createdAt" from mails order by created_at desc, id desc limit 100`);

export const findMail = (tx: Tx, id: string): Promise<Mail | undefined> =>
  tx.maybe(sql`select id, name, recipient, lang, params, tries from mails where id = ${id}`);

/** What has been undone is not told, if it has not been yet. Says whether there was something to take back. */
export async function takeBackMail(tx: Tx, name: MailName, recipient: string): Promise<boolean> {
  const taken = await tx.many(sql`
    delete from mails where name = ${name} and recipient = ${recipient} and sent_at is null and tries = 0 returning id`);
  return taken.length > 0;
}

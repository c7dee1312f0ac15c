import { undoSeconds } from '@jalon/domain/core/notices';
import type { EventKind } from '@jalon/domain/history/history';
import type { MailName } from '@jalon/domain/mails/mail';
import type { Reaction, RecordedEvent } from '../core/reactions.ts';
import type { Tx } from '../db/database.ts';
import { sql } from '../db/sql.ts';
import { queueMail, takeBackMail } from '../mails/mails.queries.ts';
import { wantsLetter } from '../notifications/choices.queries.ts';
import { writeTo } from './write-to.ts';

/**
 * Whether nobody has taken this act back since. The account is held: whoever undoes the act waits,
 * and finds the mail to take back.
 */
async function stillStands(tx: Tx, { id, kind, subjectId }: RecordedEvent, ...undoing: EventKind[]): Promise<boolean> {
  await tx.maybe(sql`select 1 from users where id = ${subjectId} for share`);
  const later = await tx.maybe(sql`
    select 1 from events where subject_id = ${subjectId} and id > ${id} and kind = any(${[kind, ...undoing]}) limit 1`);
  return later === undefined;
}

/** Undone so soon that the person cannot have been told of it. */
async function isQuickUndo(tx: Tx, { id, subjectId }: RecordedEvent, undone: EventKind): Promise<boolean> {
  const found = await tx.maybe<{ isQuick: boolean }>(sql`
    select (select at from events where id = ${id}) - at < ${undoSeconds} * interval '1 second' as "isQuick"
    from events where subject_id = ${subjectId} and kind = ${undone} and id < ${id} order by id desc limit 1`);
  return found?.isQuick ?? false;
}

type Telling = { email: string; mail: 'blocked' | 'refused'; contrary: MailName; reason: string };

/** Undone and done again in the same words: the last that the person was told still holds. */
async function isTold(tx: Tx, { email, mail, contrary, reason }: Telling): Promise<boolean> {
  const last = await tx.maybe<{ name: MailName; reason: string | null }>(sql`
    select name, params ->> 'reason' as reason from mails
    where recipient = ${email} and name = any(${[mail, contrary]}) and sent_at is not null order by created_at desc, id desc limit 1`);
  return last?.name === mail && last.reason === reason;
}

const reasonOf = ({ input }: RecordedEvent): string => (typeof input?.reason === 'string' ? input.reason : '');

/** What people are told of what the staff decide about their account. Each mail waits while the decision can be undone. */
export const moderationReactions: Reaction[] = [
  {
    to: 'account.validate',
    react: writeTo(async (tx, to, { id }) => {
      await takeBackMail(tx, 'refused', to.email);
      if (!(await wantsLetter(tx, to.id, 'account'))) return;
      await queueMail(tx, { key: `validated ${id}`, name: 'validated', to, params: to, holdSeconds: undoSeconds });
    }),
  },
  { to: 'account.devalidate', react: writeTo(async (tx, to) => void (await takeBackMail(tx, 'validated', to.email))) },
  {
    to: 'account.refuse',
    react: writeTo(async (tx, to, event) => {
      if (!(await stillStands(tx, event, 'account.reconsider', 'account.validate'))) return;
      const reason = reasonOf(event);
      if (await isTold(tx, { email: to.email, mail: 'refused', contrary: 'validated', reason })) return;
      const params = { firstName: to.firstName, reason };
      await queueMail(tx, { key: `refused ${event.id}`, name: 'refused', to, params, holdSeconds: undoSeconds });
    }),
  },
  { to: 'account.reconsider', react: writeTo(async (tx, to) => void (await takeBackMail(tx, 'refused', to.email))) },
  {
    to: 'account.block',
    react: writeTo(async (tx, to, event) => {
      await takeBackMail(tx, 'unblocked', to.email);
      if (!(await stillStands(tx, event, 'account.unblock'))) return;
      const reason = reasonOf(event);
      if (await isTold(tx, { email: to.email, mail: 'blocked', contrary: 'unblocked', reason })) return;
      const params = { firstName: to.firstName, reason };
      await queueMail(tx, { key: `blocked ${event.id}`, name: 'blocked', to, params, holdSeconds: undoSeconds });
    }),
  },
  {
    to: 'account.unblock',
    react: writeTo(async (tx, to, event) => {
      const isTakenBack = await takeBackMail(tx, 'blocked', to.email);
      if (isTakenBack || (await isQuickUndo(tx, event, 'account.block')) || !(await stillStands(tx, event, 'account.block'))) return;
      if (!(await wantsLetter(tx, to.id, 'account'))) return;
      await queueMail(tx, { key: `unblocked ${event.id}`, name: 'unblocked', to, params: to, holdSeconds: undoSeconds });
    }),
  },
];

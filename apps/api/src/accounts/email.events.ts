import type { Reaction, RecordedEvent } from '../core/reactions.ts';
import type { Tx } from '../db/database.ts';
import { queueMail } from '../mails/mails.queries.ts';
import { type Addressee, findByEmail } from './accounts.queries.ts';
import { findChange } from './email-change.queries.ts';
import { writeTo } from './write-to.ts';

/** The link to the address that was asked for; where that is somebody's already, its owner is told and nothing else happens. */
async function confirmChange(tx: Tx, { id: userId, firstName, lang }: Addressee, { id, after }: RecordedEvent): Promise<void> {
  const change = await findChange(tx, userId);
  // Cancelled, or replaced by another, meanwhile.
  if (!change || change.email !== after?.email) return;
  const owner = await findByEmail(tx, change.email);
  if (owner) return queueMail(tx, { key: `emailWanted ${id}`, name: 'emailWanted', to: owner, params: { firstName: owner.firstName } });
  const to = { email: change.email, lang };
  await queueMail(tx, { key: `emailChange ${id}`, name: 'emailChange', to, params: { firstName, link: change.id } });
}

export const emailReactions: Reaction[] = [
  {
    to: 'account.emailAsk',
    react: writeTo(async (tx, to, event) => {
      await confirmChange(tx, to, event);
      const { id, before, after } = event;
      // An address that nobody has proved may be a stranger's, whom this does not concern.
      if (!to.isVerified || typeof before?.email !== 'string') return;
      const params = { firstName: to.firstName, type: to.type, email: String(after?.email) };
      const old = { email: before.email, lang: to.lang };
      await queueMail(tx, { key: `emailChangeAsked ${id}`, name: 'emailChangeAsked', to: old, params });
    }),
  },
  { to: 'account.emailResend', react: writeTo(confirmChange) },
  {
    to: 'account.email',
    react: writeTo(async (tx, to, { id, before, after }) => {
      if (typeof before?.email !== 'string') return;
      const params = { firstName: to.firstName, email: String(after?.email) };
      await queueMail(tx, { key: `emailChanged ${id}`, name: 'emailChanged', to: { email: before.email, lang: to.lang }, params });
    }),
  },
];

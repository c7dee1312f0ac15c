import { randomUUID } from 'node:crypto';
import { record } from '../core/events.ts';
import type { Reaction, RecordedEvent } from '../core/reactions.ts';
import type { Tx } from '../db/database.ts';
import { queueMail } from '../mails/mails.queries.ts';
import { findAddressee, findByEmail, type LinkPurpose, makeLink } from './accounts.queries.ts';

/** Who is known is found out here, after the answer: nobody can tell from how long it took. */
export async function sendReset(tx: Tx, email: string): Promise<void> {
  const user = await findByEmail(tx, email);
  if (user) await record(tx, 'account.forgot', { subjectId: user.id, by: user.id, requestId: randomUUID() });
}

const sendLink = (name: 'verify' | 'reset', purpose: LinkPurpose) => async (tx: Tx, { id, subjectId }: RecordedEvent) => {
  const to = await findAddressee(tx, subjectId);
  if (!to) return;
  const link = await makeLink(tx, to.id, purpose);
  await queueMail(tx, { key: `${name} ${id}`, name, recipient: to.email, lang: to.lang, params: { firstName: to.firstName, link } });
};

export const accountReactions: Reaction[] = [
  { to: 'account.resend', react: sendLink('verify', 'verify') },
  { to: 'account.forgot', react: sendLink('reset', 'reset') },
  {
    to: 'account.reset',
    async react(tx, { id, subjectId }) {
      const to = await findAddressee(tx, subjectId);
      if (!to) return;
      const params = { firstName: to.firstName };
      await queueMail(tx, { key: `passwordChanged ${id}`, name: 'passwordChanged', recipient: to.email, lang: to.lang, params });
    },
  },
];

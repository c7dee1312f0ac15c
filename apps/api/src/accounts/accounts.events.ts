import { randomUUID } from 'node:crypto';
import { signInRules } from '@jalon/domain/sessions/sign-in-rules';
import { record } from '../core/events.ts';
import type { Reaction, RecordedEvent } from '../core/reactions.ts';
import type { Tx } from '../db/database.ts';
import { queueMail } from '../mails/mails.queries.ts';
import { findLastAddress, isNewDevice } from '../sessions/known-devices.queries.ts';
import { findByEmail, findInviter, findLanguage, makeLink } from './accounts.queries.ts';
import { forgetDetails } from './own-closing.queries.ts';
import { writeTo } from './write-to.ts';

/** Who is known is found out here, after the answer: nobody can tell from how long it took. */
export async function recordFor(tx: Tx, kind: 'account.forgot' | 'account.known' | 'session.locked', email: string): Promise<void> {
  const user = await findByEmail(tx, email);
  // Without a login there is no password to forget, and no door to close.
  if (user?.state === 'none' && kind !== 'account.known') return;
  if (user) await record(tx, kind, { subjectId: user.id, by: user.id, requestId: randomUUID() });
}

const proveAddress = writeTo(async (tx, to, { id }) => {
  // A provider has proved it, or somebody was faster; who has no login yet is invited instead.
  if (to.isVerified || to.state === 'none') return;
  const params = { firstName: to.firstName, link: await makeLink(tx, to.id, 'verify') };
  await queueMail(tx, { key: `verify ${id}`, name: 'verify', to, params });
});

/** To the address that was, which the event has kept for this; then nobody has it any more. */
async function sayFarewell(tx: Tx, { id, subjectId, before }: RecordedEvent): Promise<void> {
  const left = await findLanguage(tx, subjectId);
  if (!left || typeof before?.email !== 'string') return;
  const params = { firstName: String(before.firstName) };
  await queueMail(tx, { key: `farewell ${id}`, name: 'farewell', to: { email: before.email, lang: left.lang }, params });
  await forgetDetails(tx, id);
}

const tellOfNewDevice = writeTo(async (tx, to, { id, after }) => {
  const device = typeof after?.device === 'string' ? after.device : '';
  if (!(await isNewDevice(tx, to.id, device))) return;
  const address = (await findLastAddress(tx, to.id))?.address ?? '?';
  await queueMail(tx, {
    key: `newDevice ${id}`,
    name: 'newDevice',
    to,
    params: { firstName: to.firstName, type: to.type, device: device || '?', address },
  });
});

const invite = writeTo(async (tx, to, { id, actorId }) => {
  const { by, organisation } = await findInviter(tx, to.id, actorId);
  const common = { firstName: to.firstName, by, link: await makeLink(tx, to.id, 'activate') };
  if (to.type === 'Commercial') await queueMail(tx, { key: `invite ${id}`, name: 'inviteStaff', to, params: common });
  else await queueMail(tx, { key: `invite ${id}`, name: 'invite', to, params: { ...common, organisation } });
});

export const accountReactions: Reaction[] = [
  { to: 'account.signUp', react: proveAddress },
  { to: 'account.resend', react: proveAddress },
  { to: 'account.emailCorrect', react: proveAddress },
  {
    to: 'account.known',
    react: writeTo(async (tx, to, { id }) => {
      // Somebody the operator knows takes up the account that is there, instead of a second one.
      const { firstName } = to;
      if (to.state === 'none') {
        const { by, organisation } = await findInviter(tx, to.id, null);
        const params = { firstName, by, organisation, link: await makeLink(tx, to.id, 'activate') };
        return queueMail(tx, { key: `activate ${id}`, name: 'activate', to, params });
      }
      const params = { firstName, link: await makeLink(tx, to.id, 'reset') };
      return queueMail(tx, { key: `alreadyKnown ${id}`, name: 'alreadyKnown', to, params });
    }),
  },
  {
    to: 'account.forgot',
    react: writeTo(async (tx, to, { id }) => {
      const params = { firstName: to.firstName, link: await makeLink(tx, to.id, 'reset') };
      await queueMail(tx, { key: `reset ${id}`, name: 'reset', to, params });
    }),
  },
  {
    to: 'account.reset',
    react: writeTo((tx, to, { id }) => queueMail(tx, { key: `passwordChanged ${id}`, name: 'passwordChanged', to, params: to })),
  },
  {
    to: 'account.password',
    react: writeTo((tx, to, { id }) => queueMail(tx, { key: `passwordChanged ${id}`, name: 'passwordChanged', to, params: to })),
  },
  {
    to: 'account.twoStepOn',
    react: writeTo((tx, to, { id }) => queueMail(tx, { key: `twoStepOn ${id}`, name: 'twoStepOn', to, params: to })),
  },
  {
    to: 'account.twoStepOff',
    react: writeTo((tx, to, { id }) => queueMail(tx, { key: `twoStepOff ${id}`, name: 'twoStepOff', to, params: to })),
  },
  {
    to: 'account.recoveryCodes',
    react: writeTo((tx, to, { id }) => queueMail(tx, { key: `recoveryCodes ${id}`, name: 'recoveryCodes', to, params: to })),
  },
  {
    to: 'identity.link',
    react: writeTo((tx, to, { id, after }) => {
      const params = { firstName: to.firstName, type: to.type, provider: String(after?.provider) };
      const name = after?.passwordRemoved ? 'identityTookOver' : after?.signedUp ? 'welcome' : 'identityLinked';
      return queueMail(tx, { key: `identityLinked ${id}`, name, to, params });
    }),
  },
  { to: 'account.delete', react: sayFarewell },
  { to: 'session.signIn', react: tellOfNewDevice },
  {
    to: 'session.locked',
    react: writeTo((tx, to, { id }) =>
      queueMail(tx, { key: `locked ${id}`, name: 'locked', to, params: { ...to, minutes: signInRules.lockSeconds / 60 } }),
    ),
  },
  { to: 'account.invite', react: invite },
  { to: 'contact.create', react: invite },
  { to: 'contact.resend', react: invite },
];

import { accountMachine } from '@jalon/domain/accounts/account-machine';
import { unvalidatedInvitations } from '@jalon/domain/contacts/contact';
import { AppError } from '@jalon/domain/core/errors';
import { record } from '../core/events.ts';
import type { Tx } from '../db/database.ts';
import { moveAccount } from './accounts.queries.ts';
import { clearInvitation, countLetters, endAllTo, endOne, findUnproved, isInvitation, takeAddress } from './invitations.queries.ts';
import { anonymise } from './own-closing.queries.ts';

/**
 * The owner of an address has proved it for an account of their own: no company's invitation waits for it any more. To be called under
 * `holdAddress`. Whoever invited is told that, and neither by whom nor why.
 */
export async function withdrawInvitations(tx: Tx, email: string, requestId: string): Promise<void> {
  for (const { id, firstName, lastName } of await endAllTo(tx, email)) {
    await clearInvitation(tx, id);
    const name = `${firstName} ${lastName}`;
    await record(tx, 'contact.withdraw', { subjectId: id, by: null, requestId, label: { fr: name, en: name } });
  }
}

export async function declineInvitation(tx: Tx, userId: string, requestId: string): Promise<void> {
  const declined = await endOne(tx, userId);
  if (!declined) throw new AppError('account.linkExpired');
  await clearInvitation(tx, userId);
  const name = `${declined.firstName} ${declined.lastName}`;
  await record(tx, 'contact.decline', { subjectId: userId, by: userId, requestId, label: { fr: name, en: name } });
}

/**
 * Makes somebody without an account its owner: their link has proved the address. An account made with the same address that nobody has
 * proved gives way, and so do the invitations of other companies.
 */
export async function enableAccount(tx: Tx, { userId, email }: { userId: string; email: string }, requestId: string): Promise<void> {
  if (await isInvitation(tx, userId)) {
    const unproved = await findUnproved(tx, email);
    if (unproved) await closeUnproved(tx, unproved, { by: userId, requestId });
    if (!(await takeAddress(tx, userId))) throw new AppError('account.linkExpired');
  }
  if (!(await moveAccount(tx, userId, { ...accountMachine.actions.enable, by: userId }))) throw new AppError('account.linkExpired');
  await withdrawInvitations(tx, email, requestId);
}

/** Nobody is written to: the address is that of whoever has just proved it. */
async function closeUnproved(tx: Tx, account: { id: string; email: string }, { by, requestId }: { by: string; requestId: string }) {
  await moveAccount(tx, account.id, { from: accountMachine.actions.delete.from, to: 'deleted', by });
  await anonymise(tx, account);
  await record(tx, 'account.delete', { subjectId: account.id, by, requestId });
}

/** A company nobody has validated sends a handful. To be asked under the lock of the company. `isNew`: one more would be open. */
export async function assertMayInvite(tx: Tx, companyId: string, { isNew }: { isNew: boolean }): Promise<void> {
  const { letters, open, isValidated } = await countLetters(tx, companyId);
  if (isValidated) return;
  if (letters >= unvalidatedInvitations.lettersPerDay) throw new AppError('contact.tooManyToday');
  if (isNew && open >= unvalidatedInvitations.openAtOnce) throw new AppError('contact.tooManyOpen');
}

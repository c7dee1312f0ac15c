import { accountMachine } from '@jalon/domain/accounts/account-machine';
import type { ContactAct } from '@jalon/domain/contacts/contact';
import { actionsOnContact, isOutOfReach } from '@jalon/domain/contacts/contact-policy';
import type { User } from '@jalon/domain/core/actor';
import { AppError } from '@jalon/domain/core/errors';
import { holdsAll } from '@jalon/domain/roles/role-permissions';
import { moveAccount } from '../accounts/accounts.queries.ts';
import { clearInvitation } from '../accounts/invitations.queries.ts';
import { anonymise } from '../accounts/own-closing.queries.ts';
import { forgetNames } from '../core/events.ts';
import { endSessions } from '../core/session.ts';
import type { Tx } from '../db/database.ts';
import { isLastOwner } from '../organisation/organisation.queries.ts';
import { companyOf, missing, takeTurn } from '../organisation/organisation.ts';
import { findRole } from '../roles/roles.queries.ts';
import { findContact, lockContact, removeInvited, type StoredContact } from './contacts.queries.ts';

/** Disables a contact, or lets them in again. */
export async function moveContact(
  tx: Tx,
  actor: User,
  { id, action }: { id: string; action: ContactAct },
): Promise<{ before: StoredContact; after: StoredContact }> {
  const before = await assertAllowed(tx, actor, { id, action });
  if (!(await moveAccount(tx, id, { ...accountMachine.actions[action], by: actor.id }))) throw wrongState(before);
  // Who is put out is out at once, on every device.
  if (action === 'disable') await endSessions(tx, id);
  return { before, after: (await findContact(tx, companyOf(actor), id)) ?? missing() };
}

/** Who never took up the invitation goes; anybody else is anonymised, because others refer to what they did. */
export async function closeContact(tx: Tx, actor: User, id: string): Promise<{ contact: StoredContact; picture: string | null }> {
  const contact = await assertAllowed(tx, actor, { id, action: 'delete' });
  const isInvited = contact.state === 'none';
  const { from } = accountMachine.actions.delete;
  const isDone = isInvited ? await dropInvited(tx, id) : await moveAccount(tx, id, { from, to: 'deleted', by: actor.id });
  if (!isDone) throw wrongState(contact);
  return { contact, picture: isInvited ? null : (await anonymise(tx, contact)).picture };
}

/** Of somebody who never came nothing is kept but that it was done; what others have written to the address is not touched. */
export async function dropInvited(tx: Tx, id: string): Promise<boolean> {
  await clearInvitation(tx, id);
  await forgetNames(tx, [id]);
  return removeInvited(tx, id);
}

/** The contact, held, once it is sure that this may be done to it and that an owner remains. */
async function assertAllowed(tx: Tx, actor: User, { id, action }: { id: string; action: ContactAct | 'delete' }): Promise<StoredContact> {
  const companyId = companyOf(actor);
  const now = await takeTurn(tx, actor, companyId, 'contacts.manage');
  const contact = (await lockContact(tx, companyId, id)) ?? missing();
  if (contact.id === actor.id) throw new AppError('contact.isSelf');
  if (accountMachine.next(contact.state, action) === undefined) throw wrongState(contact);
  if (isOutOfReach(now, contact)) throw new AppError('organisation.ownersOnly');
  if (!actionsOnContact(now, contact).includes(action)) throw new AppError('access.refused');
  if (action !== 'activate' && (await isLastOwner(tx, companyId, id))) throw new AppError('organisation.lastOwner');
  // Letting somebody in again gives what their role can do.
  const role = contact.role && (await findRole(tx, companyId, contact.role.id));
  if (action === 'activate' && role && !holdsAll(now, role.permissions)) throw new AppError('role.beyondOwn');
  return contact;
}

const wrongState = ({ state }: StoredContact): AppError => new AppError('workflow.wrongState', { state });

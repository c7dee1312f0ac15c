import { accountMachine } from '../accounts/account-machine.ts';
import { type AccountState, isType, type User } from '../core/actor.ts';
import { permitsUser } from '../core/permission.ts';
import type { ContactAction, InvitationState } from './contact.ts';

/** `isClosedHere`: deactivated by somebody of the same company, and not by the person or the operator. */
type Judged = { id: string; state: AccountState; isClosedHere: boolean; isOwner: boolean; invitation: InvitationState | null };

/** Owners answer to owners: whoever else manages contacts neither gives their role nor changes anything of who has it. Of a contact, or of a role. */
export const isOutOfReach = (actor: User, { isOwner }: Pick<Judged, 'isOwner'>): boolean =>
  isOwner && isType(actor, 'Company') && !actor.isOwner;

/**
 * What this person may do with a contact now. Nobody closes or removes themselves here, and a company opens again only what it has
 * closed itself: what the operator closed is the operator's, what people closed is their own. Nor does it remove whom the operator keeps
 * out, whose address would be free for another invitation. An invitation that has ended is only taken off the list.
 */
export function actionsOnContact(actor: User, contact: Judged): ContactAction[] {
  const { id, state, isClosedHere, invitation } = contact;
  if (!permitsUser(actor, 'contacts.manage')) return [];
  if (id === actor.id) return ['edit'];
  if (invitation && invitation !== 'open') return ['delete'];
  if (isOutOfReach(actor, contact)) return [];
  const leaving = accountMachine.leaving(state);
  const isOurs = { disable: true, activate: isClosedHere, delete: state !== 'blocked' };
  const can = (action: 'disable' | 'activate' | 'delete') => leaving.includes(action) && isOurs[action];
  return ['edit', ...(state === 'none' ? (['resend'] as const) : []), ...(['disable', 'activate', 'delete'] as const).filter(can)];
}

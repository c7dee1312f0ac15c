import { accountMachine } from '../accounts/account-machine.ts';
import type { AccountState, User } from '../core/actor.ts';
import { permitsUser } from '../core/permission.ts';
import type { ContactAction } from './contact.ts';

/** `isClosedHere`: deactivated by somebody of the same company, and not by the person or the operator. */
type Judged = { id: string; state: AccountState; isClosedHere: boolean };

/**
 * What this person may do with a contact now. Nobody closes or removes themselves here, and a company opens again only what it has
 * closed itself: what the operator closed is the operator's, what people closed is their own. Nor does it remove whom the operator keeps
 * out, whose address would be free for another invitation.
 */
export function actionsOnContact(actor: User, { id, state, isClosedHere }: Judged): ContactAction[] {
  if (!permitsUser(actor, 'contacts.manage')) return [];
  if (id === actor.id) return ['edit'];
  const leaving = accountMachine.leaving(state);
  const isOurs = { disable: true, activate: isClosedHere, delete: state !== 'blocked' };
  const can = (action: 'disable' | 'activate' | 'delete') => leaving.includes(action) && isOurs[action];
  return ['edit', ...(state === 'none' ? (['resend'] as const) : []), ...(['disable', 'activate', 'delete'] as const).filter(can)];
}

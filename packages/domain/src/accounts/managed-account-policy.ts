import { isType, type User } from '../core/actor.ts';
import { accountMachine } from './account-machine.ts';
import { type ManagedAction, managedActions } from './managed-account.ts';
import type { ManagedAccount } from './managed-account-schema.ts';

type Judged = Pick<ManagedAccount, 'id' | 'state' | 'isValidated'>;

/** What leaves from the state an account is in, for the acts that are no moves of its machine. */
const others: Partial<Record<ManagedAction, (account: Judged) => boolean>> = {
  validate: ({ isValidated }) => !isValidated,
  devalidate: ({ isValidated }) => isValidated,
  invite: ({ state }) => state === 'none',
};

/** What this person may do with an account now. Only administrators manage accounts, and nobody their own. */
export function managedActionsOf(actor: User, account: Judged): ManagedAccount['actions'] {
  if (!isType(actor, 'Admin') || actor.id === account.id) return [];
  const leaving: readonly string[] = accountMachine.leaving(account.state);
  const acts = managedActions.filter((action) => others[action]?.(account) ?? leaving.includes(action));
  return account.state === 'active' ? [...acts, 'seeAs'] : acts;
}

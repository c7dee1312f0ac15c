import { isType, type User } from '../core/actor.ts';
import { accountMachine } from './account-machine.ts';
import { type ManagedAction, managedActions } from './managed-account.ts';
import type { ManagedAccount } from './managed-account-schema.ts';
import { type ValidationAction, validationMachine, validationOf } from './validation-machine.ts';

type Judged = Pick<ManagedAccount, 'id' | 'type' | 'state' | 'isValidated' | 'refusalReason' | 'seesAll'>;

function allowsValidation(action: ValidationAction): (account: Judged) => boolean {
  return (account) => validationMachine.next(validationOf(account), action) !== undefined;
}

/** What leaves from the state an account is in, for the acts that are no moves of its machine. */
const others: Partial<Record<ManagedAction, (account: Judged) => boolean>> = {
  validate: allowsValidation('validate'),
  devalidate: allowsValidation('devalidate'),
  // Who was invited has asked for nothing yet.
  refuse: (account) => account.state === 'active' && allowsValidation('refuse')(account),
  reconsider: allowsValidation('reconsider'),
  invite: ({ state }) => state === 'none',
  widen: ({ type, seesAll }) => type === 'Commercial' && !seesAll,
  narrow: ({ type, seesAll }) => type === 'Commercial' && seesAll,
};

/**
 * What this person may do with an account now. Only administrators manage accounts, and nobody their own; a commercial invites those who
 * have none yet, of whom they see only those they look after.
 */
export function managedActionsOf(actor: User, account: Judged): ManagedAccount['actions'] {
  if (isType(actor, 'Commercial') && account.type !== 'Commercial') return account.state === 'none' ? ['invite'] : [];
  if (!isType(actor, 'Admin') || actor.id === account.id) return [];
  const leaving: readonly string[] = accountMachine.leaving(account.state);
  const acts = managedActions.filter((action) => others[action]?.(account) ?? leaving.includes(action));
  // Who has no login has no session to end; the address of an account in use is its owner's to change.
  if (account.state === 'none') return [...acts, 'correctEmail'];
  return account.state === 'active' ? [...acts, 'seeAs', 'signOut'] : [...acts, 'signOut'];
}

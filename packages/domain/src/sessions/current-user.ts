import type { AccountState, User } from '../core/actor.ts';
import type { CurrentUser } from './session-schema.ts';

export const toCurrentUser = (user: User): CurrentUser => ({
  id: user.id,
  type: user.type,
  email: user.email,
  firstName: user.firstName,
  lastName: user.lastName,
  email_verified_at: user.emailVerifiedAt,
  statut: user.state === 'blocked' ? 'Blocked' : 'Active',
  state: user.state === 'none' ? 'Sans Compte' : 'Avec Compte',
  closedBy: user.state === 'deactivated' ? user.closedBy : null,
  lang: user.lang,
  isValidated: user.isValidated,
  blockReason: user.blockReason,
  refusalReason: user.refusalReason,
  seenBy: user.seenBy,
  needsTwoStep: user.needsTwoStep,
  needsTerms: user.needsTerms,
  company: user.company,
  picture: user.picture,
  roles: user.roles,
  permissions: user.permissions,
});

/** The way back, so that guards and menus judge the same `User` in the browser as on the server. */
export const toUser = (current: CurrentUser): User => ({
  id: current.id,
  type: current.type,
  email: current.email,
  firstName: current.firstName,
  lastName: current.lastName,
  lang: current.lang,
  emailVerifiedAt: current.email_verified_at,
  state: stateOf(current),
  closedBy: current.closedBy,
  isValidated: current.isValidated,
  blockReason: current.blockReason,
  refusalReason: current.refusalReason,
  seenBy: current.seenBy,
  needsTwoStep: current.needsTwoStep,
  needsTerms: current.needsTerms,
  company: current.company,
  picture: current.picture,
  roles: current.roles,
  permissions: current.permissions,
});

/** The specification tells two of the states by fields of their own. */
function stateOf({ statut, state, closedBy }: CurrentUser): AccountState {
  if (statut === 'Blocked') return 'blocked';
  if (state === 'Sans Compte') return 'none';
  return closedBy ? 'deactivated' : 'active';
}

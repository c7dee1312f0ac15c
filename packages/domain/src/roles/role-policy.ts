import { isOutOfReach } from '../contacts/contact-policy.ts';
import { type ActiveState, activeMachine } from '../core/active-machine.ts';
import { isType, type User } from '../core/actor.ts';
import { companyPermissions, permitsUser } from '../core/permission.ts';
import type { RoleAction } from './role.ts';

type Judged = { isOwner: boolean; state: ActiveState; permissions: readonly string[] };

/** What somebody may give. Permissions bind a company's people; whoever else manages its roles holds them all. */
export const heldBy = (actor: User): readonly string[] => (isType(actor, 'Company') ? actor.permissions : companyPermissions);

/** Nobody gives what they do not hold: neither by a role nor by putting somebody into one. */
export const holdsAll = (actor: User, permissions: readonly string[]): boolean => {
  const held = heldBy(actor);
  return permissions.every((permission) => held.includes(permission));
};

/** Whether this person may put somebody into a role that is active. Every permission does not make an owner, nor let one be made. */
export const mayGive = (actor: User, { isOwner, permissions }: Omit<Judged, 'state'>): boolean =>
  !isOutOfReach(actor, { isOwner }) && holdsAll(actor, permissions);

/**
 * What this person may do with a role now. The owners' role keeps every permission, and a company always has one: it is renamed and
 * copied, nothing else.
 */
export function actionsOnRole(actor: User, { isOwner, state, permissions }: Judged): RoleAction[] {
  if (!permitsUser(actor, 'roles.manage')) return [];
  const isHeld = holdsAll(actor, permissions);
  const copy: RoleAction[] = isHeld ? ['duplicate'] : [];
  if (isOwner) return ['rename', ...copy];
  const acts = activeMachine.leaving(state).filter((action) => action !== 'activate' || isHeld);
  return ['rename', 'grant', ...copy, ...acts];
}

import type { User } from '@jalon/domain/core/actor';
import { firstRefusal } from '@jalon/domain/core/guards';
import { areas, routes } from '@jalon/domain/core/routes';

export type InactiveReason = 'blocked' | 'noAccount' | 'closed' | 'deactivated' | 'notValidated' | 'refused';

/** Why the home of this user's own area refuses them; nothing when it does not. */
export function inactiveReason(user: User): InactiveReason | undefined {
  if (user.state === 'blocked') return 'blocked';
  if (user.state === 'none') return 'noAccount';
  // One may open again only what one has closed oneself.
  if (user.state === 'deactivated') return user.closedBy === 'self' ? 'deactivated' : 'closed';
  // A second step that is demanded has a page of its own.
  const refusal = firstRefusal(routes[areas[user.type].home].guards, { ...user, needsTwoStep: false });
  if (refusal !== 'validated') return undefined;
  return user.refusalReason === null ? 'notValidated' : 'refused';
}

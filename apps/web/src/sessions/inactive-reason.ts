import type { User } from '@jalon/domain/core/actor';
import { firstRefusal } from '@jalon/domain/core/guards';
import { areas, routes } from '@jalon/domain/core/routes';

export type InactiveReason = 'blocked' | 'noAccount' | 'unverified' | 'notValidated';

/** Why the home of this user's own area refuses them; nothing when it does not. */
export function inactiveReason(user: User): InactiveReason | undefined {
  if (user.isBlocked) return 'blocked';
  if (!user.hasAccount) return 'noAccount';
  const refusal = firstRefusal(routes[areas[user.type].home].guards, user);
  if (refusal === 'verified') return 'unverified';
  return refusal === 'validated' ? 'notValidated' : undefined;
}

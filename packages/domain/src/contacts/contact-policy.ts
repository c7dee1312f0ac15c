import type { User } from '../core/actor.ts';
import { reachesOwners } from '../roles/role.ts';

/** Owners answer to owners: whoever else manages contacts neither gives their role nor changes anything of who has it. Of a contact, or of a role. */
export const isOutOfReach = (actor: User, { isOwner }: { isOwner: boolean }): boolean => isOwner && !reachesOwners(actor);

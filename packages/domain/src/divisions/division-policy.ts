import { type ActiveState, activeMachine } from '../core/active-machine.ts';
import type { User } from '../core/actor.ts';
import { permitsUser } from '../core/permission.ts';
import type { DivisionAction } from './division.ts';

/** What this person may do with a division now. */
export const actionsOnDivision = (actor: User, { state }: { state: ActiveState }): DivisionAction[] =>
  permitsUser(actor, 'divisions.manage') ? ['rename', ...activeMachine.leaving(state)] : [];

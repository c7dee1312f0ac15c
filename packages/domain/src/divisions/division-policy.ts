import type { User } from '../core/actor.ts';
import { permitsUser } from '../core/permission.ts';
import { type DivisionAction, type DivisionState, divisionMachine } from './division.ts';

/** What this person may do with a division now. */
export const actionsOnDivision = (actor: User, { state }: { state: DivisionState }): DivisionAction[] =>
  permitsUser(actor, 'divisions.manage') ? ['rename', ...divisionMachine.leaving(state)] : [];

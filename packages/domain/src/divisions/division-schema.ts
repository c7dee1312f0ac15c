import { z } from 'zod';
import { activeMachine } from '../core/active-machine.ts';
import { id, label, version } from '../core/fields.ts';
import { divisionActions } from './division.ts';

export const Division = z.object({
  id,
  name: z.string(),
  state: z.enum(activeMachine.states),
  /** How many contacts belong to it. */
  users: z.int(),
  version,
  /** What the caller may do with it now. */
  actions: z.array(z.enum(divisionActions)),
});
export type Division = z.infer<typeof Division>;

export const DivisionCreate = z.strictObject({ name: label() });
export type DivisionCreate = z.input<typeof DivisionCreate>;

export const DivisionRename = z.strictObject({ name: label(), version });
export type DivisionRename = z.input<typeof DivisionRename>;

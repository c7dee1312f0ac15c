import { machine } from '../core/machine.ts';

/** Whether the staff have let an account in. Somebody refused is told why, and may be let in later. */
export const validationStates = ['waiting', 'validated', 'refused'] as const;
export type ValidationState = (typeof validationStates)[number];

export const validationMachine = machine({
  initial: 'waiting',
  states: validationStates,
  actions: {
    validate: { from: ['waiting', 'refused'], to: 'validated' },
    devalidate: { from: ['validated'], to: 'waiting' },
    refuse: { from: ['waiting'], to: 'refused' },
    reconsider: { from: ['refused'], to: 'waiting' },
  },
});
export type ValidationAction = (typeof validationMachine.actionNames)[number];

/** Only somebody who is refused has a reason. */
export function validationOf({ isValidated, refusalReason }: { isValidated: boolean; refusalReason: string | null }): ValidationState {
  if (isValidated) return 'validated';
  return refusalReason === null ? 'waiting' : 'refused';
}

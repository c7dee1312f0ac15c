import { machine } from '../core/machine.ts';

/** Section 4. Removing asks that nobody belongs to it. */
export const divisionMachine = machine({
  initial: 'active',
  states: ['active', 'disabled'],
  actions: {
    disable: { from: ['active'], to: 'disabled' },
    activate: { from: ['disabled'], to: 'active' },
    delete: { from: ['active', 'disabled'], to: 'gone' },
  },
});
export type DivisionState = (typeof divisionMachine.states)[number];
export const divisionActs = ['disable', 'activate'] as const;
export type DivisionAct = (typeof divisionActs)[number];
export const divisionActions = ['rename', ...divisionActs, 'delete'] as const;
export type DivisionAction = (typeof divisionActions)[number];

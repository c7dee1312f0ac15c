import { machine } from './machine.ts';

/** Section 4, of what is in use or not: roles, divisions, companies. What keeps one from being deleted is each one's own. */
export const activeMachine = machine({
  initial: 'active',
  states: ['active', 'disabled'],
  actions: {
    disable: { from: ['active'], to: 'disabled' },
    activate: { from: ['disabled'], to: 'active' },
    delete: { from: ['active', 'disabled'], to: 'gone' },
  },
});
export type ActiveState = (typeof activeMachine.states)[number];

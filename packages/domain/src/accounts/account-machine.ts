import { accountStates } from '../core/actor.ts';
import { machine } from '../core/machine.ts';

/**
 * Section 4. Staff block, unblock, disable, activate and delete; oneself deactivates, reactivates and deletes; `enable` is the invited
 * person's own first step. A deleted account is anonymised and keeps its place in what others remember.
 */
export const accountMachine = machine({
  initial: 'none',
  states: accountStates,
  actions: {
    enable: { from: ['none'], to: 'active' },
    deactivate: { from: ['active'], to: 'deactivated' },
    reactivate: { from: ['deactivated'], to: 'active' },
    disable: { from: ['active'], to: 'deactivated' },
    activate: { from: ['deactivated'], to: 'active' },
    block: { from: ['active', 'deactivated'], to: 'blocked' },
    unblock: { from: ['blocked'], to: 'active' },
    delete: { from: ['active', 'deactivated', 'blocked', 'none'], to: 'gone' },
  },
});
export type AccountAction = (typeof accountMachine.actionNames)[number];

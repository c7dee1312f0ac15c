import { cost } from '../src/core/password.ts';

/** What a hash costs outside of the tests. */
export const realCost = { ...cost };
Object.assign(cost, { memory: 64, passes: 1 });

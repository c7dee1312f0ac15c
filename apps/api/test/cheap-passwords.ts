import { cost } from '../src/core/password.ts';

// Runs before each file, while the modules of a worker live through all of its files.
const worker = globalThis as { realCost?: typeof cost };
worker.realCost ??= { ...cost };

/** What a hash costs outside of the tests. */
export const realCost = worker.realCost;
Object.assign(cost, { memory: 64, passes: 1 });

/**
 * `npm test` is waited for; `npm run test:full` is run before a release, and a file that is run by itself does as much;
 * `npm run bench -- fuzz` and `-- races` go on for longer than either.
 */
const length = process.env.TEST_ROUNDS;
export const isFull = length !== 'short';

const choose = (short: number, full: number, long: number): number => (length === 'long' ? long : isFull ? full : short);

export const raceRounds = choose(20, 20, 200);
/** Of each endpoint: hostile, refused and valid ones together. */
export const fuzzedCalls = choose(20, 100, 100);
/** At least: those that are missing to make so many of an endpoint are hostile too. A quarter of them is not swept. */
export const hostileRuns = choose(8, 40, 500);
/** Of every field with each of the worst values, this many at most, taken at even distances. */
export const sweptRuns = choose(6, 40, Number.POSITIVE_INFINITY);
export const refusedRuns = choose(2, 10, 40);
export const validRuns = choose(10, 40, 60);
/** A file takes as long to make as ten other answers. */
export const validFiles = choose(4, 20, 60);
/** Random runs of actions that are compared with a flow. */
export const modelRuns = choose(200, 1000, 1000);

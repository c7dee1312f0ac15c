/** `npm run bench -- fuzz` and `-- races` repeat the same tests for longer than anybody waits for `npm test`. */
const isLong = process.env.TEST_ROUNDS === 'long';

const choose = (short: number, long: number): number => (isLong ? long : short);

export const raceRounds = choose(20, 200);
/** Of each endpoint: hostile, refused and valid ones together. */
export const fuzzedCalls = 100;
/** At least: those that are missing to make so many of an endpoint are hostile too. A quarter of them is not swept. */
export const hostileRuns = choose(40, 500);
/** Of every field with each of the worst values, this many at most, taken at even distances. */
export const sweptRuns = choose(40, Number.POSITIVE_INFINITY);
export const refusedRuns = choose(10, 40);
export const validRuns = choose(40, 60);
/** A file takes as long to make as ten other answers. */
export const validFiles = choose(20, 60);

/** `npm run bench -- fuzz` and `-- races` repeat the same tests for longer than anybody waits for `npm test`. */
const isLong = process.env.TEST_ROUNDS === 'long';

const choose = (short: number, long: number): number => (isLong ? long : short);

export const raceRounds = choose(20, 200);
/** Besides those swept: at least a quarter of it. With the refused and the valid ones an endpoint gets more than a hundred. */
export const hostileRuns = choose(40, 500);
/** Of every field with each of the worst values, this many at most, taken at even distances. */
export const sweptRuns = choose(40, Number.POSITIVE_INFINITY);
export const refusedRuns = choose(10, 40);

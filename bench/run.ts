import { runFaults } from './faults.ts';
import { runLighthouse } from './lighthouse.ts';
import { runLimit } from './limit.ts';
import { runFuzz, runRaces, runScreens } from './rounds.ts';
import { runRuntime } from './runtime.ts';
import { runSignIn } from './sign-in.ts';
import { runSize } from './size.ts';
import { runVolume } from './volume.ts';

/** `npm run bench`: every part, or the ones named (`npm run bench limit size`). Ends with 1 when a figure misses its line. */
const parts: Record<string, () => Promise<number>> = {
  limit: runLimit,
  volume: runVolume,
  runtime: runRuntime,
  'sign-in': runSignIn,
  size: runSize,
  lighthouse: runLighthouse,
  faults: runFaults,
  fuzz: runFuzz,
  races: runRaces,
  screens: runScreens,
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0) throw new Error(`No such part: ${unknown.join(', ')}. There are ${Object.keys(parts).join(', ')}.`);

let missed = 0;
for (const [name, run] of Object.entries(parts)) if (wanted.length === 0 || wanted.includes(name)) missed += await run();
process.exitCode = missed > 0 ? 1 : 0;

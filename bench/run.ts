import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runContracts } from './contracts.ts';
import { runFaults } from './faults.ts';
import { runKeystroke } from './keystroke.ts';
import { runLighthouse } from './lighthouse.ts';
import { runLimit } from './limit.ts';
import { runLive } from './live.ts';
import { runMachines } from './machines.ts';
import { runMarket } from './market.ts';
import { runMonths } from './months.ts';
import { runPalette } from './palette.ts';
import { runFuzz, runRaces, runScreens } from './rounds.ts';
import { runRuntime } from './runtime.ts';
import { runSignIn } from './sign-in.ts';
import { runSize } from './size.ts';
import { runStatistics } from './statistics.ts';
import { runVolume } from './volume.ts';

/**
 * `npm run bench`: every part, or the ones named (`npm run bench limit size`). Ends with 1 when a figure misses its line. The market
 * and the months are kept between runs in a folder (`npm run bench -- market --data ../volume`), may be smaller (`--scale 0.01`), and asked for a
 * few figures (`--only home`). The months of everybody fill a machine for hours: unless it is said, a share of them is made.
 */
const { positionals: wanted, values: options } = parseArgs({
  allowPositionals: true,
  options: { data: { type: 'string' }, scale: { type: 'string' }, only: { type: 'string', default: '' } },
});
const asked = (part: string, scale: number) => ({
  data: options.data && join(options.data, part),
  scale: Number(options.scale ?? scale),
  only: options.only,
});
const parts: Record<string, () => Promise<number>> = {
  limit: runLimit,
  volume: runVolume,
  market: () => runMarket(asked('.', 1)),
  months: () => runMonths(asked('months', 0.03)),
  live: () => runLive(options.only),
  machines: runMachines,
  statistics: runStatistics,
  contracts: runContracts,
  runtime: runRuntime,
  'sign-in': runSignIn,
  size: runSize,
  lighthouse: runLighthouse,
  keystroke: runKeystroke,
  palette: runPalette,
  faults: runFaults,
  fuzz: runFuzz,
  races: runRaces,
  screens: runScreens,
};

const unknown = wanted.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0) throw new Error(`No such part: ${unknown.join(', ')}. There are ${Object.keys(parts).join(', ')}.`);

let missed = 0;
for (const [name, run] of Object.entries(parts)) if (wanted.length === 0 || wanted.includes(name)) missed += await run();
process.exitCode = missed > 0 ? 1 : 0;

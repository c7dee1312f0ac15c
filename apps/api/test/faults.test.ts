import { expect, inject, test } from 'vitest';
import { runDatabaseStops } from './faults/database-stops.ts';
import { failures, type Run } from './faults/figures.ts';
import { runInstances } from './faults/instances.ts';
import { runKills } from './faults/kills.ts';
import { runMigration } from './faults/migration.ts';
import { runTerminations } from './faults/terminations.ts';
import { isFull } from './rounds.ts';

/** `npm run bench -- faults` breaks it a hundred times. */
const rounds = 3;

/** Real processes on a machine that does other things too: each run is waited for well beyond what it takes alone. */
const holds = (name: string, run: () => Promise<Run>) => test(name, async () => expect(failures(await run())).toEqual([]), 400_000);

holds('the process is killed while it writes: nothing acknowledged is lost, nothing is half done, a retry writes once', () =>
  runKills(rounds),
);
holds('PostgreSQL is stopped at once: the process lives, says so meanwhile, and goes on', () => runDatabaseStops(rounds));
if (isFull) {
  holds('the process is asked to end: what runs is finished and answered', () => runTerminations(3));
  holds('two instances on one database behave as one', () => runInstances(5, inject('postgresUrl')));
  holds('a migration does not keep the version before from answering', () => runMigration(inject('postgresUrl'), 40_000));
}

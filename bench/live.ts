import { delays } from './live/delays.ts';
import { restarts } from './live/restarts.ts';
import { publish, type Report } from './support/report.ts';
import { openWorld, startPostgres } from './support/world.ts';

/** The live connection: how soon those who are there are told, and that nothing is missed while a server comes and goes. */
export async function runLive(only: string): Promise<number> {
  await using stack = new AsyncDisposableStack();
  const world = await openWorld(stack, await startPostgres(stack), 1000);
  const reports: Report[] = [];
  if ('delays'.includes(only)) reports.push(await delays(world));
  if ('restarts'.includes(only)) reports.push(await restarts(world));
  return publish('live', reports);
}

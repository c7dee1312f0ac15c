import { runDatabaseStops } from '../apps/api/test/faults/database-stops.ts';
import type { Figure, Run } from '../apps/api/test/faults/figures.ts';
import { runInstances } from '../apps/api/test/faults/instances.ts';
import { runKills } from '../apps/api/test/faults/kills.ts';
import { runMigration } from '../apps/api/test/faults/migration.ts';
import { runTerminations } from '../apps/api/test/faults/terminations.ts';
import { testPostgres } from '../apps/api/test/postgres.ts';
import { publish, type Report } from './support/report.ts';

/** What the tests break a few times, a hundred times. Says how many figures miss their line. */
export async function runFaults(rounds = 100): Promise<number> {
  const server = await testPostgres();
  try {
    const runs = [
      await runKills(rounds),
      await runDatabaseStops(rounds),
      await runTerminations(rounds),
      await runInstances(rounds, server.url),
      await runMigration(server.url),
    ];
    return publish('faults', runs.map(report));
  } finally {
    await server.stop();
  }
}

const report = ({ title, figures, notes = [] }: Run): Report => ({
  title,
  notes: notes.slice(0, 5),
  columns: ['value'],
  figures: figures.map((figure) => ({ name: figure.name, values: [inUnit(figure, figure.value)], ...judge(figure) })),
});

const inUnit = ({ unit }: Figure, value: number): string => (unit ? `${value} ${unit}` : String(value));

const judge = (figure: Figure) =>
  figure.line === undefined
    ? {}
    : { line: inUnit(figure, figure.line), verdict: figure.value <= figure.line ? ('line' as const) : ('MISS' as const) };

if (import.meta.main) process.exitCode = (await runFaults(Number(process.argv[2] ?? 100))) > 0 ? 1 : 0;

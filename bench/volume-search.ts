import { existsSync, readFileSync } from 'node:fs';
import type pg from 'pg';
import { readValues, recorded } from './limit-statements.ts';
import { atMost, type Figure, median, type Report } from './support/report.ts';
import { asAdmin } from './support/world.ts';
import { words } from './volume-cases.ts';

const times = 7;

/** What each search costs the database itself: no network, no product around it. */
export const searchReport = (url: string, rows: number): Promise<Report> =>
  asAdmin(url, async (client) => {
    await client.query(`set max_parallel_workers_per_gather = 0`); // as on the product's own connections
    const { pid } = (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0] ?? { pid: 0 };
    const figures: Figure[] = [];
    for (const [name, q] of Object.entries(words)) figures.push(await figureOf(client, pid, name, q));
    return {
      title: `A search in the database, first page and count, ${rows} rows`,
      notes: [
        `medians of ${times}, in ms: the time of the processor, which is judged, and the time that EXPLAIN ANALYZE tells, which others on the machine lengthen`,
      ],
      columns: ['processor', 'elapsed'],
      figures,
    };
  });

async function figureOf(client: pg.Client, pid: number, name: string, q: string): Promise<Figure> {
  const { text, values } = await recorded('search', (tx) => readValues(tx, { q }));
  const busy: number[] = [];
  const elapsed: number[] = [];
  for (let i = 0; i < times; i += 1) {
    const before = processorMs(pid);
    const { rows } = await client.query<{ 'QUERY PLAN': string }>({ text: `explain (analyze, timing off) ${text}`, values });
    const told = Number(/Execution Time: ([\d.]+)/.exec(rows.map((row) => row['QUERY PLAN']).join('\n'))?.[1]);
    elapsed.push(told);
    const after = processorMs(pid);
    busy.push(before === undefined || after === undefined ? told : after - before);
  }
  const cost = median(busy);
  return { name, values: [cost.toFixed(1), median(elapsed).toFixed(1)], line: '≤ 50', aim: '≤ 10', verdict: atMost(cost, 50, 10) };
}

/** How long a process has had a processor for, where the system tells. */
function processorMs(pid: number): number | undefined {
  const file = `/proc/${pid}/schedstat`;
  return existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) / 1e6 : undefined;
}

import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { sql } from '../apps/api/src/db/sql.ts';
import { makePerson } from '../apps/api/test/factories.ts';
import { freePort, nodeOptions } from '../apps/api/test/started.ts';
import { startChild } from './support/child.ts';
import { atMost, type Figure, median, percentile, publish } from './support/report.ts';
import { headersOf } from './support/visitor.ts';
import { openWorld, startPostgres } from './support/world.ts';

const rounds = Number(process.env.BENCH_ROUNDS ?? 1000);
const password = 'Chemin!42vert';

type Tries = { name: string; times: number[]; emailOf: () => string };

/** How long a refused sign-in takes: nobody may learn from it whether an address is known. */
export async function runSignIn(): Promise<number> {
  await using stack = new AsyncDisposableStack();
  const { url: databaseUrl, database } = await openWorld(stack, await startPostgres(stack), 10);
  await using product = await startChild(
    join(import.meta.dirname, 'support/product.ts'),
    { databaseUrl, port: await freePort() },
    nodeOptions,
  );
  const { write: headers } = await headersOf(product);
  const known = await makePerson(database, { type: 'Freelance', password });
  const blocked = await makePerson(database, { type: 'Freelance', password, state: 'blocked' });
  const unknown = () => `${randomUUID()}@jalon.test`;
  const all: [Tries, ...Tries[]] = [
    { name: 'an unknown address', times: [], emailOf: unknown },
    { name: 'another unknown address (how far equals differ)', times: [], emailOf: unknown },
    { name: 'a known address, a wrong password', times: [], emailOf: () => known.email },
    { name: 'a blocked account, a wrong password', times: [], emailOf: () => blocked.email },
  ];
  const answers = new Set<string>();
  for (let round = -5; round < rounds; round += 1)
    // In another order each time: who comes first has no advantage.
    for (const { times, emailOf } of all.toSorted(() => Math.random() - 0.5)) {
      await database.many(sql`delete from sign_in_tries`);
      await database.many(sql`delete from rate_limits`);
      const body = JSON.stringify({ email: emailOf(), password: 'Wrong!2026' });
      const start = performance.now();
      const answer = await fetch(`${product.url}/api/login`, { method: 'POST', headers, body });
      if (answer.status !== 422) throw new Error(`Not a refusal of the password: ${answer.status} ${await answer.text()}`);
      answers.add(await answer.text());
      // The first rounds are for the compiler and the caches.
      if (round >= 0) times.push(performance.now() - start);
    }
  const [first, ...others] = all;
  return publish('sign-in', [
    {
      title: 'Refused sign-ins: how long they take, and whether they can be told apart',
      notes: [
        `${rounds} of each, in turn and in changing order. Different answers: ${answers.size} (${[...answers].join(', ')})`,
        'z: the rank test of Mann and Whitney against the first line; up to 3.3 either way happens by chance once in a thousand.',
      ],
      columns: ['p50 ms', 'p95 ms', 'gap of p50, ms', 'z'],
      figures: [figureOf(first), ...others.map((one) => figureOf(one, first)), sameAnswers(answers.size)],
    },
  ]);
}

function figureOf({ name, times }: Tries, against?: Tries): Figure {
  const values = [median(times).toFixed(2), percentile(times, 0.95).toFixed(2)];
  if (!against) return { name, values: [...values, '', ''] };
  const z = zOf(times, against.times);
  const gap = median(times) - median(against.times);
  const verdict = atMost(Math.abs(gap), 2, 1);
  return { name, values: [...values, gap.toFixed(2), z.toFixed(2)], line: '≤ 2 ms', aim: '≤ 1 ms', verdict };
}

const sameAnswers = (count: number): Figure => ({
  name: 'different answers',
  values: ['', '', '', String(count)],
  line: '1',
  aim: '1',
  verdict: atMost(count, 1, 1),
});

/** Of two samples of many values, how unlikely it is that they are of one kind. */
function zOf(one: readonly number[], other: readonly number[]): number {
  const [n, m] = [one.length, other.length];
  let larger = 0;
  for (const a of one) for (const b of other) larger += a > b ? 1 : a === b ? 0.5 : 0;
  return (larger - (n * m) / 2) / Math.sqrt((n * m * (n + m + 1)) / 12);
}

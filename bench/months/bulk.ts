import { join } from 'node:path';
import { actsAtOnce } from '@jalon/domain/core/acts';
import type { ActsAnswer } from '@jalon/domain/core/acts-schema';
import { firstDayOf } from '@jalon/domain/core/months';
import { sql } from '../../apps/api/src/db/sql.ts';
import { freePort, nodeOptions } from '../../apps/api/test/started.ts';
import { startChild } from '../support/child.ts';
import { atMost, median, type Report } from '../support/report.ts';
import { headersOf, openVisitor } from '../support/visitor.ts';
import { type Months, signInAs } from './open.ts';

const wanted = 500;
const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const idleReads = 200;
const [line, aim] = [2, 1.5];
type Seen = { id: string; version: number };

/** How long others wait for their month while somebody validates hundreds. */
export async function bulkValidation({ volume }: Months): Promise<Report> {
  await using stack = new AsyncDisposableStack();
  const { url: databaseUrl, database, month, sizes } = volume;
  const file = join(import.meta.dirname, '../support/product.ts');
  const product = await startChild(file, { databaseUrl, port: await freePort() }, nodeOptions);
  stack.use(product);
  const { write: headers } = await headersOf(product, await signInAs(database, 'admin'));
  // Of a freelance who waits for nothing.
  const reader = openVisitor((await headersOf(product, await signInAs(database, 'freelance', 1))).read, 1);
  stack.defer(() => reader.close());
  const readMonth = (times: number) => reader.time(`${product.url}/api/timesheets/months/${month}`, times);
  const validate = async (records: Seen[]) => {
    const answer = await fetch(`${product.url}/api/timesheets/acts/validate`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ records }),
    });
    const { done } = (await answer.json()) as ActsAnswer;
    if (done?.length !== records.length) throw new Error(`${done?.length} of ${records.length} are validated: ${answer.status}`);
  };
  const found = { idle: [] as number[], during: [] as number[], taken: [] as number[], reads: 0 };
  await readMonth(idleReads);
  // The first round is for the compiler and the caches.
  for (let round = -1; round < rounds; round += 1) {
    const records = await waitingAgain(volume);
    const idle = await readMonth(idleReads);
    const started = performance.now();
    let isOver = false;
    const bulk = (async () => {
      for (let at = 0; at < records.length; at += actsAtOnce) await validate(records.slice(at, at + actsAtOnce));
      isOver = true;
    })();
    bulk.catch(() => undefined); // told below
    const during: number[] = [];
    while (!isOver && during.length < 100_000) {
      const [ms = 0] = await Promise.race([readMonth(1), bulk.then(() => [])]);
      if (!isOver) during.push(ms);
    }
    await bulk;
    if (round < 0) continue;
    found.taken.push(performance.now() - started);
    found.idle.push(median(idle));
    found.during.push(median(during));
    found.reads += during.length;
  }
  const [during, idle] = [median(found.during), median(found.idle)];
  const values = [idle, during].map((ms) => ms.toFixed(1));
  return {
    title: `Reading one's month while somebody validates ${wanted} timesheets, of ${sizes.freelances * sizes.months}`,
    notes: [
      `one reader, who asks again as soon as it has the answer; one administrator, ${Math.min(wanted, actsAtOnce)} in a request`,
      `in ms, medians of the p50 of ${rounds} rounds, ${found.reads} reads during them; bulk: how long the validation took, the median`,
    ],
    columns: ['p50 idle', 'p50 during', 'ratio', 'bulk s', 'of which each ms'],
    figures: [
      {
        name: 'opening a month',
        values: [...values, (during / idle).toFixed(2), (median(found.taken) / 1000).toFixed(1), (median(found.taken) / wanted).toFixed(1)],
        ...{ line: `≤ ${line}`, aim: `≤ ${aim}`, verdict: atMost(during / idle, line, aim) },
      },
    ],
  };
}

/** Those that await, as they were filled: what a round before has validated is undone, with its events. */
function waitingAgain({ database, before }: Months['volume']): Promise<Seen[]> {
  return database.transaction(async (tx) => {
    const of = sql`t.month = ${firstDayOf(before)} and t.owner_id in (select p.id from volume.people p where p.awaits and p.circle = 'elsewhere')`;
    await tx.many(sql`delete from notifications n using timesheets t where n.subject_id = t.id and ${of}`);
    await tx.many(sql`delete from events e using timesheets t where e.subject_id = t.id and ${of}`);
    await tx.many(sql`update timesheets t set state = 'waiting', since = t.sent_at, decided_at = null, decided_by = null where ${of}`);
    return tx.many<Seen>(sql`select t.id, t.version from timesheets t where ${of} order by t.id limit ${wanted}`);
  });
}

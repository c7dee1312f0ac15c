import { join } from 'node:path';
import { originalTexts } from '../apps/api/src/contracts/contract-models.ts';
import { sql } from '../apps/api/src/db/sql.ts';
import { insertContract } from '../apps/api/test/contracts.ts';
import { makeCompany, makePerson } from '../apps/api/test/factories.ts';
import { freePort, nodeOptions } from '../apps/api/test/started.ts';
import { startChild } from './support/child.ts';
import { atMost, type Figure, median, percentile, publish } from './support/report.ts';
import { headersOf } from './support/visitor.ts';
import { openWorld, startPostgres, type World } from './support/world.ts';

const times = Number(process.env.BENCH_ROUNDS ?? 30);
const [line, aim] = [300, 150];

/** What the document of a contract costs the processor of the server, from the call to its last byte: the thread that draws it, and all else. */
export async function runContracts(): Promise<number> {
  await using stack = new AsyncDisposableStack();
  const world = await openWorld(stack, await startPostgres(stack), 1000);
  const file = join(import.meta.dirname, 'support/product.ts');
  const server = stack.use(await startChild(file, { databaseUrl: world.url, port: await freePort() }, nodeOptions));
  const { read: headers } = await headersOf(server, world.admin.token);
  const drawn = async (id: string) => {
    const before = await server.usage();
    const answer = await fetch(`${server.url}/api/contracts/${id}/pdf`, { headers });
    const { byteLength } = await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`a contract: ${answer.status}`);
    return { ms: ((await server.usage()).cpu - before.cpu) / 1000, kB: byteLength / 1024 };
  };
  const figures: Figure[] = [];
  for (const [name, repeats] of Object.entries({ 'the model of a service': 1, 'ten times as long': 10 })) {
    const id = await contractOf(world, repeats);
    const first = await drawn(id);
    const rest: number[] = [];
    while (rest.length < times) rest.push((await drawn(id)).ms);
    const shown = [first.kB, first.ms, median(rest), percentile(rest, 0.95)].map((value) => value.toFixed(0));
    figures.push({ name, values: shown, line: `≤ ${line}`, aim: `≤ ${aim}`, verdict: atMost(median(rest), line, aim) });
  }
  return publish('contracts', [
    {
      title: 'The PDF of a contract that was signed by nobody yet, processor of the server in ms',
      notes: [
        `${times} of each after the first, whose thread is started, with its compiler; p50 is judged`,
        'told by the process itself: what others on the machine do lengthens it by their share of the caches only',
      ],
      columns: ['kB', 'first', 'p50', 'p95'],
      figures,
    },
  ]);
}

async function contractOf({ database, admin }: World, repeats: number): Promise<string> {
  const { companyId } = await makeCompany(database);
  const owner = await makePerson(database, { type: 'Freelance' });
  const { id } = await insertContract(database, { ownerId: owner.id, companyId, createdBy: admin.id });
  await database.many(sql`update contracts set text = ${originalTexts.Freelance.repeat(repeats)} where id = ${id}`);
  return id;
}

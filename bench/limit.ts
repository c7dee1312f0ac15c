import { randomUUIDv7 } from 'node:crypto';
import { join } from 'node:path';
import { sql } from '../apps/api/src/db/sql.ts';
import { freePort, nodeOptions } from '../apps/api/test/started.ts';
import { productStatements } from './limit-statements.ts';
import { type Served, startChild } from './support/child.ts';
import { againstBare, type Compared, comparedColumns, connections } from './support/load.ts';
import { type Figure, publish } from './support/report.ts';
import { headersOf } from './support/visitor.ts';
import { openWorld, startPostgres, type World } from './support/world.ts';

const values = 100_000;
const rounds = Number(process.env.BENCH_ROUNDS ?? 7);
const seconds = 4;
const path = '/api/reference-values';

/** The real endpoints against bare Fastify with the same statements: what guards, shapes, headers, logs and metrics cost. */
export async function runLimit(): Promise<number> {
  await using stack = new AsyncDisposableStack();
  const world = await openWorld(stack, await startPostgres(stack), values);
  const child = async (file: string, more: object, options: readonly string[]) =>
    startChild(join(import.meta.dirname, file), { databaseUrl: world.url, port: await freePort(), ...more }, options);
  await using product = await child('support/product.ts', {}, nodeOptions);
  await using bare = await child('limit-bare.ts', { statements: await productStatements(world.admin.id) }, []);
  const figures: Figure[] = [];
  for (const one of await casesOf(world, product)) figures.push(await againstBare(one, { product, bare }, { rounds, seconds }));
  return publish('limit', [
    {
      title: `The endpoints of the product against bare Fastify with the same statements, driver and pool`,
      notes: [
        `${values} rows, ${connections} connections, ${rounds} rounds of ${seconds} s in turn, medians; requests/s, and microseconds of the server's processor per request`,
      ],
      columns: comparedColumns,
      figures,
    },
  ]);
}

async function casesOf({ database, admin }: World, product: Served): Promise<Compared[]> {
  const { id } = await database.one<{ id: string }>(sql`select id from referential_values where code = 'volume-50001'`);
  const { read: headers, write } = await headersOf(product, admin.token);
  const newValue = () => {
    const code = randomUUIDv7();
    return JSON.stringify({ list: 'tools', fr: `Nouveau ${code}`, en: `New ${code}`, code });
  };
  return [
    { name: 'session + read by id', call: { method: 'GET', path: `${path}/${id}`, headers }, line: 0.6, aim: 0.8 },
    { name: 'session + list of 10', call: { method: 'GET', path: `${path}?list=tools&size=10`, headers }, line: 0.6, aim: 0.8 },
    {
      name: 'session + create with its event',
      call: { method: 'POST', path, headers: write, fresh: () => ({ body: newValue() }) },
      line: 0.5,
      aim: 0.7,
    },
    {
      name: 'list of 10, compressed (bare is not)',
      call: { method: 'GET', path: `${path}?list=tools&size=10`, headers: { ...headers, 'accept-encoding': 'gzip' } },
    },
  ];
}

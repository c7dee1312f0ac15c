import { createHash, randomUUIDv7 } from 'node:crypto';
import fastify, { type FastifyRequest } from 'fastify';
import pg from 'pg';
import { poolSettings } from '../apps/api/src/db/database.ts';
import type { Statement, Statements } from './limit-statements.ts';
import { serveParent, settingsOf } from './support/child.ts';

/** What Fastify, the driver and the database can do at all with the statements of the product: no check, no shape, no header of ours. */
const { databaseUrl, port, statements } = settingsOf<{ databaseUrl: string; port: number; statements: Statements }>();
const { session, read, list, hold, check, insert } = statements;
const pool = new pg.Pool({ connectionString: databaseUrl, ...poolSettings });
pool.on('error', () => {});
const app = fastify();

/** The statement under a name, so that it is prepared once per connection, with other values where the recorded ones stood. */
const filled = ({ name, text, values }: Statement, others: ReadonlyMap<unknown, unknown> = new Map()) => ({
  name,
  text,
  values: values.map((value) => (others.has(value) ? others.get(value) : value)),
});

async function sessionOf({ headers }: FastifyRequest): Promise<unknown> {
  const token = /(?:^|; )__Host-session=([^;]+)/.exec(headers.cookie ?? '')?.[1] ?? '';
  const hash = createHash('sha256').update(token).digest();
  // The hash of the recorded token, which came here as JSON, is the one value that is an object.
  const values = session.values.map((value) => (typeof value === 'object' ? hash : value));
  const { rows } = await pool.query({ ...session, values });
  if (!rows[0]) throw new Error('No session');
  return rows[0];
}

app.get<{ Params: { id: string } }>('/api/reference-values/:id', async (request) => {
  await sessionOf(request);
  return (await pool.query(filled(read, new Map([['id', request.params.id]])))).rows[0];
});

app.get('/api/reference-values', async (request) => {
  await sessionOf(request);
  return { rows: (await pool.query(filled(list))).rows };
});

app.post<{ Body: { fr: string; en: string; code: string } }>('/api/reference-values', async (request, reply) => {
  await sessionOf(request);
  const { fr, en, code } = request.body;
  const others = new Map([
    ['fr', fr],
    ['en', en],
    ['code', code],
    ['id', randomUUIDv7()],
    ['event', randomUUIDv7()],
  ]);
  const client = await pool.connect();
  try {
    await Promise.all([client.query('begin'), client.query(filled(hold)), client.query(filled(check, others))]);
    const { rows } = await client.query(filled(insert, others));
    await client.query('commit');
    return reply.status(201).send(rows[0]);
  } finally {
    client.release();
  }
});

await app.listen({ port, host: '127.0.0.1' });
serveParent(`http://127.0.0.1:${port}`, async () => {
  await app.close();
  await pool.end();
});

import { createHash, randomUUIDv7 } from 'node:crypto';
import fastify, { type FastifyRequest } from 'fastify';
import pg from 'pg';
import { poolSettings } from '../../apps/api/src/db/database.ts';
import { serveParent, settingsOf } from '../support/child.ts';
import type { Sent } from './recorded.ts';

export type Recorded = { session: Sent; read: Sent[]; write: Sent[]; ownerId: string; timesheetId: string };

/** Sends what the product has sent, in the same turns, for whoever asks: no check, no shape, no header of ours. */
const { databaseUrl, port, recorded } = settingsOf<{ databaseUrl: string; port: number; recorded: Recorded }>();
const pool = new pg.Pool({ connectionString: databaseUrl, ...poolSettings });
pool.on('error', () => {});
const app = fastify();
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const names = new Map<string, string>();
for (const { text, isPrepared } of [recorded.session, ...recorded.read, ...recorded.write])
  if (isPrepared) names.set(text, `s${names.size}`);

type Answers = { rows: unknown[] }[];
type Own = { ownerId: string; timesheetId: string };

const named = (text: string, values: unknown[]): pg.QueryConfig => {
  const name = names.get(text);
  return name ? { name, text, values } : { text, values };
};

async function sessionOf({ headers }: FastifyRequest): Promise<{ id: string }> {
  const token = /(?:^|; )__Host-session=([^;]+)/.exec(headers.cookie ?? '')?.[1] ?? '';
  const hash = createHash('sha256').update(token).digest();
  // The hash of the recorded token, which came here as JSON, is the one value that is an object.
  const values = recorded.session.values.map((value) => (typeof value === 'object' ? hash : value));
  const { rows } = await pool.query<{ id: string }>(named(recorded.session.text, values));
  if (!rows[0]) throw new Error('No session');
  return rows[0];
}

/** Values of whoever asks where the recorded ones stood; ids of what the request makes are made anew. */
function filler(own: Own): (sent: Sent) => pg.QueryConfig {
  const fresh = new Map<string, string>();
  const filled = (value: unknown): unknown => {
    if (typeof value !== 'string') return value;
    if (!uuid.test(value) || value === recorded.ownerId || value === recorded.timesheetId)
      return value.replaceAll(recorded.ownerId, own.ownerId).replaceAll(recorded.timesheetId, own.timesheetId);
    const made = fresh.get(value) ?? randomUUIDv7();
    fresh.set(value, made);
    return made;
  };
  return ({ text, values }) => named(text, values.map(filled));
}

async function replay(on: pg.Pool | pg.PoolClient, all: readonly Sent[], own: Own): Promise<Answers> {
  const fill = filler(own);
  const answers: Answers = [];
  for (const turn of Map.groupBy(all, (sent) => sent.turn).values())
    answers.push(...(await Promise.all(turn.map((sent) => on.query(fill(sent))))));
  return answers;
}

app.get('/api/timesheets/months/:month', async (request) => {
  const { id: ownerId } = await sessionOf(request);
  return (await replay(pool, recorded.read, { ownerId, timesheetId: recorded.timesheetId })).map(({ rows }) => rows);
});

app.put<{ Params: { id: string } }>('/api/timesheets/:id', async (request) => {
  const { id: ownerId } = await sessionOf(request);
  const client = await pool.connect();
  let isDone = false;
  try {
    const begun = client.query('begin');
    const answers = await replay(client, recorded.write, { ownerId, timesheetId: request.params.id });
    await begun;
    await client.query('commit');
    isDone = true;
    return answers.findLast(({ rows }) => rows.length > 0)?.rows[0];
  } finally {
    client.release(!isDone);
  }
});

await app.listen({ port, host: '127.0.0.1' });
serveParent(`http://127.0.0.1:${port}`, async () => {
  await app.close();
  await pool.end();
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AnswerOf, CallOf, EndpointSpec, FilePart } from '@jalon/domain/core/endpoint';
import type { ErrorBody } from '@jalon/domain/core/errors';
import { fillPath } from '@jalon/domain/core/routes';
import type { InjectOptions } from 'fastify';
import { Logger, runOnce, type TaskList } from 'graphile-worker';
import pg from 'pg';
import { inject } from 'vitest';
import { type App, buildApp } from '../src/app.ts';
import { loadConfig } from '../src/config.ts';
import { openFiles } from '../src/core/files.ts';
import { purgeExpired } from '../src/core/housekeeping.ts';
import { type Database, isUnavailable, openDatabase } from '../src/db/database.ts';
import { purgeFiles } from '../src/files/files.housekeeping.ts';
import { tasksOf } from '../src/worker.ts';
import { makePerson, type Person } from './factories.ts';
import { cloneDatabase } from './postgres.ts';

/** A machine that is busy with other things must not make a test fail; what the product's own are for is proved by faults.test.ts. */
const patience = 25;

/**
 * One connection does for calls that are sent one after the other, and a call that would hold it while it waits for a second never ends: ten at
 * once would do that to the pool. Each one that is opened also plans every statement for itself, which takes longer than most calls.
 */
export const oneByOne = 1;

export const testSecret = 'a secret for tests, long enough to pass';

export const actorNames = [
  'visitor',
  'unverified',
  'blocked',
  'deactivated',
  'freelance',
  'company',
  'commercial',
  'unvalidated',
  'admin',
] as const;
export type ActorName = (typeof actorNames)[number];

type Part<E extends EndpointSpec> = CallOf<E> & { headers?: Record<string, string> };
export type Answer<Body> = { status: number; body: Body; error: ErrorBody; headers: Record<string, unknown>; raw: Buffer };
export type World = Awaited<ReturnType<typeof openWorld>>;

/** The whole API on a database of its own, with one person of each kind. Nothing is faked but the network port. */
export async function openWorld(settings: Record<string, string> = {}, poolSize = 10) {
  const { url, drop } = await cloneDatabase(inject('postgresUrl'));
  const roundTrips: string[] = [];
  const dataDir = await mkdtemp(join(tmpdir(), 'jalon-test-'));
  const config = loadConfig({
    NODE_ENV: 'test',
    JALON_SECRET: testSecret,
    JALON_LOG_LEVEL: 'silent',
    JALON_DATA_DIR: dataDir,
    // Tests call as no person would.
    JALON_PERSON_LIMITS: 'off',
    ...settings,
  });
  const database = openDatabase(url, { onRoundTrip: (text) => roundTrips.push(text), patience, poolSize });
  const app = await buildApp({ config, database, worker: { isRunning: () => true, stop: async () => undefined } });
  const faults: string[] = [];
  app.server.addHook('onError', async (_request, _reply, error) => {
    if (isUnavailable(error)) faults.push(`${error.code ?? ''} ${error.message}`);
  });
  const people = await makeEveryone(database);
  const firstCookies = cookieGiver(app);
  const files = openFiles(config);
  return {
    database,
    url,
    dataDir,
    people,
    roundTrips,
    /** Why the database was called unavailable, which no answer tells. */
    faults,
    server: app.server,
    endpoints: app.endpoints,
    house: app.house,
    /** Calls an endpoint as one of the people, with the cookies and the anti-forgery header a browser would send. */
    as: (actor: ActorName | Person) =>
      caller(app, firstCookies, actor === 'visitor' ? undefined : typeof actor === 'string' ? people[actor] : actor),
    /** Does the work that is waiting, as the worker would. */
    work: () => runJobs(url, tasksOf(config, database)),
    /** Removes what time has made useless, as the worker does every hour. */
    tidy: async () => {
      await purgeExpired(database, files);
      await purgeFiles(database, files);
    },
    files,
    close: async () => {
      await app.server.close();
      await database.close();
      await drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** The token of the session that an answer opens or renews. */
export const tokenIn = ({ headers }: { headers: Record<string, unknown> }): string =>
  /\bsession=([^;]+)/.exec(String(headers['set-cookie']))?.[1] ?? '';

const silent = new Logger(() => () => undefined);

/**
 * The worker's own pool would stop listening to its connections before they have closed: one that is still closing when the database is
 * dropped would fail the run.
 */
async function runJobs(url: string, taskList: TaskList): Promise<void> {
  const pgPool = new pg.Pool({ connectionString: url, max: 2 });
  pgPool.on('error', () => {}).on('connect', (client) => client.on('error', () => {}));
  try {
    await runOnce({ pgPool, taskList, logger: silent, noHandleSignals: true });
  } finally {
    await pgPool.end();
  }
}

async function makeEveryone(database: Database): Promise<Record<Exclude<ActorName, 'visitor'>, Person>> {
  return {
    unverified: await makePerson(database, { type: 'Freelance', isVerified: false }),
    blocked: await makePerson(database, { type: 'Freelance', state: 'blocked' }),
    deactivated: await makePerson(database, { type: 'Freelance', state: 'deactivated', isClosedBySelf: true }),
    freelance: await makePerson(database, { type: 'Freelance' }),
    company: await makePerson(database, { type: 'Company' }),
    commercial: await makePerson(database, { type: 'Commercial' }),
    unvalidated: await makePerson(database, { type: 'Commercial', isValidated: false }),
    admin: await makePerson(database, { type: 'Admin' }),
  };
}

type Cookies = Record<string, string>;

/** What a browser has after its first request, which is made once for each session: many tests call as somebody for one call only. */
function cookieGiver({ server }: App): (token: string | undefined) => Promise<Cookies> {
  const known = new Map<string | undefined, Promise<Cookies>>();
  const ask = async (own: Cookies): Promise<Cookies> => {
    const { cookies } = await server.inject({ url: '/api/health', cookies: own });
    return { ...own, ...Object.fromEntries(cookies.map(({ name, value }) => [name, value])) };
  };
  return (token) => {
    const given = known.get(token) ?? ask(token ? { session: token } : {});
    known.set(token, given);
    return given;
  };
}

function caller({ server }: App, firstCookies: ReturnType<typeof cookieGiver>, person: Person | undefined) {
  let cookies: Cookies | undefined;
  const cookieJar = async (): Promise<Cookies> => (cookies ??= { ...(await firstCookies(person?.token)) });
  return async <E extends EndpointSpec>(endpoint: E, part: Part<E>): Promise<Answer<AnswerOf<E>>> => {
    const { params, query, body, file, headers } = part as {
      params?: Record<string, string>;
      query?: Record<string, unknown>;
      body?: object;
      file?: FilePart;
      headers?: object;
    };
    const jar = await cookieJar();
    const options: InjectOptions = {
      method: endpoint.method,
      url: fillPath(endpoint.path, params ?? {}),
      query: Object.fromEntries(Object.entries(query ?? {}).map(([name, value]) => [name, String(value)])),
      cookies: jar,
      headers: {
        ...(endpoint.method === 'GET' ? {} : { 'x-xsrf-token': jar['XSRF-TOKEN'] ?? '' }),
        ...(file ? { 'content-type': file.type } : {}),
        ...headers,
      },
      ...(body ? { payload: body } : {}),
      ...(file ? { payload: Buffer.from(await file.arrayBuffer()) } : {}),
    };
    const answer = await server.inject(options);
    // A session that goes on under a new token does so here too, as in the windows of a browser.
    const isRenewed = person && answer.cookies.some(({ name, value }) => name === 'session' && value);
    if (isRenewed) for (const { name, value } of answer.cookies) jar[name] = value;
    const isJson = String(answer.headers['content-type']).startsWith('application/json');
    const parsed = isJson && answer.payload ? JSON.parse(answer.payload) : undefined;
    return { status: answer.statusCode, body: parsed, error: parsed, headers: answer.headers, raw: answer.rawPayload };
  };
}

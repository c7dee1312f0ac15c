import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { gunzipSync } from 'node:zlib';
import type { Session } from '@jalon/domain/core/actor';
import type { EndpointSpec } from '@jalon/domain/core/endpoint';
import { type ErrorCode, errorCodes, statusOf } from '@jalon/domain/core/errors';
import { firstRefusal } from '@jalon/domain/core/guards';
import type { LightMyRequestResponse } from 'fastify';
import { findUserByToken, openSession } from '../../src/core/session.ts';
import { sql } from '../../src/db/sql.ts';
import { type ActorName, actorNames, type World } from '../harness.ts';
import type { Call } from './calls.ts';

export type Seen = { status: number; code: string | undefined };
/** `roundTrips` is how often the call waited for the database. */
export type Played = Seen & { roundTrips: readonly string[] };

const slowMs = 1000;
/** The database is asked what changed only after a call that sent it more than questions and the count of the calls. */
const mayWrite = /^(?!\s*insert into rate_limits\b).*\b(insert|update|delete|merge|truncate|commit|add_job)\b/is;

/** Sends calls as the people of a world and judges every answer by the contract. `visitorCookie` is what a visitor has besides. */
export async function openStage(world: World, visitorCookie: string) {
  const { server, database, people } = world;
  await keepPeople(world);
  const written = await countWrites(world);
  const sessions = new Map<ActorName, Session>();
  const jars = new Map<ActorName, string>();
  let address = 0;
  let changes = 0;
  let mayHaveTried = true;

  const enter = async (actor: ActorName, token: string | undefined) => {
    const own = token ? `session=${token}; ` : `${visitorCookie}; `;
    const { cookies } = await server.inject({ url: '/api/health', headers: { cookie: own } });
    const xsrf = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
    jars.set(actor, `${own}XSRF-TOKEN=${xsrf}`);
    sessions.set(actor, token ? await findUserByToken(database, token, { twoStepFor: '', refusesDemo: false }) : null);
  };
  for (const actor of actorNames) await enter(actor, actor === 'visitor' ? undefined : people[actor].token);

  const send = async (actor: ActorName, { method, url, headers, payload }: Call) => {
    const jar = jars.get(actor) ?? '';
    const xsrf = /XSRF-TOKEN=([^;]*)/.exec(jar)?.[1] ?? '';
    const { cookie, ...rest } = headers;
    address += 1;
    const start = performance.now();
    const answer = await server.inject({
      method,
      url,
      // Visitors are counted by their address.
      remoteAddress: `10.${(address >> 16) & 255}.${(address >> 8) & 255}.${address & 255}`,
      headers: { 'x-xsrf-token': xsrf, ...rest, cookie: cookie ? `${jar}; ${cookie}` : jar },
      ...(payload === undefined ? {} : { payload }),
    });
    return { answer, ms: performance.now() - start };
  };

  /** An accepted call may have ended the session it came with, changed the password or closed the account: all is as it was before. */
  const comeBack = async (actor: ActorName, answer: LightMyRequestResponse) => {
    if (answer.cookies.some(({ name }) => name === 'session')) await renew(actor);
  };
  const renew = async (actor: ActorName) => {
    if (actor === 'visitor') return;
    await putBack(world, people[actor].id);
    const { token } = await openSession(database, people[actor].id, { userAgent: 'fuzz', address: '127.0.0.1', isRemembered: false });
    await enter(actor, token);
    await written();
    changes += 1;
  };

  return {
    actorsOf(endpoint: EndpointSpec): { allowed: ActorName[]; refused: ActorName[] } {
      const passes = (actor: ActorName) => {
        const session = sessions.get(actor) ?? null;
        // A permission is the role's to give; a rule of another type admits nobody of this one.
        const isAdmitted = !endpoint.by || (session !== null && endpoint.by.some((rule) => rule.admits(session)));
        return firstRefusal(endpoint.guards, session) === undefined && isAdmitted;
      };
      return { allowed: actorNames.filter(passes), refused: actorNames.filter((actor) => !passes(actor)) };
    },
    /** How many calls have changed something. */
    changes: () => changes,
    /** What was changed from outside is not a call's. */
    settle: async () => void (await written()),
    /** What no single call was seen to change, all of them together have not changed either. */
    async assertNothingElse(): Promise<void> {
      const changed = await written();
      if (changed > 0) throw new Error(`${changed} rows changed unseen`);
    },
    refusalOf: (endpoint: EndpointSpec, actor: ActorName) => firstRefusal(endpoint.guards, sessions.get(actor) ?? null),
    /** Throws what is wrong with the answer, if anything is. */
    async play(endpoint: EndpointSpec, actor: ActorName, call: Call): Promise<Played> {
      // What is counted, and the wait after a wrong password, would hide what lies behind them.
      if (endpoint.limit)
        await database.many(
          mayHaveTried ? sql`with tries as (delete from sign_in_tries) delete from rate_limits` : sql`delete from rate_limits`,
        );
      world.roundTrips.length = 0;
      const { answer, ms } = await send(actor, call);
      const roundTrips = [...world.roundTrips];
      if (answer.statusCode === 503) throw new Error(`answered 503: ${world.faults.at(-1)}`);
      const seen = judge(endpoint, answer);
      mayHaveTried = roundTrips.some((statement) => mayWrite.test(statement));
      const changed = mayHaveTried ? await written() : 0;
      if (changed > 0) changes += 1;
      if (seen.status >= 400 && changed > 0) throw new Error(`refused with ${seen.code}, yet ${changed} rows changed`);
      await comeBack(actor, answer);
      // A picture waits for a process that lets all others go first: on a busy machine its time says nothing.
      if (ms > slowMs && !endpoint.upload) {
        await isSlowAgain(() => send(actor, call), ms);
        await renew(actor);
        await written();
      }
      return { ...seen, roundTrips };
    },
  };
}

/** A busy machine makes anything slow: the best of several tries counts, by the share of a processor that this process is given. */
async function isSlowAgain(again: () => Promise<{ ms: number }>, first: number): Promise<void> {
  let best = first;
  for (let tries = 0; tries < 4 && best > slowMs; tries += 1) {
    const before = shareOfProcessor();
    const { ms } = await again();
    best = Math.min(best, ms * Math.min(before, shareOfProcessor()));
  }
  if (best > slowMs) throw new Error(`took ${Math.round(best)} ms at best`);
}

/** How much of the time that passes while it computes this process computes indeed: 1 on a machine that has nothing else to do. */
function shareOfProcessor(): number {
  const [wall, { user, system }] = [performance.now(), process.cpuUsage()];
  const computed = () => {
    const now = process.cpuUsage();
    return (now.user + now.system - user - system) / 1000;
  };
  while (computed() < 30) createHash('sha256').update(Buffer.alloc(100_000)).digest();
  return Math.min(1, computed() / (performance.now() - wall));
}

function judge(endpoint: EndpointSpec, answer: LightMyRequestResponse): Seen {
  const { statusCode: status } = answer;
  if (status === 304 && endpoint.cached) return { status, code: undefined };
  if (status >= 400) return { status, code: refusalIn(answer) };
  if (status !== (endpoint.status ?? 200)) throw new Error(`answered ${status}, which the contract does not know`);
  if (endpoint.response === 'file') {
    const isShutIn = String(answer.headers['content-security-policy']).startsWith('sandbox;');
    const isDownload = String(answer.headers['content-disposition']).startsWith('attachment');
    if (!isDownload && !isShutIn) throw new Error('a file that is neither a download nor shut in');
    return { status, code: undefined };
  }
  const body = bodyOf(answer);
  const shaped = endpoint.response.safeParse(body);
  if (!shaped.success) throw new Error(`the answer does not fit its contract: ${shaped.error.message}`);
  if (!isDeepStrictEqual(shaped.data, body))
    throw new Error(`the answer says more than its contract: ${JSON.stringify(body).slice(0, 500)}`);
  return { status, code: undefined };
}

function refusalIn(answer: LightMyRequestResponse): string {
  const { statusCode: status } = answer;
  const body = bodyOf(answer) as { code?: unknown; fields?: unknown } | null;
  const told = `${status} ${JSON.stringify(body)?.slice(0, 500)}`;
  if (status >= 500) throw new Error(`answered ${told}`);
  const code = body?.code as ErrorCode;
  if (!errorCodes.includes(code)) throw new Error(`a refusal outside the catalogue: ${told}`);
  if (statusOf(code) !== status) throw new Error(`a refusal under the status of another: ${told}`);
  const fields = Object.entries((body?.fields ?? {}) as Record<string, unknown>);
  if (fields.some(([, text]) => typeof text !== 'string')) throw new Error(`fields that are no texts: ${told}`);
  if (['request.invalid', 'request.unknownField'].includes(code) && fields.length === 0) throw new Error(`no field is named: ${told}`);
  return code;
}

function bodyOf({ headers, rawPayload }: LightMyRequestResponse): unknown {
  const text = (headers['content-encoding'] === 'gzip' ? gunzipSync(rawPayload) : rawPayload).toString();
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`an answer that is no JSON: ${text.slice(0, 500)}`);
  }
}

/** The people as the run finds them; and when a session was last seen is not written, which is no change a call asked for. */
async function keepPeople({ database }: World): Promise<void> {
  await database.many(sql`create table public.fuzz_people as select * from users`);
  await database.many(sql`alter table sessions alter column last_seen_at set default '2999-01-01'`);
  await database.many(sql`update sessions set last_seen_at = '2999-01-01'`);
}

async function putBack({ database }: World, id: string): Promise<void> {
  await database.many(sql`
    update users u set email = p.email, password_hash = p.password_hash, state = p.state, closed_by = p.closed_by, role_id = p.role_id,
      first_name = p.first_name, last_name = p.last_name, email_verified_at = p.email_verified_at
    from public.fuzz_people p where p.id = u.id and u.id = ${id}`);
}

/**
 * Has the database note every row that changes in whatever table, in the transaction that changes it: what is rolled back leaves no note.
 * Gives how many there are since it was last asked. Only the counters of limited calls and of wrong passwords are left out, since counting
 * refused calls is what they are for.
 */
async function countWrites({ database }: World): Promise<() => Promise<number>> {
  // A row for each: one that all of them counted in would make those that write at the same time wait for each other.
  await database.many(sql`create unlogged table public.fuzz_writes (note boolean)`);
  await database.many(sql`
    create function public.count_write() returns trigger language plpgsql security definer as
    'begin insert into public.fuzz_writes values (true); return null; end'`);
  await database.many(sql`
    do $$ declare t record; begin
      for t in select schemaname, tablename from pg_tables
        where schemaname not in ('pg_catalog', 'information_schema')
          and tablename not in ('rate_limits', 'sign_in_tries', 'fuzz_writes', 'fuzz_people')
      loop
        execute format('create trigger fuzz after insert or update or delete on %I.%I for each row execute function public.count_write()',
          t.schemaname, t.tablename);
        execute format('create trigger fuzz_all after truncate on %I.%I execute function public.count_write()', t.schemaname, t.tablename);
      end loop;
    end $$`);
  return async () => (await database.many(sql`delete from public.fuzz_writes returning note`)).length;
}

import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '../apps/api/src/db/database.ts';
import { migrate } from '../apps/api/src/db/migrate.ts';
import { startMailServer } from '../apps/api/test/mail-server.ts';
import { startS3Server } from '../apps/api/test/s3-server.ts';
import { freePort, until } from '../apps/api/test/started.ts';
import { openInstances } from './machines/instances.ts';
import { watchJobs } from './machines/jobs.ts';
import { gather, type People } from './machines/people.ts';
import { findPgBouncer, startPgBouncer } from './machines/pgbouncer.ts';
import { say } from './support/kept-volume.ts';
import { openProxy } from './support/proxy.ts';
import { type Figure, percentile, publish } from './support/report.ts';
import { asAdmin, startPostgres } from './support/world.ts';

const restarts = Number(process.env.BENCH_RESTARTS ?? 6);
const betweenMs = 2000;

const told = (name: string, value: number | string): Figure => ({ name, values: [String(value)] });
const none = (name: string, value: number): Figure => ({
  ...{ name, values: [String(value)], line: '0', aim: '0' },
  verdict: value === 0 ? 'aim' : 'MISS',
});

/** Two instances behind a proxy, on a PostgreSQL behind PgBouncer, with files in a bucket, while everything is restarted under those who use it. */
export async function runMachines(): Promise<number> {
  const found = findPgBouncer();
  if (!found) {
    process.stderr.write('PgBouncer is not installed, and the part "machines" needs it: apt-get install -y pgbouncer\n');
    return 1;
  }
  await using stack = new AsyncDisposableStack();
  const directUrl = await startPostgres(stack);
  const pgbouncer = await startPgBouncer(stack, found, { databaseUrl: directUrl, port: await freePort() });
  const bucket = await startS3Server();
  stack.defer(bucket.close);
  const mails = await startMailServer();
  stack.defer(mails.close);
  const proxy = await openProxy(stack, await freePort());
  const instances = await openInstances(stack, proxy, {
    ...{ DATABASE_URL: pgbouncer.url, JALON_DATABASE_DIRECT_URL: directUrl, JALON_DATABASE_PREPARED: pgbouncer.isPreparing ? 'on' : 'off' },
    ...{ JALON_BUCKET_URL: bucket.url, JALON_SMTP_URL: mails.url },
  });
  say('two instances start at once, on an empty database');
  await instances.startAll();

  const database = openDatabase(directUrl, { poolSize: 2 });
  stack.defer(() => database.close());
  return await asAdmin(directUrl, async (client) => {
    const jobs = await watchJobs(client);
    const people = await gather(stack, database, proxy);
    await until(() => people.talks.every(({ reader }) => reader.state.joined > 0), 60_000);
    const from = performance.now();
    const stop = people.start();
    const load: number[] = [];
    const pooled = { clients: 0, sessions: 0 };
    const look = async (what: string): Promise<void> => {
      const { clients, sessions } = await pgbouncer.counts();
      pooled.clients = Math.max(pooled.clients, clients);
      pooled.sessions = Math.max(pooled.sessions, sessions);
      load.push(loadavg()[0] ?? 0);
      say(what);
      await sleep(betweenMs);
    };
    await look('people use it');
    for (let n = 0; n < restarts; n += 1) {
      await instances.restart(instances.ports[n % 2] ?? 0);
      await look(`restart ${n + 1} of ${restarts}`);
      if (n + 1 === Math.ceil(restarts / 2)) {
        await pgbouncer.reload();
        await look('PgBouncer has taken other settings, and replaces its sessions');
      }
    }
    await migrate(directUrl);
    await look('migrations ran again, with nothing to do');
    const upgraded = await instances.upgrade();
    await look('both are replaced by the next version');
    await stop();
    const seconds = (performance.now() - from) / 1000;

    await jobs.untilDone();
    await until(() => people.asked.every((email) => mails.to(email).length > 0), 30_000).catch(() => undefined);
    await until(() => lost(people) === 0, 20_000).catch(() => undefined);
    const done = await jobs.read();
    for (const error of [...new Set(people.ledger.errors)].slice(0, 10)) say(error);
    const { ms, errors } = people.ledger;
    const shares = proxy.shares();
    const letters = mails.letters.length - new Set(mails.letters.map(({ messageId }) => messageId)).size;
    const unwritten = people.asked.filter((email) => mails.to(email).length !== 1).length;
    return publish('machines', [
      {
        title: `Two instances behind a proxy, PostgreSQL behind PgBouncer, files in a bucket: ${seconds.toFixed(0)} s of use`,
        notes: [
          `PgBouncer ${pgbouncer.version} in transaction mode, ${pgbouncer.isPreparing ? 'with prepared statements' : 'which keeps no prepared statements: JALON_DATABASE_PREPARED=off'}; the settings of deploy/pgbouncer.ini, ${pgbouncer.sessions} sessions at most`,
          `meanwhile each instance is stopped (SIGTERM, 3 s to drain) and started, ${restarts} times in all, PgBouncer takes other settings and replaces its sessions once, and both instances are replaced by a version with one migration more`,
          'clients try nothing again, but pusher-js, which comes back by itself and then asks for what has changed, as the web does',
          `load of the machine meanwhile, processes waiting for its processors: ${load.map((value) => value.toFixed(1)).join(', ')}`,
        ],
        columns: ['value'],
        figures: [
          told('requests', ms.length + errors.length),
          none('requests that failed', errors.length + people.talks.reduce((sum, { reader }) => sum + reader.state.failed, 0)),
          told('ms, p50', percentile(ms, 0.5).toFixed(0)),
          told('ms, p99', percentile(ms, 0.99).toFixed(0)),
          told('requests of each instance', shares.map(({ requests }) => requests).join(' ')),
          told('web sockets of each instance', shares.map(({ sockets }) => sockets).join(' ')),
          told('connections of clients to PgBouncer, at most', pooled.clients),
          told('sessions of PostgreSQL that they shared, at most', pooled.sessions),
          told('sign-ins', people.done.signedIn),
          none('sessions that an instance did not know', people.done.wrongSessions),
          told(
            'messages written',
            people.talks.reduce((sum, { sent }) => sum + sent.length, 0),
          ),
          told(
            'told live',
            people.talks.reduce((sum, { reader }) => sum + reader.state.told, 0),
          ),
          none('messages lost', lost(people)),
          none(
            'messages that came twice',
            people.talks.reduce((sum, { reader: { heard } }) => sum + heard.length - new Set(heard).size, 0),
          ),
          none('conversations in another order', people.talks.filter(({ sent, reader: { heard } }) => heard.join() !== sent.join()).length),
          told('files sent', people.files.sent),
          told('of which another instance gave them back', people.files.readElsewhere),
          none('files that were not what was sent', people.files.unreadable),
          told('letters asked for', people.asked.length),
          none('not written once', unwritten),
          none('letters that were sent twice, of all', letters),
          told('jobs', done.done),
          told('workers that did them', done.workers),
          none('jobs that ran twice', done.twice),
          none('jobs left undone', done.undone),
          none('instances that did not end as asked', instances.badEnds()),
          none('old instances that were not ready beside the new', upgraded.areOldReady ? 0 : 1),
          none('old versions that start on the newer database', upgraded.oldExit === instances.refusal ? 0 : 1),
        ],
      },
    ]);
  });
}

const lost = ({ talks }: People): number => talks.flatMap(({ sent, reader }) => sent.filter((id) => !reader.heard.includes(id))).length;

import { spawnSync } from 'node:child_process';
import { chownSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { spawnGuarded } from '../../apps/api/src/db/guarded.ts';
import { serverUser } from '../../apps/api/src/db/postgres-files.ts';
import { until } from '../../apps/api/test/started.ts';
import { scratchFolder } from '../support/world.ts';

const shipped = resolve(import.meta.dirname, '../../deploy/pgbouncer.ini');
/** Far fewer than the instances have connections, so that they must share. */
const sessions = 6;

/** Its version, or undefined where there is none. Debian keeps it where only administrators look. */
export function findPgBouncer(): { program: string; version: string; isPreparing: boolean } | undefined {
  for (const program of ['pgbouncer', '/usr/sbin/pgbouncer']) {
    const [, version = '', major, minor] =
      /PgBouncer ((\d+)\.(\d+)\S*)/.exec(spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout ?? '') ?? [];
    if (version) return { program, version, isPreparing: Number(major) * 100 + Number(minor) >= 121 };
  }
  return undefined;
}

/** With the settings that are shipped, but for where it listens, where PostgreSQL is and who comes. */
export async function startPgBouncer(
  stack: AsyncDisposableStack,
  { program, version, isPreparing }: NonNullable<ReturnType<typeof findPgBouncer>>,
  { databaseUrl, port }: { databaseUrl: string; port: number },
) {
  const folder = scratchFolder(stack);
  const { searchParams, pathname } = new URL(databaseUrl);
  const write = (changes: Record<string, string | number>): string => {
    const file = join(folder, 'pgbouncer.ini');
    const text = Object.entries({
      ...{ listen_addr: '127.0.0.1', listen_port: port, auth_type: 'any', default_pool_size: sessions, query_wait_timeout: 60 },
      ...changes,
    }).reduce((ini, [name, value]) => ini.replace(new RegExp(`^${name} = .*$`, 'm'), `${name} = ${value}`), readFileSync(shipped, 'utf8'));
    const placed = text
      .replace('host=database port=5432 dbname=jalon', `host=${searchParams.get('host')} port=5432 user=jalon dbname=${pathname.slice(1)}`)
      // Time is a figure here, and not an end.
      .replace('statement_timeout = 3000', 'statement_timeout = 60000')
      .replace(/^auth_file.*\n/m, '');
    writeFileSync(file, isPreparing ? placed : placed.replace(/^max_prepared_statements.*\n/m, ''));
    return file;
  };
  const user = serverUser();
  const file = write({});
  if (user) chownSync(folder, user.uid, user.gid);
  const running = spawnGuarded([program, file], { cwd: folder, as: user });
  stack.defer(async () => {
    running.kill('SIGINT');
    await running.exited;
  });
  const ended = running.exited.then((code) => Promise.reject(new Error(`PgBouncer ended with ${code}: ${running.recent.join('\n')}`)));
  ended.catch(() => undefined);
  const url = `postgres://jalon@127.0.0.1:${port}/jalon`;
  const ask = async (...commands: string[]): Promise<Record<string, string>[]> => {
    const client = new pg.Client(`postgres://jalon@127.0.0.1:${port}/pgbouncer`);
    await client.connect();
    try {
      let rows: Record<string, string>[] = [];
      for (const command of commands) rows = (await client.query(command)).rows;
      return rows;
    } finally {
      await client.end();
    }
  };
  const answers = () =>
    ask('show version')
      .then(() => true)
      .catch(() => false);
  await Promise.race([ended, until(answers, 20_000)]);
  return {
    ...{ url, version, isPreparing, sessions },
    /** Takes other settings while it serves, and replaces every session of PostgreSQL as it becomes free. */
    async reload(): Promise<void> {
      write({ default_pool_size: sessions - 1 });
      await ask('reload', 'reconnect');
    },
    /** Connections of clients, and sessions of PostgreSQL that they share. */
    async counts(): Promise<{ clients: number; sessions: number }> {
      const pools = (await ask('show pools')).filter(({ database }) => database === 'jalon');
      const sum = (...names: string[]) =>
        pools.reduce((all, pool) => all + names.reduce((each, name) => each + Number(pool[name] ?? 0), 0), 0);
      return { clients: sum('cl_active', 'cl_waiting'), sessions: sum('sv_active', 'sv_idle', 'sv_used', 'sv_tested', 'sv_login') };
    },
  };
}

import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { listMigrations, migrationsFolder } from '../../apps/api/src/db/migrate.ts';
import { exitCodes } from '../../apps/api/src/start-error.ts';
import { startOn } from '../../apps/api/test/faults/product.ts';
import { freePort, nodeOptions, type Started, until } from '../../apps/api/test/started.ts';
import { benchSecret, type Served, startChild } from '../support/child.ts';
import type { ReverseProxy } from '../support/proxy.ts';
import { scratchFolder } from '../support/world.ts';

type Settings = Record<string, string>;

/** The instances behind the proxy, each started as `npm start` does, in production. */
export async function openInstances(stack: AsyncDisposableStack, proxy: ReverseProxy, settings: Settings) {
  const running = new Map<number, Started>();
  const next: Served[] = [];
  const exits: (number | null)[] = [];
  const envOf = (port: number): Settings => ({
    ...{
      NODE_ENV: 'production',
      JALON_DEMO: 'off',
      JALON_SECRET: benchSecret,
      JALON_URL: proxy.url,
      HOST: '127.0.0.1',
      PORT: String(port),
    },
    ...{
      JALON_TRUST_PROXY: '1',
      JALON_LOG_LEVEL: 'warn',
      JALON_PERSON_LIMITS: 'off',
      JALON_DATABASE_PATIENCE: '60',
      JALON_DRAIN_SECONDS: '3',
    },
    ...{ JALON_DATA_DIR: scratchFolder(stack), ...settings },
  });
  const start = async (port: number): Promise<void> => {
    running.set(port, await startOn(port, envOf(port)));
    await until(() => proxy.isReady(port));
  };
  const stop = async (port: number): Promise<void> => {
    const instance = running.get(port);
    running.delete(port);
    instance?.kill('SIGTERM');
    exits.push((await instance?.exited) ?? null);
  };
  stack.defer(async () => {
    await Promise.all([...running.keys()].map(stop));
    await Promise.all(next.map((served) => served[Symbol.asyncDispose]()));
  });
  const ports = [await freePort(), await freePort()];
  for (const port of ports) proxy.add(port);
  return {
    ports,
    /** All at once, on a database that nobody has prepared. */
    startAll: () => Promise.all(ports.map(start)),
    async restart(port: number): Promise<void> {
      await stop(port);
      await start(port);
    },
    /** One after the other is replaced by the next version, which has one migration more. Says what an old one answers that starts again then. */
    async upgrade(): Promise<{ oldExit: number | null; areOldReady: boolean }> {
      const folder = scratchFolder(stack);
      cpSync(migrationsFolder, folder, { recursive: true });
      const number = String((listMigrations(migrationsFolder).at(-1)?.version ?? 0) + 1).padStart(4, '0');
      writeFileSync(join(folder, `${number}_next.sql`), 'alter table users add column next_version_note text;\n');
      let areOldReady = true;
      for (const old of ports) {
        const port = await freePort();
        proxy.add(port);
        next.push(await startChild(join(import.meta.dirname, 'next-version.ts'), { env: envOf(port), folder }, nodeOptions));
        await until(() => proxy.isReady(port));
        areOldReady &&= proxy.isReady(old);
        await sleep(3000);
        await stop(old);
      }
      const [port = 0] = ports;
      const old = await startOn(port, envOf(port)).then(
        (started) => started,
        (error: Error) => error,
      );
      if (!(old instanceof Error)) old.kill('SIGKILL');
      const [, code] = /ended with (\d+)/.exec(old instanceof Error ? old.message : '') ?? [];
      return { oldExit: code ? Number(code) : null, areOldReady };
    },
    refusal: exitCodes.newer,
    /** Ends that were not asked for, or took too long: a stop ends with 0. */
    badEnds: () => exits.filter((code) => code !== 0).length,
    complaints: () => [...running.values()].map((instance) => instance.errors()).join(''),
  };
}

import type { SyncLine } from '@jalon/domain/connector/sync-line';
import { syncRuns } from '@jalon/domain/connector/sync-run-api';
import { expect } from 'vitest';
import { runNightly } from '../src/connector/night.ts';
import { sql } from '../src/db/sql.ts';
import type { DoubleEntry } from './boond-dictionary.ts';
import { doubleKeys, startBoondDouble } from './boond-double.ts';
import { openWorld } from './harness.ts';

type Found = { id: string; fr: string; en: string; code: string; state: string; origin: string; version: number; place: number[] };
type Seen = { id: string; version: number };

/** A world with the double of the external tool, and what one does with both. */
export async function openConnected(settings: Record<string, string> = {}) {
  const double = await startBoondDouble();
  const world = await openWorld({
    JALON_BOOND_URL: double.url,
    JALON_BOOND_USER_TOKEN: doubleKeys.userToken,
    JALON_BOOND_CLIENT_TOKEN: doubleKeys.clientToken,
    JALON_BOOND_CLIENT_KEY: doubleKeys.clientKey,
    ...settings,
  });
  const admin = world.as('admin');
  const { api } = syncRuns;
  const readRun = async (id: string) => (await admin(api.read, { params: { id } })).body;
  return {
    ...{ double, world, admin, readRun },
    close: () => Promise.all([world.close(), double.close()]),
    set(key: string, entries: DoubleEntry[]) {
      double.state.dictionary.setting[key] = entries;
    },
    entriesOf: (key: string) => double.state.dictionary.setting[key] as DoubleEntry[],
    /** Asks for a dry run and waits for it. */
    async prepare() {
      const { status, body, error } = await admin(api.create, { body: {} });
      expect([status, error?.code]).toEqual([201, undefined]);
      await world.work();
      return readRun(body.id);
    },
    linesOf: async (id: string, query: object = {}): Promise<SyncLine[]> => (await admin(api.lines, { params: { id }, query })).body.lines,
    decide: async (run: Seen, lines: { id: string; decision: SyncLine['decision'] }[]) =>
      (await admin(api.decide, { params: { id: run.id }, body: { lines, version: run.version } })).body,
    async apply(run: Seen) {
      const answer = await admin(api.apply, { params: { id: run.id }, body: { version: run.version } });
      expect([answer.status, answer.error?.code]).toEqual([200, undefined]);
      await world.work();
      return readRun(run.id);
    },
    newest: async () => (await admin(api.list, {})).body.rows[0],
    found: (list: string, externalId: string) =>
      world.database.maybe<Found>(sql`
        select id, fr, en, code, state, origin, version, place from referential_values where list = ${list} and external_id = ${externalId}`),
    /** The hour of the night strikes once more. */
    strike: () => world.database.many(sql`update connector_settings set night = night - interval '1 day'`),
    nightly: () => runNightly(world.database, { boond: { url: double.url, keys: doubleKeys }, boondHour: 23, timeZone: 'Europe/Paris' }),
    /** The tool has been listened to for long enough. */
    async heard() {
      await world.database.many(
        sql`select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs where task_identifier = 'syncHeard'), now())`,
      );
      await world.work();
    },
    /** What the administrators have not looked at yet, newest first. */
    notices: () =>
      world.database.many<{ kind: string }>(
        sql`select kind from notifications where user_id = ${world.people.admin.id} and kind like 'syncRun.%' and treated_at is null order by at desc`,
      ),
  };
}

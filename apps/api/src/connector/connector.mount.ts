import { createHmac } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { connectorApi } from '@jalon/domain/connector/sync-run-api';
import type { User } from '@jalon/domain/core/actor';
import { AppError } from '@jalon/domain/core/errors';
import { valueListNames } from '@jalon/domain/core/reference-lists';
import type { Config } from '../config.ts';
import type { Context } from '../core/context.ts';
import { record } from '../core/events.ts';
import { mountResource } from '../core/mount-resource.ts';
import { networkOf } from '../core/network-address.ts';
import { countCall } from '../core/rate-limit.ts';
import { missing } from '../core/records.ts';
import { isEqual } from '../core/security.ts';
import { type Kernel, serve } from '../core/serve.ts';
import type { Tx } from '../db/database.ts';
import { sql } from '../db/sql.ts';
import { listHistoryOf } from '../history/history.queries.ts';
import type { House } from '../operator/house.ts';
import type { Dictionary } from './connector.ts';
import { readLines } from './lines.queries.ts';
import { nextNight } from './night.ts';
import { openConnector } from './open-connector.ts';
import { hear, queueRun } from './queue-run.ts';
import { refreshAdmins } from './refresh.ts';
import { syncRunRecords as records } from './runs.records.ts';
import { readSettings, toldOf, writeSettings } from './settings.queries.ts';

/** The settings have no record of their own: their history is under this name. */
const settingsId = '00000000-0000-4000-8000-000000000001';

export function mountConnector(kernel: Kernel, { timeZone }: House, config: Config): void {
  const { boond, boondHour: hour, boondWebhookSecret } = config;

  mountResource(kernel, records, {
    timeZone,
    more: {
      async lines({ tx, actor, params: { id }, query }) {
        const [run, lines] = await Promise.all([records.find(tx, actor, id), readLines(tx, id, query)]);
        return run ? lines : missing();
      },
      async replay({ tx, actor, params: { id }, requestId }) {
        const run = (await records.find(tx, actor, id)) ?? missing();
        const { answer } = await tx.one<{ answer: Dictionary | null }>(sql`select answer from sync_runs where id = ${run.id}`);
        if (!answer) throw new AppError('syncRun.noAnswer');
        const made = await queueRun(tx, requestId, { trigger: 'replay', by: actor.id, replayOf: run.id, answer });
        if (!made) throw new AppError('syncRun.busy');
        return records.present(actor, (await records.find(tx, actor, made)) ?? missing());
      },
    },
  });

  async function statusFor(tx: Tx, actor: User) {
    const [{ linked, ...settings }, night, runs] = await Promise.all([
      readSettings(tx),
      tx.one<{ next: string }>(sql`select ${nextNight({ hour, timeZone: timeZone() })} as next`),
      records.page(tx, actor, { sort: 'newest', dir: 'desc', size: 10 } as never),
    ]);
    const [last] = runs.rows;
    return {
      ...{ ...settings, isConfigured: boond !== undefined, host: boond ? new URL(boond.url).host : null, hour, timeZone: timeZone() },
      ...{ hasWebhook: boondWebhookSecret !== undefined, nextAt: boond ? night.next : null },
      coverage: valueListNames.map((list) => {
        const key = settings.mapping[list];
        return { list, key, external: settings.keys.find((one) => one.key === key)?.count ?? null, linked: linked[list] ?? 0 };
      }),
      lastRun: last ? records.present(actor, last) : null,
    };
  }

  serve(kernel, connectorApi.status, ({ tx, actor }) => statusFor(tx, actor));
  serve(kernel, connectorApi.settings, async ({ tx, actor, body: { version, ...input }, requestId }) => {
    const before = await readSettings(tx);
    if (!(await writeSettings(tx, version, input))) throw new AppError('record.changed', { current: await statusFor(tx, actor) });
    if (!isDeepStrictEqual(before.mapping, input.mapping)) {
      // What was compared with other lists is no preview of these.
      await records.follow({ tx, requestId }, 'drop', { due: sql`r.state = 'prepared'`, input: {} });
      await refreshAdmins(tx);
    }
    await record(tx, 'connector.update', { subjectId: settingsId, by: actor.id, requestId, ...toldOf(before, input) });
    return statusFor(tx, actor);
  });
  serve(kernel, connectorApi.history, ({ tx, query, language }) => listHistoryOf(tx, settingsId, { page: query, language }));
  // Nothing is held in the database while the tool is asked.
  serve(kernel, connectorApi.test, async () => openConnector(config, kernel.database).test(), { transaction: false });
}

/** The sign of whoever knows the secret, over the body as it came. */
const signatureOf = (secret: string, body: Buffer): string => `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;

/** The one call whose body is not read as JSON, though it is: it stands in a part of the server that has no reader for it. */
export async function mountWebhook(kernel: Kernel, { boond, boondWebhookSecret: secret }: Config): Promise<void> {
  await kernel.app.register(async (app) => {
    app.removeContentTypeParser('application/json');
    const take = async ({ file, http: { request } }: Context<typeof connectorApi.webhook>) => {
      const given = request.headers['x-jalon-signature'];
      const isSigned = secret !== undefined && typeof given === 'string' && isEqual(given, signatureOf(secret, file));
      // Strangers use up what is theirs, and never the turn of the tool.
      const caller = isSigned ? 'signed' : networkOf(request.ip);
      await countCall(kernel.database, `${connectorApi.webhook.path} ${caller}`, connectorApi.webhook.limit);
      if (!isSigned || !boond) throw new AppError('connector.unsigned');
      return { queued: await kernel.database.transaction(hear) };
    };
    // What is refused stays counted.
    serve({ ...kernel, app }, connectorApi.webhook, take, { transaction: false });
  });
}

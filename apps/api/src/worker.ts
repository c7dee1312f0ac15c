import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { type Runner, run, type TaskList } from 'graphile-worker';
import { accountReactions, recordFor } from './accounts/accounts.events.ts';
import { emailReactions } from './accounts/email.events.ts';
import { moderationReactions } from './accounts/moderation.events.ts';
import { applicationReactions } from './applications/applications.events.ts';
import { tellAway } from './chat/chat.letters.ts';
import type { Config } from './config.ts';
import { applyRun } from './connector/apply.ts';
import { runNightly } from './connector/night.ts';
import { prepareRun } from './connector/prepare.ts';
import { runHeard } from './connector/queue-run.ts';
import { sealContract } from './contracts/contracts.seal.ts';
import { watchContracts } from './contracts/contracts.watch.ts';
import { openFiles } from './core/files.ts';
import { purgeExpired } from './core/housekeeping.ts';
import { pictureKey } from './core/pictures.ts';
import { type Reaction, runReactions } from './core/reactions.ts';
import { spoolFolder, tidySpool } from './core/spool.ts';
import type { Database } from './db/database.ts';
import { watchDeliveries } from './deliveries/deliveries.records.ts';
import { watchDocuments } from './documents/documents.records.ts';
import { purgeFiles } from './files/files.housekeeping.ts';
import { removeContent } from './files/files.queries.ts';
import { dropOldPreviews, readTool } from './imports/tool-read.ts';
import { writeTool } from './imports/tool-write.ts';
import { openPost } from './mails/mail-post.ts';
import { deliverMails } from './mails/mails.delivery.ts';
import { writeDigests, writeNotices } from './notifications/letters.ts';
import { houseOf, readOperator } from './operator/house.ts';
import { removeLogo } from './operator/operator-logo.ts';
import { proposalReactions } from './proposals/proposals.events.ts';
import { retentionReactions, watchRetentions } from './retention/retention.watch.ts';
import { sessionReactions } from './sessions/sessions.events.ts';
import { appear, talentReactions } from './talents/talents.events.ts';
import { monthReactions, openThisMonth } from './timesheets/timesheets.opening.ts';
import { replanReactions } from './timesheets/timesheets.replan.ts';
import { watchTimesheets } from './timesheets/timesheets.watch.ts';
import { searchReactions, tellSearchers } from './views/searches.events.ts';
import { vigilanceReactions, watchVigilance } from './vigilance/vigilance.watch.ts';
import { openLease } from './worker-lease.ts';
import { workerLog } from './worker-log.ts';

const reactions: Reaction[] = [
  ...monthReactions,
  ...replanReactions,
  ...sessionReactions,
  ...accountReactions,
  ...emailReactions,
  ...moderationReactions,
  ...applicationReactions,
  ...proposalReactions,
  ...searchReactions,
  ...talentReactions,
  ...vigilanceReactions,
  ...retentionReactions,
];
const restartMs = 1000;
const patienceMs = 5000;

export type Worker = { isRunning(): boolean; stop(): Promise<void> };

/** `directUrl`: a worker listens for jobs, and its lease is a session. */
type Parts = { config: Config; directUrl: string; database: Database; log: FastifyBaseLogger };

/** What each kind of job does. Every one bears being run twice. */
export function tasksOf(config: Config, database: Database): TaskList {
  const files = openFiles(config);
  // A job asks anew: settings change meanwhile, and another server may have changed them.
  const operator = () => readOperator(database, config);
  const post = openPost(config, operator);
  const about = (kind: 'account.forgot' | 'account.known' | 'session.locked') => (payload: unknown) =>
    database.transaction((tx) => recordFor(tx, kind, (payload as { email: string }).email));
  return {
    event: (payload) => database.transaction((tx) => runReactions(tx, reactions, (payload as { id: string }).id)),
    forgot: about('account.forgot'),
    known: about('account.known'),
    locked: about('session.locked'),
    mails: () => deliverMails(database, post),
    notices: () => writeNotices(database),
    searches: async (payload) => {
      const { timeZone } = await operator();
      await tellSearchers(database, (payload as { id: string }).id, () => timeZone);
    },
    appear: (payload) => appear(database, (payload as { id: string }).id),
    digest: async () => {
      const { digestHour: hour, timeZone } = await operator();
      await writeDigests(database, { hour, timeZone });
    },
    chatAway: (payload) => database.transaction((tx) => tellAway(tx, payload as { id: string; userId: string })),
    removeFile: (payload) => removeContent(database, files, (payload as { id: string }).id),
    removePicture: (payload) => files.remove(pictureKey((payload as { key: string }).key)),
    removeLogo: (payload) => removeLogo(files, (payload as { key: string }).key),
    sealContract: async (payload) => {
      const current = await operator();
      await sealContract(
        database,
        files,
        houseOf(() => current, files),
        (payload as { id: string }).id,
      );
    },
    contracts: async () => watchContracts(database, await operator()),
    deliveries: async () => watchDeliveries(database, (await operator()).timeZone),
    documents: async () => watchDocuments(database, await operator()),
    vigilance: () => watchVigilance(database),
    months: async () => openThisMonth(database, (await operator()).timeZone),
    timesheets: async () => watchTimesheets(database, await operator()),
    syncPrepare: (payload) => prepareRun(database, config, (payload as { id: string }).id),
    syncApply: (payload) => applyRun(database, (payload as { id: string }).id),
    toolRead: async (payload) => readTool(database, { ...config, timeZone: (await operator()).timeZone }, (payload as { id: string }).id),
    toolWrite: (payload) => writeTool(database, (payload as { id: string }).id),
    syncHeard: () => runHeard(database),
    syncNightly: async () => runNightly(database, { ...config, timeZone: (await operator()).timeZone }),
    retentions: () => watchRetentions(database),
    housekeeping: async () => {
      await dropOldPreviews(database);
      await purgeExpired(database, files);
      await purgeFiles(database, files);
      await tidySpool(spoolFolder(config.dataDir));
    },
  };
}

/** Runs jobs and schedules. When the database goes away the runner gives up; it is then started again until it holds. */
export function startWorker({ config, directUrl, database, log }: Parts): Worker {
  const stopping = new AbortController();
  const stopped = aborted(stopping.signal);
  let runner: Runner | undefined;

  const work = async (): Promise<void> => {
    const lease = openLease(directUrl);
    try {
      runner = await run({
        connectionString: directUrl,
        concurrency: 2,
        maxPoolSize: 3,
        noHandleSignals: true,
        // The hour of the digest strikes at a quarter of some zone.
        crontab: [
          '17 * * * * housekeeping',
          '5 3 * * * months',
          '10 3 * * * documents',
          '20 3 * * * deliveries',
          '25 3 * * * contracts',
          '30 3 * * * vigilance',
          '40 3 * * * retentions',
          '20 6 * * * timesheets',
          '* * * * * mails',
          '*/15 * * * * digest',
          '*/15 * * * * syncNightly',
        ].join('\n'),
        logger: workerLog(log),
        taskList: tasksOf(config, database),
        preset: {
          plugins: [lease.plugin],
          // Without batches nobody hears that the end of a job could not be written, and the process would end with it.
          worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 },
        },
      });
      await Promise.race([runner.promise, lease.lost, stopped]);
    } finally {
      const ending = runner?.stop().catch(() => undefined); // it may have stopped by itself
      runner = undefined;
      // A runner that has lost its database may wait for it without end.
      await Promise.race([ending, sleep(patienceMs, undefined, { ref: false })]);
      lease.close();
    }
  };
  const ended = (async () => {
    while (!stopping.signal.aborted) {
      await work().catch((error: unknown) => log.warn({ err: error }, 'the worker stopped'));
      await sleep(restartMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  })();

  return {
    isRunning: () => runner !== undefined,
    async stop() {
      stopping.abort();
      await ended;
    },
  };
}

const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => (signal.aborted ? resolve() : signal.addEventListener('abort', () => resolve(), { once: true })));

import { cutTo } from '@jalon/domain/core/cut';
import { todayIn } from '@jalon/domain/core/dates';
import { AppError } from '@jalon/domain/core/errors';
import { importApi, readMapping } from '@jalon/domain/imports/import-api';
import { reportedLines } from '@jalon/domain/imports/import-limits';
import { guessMapping } from '@jalon/domain/imports/import-mapping';
import type { Config } from '../config.ts';
import { mountResource } from '../core/mount-resource.ts';
import { missing } from '../core/records.ts';
import { type Kernel, serve } from '../core/serve.ts';
import { sql } from '../db/sql.ts';
import type { Zone } from '../operator/house.ts';
import { errorLines } from './error-lines.ts';
import { importRecords as records } from './imports.records.ts';
import { areNew, judge } from './judge.ts';
import { readSheet } from './sheet.ts';
import { queueToolImport, readToolLines } from './tool-lines.queries.ts';
import { insertAll, insertImport } from './write.queries.ts';

/** How many values of a column are shown. */
const examples = 3;
/** Nothing is held in the database while a file is read. */
const unheld = { transaction: false };

type Parts = { timeZone: Zone; config: Pick<Config, 'boond'> };

export function mountImports(kernel: Kernel, { timeZone, config: { boond } }: Parts): void {
  const { database } = kernel;
  const today = () => todayIn(timeZone(), new Date());
  mountResource(kernel, records, {
    timeZone,
    more: {
      async fromTool({ tx, actor, body: { kind }, requestId }) {
        if (!boond) throw new AppError('connector.unconfigured');
        const id = await queueToolImport(tx, { actor, requestId }, kind);
        return records.present(actor, (await records.find(tx, actor, id)) ?? missing());
      },
      async lines({ tx, actor, params: { id }, query }) {
        const [run, lines] = await Promise.all([records.find(tx, actor, id), readToolLines(tx, id, query)]);
        return run ? lines : missing();
      },
    },
  });

  serve(
    kernel,
    importApi.look,
    async ({ actor, query: { kind }, file }) => {
      const { headers, rows } = await readSheet(file, actor.id);
      const columns = headers.map((title, at) => {
        const values = rows.flatMap(({ cells }) => cells[at] || []);
        return { title, examples: [...new Set(values.slice(0, 50))].slice(0, examples).map((value) => cutTo(value, 100)) };
      });
      return { rows: rows.length, columns, mapping: guessMapping(kind, headers) };
    },
    unheld,
  );

  serve(
    kernel,
    importApi.check,
    async ({ tx, actor, query: { kind, columns }, file }) => {
      const sheet = await readSheet(file, actor.id);
      const { good, left } = await judge(tx, { kind, sheet, mapping: readMapping(kind, columns), actor, today: today() });
      const errors = left.filter(({ state }) => state === 'error').length;
      const lines = left.slice(0, reportedLines).map(({ cells: _, ...line }) => ({
        ...line,
        problems: line.problems.map((problem) => ({ ...problem, value: cutTo(problem.value, 100) })),
      }));
      return { rows: sheet.rows.length, good: good.length, errors, duplicates: left.length - errors, lines };
    },
    unheld,
  );

  serve(
    kernel,
    importApi.errorLines,
    async ({ tx, actor, language, query: { kind, columns }, file }) => {
      const sheet = await readSheet(file, actor.id);
      const { left } = await judge(tx, { kind, sheet, mapping: readMapping(kind, columns), actor, today: today() });
      return errorLines(sheet, left, { language, timeZone: timeZone() });
    },
    unheld,
  );

  serve(
    kernel,
    importApi.start,
    async ({ actor, requestId, query: { kind, columns, name, good: agreed }, file }) => {
      const sheet = await readSheet(file, actor.id);
      const { good, left } = await judge(database, { kind, sheet, mapping: readMapping(kind, columns), actor, today: today() });
      if (good.length !== agreed) throw new AppError('import.changed', { good: good.length });
      return database.transaction(async (tx) => {
        // One at a time: of two who send the same file, one finds everything there.
        const { isFree } = await tx.one<{ isFree: boolean }>(sql`
          select pg_try_advisory_xact_lock(hashtextextended('imports', 0)) as "isFree"`);
        if (!isFree) throw new AppError('import.busy');
        if (!(await areNew(tx, good))) throw new AppError('import.changed');
        const errors = left.filter(({ state }) => state === 'error').length;
        const counts = { created: good.length, errors, duplicates: left.length - errors };
        const ids = await insertAll(tx, { actor, requestId }, { kind, good });
        const id = await insertImport(tx, { actor, requestId }, { kind, name, ...counts }, ids);
        return records.present(actor, (await records.find(tx, actor, id)) ?? missing());
      });
    },
    unheld,
  );
}

import type { User } from '@jalon/domain/core/actor';
import { todayIn } from '@jalon/domain/core/dates';
import { firstDayOf } from '@jalon/domain/core/months';
import { ExpenseReport } from '@jalon/domain/expense-reports/expense-report';
import { expenseReportApi } from '@jalon/domain/expense-reports/expense-report-api';
import type { Files } from '../core/files.ts';
import { mountResource } from '../core/mount-resource.ts';
import { mountRecordFiles } from '../core/record-files.ts';
import type { Acting } from '../core/record-store.ts';
import { missing } from '../core/records.ts';
import type { Kernel } from '../core/serve.ts';
import type { Tx } from '../db/database.ts';
import { sql } from '../db/sql.ts';
import type { House } from '../operator/house.ts';
import { lockTripsOf } from '../vehicles/trip-years.ts';
import { expenseReportPdf } from './expense-report-pdf.ts';
import { findAround, listMonth } from './expense-reports.around.ts';
import { expenseReportRecords as records } from './expense-reports.records.ts';

const listed = ExpenseReport.omit({ lines: true, actions: true });

const read = async (tx: Tx, actor: User, id: string) => (await records.find(tx, actor, id)) ?? missing();
/** One whose lines its reader is shown. */
async function readShown(tx: Tx, actor: User, id: string) {
  const report = await read(tx, actor, id);
  return records.hiddenOf(actor, report).includes('lines') ? missing() : report;
}
/** As it is once the trips are added up, which is behind the act. */
const afterwards = async ({ tx, actor }: Acting, id: string) => records.present(actor, await read(tx, actor, id));

export function mountExpenseReports(kernel: Kernel, { timeZone, letterhead, files }: House & { files: Files }): void {
  mountResource(kernel, records, {
    timeZone,
    instead: {
      // A list tells what reports come to; their lines are read one report at a time.
      list: async ({ tx, actor, query }) => {
        const page = await records.pageOf(tx, actor, query, listed);
        const rows = page.rows.map((row) => records.present(actor, { ...row, lines: null }));
        return { ...page, rows, actions: records.resource.flow.actionsOnList(actor) };
      },
      // There is one for each month of a delivery: whoever asks for it again is given it.
      create: async (acting) => {
        const { tx, actor, body } = acting;
        await lockTripsOf(tx, actor.id);
        const found = await tx.maybe<{ id: string }>(sql`
          select id from expense_reports where delivery_id = ${body.deliveryId} and month = ${firstDayOf(body.month)} and owner_id = ${actor.id}`);
        return records.present(actor, found ? await read(tx, actor, found.id) : await records.create(acting, body));
      },
      update: async (acting) => {
        await records.act(acting, acting.params.id, 'update', acting.body);
        return afterwards(acting, acting.params.id);
      },
      unvalidate: async (acting) => {
        await records.act(acting, acting.params.id, 'unvalidate', acting.body);
        return afterwards(acting, acting.params.id);
      },
    },
    more: {
      month: async ({ tx, actor, params: { month } }) => ({
        ...{ month, today: todayIn(timeZone(), new Date()) },
        deliveries: await listMonth(tx, actor.id, month),
      }),
      around: async ({ tx, actor, params: { id } }) => findAround(tx, actor, (await readShown(tx, actor, id)).id),
      pdf: async ({ tx, actor, params: { id }, language }) => {
        const report = await readShown(tx, actor, id);
        return expenseReportPdf(tx, report, { files, language, letterhead: await letterhead(), reader: actor });
      },
    },
  });
  mountRecordFiles(kernel, records, { endpoint: expenseReportApi.file, files, field: 'lines' });
}

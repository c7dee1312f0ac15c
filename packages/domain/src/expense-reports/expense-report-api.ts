import { z } from 'zod';
import { isoMonth } from '../core/date-fields.ts';
import { endpoint } from '../core/endpoint.ts';
import { id } from '../core/fields.ts';
import { fileEndpoint } from '../core/record-files.ts';
import { resource } from '../core/resource.ts';
import { working } from '../core/routes.ts';
import { freelance } from '../core/rules.ts';
import { ExpenseReport, expenseReportFlow, expenseReportListing } from './expense-report.ts';

const path = '/api/expense-reports';

/** What the checks of a report ask beyond its own lines, as far as whoever asks may know of it; and who validates it. */
export const Around = z.object({
  absentOn: z.array(z.string()),
  twins: z.array(z.object({ lineId: id, by: z.enum(['file', 'amount', 'bill', 'trip']), month: z.string(), date: z.string() })),
  validators: z.array(z.object({ id, name: z.string(), picture: z.string().nullable() })),
});
export type Around = z.infer<typeof Around>;

const text = z.string().nullable();
/** A month of a freelance: each delivery that has days in it, with its report as far as there is one. */
export const ExpenseMonth = z.object({
  month: z.string(),
  today: z.string(),
  deliveries: z.array(
    z.object({
      ...{ id, title: z.string(), startsOn: z.string(), endsOn: z.string(), project: z.object({ id, title: z.string() }) },
      company: z.object({ id, name: z.string(), logo: text }),
      report: z.object({ id, state: z.enum(expenseReportFlow.states) }).nullable(),
    }),
  ),
});
export type ExpenseMonth = z.infer<typeof ExpenseMonth>;

export const expenseReports = resource(
  {
    path,
    noun: 'expense report',
    about: 'The expenses of freelances on their deliveries, month by month',
    flow: expenseReportFlow,
    record: ExpenseReport,
    listing: expenseReportListing,
  },
  {
    month: endpoint({
      ...{ method: 'GET', path: `${path}/months/:month`, summary: 'One’s own deliveries of a month, with their expense reports' },
      ...{ guards: working, by: [freelance], params: z.object({ month: isoMonth }), response: ExpenseMonth },
    }),
    around: endpoint({
      ...{
        method: 'GET',
        path: `${path}/:id/around`,
        summary: 'What the checks of one expense report ask beyond its lines',
        guards: working,
      },
      ...{ by: expenseReportFlow.view, params: z.object({ id }), response: Around },
    }),
    pdf: endpoint({
      ...{ method: 'GET', path: `${path}/:id/pdf`, summary: 'One expense report as a PDF, with its receipts', guards: working },
      ...{ by: expenseReportFlow.view, params: z.object({ id }), response: 'file' },
    }),
  },
);

export const expenseReportApi = { file: fileEndpoint(expenseReports) };

import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { id } from '../core/fields.ts';
import { fileEndpoint } from '../core/record-files.ts';
import { resource } from '../core/resource.ts';
import { working } from '../core/routes.ts';
import { ExpenseReport, expenseReportFlow, expenseReportListing } from './expense-report.ts';

const path = '/api/expense-reports';

/** What the checks of a report ask beyond its own lines, as far as whoever asks may know of it; and who validates it. */
export const Around = z.object({
  absentOn: z.array(z.string()),
  twins: z.array(z.object({ lineId: id, by: z.enum(['file', 'amount']), month: z.string(), date: z.string() })),
  validators: z.array(z.object({ id, name: z.string(), picture: z.string().nullable() })),
});
export type Around = z.infer<typeof Around>;

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

import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { id } from '../core/fields.ts';
import { fileEndpoint } from '../core/record-files.ts';
import { resource } from '../core/resource.ts';
import { working } from '../core/routes.ts';
import { ExpenseReport, expenseReportFlow, expenseReportListing } from './expense-report.ts';

const path = '/api/expense-reports';

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
    pdf: endpoint({
      ...{ method: 'GET', path: `${path}/:id/pdf`, summary: 'One expense report as a PDF, with its receipts', guards: working },
      ...{ by: expenseReportFlow.view, params: z.object({ id }), response: 'file' },
    }),
  },
);

export const expenseReportApi = { file: fileEndpoint(expenseReports) };

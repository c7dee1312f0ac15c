import { expenseReports } from '@jalon/domain/expense-reports/expense-report-api';
import { vehicles } from '@jalon/domain/vehicles/vehicle-api';
import { queryOptions } from '@tanstack/react-query';
import { call, hrefOf } from '../core/call.ts';
import { resourceClient } from '../core/resource.ts';

export const expenseClient = resourceClient(expenseReports);
export const vehicleClient = resourceClient(vehicles, { touches: [expenseClient.key] });
export const vehiclesQuery = vehicleClient.list({ state: 'active', size: -1 });

export const monthQuery = (month: string) =>
  queryOptions({
    queryKey: [...expenseClient.key, 'month', month],
    queryFn: ({ signal }) => call('GET /api/expense-reports/months/:month', { params: { month } }, { signal }),
  });
export const aroundQuery = (id: string) =>
  queryOptions({
    queryKey: [...expenseClient.key, 'around', id],
    queryFn: ({ signal }) => call('GET /api/expense-reports/:id/around', { params: { id } }, { signal }),
  });

export const receiptHref = (id: string, fileId: string, as: 'download' | 'preview' = 'preview'): string =>
  hrefOf('GET /api/expense-reports/:id/files/:fileId', { params: { id, fileId }, query: { as } });
export const pdfHref = (id: string): string => hrefOf('GET /api/expense-reports/:id/pdf', { params: { id } });

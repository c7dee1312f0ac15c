import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { HistoryEntry, HistoryQuery } from '../core/history-entry.ts';
import { pageOf } from '../core/list-query.ts';
import { member } from '../core/routes.ts';

export const historyApi = {
  recent: endpoint({
    method: 'GET',
    path: '/api/history',
    summary: 'Recent changes, or those the business turns on: an administrator sees everybody’s, others their own',
    guards: member,
    query: HistoryQuery.extend({ about: z.enum(['business']).optional() }),
    response: pageOf(HistoryEntry),
  }),
};

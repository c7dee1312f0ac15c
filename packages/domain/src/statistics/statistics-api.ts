import { endpoint } from '../core/endpoint.ts';
import { working } from '../core/routes.ts';
import { company, freelance, staff } from '../core/rules.ts';
import { Statistics, StatisticsQuery } from './statistics.ts';

export const statisticsApi = {
  read: endpoint({
    ...{ method: 'GET', path: '/api/statistics', summary: 'What happened in some months, as far as it is the reader’s' },
    ...{ guards: working, by: [staff, company('statistics.view'), freelance], query: StatisticsQuery, response: Statistics },
  }),
};

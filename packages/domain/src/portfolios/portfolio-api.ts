import { z } from 'zod';
import { ManagedCompany, ManagedCompanyQuery } from '../companies/managed-company-schema.ts';
import { endpoint } from '../core/endpoint.ts';
import { id } from '../core/fields.ts';
import { HistoryEntry, HistoryQuery } from '../core/history-entry.ts';
import { pageOf } from '../core/list-query.ts';
import { member } from '../core/routes.ts';
import { PortfolioSummary } from './portfolio-schema.ts';

const guards = [...member, 'commercial', 'validated'] as const;
const one = z.object({ id });
const format = z.object({ format: z.enum(['csv', 'xlsx']) });
const whole = { size: true, after: true, before: true } as const;

/** The companies of one’s own portfolio. */
export const portfolioApi = {
  summary: endpoint({
    method: 'GET',
    path: '/api/commercial/portfolio',
    summary: 'What one looks after, in figures',
    guards,
    response: PortfolioSummary,
  }),
  companies: endpoint({
    method: 'GET',
    path: '/api/commercial/companies',
    summary: 'The companies of one’s portfolio',
    guards,
    query: ManagedCompanyQuery,
    response: pageOf(ManagedCompany),
  }),
  company: endpoint({
    method: 'GET',
    path: '/api/commercial/companies/:id',
    summary: 'One company of one’s portfolio',
    guards,
    params: one,
    response: ManagedCompany,
  }),
  companyHistory: endpoint({
    method: 'GET',
    path: '/api/commercial/companies/:id/history',
    summary: 'What happened to such a company',
    guards,
    params: one,
    query: HistoryQuery,
    response: pageOf(HistoryEntry),
  }),
  companyExport: endpoint({
    method: 'GET',
    path: '/api/commercial/companies/export/:format',
    summary: 'Such companies, as filtered, as a file',
    guards,
    params: format,
    query: ManagedCompanyQuery.omit(whole),
    response: 'file',
  }),
};

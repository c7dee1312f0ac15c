import { z } from 'zod';
import { ManagedAccount, PortfolioPerson, PortfolioQuery } from '../accounts/managed-account-schema.ts';
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
/** Each sends a mail, or tells whether an address is taken. */
const limit = { max: 60, seconds: 600 };

/** Every freelance, and the contacts of one’s own portfolio. */
export const portfolioApi = {
  summary: endpoint({
    method: 'GET',
    path: '/api/commercial/portfolio',
    summary: 'What one looks after, in figures',
    guards,
    response: PortfolioSummary,
  }),
  accounts: endpoint({
    method: 'GET',
    path: '/api/commercial/accounts',
    summary: 'The freelances, or the contacts of one’s portfolio',
    guards,
    query: PortfolioQuery,
    response: pageOf(ManagedAccount),
  }),
  account: endpoint({
    method: 'GET',
    path: '/api/commercial/accounts/:id',
    summary: 'One freelance, or one contact of one’s portfolio',
    guards,
    params: one,
    response: ManagedAccount,
  }),
  accountHistory: endpoint({
    method: 'GET',
    path: '/api/commercial/accounts/:id/history',
    summary: 'What was done with such an account',
    guards,
    params: one,
    query: HistoryQuery,
    response: pageOf(HistoryEntry),
  }),
  accountExport: endpoint({
    method: 'GET',
    path: '/api/commercial/accounts/export/:format',
    summary: 'Such accounts, as filtered, as a file',
    guards,
    params: format,
    query: PortfolioQuery.omit(whole),
    response: 'file',
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/commercial/accounts',
    summary: 'Add a freelance, or a contact of a company of one’s portfolio, and invite them',
    guards,
    body: PortfolioPerson,
    response: ManagedAccount,
    status: 201,
    limit,
    idempotent: true,
  }),
  invite: endpoint({
    method: 'POST',
    path: '/api/commercial/accounts/:id/invite',
    summary: 'Send the invitation to somebody who has no account yet',
    guards,
    params: one,
    response: ManagedAccount,
    limit,
  }),
};

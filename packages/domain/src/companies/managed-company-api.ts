import { z } from 'zod';
import { ActsAnswer } from '../core/acts-schema.ts';
import { endpoint } from '../core/endpoint.ts';
import { id } from '../core/fields.ts';
import { HistoryEntry, HistoryQuery } from '../core/history-entry.ts';
import { pageOf } from '../core/list-query.ts';
import { member } from '../core/routes.ts';
import { CompanyDetails, CompanyUpdate } from './company-schema.ts';
import { companyActs } from './managed-company.ts';
import { CompanyActsInput, ManagedCompany, ManagedCompanyQuery } from './managed-company-schema.ts';

const guards = [...member, 'admin'] as const;
const one = z.object({ id });

/** Every company, for the administrators. */
export const managedCompanyApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/companies',
    summary: 'The companies of the platform',
    guards,
    query: ManagedCompanyQuery,
    response: pageOf(ManagedCompany),
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/admin/companies/:id',
    summary: 'One company',
    guards,
    params: one,
    response: ManagedCompany,
  }),
  history: endpoint({
    method: 'GET',
    path: '/api/admin/companies/:id/history',
    summary: 'What happened to a company',
    guards,
    params: one,
    query: HistoryQuery,
    response: pageOf(HistoryEntry),
  }),
  export: endpoint({
    method: 'GET',
    path: '/api/admin/companies/export/:format',
    summary: 'The companies, as filtered, as a file',
    guards,
    params: z.object({ format: z.enum(['csv', 'xlsx']) }),
    query: ManagedCompanyQuery.omit({ size: true, after: true, before: true }),
    response: 'file',
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/admin/companies',
    summary: 'Add a company, with the roles every company starts with',
    guards,
    body: CompanyDetails,
    response: ManagedCompany,
    status: 201,
    idempotent: true,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/admin/companies/:id',
    summary: 'Change the details of a company',
    guards,
    params: one,
    body: CompanyUpdate,
    response: ManagedCompany,
  }),
  act: endpoint({
    method: 'POST',
    path: '/api/admin/companies/:id/:action',
    summary: 'Disable, activate or delete a company',
    guards,
    params: one.extend({ action: z.enum(companyActs) }),
    response: ManagedCompany.nullable(),
  }),
  actOnMany: endpoint({
    method: 'POST',
    path: '/api/admin/companies/acts',
    summary: 'The same act on several companies: those it fits are changed, the others are named with the reason',
    guards,
    body: CompanyActsInput,
    response: ActsAnswer,
  }),
};

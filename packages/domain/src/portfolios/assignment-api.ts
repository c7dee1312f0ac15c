import { z } from 'zod';
import { ManagedCompany } from '../companies/managed-company-schema.ts';
import { endpoint } from '../core/endpoint.ts';
import { id } from '../core/fields.ts';
import { member } from '../core/routes.ts';
import { AssignInput, Portfolio, PortfolioInput } from './portfolio-schema.ts';

const guards = [...member, 'admin'] as const;
const one = z.object({ id });

/** Who looks after which company, chosen by the administrators from either side. */
export const assignmentApi = {
  assign: endpoint({
    method: 'PUT',
    path: '/api/admin/companies/:id/commercials',
    summary: 'Choose who looks after a company',
    guards,
    params: one,
    body: AssignInput,
    response: ManagedCompany,
  }),
  portfolio: endpoint({
    method: 'GET',
    path: '/api/admin/accounts/:id/companies',
    summary: 'The companies a commercial looks after',
    guards,
    params: one,
    response: Portfolio,
  }),
  assignTo: endpoint({
    method: 'PUT',
    path: '/api/admin/accounts/:id/companies',
    summary: 'Choose the companies a commercial looks after',
    guards,
    params: one,
    body: PortfolioInput,
    response: Portfolio,
  }),
};

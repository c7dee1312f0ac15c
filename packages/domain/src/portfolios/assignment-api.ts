import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { id } from '../core/fields.ts';
import { member } from '../core/routes.ts';
import { Portfolio, PortfolioInput } from './portfolio-schema.ts';

const guards = [...member, 'admin'] as const;
const one = z.object({ id });

/** Which companies a commercial looks after, chosen by the administrators; from the side of a company it is an act on it. */
export const assignmentApi = {
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

import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { id } from '../core/fields.ts';
import { member } from '../core/routes.ts';
import { divisionActs } from './division.ts';
import { Division, DivisionCreate, DivisionRename } from './division-schema.ts';

const guards = [...member, 'company'] as const;
const manage = { guards, permission: 'divisions.manage' } as const;
const one = z.object({ id });

/** The divisions of one's own company. */
export const divisionApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/company/divisions',
    summary: 'The divisions of one’s own company',
    guards,
    permission: 'divisions.manage|contacts.view',
    response: z.object({ divisions: z.array(Division) }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/company/divisions',
    summary: 'Add a division',
    ...manage,
    body: DivisionCreate,
    response: Division,
    status: 201,
    idempotent: true,
  }),
  rename: endpoint({
    method: 'PUT',
    path: '/api/company/divisions/:id',
    summary: 'Rename a division',
    ...manage,
    params: one,
    body: DivisionRename,
    response: Division,
  }),
  act: endpoint({
    method: 'POST',
    path: '/api/company/divisions/:id/:action',
    summary: 'Disable or activate a division',
    ...manage,
    params: one.extend({ action: z.enum(divisionActs) }),
    response: Division,
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/api/company/divisions/:id',
    summary: 'Remove a division that nobody belongs to',
    ...manage,
    params: one,
    response: z.object({ done: z.literal(true) }),
  }),
};

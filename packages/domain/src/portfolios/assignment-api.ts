import { z } from 'zod';
import { ManagedCompany } from '../companies/managed-company-schema.ts';
import { endpoint } from '../core/endpoint.ts';
import { id } from '../core/fields.ts';
import { member } from '../core/routes.ts';
import { AssignInput } from './portfolio-schema.ts';

const guards = [...member, 'admin'] as const;
const one = z.object({ id });

/** Who looks after which company, from its side; from that of the commercial it is among their account. */
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
};

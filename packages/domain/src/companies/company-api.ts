import { endpoint } from '../core/endpoint.ts';
import { member } from '../core/routes.ts';
import { Company, CompanyTasks, CompanyUpdate } from './company-schema.ts';

const guards = [...member, 'company'] as const;

/** The company of whoever asks: it has no id in its address. */
export const companyApi = {
  tasks: endpoint({
    method: 'GET',
    path: '/api/company/tasks',
    summary: 'What waits for somebody of the company, as far as they may do it',
    guards,
    response: CompanyTasks,
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/company',
    summary: 'The details of one’s own company',
    guards,
    permission: 'contacts.view|company.edit',
    response: Company,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/company',
    summary: 'Change the details of one’s own company',
    guards,
    permission: 'company.edit',
    body: CompanyUpdate,
    response: Company,
  }),
};

import { z } from 'zod';
import { pictureRules } from '../accounts/own-account.ts';
import { endpoint } from '../core/endpoint.ts';
import { id } from '../core/fields.ts';
import { member } from '../core/routes.ts';
import { Company } from './client-company.ts';
import { CompanyUpdate } from './company-schema.ts';

const guards = [...member, 'company'] as const;

/** The company of whoever asks: it has no id in its address. */
export const companyApi = {
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
  setLogo: endpoint({
    method: 'PUT',
    path: '/api/company/logo',
    summary: 'Send the logo of one’s own company: the image itself is the body',
    guards,
    permission: 'company.edit',
    upload: pictureRules,
    response: z.object({ logo: z.string() }),
    limit: { max: 30, seconds: 60 },
  }),
  removeLogo: endpoint({
    method: 'DELETE',
    path: '/api/company/logo',
    summary: 'Remove the logo of one’s own company',
    guards,
    permission: 'company.edit',
    response: z.object({ logo: z.null() }),
  }),
  logo: endpoint({
    method: 'GET',
    path: '/api/companies/:id/logo',
    summary: 'The logo of a company, for its people, the staff who look after it and the freelances it shows its needs to',
    guards: [...member],
    params: z.object({ id }),
    // Changes with the logo, so that a browser asks for the new one.
    query: z.strictObject({ v: z.string().max(50).optional() }),
    response: 'file',
    cached: true,
  }),
};

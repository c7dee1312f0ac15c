import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { id } from '../core/fields.ts';
import { HistoryEntry, HistoryQuery } from '../core/history-entry.ts';
import { pageOf } from '../core/list-query.ts';
import { member } from '../core/routes.ts';
import { contactActs } from './contact.ts';
import { Contact, ContactInvite, ContactQuery, ContactUpdate } from './contact-schema.ts';

const guards = [...member, 'company'] as const;
const one = z.object({ id });
const view = { guards, permission: 'contacts.view' } as const;
const manage = { guards, permission: 'contacts.manage' } as const;
/** Each sends a mail, and an invitation tells whether an address is taken: enough for a whole team, too few to try a list of addresses. */
const limit = { max: 60, seconds: 600 };

/** The people of one's own company. */
export const contactApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/company/contacts',
    summary: 'The contacts of one’s own company',
    ...view,
    query: ContactQuery,
    response: pageOf(Contact),
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/company/contacts/:id',
    summary: 'One contact',
    ...view,
    params: one,
    response: Contact,
  }),
  history: endpoint({
    method: 'GET',
    path: '/api/company/contacts/:id/history',
    summary: 'What was done to a contact, and when the account was taken up',
    ...view,
    params: one,
    query: HistoryQuery,
    response: pageOf(HistoryEntry),
  }),
  export: endpoint({
    method: 'GET',
    path: '/api/company/contacts/export/:format',
    summary: 'The contacts, as filtered, as a file',
    ...view,
    params: z.object({ format: z.enum(['csv', 'xlsx']) }),
    query: ContactQuery.omit({ size: true, after: true, before: true }),
    response: 'file',
  }),
  invite: endpoint({
    method: 'POST',
    path: '/api/company/contacts',
    summary: 'Add a contact and send the invitation',
    ...manage,
    body: ContactInvite,
    response: Contact,
    status: 201,
    limit,
    idempotent: true,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/company/contacts/:id',
    summary: 'Change the function, the role and the divisions of a contact',
    ...manage,
    params: one,
    body: ContactUpdate,
    response: Contact,
  }),
  resend: endpoint({
    method: 'POST',
    path: '/api/company/contacts/:id/resend',
    summary: 'Send the invitation again',
    ...manage,
    params: one,
    response: Contact,
    limit,
  }),
  act: endpoint({
    method: 'POST',
    path: '/api/company/contacts/:id/:action',
    summary: 'Disable or activate a contact',
    ...manage,
    params: one.extend({ action: z.enum(contactActs) }),
    response: Contact,
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/api/company/contacts/:id',
    summary: 'Remove a contact: who never signed in goes, others are anonymised',
    ...manage,
    params: one,
    response: z.object({ done: z.literal(true) }),
  }),
};

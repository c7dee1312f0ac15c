import { z } from 'zod';
import { ActsAnswer } from '../core/acts-schema.ts';
import { endpoint } from '../core/endpoint.ts';
import { id } from '../core/fields.ts';
import { HistoryEntry, HistoryQuery } from '../core/history-entry.ts';
import { pageOf } from '../core/list-query.ts';
import { member } from '../core/routes.ts';
import { CurrentUser } from '../sessions/session-schema.ts';
import { EmailInput } from './email-schema.ts';
import { managedActions } from './managed-account.ts';
import { AccountQueues, ActInput, ActsInput, ContactRole, ManagedAccount, ManagedQuery, PersonInput } from './managed-account-schema.ts';

const admin = [...member, 'admin'] as const;
const one = z.object({ id });

export const managedAccountApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/accounts',
    summary: 'The accounts the administrators manage',
    guards: admin,
    query: ManagedQuery,
    response: pageOf(ManagedAccount),
  }),
  queues: endpoint({
    method: 'GET',
    path: '/api/admin/accounts/queues',
    summary: 'How many accounts wait for an administrator, or for their owner',
    guards: admin,
    response: AccountQueues,
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/admin/accounts/:id',
    summary: 'One account',
    guards: admin,
    params: one,
    response: ManagedAccount,
  }),
  history: endpoint({
    method: 'GET',
    path: '/api/admin/accounts/:id/history',
    summary: 'What happened to an account and what was done with it',
    guards: admin,
    params: one,
    query: HistoryQuery,
    response: pageOf(HistoryEntry),
  }),
  export: endpoint({
    method: 'GET',
    path: '/api/admin/accounts/export/:format',
    summary: 'The accounts, as filtered, as a file',
    guards: admin,
    params: z.object({ format: z.enum(['csv', 'xlsx']) }),
    query: ManagedQuery.omit({ size: true, after: true, before: true }),
    response: 'file',
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/admin/accounts',
    summary: 'Add somebody who has no account yet, and invite them',
    guards: admin,
    body: PersonInput,
    response: ManagedAccount,
    status: 201,
    idempotent: true,
  }),
  act: endpoint({
    method: 'POST',
    path: '/api/admin/accounts/:id/:action',
    summary:
      'Validate, refuse, invite, block, disable, delete an account, and the way back; a person who is refused or blocked is told why',
    guards: admin,
    params: one.extend({ action: z.enum(managedActions) }),
    body: ActInput,
    response: ManagedAccount.nullable(),
  }),
  giveRole: endpoint({
    method: 'PUT',
    path: '/api/admin/accounts/:id/role',
    summary: 'Give a contact another role of their company',
    guards: admin,
    params: one,
    body: ContactRole,
    response: ManagedAccount,
  }),
  correctEmail: endpoint({
    method: 'PUT',
    path: '/api/admin/accounts/:id/email',
    summary: 'Correct the address of somebody who has no login yet; an invitation that is out goes to the new one',
    guards: admin,
    params: one,
    body: EmailInput,
    response: ManagedAccount,
  }),
  actOnMany: endpoint({
    method: 'POST',
    path: '/api/admin/accounts/acts',
    summary: 'The same act on several accounts: those it fits are changed, the others are named with the cause',
    guards: admin,
    body: ActsInput,
    response: ActsAnswer,
  }),
  seeAs: endpoint({
    method: 'POST',
    path: '/api/admin/accounts/:id/see-as',
    summary: 'See the product as this person does, without being able to change anything',
    guards: admin,
    params: one,
    response: CurrentUser,
  }),
  signOut: endpoint({
    method: 'POST',
    path: '/api/admin/accounts/:id/sign-out',
    summary: 'End every session of this person, who may sign in again; answers with how many there were',
    guards: admin,
    params: one,
    response: z.object({ ended: z.int() }),
  }),
  seeAsSelf: endpoint({
    method: 'POST',
    path: '/api/see-as/end',
    summary: 'Be oneself again',
    guards: ['signedIn'],
    response: CurrentUser,
    whileSeeing: true,
  }),
};

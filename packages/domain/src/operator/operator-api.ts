import { z } from 'zod';
import { pictureRules } from '../accounts/own-account.ts';
import { endpoint } from '../core/endpoint.ts';
import { HistoryEntry, HistoryQuery } from '../core/history-entry.ts';
import { pageOf } from '../core/list-query.ts';
import { member } from '../core/routes.ts';
import { ManagedOperator, OperatorUpdate } from './operator-schema.ts';

const admin = [...member, 'admin'] as const;

/** What the operator decides for the whole product; its logo is for everybody. */
export const operatorApi = {
  manage: endpoint({
    method: 'GET',
    path: '/api/admin/operator',
    summary: 'The settings of the operator: what was chosen, and what holds without a choice',
    guards: admin,
    response: ManagedOperator,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/admin/operator',
    summary: 'Change some settings of the operator; empty or null goes back to the default',
    guards: admin,
    body: OperatorUpdate,
    response: ManagedOperator,
  }),
  history: endpoint({
    method: 'GET',
    path: '/api/admin/operator/history',
    summary: 'Who changed a setting of the operator, when, and from what to what',
    guards: admin,
    query: HistoryQuery,
    response: pageOf(HistoryEntry),
  }),
  setLogo: endpoint({
    method: 'PUT',
    path: '/api/admin/operator/logo',
    summary: 'Send the logo of the operator: the image itself is the body',
    guards: admin,
    upload: pictureRules,
    response: ManagedOperator,
    limit: { max: 30, seconds: 60 },
  }),
  removeLogo: endpoint({
    method: 'DELETE',
    path: '/api/admin/operator/logo',
    summary: 'Remove the logo of the operator',
    guards: admin,
    response: ManagedOperator,
  }),
  logo: endpoint({
    method: 'GET',
    path: '/api/operator/logo',
    summary: 'The logo of the operator, as pages and letters show it',
    guards: [],
    // Changes with the logo, so that a browser asks for the new one.
    query: z.strictObject({ v: z.string().max(50).optional() }),
    response: 'file',
    cached: true,
  }),
};

import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { id } from '../core/fields.ts';
import { HistoryEntry, HistoryQuery } from '../core/history-entry.ts';
import { pageOf } from '../core/list-query.ts';
import { type ListName, listNames, referenceLists } from '../core/reference-lists.ts';
import { member } from '../core/routes.ts';
import { moves, referentialMachine } from './referential.ts';
import {
  ReferenceChoice,
  ReferentialCreate,
  ReferentialQuery,
  ReferentialSummary,
  ReferentialUpdate,
  ReferentialValue,
} from './referential-schema.ts';

const admin = [...member, 'admin'] as const;
const inList = { list: z.enum(listNames) };
const oneValue = z.object({ ...inList, id });

/** Section 7. Visitors need the lists to sign up, but the names of client companies are for members. */
export const listEndpoint = (list: ListName) => {
  const { path, key, title } = referenceLists[list];
  return endpoint({
    method: 'GET',
    path,
    summary: `The reference list ${key}`,
    guards: list === 'companies' ? member : [],
    response: z.object({ [key]: z.array(ReferenceChoice[title]) }),
    cached: true,
  });
};

export const referentialApi = {
  summary: endpoint({
    method: 'GET',
    path: '/api/admin/referentials',
    summary: 'The reference lists with their counts',
    guards: admin,
    response: z.object({ lists: z.array(ReferentialSummary) }),
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/admin/referentials/:list/values',
    summary: 'The values of a list',
    guards: admin,
    params: z.object(inList),
    query: ReferentialQuery,
    response: pageOf(ReferentialValue),
  }),
  groups: endpoint({
    method: 'GET',
    path: '/api/admin/referentials/:list/groups',
    summary: 'The groups of a list of two levels',
    guards: admin,
    params: z.object(inList),
    response: z.object({ groups: z.array(z.object({ id, fr: z.string(), en: z.string() })) }),
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/admin/referentials/:list/values/:id',
    summary: 'One value',
    guards: admin,
    params: oneValue,
    response: ReferentialValue,
  }),
  history: endpoint({
    method: 'GET',
    path: '/api/admin/referentials/:list/values/:id/history',
    summary: 'Who changed a value, when, from what to what',
    guards: admin,
    params: oneValue,
    query: HistoryQuery,
    response: pageOf(HistoryEntry),
  }),
  export: endpoint({
    method: 'GET',
    path: '/api/admin/referentials/:list/export/:format',
    summary: 'The values of a list, as filtered, as a file',
    guards: admin,
    params: z.object({ ...inList, format: z.enum(['csv', 'xlsx']) }),
    query: ReferentialQuery.omit({ size: true, after: true, before: true }),
    response: 'file',
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/admin/referentials/:list/values',
    summary: 'Add a value',
    guards: admin,
    params: z.object(inList),
    body: ReferentialCreate,
    response: ReferentialValue,
    status: 201,
    idempotent: true,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/admin/referentials/:list/values/:id',
    summary: 'Change the texts of a value or its group',
    guards: admin,
    params: oneValue,
    body: ReferentialUpdate,
    response: ReferentialValue,
  }),
  act: endpoint({
    method: 'POST',
    path: '/api/admin/referentials/:list/values/:id/:action',
    summary: 'Disable or enable a value',
    guards: admin,
    params: oneValue.extend({ action: z.enum(referentialMachine.actionNames) }),
    response: ReferentialValue,
  }),
  move: endpoint({
    method: 'POST',
    path: '/api/admin/referentials/:list/values/:id/move',
    summary: 'Change the order of a value among its siblings',
    guards: admin,
    params: oneValue,
    body: z.strictObject({ to: z.enum(moves) }),
    // What already stands at the end it is sent to stays there, which is no failure but no move either.
    response: ReferentialValue.extend({ isMoved: z.boolean() }),
  }),
};

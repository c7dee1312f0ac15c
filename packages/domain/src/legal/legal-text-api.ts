import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { HistoryEntry, HistoryQuery } from '../core/history-entry.ts';
import { pageOf } from '../core/list-query.ts';
import { entered, member } from '../core/routes.ts';
import { CurrentUser } from '../sessions/session-schema.ts';
import { legalKinds } from './legal-text.ts';
import { LegalDraftInput, LegalPublication, LegalText, ManagedLegalText, TermsAcceptance } from './legal-text-schema.ts';

const admin = [...member, 'admin'] as const;
const oneText = z.object({ kind: z.enum(legalKinds) });

/** Terms of use, privacy policy and legal notice: read by everybody, written by administrators, accepted by each person. */
export const legalTextApi = {
  read: endpoint({
    method: 'GET',
    path: '/api/legal-texts/:kind',
    summary: 'A legal text: the version in force, or the one asked for, and the list of versions',
    guards: [],
    params: oneText,
    query: z.strictObject({ version: z.coerce.number().int().min(1).max(2_147_483_647).optional() }),
    response: LegalText,
    cached: true,
  }),
  accept: endpoint({
    method: 'POST',
    path: '/api/account/terms',
    summary: 'Accept the terms of use in force; refused when another version has come meanwhile',
    guards: entered,
    body: TermsAcceptance,
    response: CurrentUser,
  }),
  manage: endpoint({
    method: 'GET',
    path: '/api/admin/legal-texts/:kind',
    summary: 'The draft of a legal text and its published versions',
    guards: admin,
    params: oneText,
    response: ManagedLegalText,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/admin/legal-texts/:kind',
    summary: 'Change the draft of a legal text; what is published stays as it is',
    guards: admin,
    params: oneText,
    body: LegalDraftInput,
    response: ManagedLegalText,
  }),
  publish: endpoint({
    method: 'POST',
    path: '/api/admin/legal-texts/:kind/publish',
    summary: 'Publish the draft as the next version, which nobody can change any more',
    guards: admin,
    params: oneText,
    body: LegalPublication,
    response: ManagedLegalText,
  }),
  history: endpoint({
    method: 'GET',
    path: '/api/admin/legal-texts/:kind/history',
    summary: 'Who changed or published a legal text, and when',
    guards: admin,
    params: oneText,
    query: HistoryQuery,
    response: pageOf(HistoryEntry),
  }),
};

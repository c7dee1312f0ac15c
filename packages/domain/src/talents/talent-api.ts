import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { id } from '../core/fields.ts';
import { pageOf } from '../core/list-query.ts';
import { member } from '../core/routes.ts';
import { FoundTalent, OwnProfile, ProfileVisibility, Talent, TalentQuery } from './talent-schema.ts';

/** Names and rates are for companies the operator has let in. */
const view = { guards: [...member, 'company', 'validated'], permission: 'freelances.view' } as const;
const own = [...member, 'freelance'] as const;

/** The freelances as companies find them, and how each of them is found. */
export const talentApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/company/talents',
    summary: 'The freelances that companies may see',
    ...view,
    query: TalentQuery,
    response: pageOf(Talent),
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/company/talents/:id',
    summary: 'One freelance; of a hidden profile, only that it is hidden',
    ...view,
    params: z.object({ id }),
    response: FoundTalent,
  }),
  export: endpoint({
    method: 'GET',
    path: '/api/company/talents/export/:format',
    summary: 'The freelances, as filtered, as a file',
    ...view,
    params: z.object({ format: z.enum(['csv', 'xlsx']) }),
    query: TalentQuery.omit({ size: true, after: true, before: true }),
    response: 'file',
  }),
  ownProfile: endpoint({
    method: 'GET',
    path: '/api/account/profile',
    summary: 'Who sees one’s own profile, and what it lacks',
    guards: own,
    response: OwnProfile,
  }),
  visibility: endpoint({
    method: 'PUT',
    path: '/api/account/profile-visibility',
    summary: 'Hide one’s own profile from companies, or show it again',
    guards: own,
    body: ProfileVisibility,
    response: OwnProfile,
  }),
};

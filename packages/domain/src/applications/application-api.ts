import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { id } from '../core/fields.ts';
import { fileEndpoint } from '../core/record-files.ts';
import { resource } from '../core/resource.ts';
import { working } from '../core/routes.ts';
import { company, companyPeople, staff } from '../core/rules.ts';
import { pdfEndpoint } from '../profiles/profile-pdf.ts';
import { WholeTalent } from '../talents/talent-schema.ts';
import { Application, applicationFlow, applicationListing, ratingStars } from './application.ts';
import { Engaged, EngageInput, Engagement } from './engagement.ts';
import { Meeting } from './meetings.ts';

const path = '/api/applications';
const params = z.object({ id });
/** Who accepts somebody, and opens projects. */
const engaging = { guards: working, permission: 'applications.decide&projects.edit', by: [staff, companyPeople] } as const;
const readers = [staff, company('applications.view')] as const;

export const applications = resource(
  {
    path,
    noun: 'application',
    about: 'The applications of freelances to needs: sent, qualified, met, decided',
    flow: applicationFlow,
    record: Application,
    listing: applicationListing,
  },
  {
    calendar: endpoint({
      ...{ method: 'GET', path: `${path}/:id/calendar`, summary: 'The interview of one application, as a file for a calendar' },
      ...{ guards: working, by: applicationFlow.view, params, response: 'file' },
    }),
    meetings: endpoint({
      ...{
        method: 'GET',
        path: `${path}/:id/meetings`,
        summary: 'The interviews to come that a slot of this application must not collide with',
      },
      // Of the candidate's only when: whom else they meet is theirs to tell.
      ...{ guards: working, by: readers, params, response: z.object({ rows: z.array(Meeting) }) },
    }),
    profile: endpoint({
      ...{
        method: 'GET',
        path: `${path}/:id/profile`,
        summary: 'What the candidate of an application tells of themselves',
        guards: working,
      },
      // Whoever applies shows themselves, also with a profile that others do not find.
      ...{ by: readers, params, response: z.object({ profile: WholeTalent.nullable() }) },
    }),
    pdf: pdfEndpoint({ path, of: 'a candidate', guards: working, by: readers }),
    rate: endpoint({
      ...{ method: 'PUT', path: `${path}/:id/rating`, summary: 'Say what one makes of a candidate, for one’s own team', guards: working },
      ...{ by: readers, params, body: z.strictObject({ stars: ratingStars.nullable() }), response: Application },
    }),
    engagement: endpoint({
      ...{ method: 'GET', path: `${path}/:id/engagement`, summary: 'What to look at before one engages a candidate' },
      ...{ ...engaging, params, response: Engagement },
    }),
    engage: endpoint({
      ...{ method: 'POST', path: `${path}/:id/engage`, summary: 'Accept one application and open its delivery, in one step' },
      ...{ ...engaging, params, body: EngageInput, response: Engaged, idempotent: true },
    }),
    clock: endpoint({
      ...{ method: 'GET', path: `${path}/clock`, summary: 'The clock that interviews are told by: the operator’s', guards: working },
      ...{ by: applicationFlow.view, response: z.object({ timeZone: z.string() }) },
    }),
  },
);

/** The resume that was sent with an application. */
export const applicationApi = { file: fileEndpoint(applications) };

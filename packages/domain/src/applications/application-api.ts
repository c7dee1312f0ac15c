import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { id } from '../core/fields.ts';
import { resource } from '../core/resource.ts';
import { working } from '../core/routes.ts';
import { Application, applicationFlow, applicationListing } from './application.ts';

const path = '/api/applications';

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
      ...{ guards: working, by: applicationFlow.view, params: z.object({ id }), response: 'file' },
    }),
  },
);

import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { id } from '../core/fields.ts';
import { resource } from '../core/resource.ts';
import { working } from '../core/routes.ts';
import { Deputy, deputyFlow, deputyListing } from './deputy.ts';

const path = '/api/deputies';

export const deputies = resource(
  {
    path,
    noun: 'absence',
    about: 'The absences of those who validate, and who stands in for them',
    flow: deputyFlow,
    record: Deputy,
    listing: deputyListing,
  },
  {
    people: endpoint({
      ...{
        method: 'GET',
        path: `${path}/people`,
        summary: 'The colleagues who could stand in for oneself',
        guards: working,
        by: deputyFlow.view,
      },
      response: z.array(z.object({ id, name: z.string(), picture: z.string().nullable() })),
    }),
  },
);

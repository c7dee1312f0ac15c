import { z } from 'zod';
import { actsAtOnce } from '../core/acts.ts';
import { endpoint } from '../core/endpoint.ts';
import { id } from '../core/fields.ts';
import { resource } from '../core/resource.ts';
import { working } from '../core/routes.ts';
import { PeopleList, peopleListFlow, peopleListListing } from './people-list.ts';

const path = '/api/people-lists';
/** As for the profiles themselves: a company once the operator has let it in. */
const who = { guards: [...working, 'validated'], by: peopleListFlow.view } as const;
const params = z.object({ id });

/** What one keeps of somebody: among one's favourites or not, and in which of one's lists. */
export const Kept = z.object({ isFavourite: z.boolean(), listIds: z.array(id) });
export type Kept = z.infer<typeof Kept>;

export const peopleLists = resource(
  {
    ...{ path, noun: 'list of people', about: 'The freelances that somebody keeps in lists, and among their favourites' },
    ...{ flow: peopleListFlow, record: PeopleList, listing: peopleListListing, guards: who.guards },
  },
  {
    people: endpoint({
      ...{ method: 'PUT', path: `${path}/:id/people`, summary: 'Put some people into a list, or take them out', ...who, params },
      body: z.strictObject({ personIds: z.array(id).min(1).max(actsAtOnce), isIn: z.boolean() }),
      response: PeopleList,
    }),
    kept: endpoint({
      ...{ method: 'GET', path: `${path}/of/:id`, summary: 'Whether somebody is among one’s favourites, and in which lists' },
      ...{ ...who, params, response: Kept },
    }),
    favour: endpoint({
      ...{ method: 'PUT', path: `${path}/of/:id/favourite`, summary: 'Keep somebody among one’s favourites, or no longer', ...who, params },
      ...{ body: z.strictObject({ isFavourite: z.boolean() }), response: Kept },
    }),
  },
);

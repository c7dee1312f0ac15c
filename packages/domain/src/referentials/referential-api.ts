import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { id } from '../core/fields.ts';
import { type ListName, listNames, referenceLists } from '../core/reference-lists.ts';
import { resource } from '../core/resource.ts';
import { member, working } from '../core/routes.ts';
import { admin } from '../core/rules.ts';
import { ReferentialMove, ReferentialValue, referentialFlow, referentialListing } from './referential.ts';

const choice = { id: z.string() };
const Group = z.object({ ...choice, value: z.string() });
/** What the public lists give, by the name of their title field. */
const ReferenceChoice = {
  value: z.object({ ...choice, value: z.string(), group: Group.optional() }),
  name: z.object({ ...choice, name: z.string() }),
};

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

export const ReferentialSummary = z.object({
  list: z.enum(listNames),
  enabled: z.int(),
  disabled: z.int(),
  updatedAt: z.string().nullable(),
});
export type ReferentialSummary = z.infer<typeof ReferentialSummary>;

const path = '/api/reference-values';
const calling = { guards: working, by: [admin] } as const;

/** The values of the reference lists, for those who keep them; companies are only looked at here. */
export const referentials = resource(
  {
    path,
    noun: 'reference value',
    about: 'The reference lists and their administration',
    flow: referentialFlow,
    record: ReferentialValue,
    listing: referentialListing,
  },
  {
    summary: endpoint({
      ...{ method: 'GET', path: `${path}/summary`, summary: 'The reference lists with their counts', ...calling },
      response: z.object({ lists: z.array(ReferentialSummary) }),
    }),
    groups: endpoint({
      ...{ method: 'GET', path: `${path}/groups`, summary: 'The groups of a list of two levels', ...calling },
      query: z.strictObject({ list: z.enum(listNames) }),
      response: z.object({ groups: z.array(z.object({ id, fr: z.string(), en: z.string() })) }),
    }),
    move: endpoint({
      ...{ method: 'POST', path: `${path}/:id/move`, summary: 'Change the order of a value among its siblings', ...calling },
      ...{ params: z.object({ id }), body: ReferentialMove },
      // What already stands at the end it is sent to stays there, which is no failure but no move either.
      response: ReferentialValue.extend({ isMoved: z.boolean() }),
    }),
  },
);

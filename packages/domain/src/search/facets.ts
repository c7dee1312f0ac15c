import { z } from 'zod';
import { type EndpointSpec, endpoint } from '../core/endpoint.ts';
import { countQuery } from '../core/list-query.ts';
import type { Listing } from '../core/listing.ts';
import type { GuardName } from '../core/routes.ts';
import type { Rule } from '../core/rules.ts';

/** How a word of a search was understood: as it is, as the beginning or a part of others, corrected, as a name; or not at all. */
export const understandings = ['word', 'beginning', 'part', 'typo', 'name', 'unknown'] as const;

/** Daily rates as people compare them, as the filter takes them. */
export const rateSteps = ['..400', '400..500', '500..600', '600..700', '700..'] as const;

export const Facets = z.object({
  /** Of each word that was looked for. `as`: the words it was taken for, of which every one is in something that was found. */
  understood: z.array(z.object({ word: z.string(), how: z.enum(understandings), as: z.array(z.string()) })),
  /** By filter: how many there would be with each of its values, as the other filters are set. The most frequent first. */
  facets: z.record(z.string(), z.array(z.object({ value: z.string(), count: z.int() }))),
  /** More was found than is counted. */
  isMore: z.boolean(),
});
export type Facets = z.infer<typeof Facets>;

type Narrowed<Path extends string, L extends Listing> = {
  path: Path;
  noun: string;
  listing: L;
  guards: readonly GuardName[];
  by: readonly Rule<never>[];
};
/** The counts of a list, asked for besides its page: rows need not wait for them. */
export const facetsOf = <const Path extends string, const L extends Listing>({ path, noun, listing, ...who }: Narrowed<Path, L>) =>
  endpoint({
    ...{
      method: 'GET',
      path: `${path}/facets` as const,
      summary: `How many there are of each ${noun} filter, and how words were understood`,
    },
    ...{ ...who, query: countQuery(listing), response: Facets },
  }) satisfies EndpointSpec;

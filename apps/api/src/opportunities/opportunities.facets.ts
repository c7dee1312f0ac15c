import type { EndpointSpec } from '@jalon/domain/core/endpoint';
import { readRange } from '@jalon/domain/core/ranges';
import type { opportunities } from '@jalon/domain/opportunities/opportunity-api';
import { rateSteps } from '@jalon/domain/search/facets';
import type { Context } from '../core/context.ts';
import { sql } from '../db/sql.ts';
import { stepsOf } from '../search/facet-steps.ts';
import { type FacetColumns, readFacets } from '../search/facets.queries.ts';
import { opportunityRecords } from './opportunities.records.ts';

const { rate } = opportunityRecords.store.filters;

/** What needs are counted by. Neither the company nor its people: an anonymous need would be counted among them. */
const columns: FacetColumns = {
  contract: sql`array[o.contract_type]`,
  remote: sql`array[o.remote]`,
  sector: sql`array[o.expertise_area]`,
  profession: sql`o.activity_areas`,
  area: sql`array[o.mobility_area]`,
  duration: sql`array[o.duration]`,
  skills: sql`o.skills`,
  rate: stepsOf(rateSteps, (step) => rate(readRange('money', step) ?? {})),
};

export const opportunityFacets = {
  facets: ({ tx, actor, query }: Context<typeof opportunities.more.facets & EndpointSpec>) =>
    readFacets(tx, {
      columns,
      asked: query,
      listed: (asked) => opportunityRecords.listed(actor, { ...asked, sort: 'newest', dir: 'desc' } as never),
    }),
};

import type { EndpointSpec } from '@jalon/domain/core/endpoint';
import { readRange } from '@jalon/domain/core/ranges';
import { rateSteps } from '@jalon/domain/search/facets';
import { availabilities } from '@jalon/domain/talents/talent';
import type { talents } from '@jalon/domain/talents/talent-api';
import type { Context } from '../core/context.ts';
import { sql } from '../db/sql.ts';
import type { Zone } from '../operator/house.ts';
import { stepsOf } from '../search/facet-steps.ts';
import { type FacetColumns, readFacets } from '../search/facets.queries.ts';
import { talentRecordsIn } from './talents.records.ts';

export function talentFacets(timeZone: Zone) {
  const records = talentRecordsIn(timeZone);
  const { rate, availability } = records.store.filters;
  const columns: FacetColumns = {
    skills: sql`p.skills`,
    profession: sql`p.professions`,
    rate: stepsOf(rateSteps, (step) => rate(readRange('money', step) ?? {})),
    availability: stepsOf(availabilities, (one) => availability([one])),
    experience: sql`array[p.experience]`,
    contract: sql`array[p.contract_type]`,
    area: sql`p.areas`,
    remote: sql`array[p.remote]`,
  };
  return {
    facets: ({ tx, actor, query }: Context<typeof talents.more.facets & EndpointSpec>) =>
      readFacets(tx, { columns, asked: query, listed: (asked) => records.listed(actor, { ...asked, sort: 'name' } as never) }),
  };
}

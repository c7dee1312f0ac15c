import type { ListQuery } from '@jalon/domain/core/listing';
import type { opportunityListing } from '@jalon/domain/opportunities/opportunity';
import type { Tab } from './use-place.ts';

export type NeedsQuery = ListQuery<typeof opportunityListing>;

/** What is posted; of the favourites also what no longer is, where one has applied. */
export function needsQueryOf(tab: Tab, { size: _, after: __, before: ___, state: ____, mine: _____, ...query }: NeedsQuery) {
  return tab === 'favourites' ? { ...query, mine: 'favourite' as const } : { ...query, state: 'posted' as const };
}

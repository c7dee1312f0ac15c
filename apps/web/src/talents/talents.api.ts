import { talents } from '@jalon/domain/talents/talent-api';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../core/call.ts';
import { resourceClient } from '../core/resource.ts';

export const talentClient = resourceClient(talents);

/** Of a hidden profile, only that it is hidden. */
export const talentQuery = (id: string) =>
  queryOptions({
    queryKey: [...talentClient.key, 'one', id],
    queryFn: ({ signal }) => call('GET /api/talents/:id', { params: { id } }, { signal }),
  });

type TalentQuery = NonNullable<Parameters<typeof talentClient.list>[0]>;
/** Asked once the rows are there: they need not wait for what could be chosen next. */
export const talentFacetsQuery = ({ sort: _, dir: __, size: ___, after: ____, before: _____, ...query }: TalentQuery, isSettled: boolean) =>
  queryOptions({
    queryKey: [...talentClient.key, 'facets', query],
    queryFn: ({ signal }) => call('GET /api/talents/facets', { query }, { signal }),
    placeholderData: keepPreviousData,
    enabled: isSettled,
  });

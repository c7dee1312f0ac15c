import { talents } from '@jalon/domain/talents/talent-api';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../core/call.ts';
import { resourceClient } from '../core/resource.ts';

export const talentClient = resourceClient(talents);

/** Of a hidden profile, only that it is hidden. */
export const talentQuery = (id: string) =>
  queryOptions({
    queryKey: [...talentClient.key, 'one', id],
    queryFn: ({ signal }) => call('GET /api/talents/:id', { params: { id } }, { signal }),
  });

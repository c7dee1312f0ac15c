import { retentions } from '@jalon/domain/retention/retention-api';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../core/call.ts';
import { resourceClient } from '../core/resource.ts';

/** Who has gone stands in no other list. */
export const retentionClient = resourceClient(retentions, { touches: [['/api/accounts'], ['consent']] });

export const consentQuery = queryOptions({
  queryKey: ['consent', 'own'],
  queryFn: ({ signal }) => call('GET /api/consent', {}, { signal }),
});

export const openingsQuery = queryOptions({
  queryKey: ['consent', 'openings'],
  queryFn: ({ signal }) => call('GET /api/consent/openings', {}, { signal }),
});

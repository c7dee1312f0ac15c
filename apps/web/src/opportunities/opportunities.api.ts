import { opportunities } from '@jalon/domain/opportunities/opportunity-api';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../core/call.ts';
import { resourceClient } from '../core/resource.ts';
import type { Finding } from '../ui/finding.ts';

export const opportunityClient = resourceClient(opportunities);
const { key } = opportunityClient;

export type NeedQuery = Omit<Parameters<typeof opportunityClient.list>[0], 'after' | 'before' | 'size'>;

/** The needs beside the one that is open: page after page, as far as one goes down. */
export const needsQuery = (query: NeedQuery) =>
  infiniteQueryOptions({
    queryKey: [...key, 'pages', query],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/opportunities', { query: { ...query, size: 25, ...(pageParam && { after: pageParam }) } }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });

/** Of each tab, narrowed as the list is, but for words. */
export const needCountsQuery = ({ companyId, contract, remote, candidates }: Omit<NeedQuery, 'sort' | 'dir' | 'state'>) => {
  const query = { companyId, contract, remote, candidates };
  return queryOptions({
    queryKey: [...key, 'counts', query],
    queryFn: ({ signal }) => call('GET /api/opportunities/counts', { query }, { signal }),
    placeholderData: keepPreviousData,
  });
};

type Around = { companyId: string | null; divisionId: string | null };
/** What the form of a need chooses from: of the company that it is for. */
export const aroundQuery = ({ companyId, divisionId }: Around) =>
  queryOptions({
    queryKey: [...key, 'around', companyId, divisionId],
    queryFn: ({ signal }) =>
      call('GET /api/opportunities/people', { query: { ...(companyId && { companyId }), ...(divisionId && { divisionId }) } }, { signal }),
    placeholderData: keepPreviousData,
  });

/** Needs to start another one from. */
export const findNeeds = (q: string): Finding => ({
  queryKey: [...key, 'found', q],
  queryFn: async ({ signal }) => {
    const { rows, next } = await call('GET /api/opportunities', { query: { size: 25, ...(q && { q }) } }, { signal });
    return { found: rows.map(({ id, title }) => ({ id, name: title })), isMore: next !== null };
  },
});

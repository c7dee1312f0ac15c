import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { proposalClient } from './proposals.api.ts';

/** The need that `?proposal=<id>` of a notification is about, once it is known. */
export function useProposedNeed(): string | undefined {
  const id = useSearchParams()[0].get('proposal') ?? undefined;
  return useQuery({ ...proposalClient.one(id ?? ''), enabled: id !== undefined }).data?.opportunityId;
}

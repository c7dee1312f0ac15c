import type { Opportunity } from '@jalon/domain/opportunities/opportunity';
import type { Proposal } from '@jalon/domain/proposals/proposal';
import { proposals } from '@jalon/domain/proposals/proposal-api';
import { call } from '../core/call.ts';
import { resourceClient } from '../core/resource.ts';
import { opportunityClient } from '../opportunities/opportunities.api.ts';
import type { Finding } from '../ui/finding.ts';
import type { Tone } from '../ui/state-badge.tsx';

export const proposalClient = resourceClient(proposals, { touches: [opportunityClient.key] });

export const ofPersonQuery = (profileId: string) => proposalClient.list({ profileId, size: 25 });
export const ofNeedQuery = (opportunityId: string) => proposalClient.list({ opportunityId, size: 100 });

export const stateTones: Record<Proposal['state'], Tone> = {
  asked: 'accent',
  accepted: 'positive',
  declined: 'negative',
  withdrawn: 'neutral',
};

/** With whose it is, for who has those of several. */
export const needName = ({ title, company }: Pick<Opportunity, 'title' | 'company'>, isOfSeveral: boolean): string =>
  company && isOfSeveral ? `${title} · ${company.name}` : title;

/** Needs that are posted; those that can still be proposed to somebody, by their profile. Of the same name, they are told apart by where they are. */
export const findPosted =
  (isOfSeveral: boolean, proposableTo?: string) =>
  (q: string): Finding => ({
    queryKey: [...opportunityClient.key, 'posted', q, proposableTo],
    queryFn: async ({ signal }) => {
      const query = { state: 'posted', size: 25, ...(q && { q }), ...(proposableTo && { proposableTo }) } as const;
      const { rows, next } = await call('GET /api/opportunities', { query }, { signal });
      const isTwin = (name: string) => rows.filter((need) => needName(need, isOfSeveral) === name).length > 1;
      return {
        found: rows.map((need) => {
          const name = needName(need, isOfSeveral);
          return { id: need.id, name: isTwin(name) ? [name, need.division, need.place].filter(Boolean).join(' · ') : name };
        }),
        isMore: next !== null,
      };
    },
  });

import type { Opportunity, OpportunityState } from '@jalon/domain/opportunities/opportunity';
import { opportunityListing } from '@jalon/domain/opportunities/opportunity';
import { useMediaQuery } from '@mantine/hooks';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { applicationClient } from '../applications/applications.api.ts';
import { proposalClient } from '../proposals/proposals.api.ts';
import { readTable } from '../ui/use-table-state.ts';
import { tabStates } from './need-look.ts';
import { needsQuery, opportunityClient } from './opportunities.api.ts';

/** Below it the list and the need are two pages. */
const wide = '(min-width: 64em)';

const stateIn = (parameters: URLSearchParams) => tabStates.find((one) => one === parameters.get('state'));
/** What narrows the needs of every tab. */
export function filtersIn(parameters: URLSearchParams) {
  const { q, companyId, contract, remote, candidates } = readTable(opportunityListing, parameters);
  return { q, companyId, contract, remote, candidates };
}

/** The list that an address asks for. Of a need that is named the tab is known only with the need. */
export function needsIn(parameters: URLSearchParams, isNamed: boolean) {
  const state = stateIn(parameters) ?? (isNamed ? undefined : 'posted');
  return state && needsQuery({ state, ...filtersIn(parameters) });
}

/**
 * Which need is open, and among which. The address names the need, or one of its applications; where there is room and it names none, the
 * first of the list is open. The tab is the one of the need: a need that is posted takes the list along. `gone` is on its way
 * out: it is no longer among the others.
 */
export function useOpenNeed(gone: string | undefined) {
  const [parameters] = useSearchParams();
  const { selected_application_id: applicationId } = useParams();
  const isWide = useMediaQuery(wide, undefined, { getInitialValueInEffect: false }) ?? true;
  const application = useQuery({ ...applicationClient.one(applicationId ?? ''), enabled: applicationId !== undefined });
  const proposalId = parameters.get('proposal') ?? undefined;
  const proposal = useQuery({ ...proposalClient.one(proposalId ?? ''), enabled: proposalId !== undefined });
  const named = parameters.get('need') ?? application.data?.opportunityId ?? proposal.data?.opportunityId;
  const wanted = named === gone ? undefined : named;
  const isNamed = wanted !== undefined || applicationId !== undefined || proposalId !== undefined;
  const read = useQuery({ ...opportunityClient.one(wanted ?? ''), enabled: wanted !== undefined });

  const asked = stateIn(parameters);
  const isKnown = !isNamed || asked !== undefined || read.data !== undefined || read.isError || application.isError || proposal.isError;
  const state: OpportunityState = read.data?.state ?? asked ?? 'posted';
  const filters = useMemo(() => filtersIn(parameters), [parameters]);
  const list = useInfiniteQuery({ ...needsQuery({ state, ...filters }), enabled: isKnown });
  const rows = useMemo(() => list.data?.pages.flatMap((page) => page.rows).filter(({ id }) => id !== gone) ?? [], [list.data, gone]);

  // While a search is typed the one before stays open: it may be the first again. One of another tab does not.
  const isOfTab = !list.isPlaceholderData || rows[0]?.state === state;
  const first = !isNamed && isWide && isOfTab ? rows[0] : undefined;
  const listed = rows.find(({ id }) => id === wanted) ?? first;
  const need: Opportunity | undefined = read.data ?? listed;
  return {
    state,
    rows,
    list,
    need,
    isWide,
    /** On a phone: the need has the page. */
    isNamed,
    isNarrowed: Object.values(filters).some(Boolean),
    isComing: isNamed && !need && !application.error && !proposal.error && !read.error,
    error: application.error ?? proposal.error ?? read.error,
    retry: () => void (application.error ? application.refetch() : proposal.error ? proposal.refetch() : read.refetch()),
  };
}

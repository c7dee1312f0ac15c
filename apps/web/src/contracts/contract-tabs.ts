import type { ContractState } from '@jalon/domain/contracts/contract';
import { contractListing } from '@jalon/domain/contracts/contract';
import { addDays } from '@jalon/domain/core/dates';
import { operatorNow } from '../core/operator.ts';
import { ownToday } from '../core/today.ts';
import { readTable } from '../ui/use-table-state.ts';
import { askedOf, contractClient, contractsIn, type Narrow } from './contracts.api.ts';

export const contractTabs = ['follow', 'running', 'over'] as const;
export type ContractTab = (typeof contractTabs)[number];
/** `ending`: of those in force, the ones whose end is announced. */
export type ContractGroup = ContractState | 'ending';

const groups: Record<ContractTab, readonly ContractGroup[]> = {
  follow: ['sent', 'draft', 'ending'],
  running: ['signed'],
  over: ['ended', 'cancelled'],
};
export const groupsOf = (tab: ContractTab): readonly ContractGroup[] => groups[tab];

export const tabIn = (parameters: URLSearchParams): ContractTab => contractTabs.find((tab) => tab === parameters.get('tab')) ?? 'follow';

export const allGroups = contractTabs.flatMap((tab) => groups[tab]);

const ending = () => `${ownToday()}..${addDays(ownToday(), Math.max(...operatorNow().contractReminders))}`;
/** Those whose end is asked for are all shown, whenever that is. */
const stateOf = (group: ContractGroup) => (group === 'ending' ? 'signed' : group);
const narrowOf = (group: ContractGroup, narrow: Narrow): Narrow =>
  group === 'ending' && narrow.ends === undefined ? { ...narrow, ends: ending() } : narrow;
export const queryOf = (group: ContractGroup, narrow: Narrow) => contractsIn(stateOf(group), narrowOf(group, narrow));

/** How many a group holds. */
export const totalQuery = (group: ContractGroup, narrow: Narrow) => ({
  ...contractClient.list({ size: 10, state: stateOf(group), ...askedOf(narrowOf(group, narrow)) }),
  select: ({ total: { count } }: { total: { count: number } }) => count,
});

/** What the address narrows the list to. */
export const narrowIn = (parameters: URLSearchParams): Narrow => {
  const { q, ofType, companyId, commercialId, ends } = readTable(contractListing, parameters);
  return { q, ofType, companyId, commercialId, ends };
};

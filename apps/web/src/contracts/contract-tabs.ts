import type { ContractState } from '@jalon/domain/contracts/contract';
import { endWarnings } from '@jalon/domain/contracts/contract';
import { addDays } from '@jalon/domain/core/dates';
import { ownToday } from '../core/today.ts';
import { contractClient, contractsIn } from './contracts.api.ts';

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

const ending = () => `${ownToday()}..${addDays(ownToday(), endWarnings[0])}`;
export const queryOf = (group: ContractGroup) => (group === 'ending' ? contractsIn('signed', ending()) : contractsIn(group));

/** How many a group holds. */
export const totalQuery = (group: ContractGroup) => ({
  ...contractClient.list({ size: 10, ...(group === 'ending' ? { state: 'signed', ends: ending() } : { state: group }) }),
  select: ({ total: { count } }: { total: { count: number } }) => count,
});

import type { ContractState } from '@jalon/domain/contracts/contract';
import { endWarnings } from '@jalon/domain/contracts/contract';
import { addDays } from '@jalon/domain/core/dates';
import { ownToday } from '../core/today.ts';
import { contractsIn } from './contracts.api.ts';

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

export const queryOf = (group: ContractGroup) =>
  group === 'ending' ? contractsIn('signed', `${ownToday()}..${addDays(ownToday(), endWarnings[0])}`) : contractsIn(group);

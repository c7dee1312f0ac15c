import type { Contract } from '@jalon/domain/contracts/contract';
import { useQuery } from '@tanstack/react-query';
import { amendmentsOf, contractClient } from './contracts.api.ts';

/** The contract that all began with, and its amendments, the first one first. */
export function useVersions(contract: Contract): { first: Contract | undefined; amendments: Contract[] } {
  const firstId = contract.amendsId ?? contract.id;
  const first = useQuery({ ...contractClient.one(firstId), enabled: contract.amendsId !== null }).data;
  const rows = useQuery(amendmentsOf(firstId)).data?.rows ?? [];
  return {
    first: contract.amendsId === null ? contract : first,
    amendments: rows.filter(({ amendsId }) => amendsId === firstId).toSorted((one, other) => one.amendment - other.amendment),
  };
}

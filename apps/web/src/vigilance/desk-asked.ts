import type { Listing, ListQuery } from '@jalon/domain/core/listing';
import { deskTypes } from '@jalon/domain/vigilance/vigilance';
import { readTable } from '../ui/use-table-state.ts';

/** What the desk is narrowed by, kept in the address as that of any list; its order is its own. */
export const deskListing = {
  sorts: ['startsOn'],
  filters: { type: deskTypes, companyId: 'id', commercialId: 'id' },
} as const satisfies Listing;

export type DeskAsked = Pick<ListQuery<typeof deskListing>, 'q' | 'type' | 'companyId' | 'commercialId'>;

export function deskAskedIn(parameters: URLSearchParams): DeskAsked {
  const { q, type, companyId, commercialId } = readTable(deskListing, parameters);
  return { ...(q && { q }), ...(type && { type }), ...(companyId && { companyId }), ...(commercialId && { commercialId }) };
}

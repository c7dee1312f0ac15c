import type { SyncKind } from '@jalon/domain/connector/sync-line';

/** What a run does, as it is counted and filtered. A conflict is a value that changes, once it is decided. */
export const syncLots = ['all', 'added', 'changed', 'disabled', 'refused', 'linked'] as const;
export type SyncLot = (typeof syncLots)[number];

export const lotIn = (given: string | undefined): SyncLot => syncLots.find((lot) => lot === given) ?? 'all';

export const isInLot = (kind: SyncKind, lot: SyncLot): boolean =>
  lot === 'all' || kind === lot || (lot === 'changed' && kind === 'conflict');

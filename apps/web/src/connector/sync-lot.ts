import type { SyncKind, SyncLine } from '@jalon/domain/connector/sync-line';

/** What a run does, as it is counted and filtered. A conflict is a value that changes, once it is decided. */
export const syncLots = ['all', 'added', 'changed', 'disabled', 'refused', 'linked'] as const;
export type SyncLot = (typeof syncLots)[number];

export const lotIn = (given: string | undefined): SyncLot => syncLots.find((lot) => lot === given) ?? 'all';

export const isInLot = (kind: SyncKind, lot: SyncLot): boolean =>
  lot === 'all' || kind === lot || (lot === 'changed' && kind === 'conflict');

const shownFirst = 12;

/** The lines of a list in the order they are shown, and how many of them at first. */
export function foldedOf<Line extends Pick<SyncLine, 'kind'>>(lines: readonly Line[], lot: SyncLot): { lines: Line[]; shown: number } {
  if (lot === 'linked') return { lines: [...lines], shown: shownFirst };
  const changes = lines.filter(({ kind }) => kind !== 'linked');
  return { lines: [...changes, ...lines.filter(({ kind }) => kind === 'linked')], shown: Math.min(changes.length, shownFirst) };
}

import { href } from '@jalon/domain/core/routes';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

export const syncSides = ['preview', 'mapping', 'journal'] as const;
export type SyncSide = (typeof syncSides)[number];

type Place = { run?: string | undefined; list?: string | undefined; lot?: string | undefined };

/** The address of a side of the synchronisation, which stands beside the lists. */
export function syncHref(tab: SyncSide, place: Place = {}): string {
  const parameters = new URLSearchParams({ tab });
  for (const [name, value] of Object.entries(place)) if (value) parameters.set(name, value);
  return `${href('admin.referentials')}?${parameters}`;
}

/** A notification leads to a run without naming the side. */
export const sideIn = (parameters: URLSearchParams): SyncSide | undefined =>
  syncSides.find((side) => side === parameters.get('tab')) ?? (parameters.has('run') ? 'preview' : undefined);

/** What of a run is shown. */
export function useSyncPlace(): Place & { hrefWith: (change: Place) => string } {
  const [parameters] = useSearchParams();
  const [run, list, lot] = ['run', 'list', 'lot'].map((name) => parameters.get(name) ?? undefined);
  const hrefWith = useCallback((change: Place) => syncHref('preview', { run, list, lot, ...change }), [run, list, lot]);
  return { run, list, lot, hrefWith };
}

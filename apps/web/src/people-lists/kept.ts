import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { idPattern } from '../core/ids.ts';
import { listsQuery } from './people-lists.api.ts';

/** Which of the people one keeps a screen shows, as its address says it: favourites, the lists, or those of one list. */
export type KeptPlace = 'all' | 'favourites' | 'lists' | { listId: string };

export function readKept(parameters: URLSearchParams): KeptPlace {
  const kept = parameters.get('kept') ?? '';
  if (kept === 'favourites' || kept === 'lists') return kept;
  return idPattern.test(kept) ? { listId: kept } : 'all';
}

/** What a list of people is asked for besides its own filters. */
export function keptFilters(place: KeptPlace): { mine?: 'favourite'; listId?: string } {
  if (place === 'favourites') return { mine: 'favourite' };
  return typeof place === 'object' ? place : {};
}

/** The address of the same list of people with some of those one keeps: other filters would hide them. */
export function keptHref(parameters: URLSearchParams, kept?: string): string {
  const written = new URLSearchParams();
  const tab = parameters.get('tab');
  if (tab) written.set('tab', tab);
  if (kept) written.set('kept', kept);
  return `?${written}`;
}

export function useKept() {
  const [parameters] = useSearchParams();
  const place = readKept(parameters);
  const { data: lists, error, refetch } = useQuery(listsQuery);
  const open = typeof place === 'object' ? lists?.rows.find((list) => list.id === place.listId) : undefined;
  return {
    place,
    lists,
    error: lists ? null : error,
    retry: () => void refetch(),
    open,
    isLost: typeof place === 'object' && lists !== undefined && !open,
  };
}

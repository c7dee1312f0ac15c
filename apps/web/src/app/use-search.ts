import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { CallError, call, reportFailure } from '../core/call.ts';
import { matching } from './palette-filter.ts';

/** The pause in typing after which the server is asked. */
const pause = 150;
const least = 2;

/** Not moved to another screen by a server that fails: whoever searches is told here. A session that is over concerns the whole page. */
async function find(q: string, signal: AbortSignal) {
  try {
    return (await call('GET /api/search', { query: { q } }, { signal, isQuiet: true })).hits;
  } catch (error) {
    if (error instanceof CallError && error.status === 401) reportFailure('signedOut');
    throw error;
  }
}

/**
 * What the server finds for the words typed. Until it answers, what was found for the words before stays as far as it fits these too: it
 * neither flickers nor offers what is not meant.
 */
export function useSearch(typed: string) {
  const text = typed.trim();
  const [q] = useDebouncedValue(text, pause);
  const isAsked = text.length >= least;
  const { data, isFetching, isPlaceholderData, error, refetch } = useQuery({
    queryKey: ['/api/search', q],
    queryFn: ({ signal }) => find(q, signal),
    enabled: isAsked && q.length >= least,
    placeholderData: keepPreviousData,
    retry: false,
  });
  const isOfOthers = q !== text || isPlaceholderData;
  const known = isAsked && !(error && !isFetching) ? (data ?? []) : [];
  return {
    hits: isOfOthers ? known.filter(({ label, detail }) => matching(text, { label, description: detail })) : known,
    isSearching: isAsked && (q !== text || isFetching),
    isFailed: isAsked && q === text && !isFetching && error !== null,
    retry: () => void refetch(),
  };
}

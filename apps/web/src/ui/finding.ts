import type { QueryKey } from '@tanstack/react-query';

export type Option = { id: string; name: string };
/** A search of the server: the first records that match, and whether there are others. */
export type Finding = { queryKey: QueryKey; queryFn: (context: { signal: AbortSignal }) => Promise<{ found: Option[]; isMore: boolean }> };

import type { QueryKey } from '@tanstack/react-query';

/** `face`: where its picture is, and whether it is a company; none of what has no face. */
export type Option = { id: string; name: string; face?: { src: string | null; isCompany?: boolean } };
/** One record by its id, for what an address names. */
export type Naming = { queryKey: QueryKey; queryFn: (context: { signal: AbortSignal }) => Promise<Option> };
/** A search of the server: the first records that match, and whether there are others. */
export type Finding = { queryKey: QueryKey; queryFn: (context: { signal: AbortSignal }) => Promise<{ found: Option[]; isMore: boolean }> };

import type { Page } from '@jalon/domain/core/listing';
import { type QueryKey, type UseQueryOptions, useQueries } from '@tanstack/react-query';

type Total = Page<unknown>['total'];

/** How many records each of these lists has, for its tab. Lists of different records are asked for alike. */
export const useTotals = (lists: readonly { queryKey: QueryKey }[]): (Total | undefined)[] =>
  useQueries({
    queries: lists as readonly UseQueryOptions<{ total: Total }>[],
    combine: totalsOf,
  });

const totalsOf = (answers: { data: { total: Total } | undefined }[]) => answers.map(({ data }) => data?.total);

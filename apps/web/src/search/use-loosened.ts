import { type QueryKey, useQueries } from '@tanstack/react-query';
import { useTexts } from '../core/i18n.ts';
import type { Filter } from '../ui/table-column.ts';
import type { TableQuery, TableState } from '../ui/use-table-state.ts';

/** How the list is asked without one of its criteria. */
export type Asked<Query> = { key: QueryKey; list: (query: Query, signal: AbortSignal) => Promise<{ total: { count: number } }> };

/**
 * Of several criteria that leave nothing, the one without which there would be most; none where even that would not help. What was typed is
 * the last to go: it says what one looks for, and without it there is almost always most.
 */
export function useLoosened<Query extends TableQuery>({ query, filters: set }: TableState<Query>, filters: Filter[], asked: Asked<Query>) {
  const { t } = useTexts();
  const criteria = [
    ...(query.q ? [{ key: 'q', name: t('table.quoted', { word: query.q }) }] : []),
    ...filters.filter(({ key }) => set[key] !== undefined).map(({ key, label }) => ({ key, name: label })),
  ];
  const found = useQueries({
    queries: (criteria.length > 1 ? criteria : []).map(({ key }) => {
      const without = { ...query, [key]: undefined, after: undefined, before: undefined };
      return {
        queryKey: [...asked.key, 'without', without],
        queryFn: ({ signal }: { signal: AbortSignal }) => asked.list(without, signal),
      };
    }),
  });
  const counted = criteria.map((criterion, index) => ({ ...criterion, count: found[index]?.data?.total.count ?? 0 }));
  const helpful = counted.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count);
  return helpful.find(({ key }) => key !== 'q') ?? helpful[0];
}

import { useQueries } from '@tanstack/react-query';
import { useTexts } from '../core/i18n.ts';
import { opportunityClient } from '../opportunities/opportunities.api.ts';
import type { Filter } from '../ui/table-column.ts';
import type { TableState } from '../ui/use-table-state.ts';
import { type NeedsQuery, needsQueryOf } from './needs-query.ts';
import type { Tab } from './use-place.ts';

/** Of several criteria that leave nothing, the one without which there would be most; none where even that would not help. */
export function useLoosened(tab: Tab, { query, filters: set }: TableState<NeedsQuery>, filters: Filter[]) {
  const { t } = useTexts();
  const criteria = [
    ...(query.q ? [{ key: 'q' as const, name: t('offers.empty.quoted', { text: query.q }) }] : []),
    ...filters.filter(({ key }) => set[key] !== undefined).map(({ key, label }) => ({ key, name: label })),
  ];
  const found = useQueries({
    queries: (criteria.length > 1 ? criteria : []).map(({ key }) =>
      opportunityClient.list({ ...needsQueryOf(tab, { ...query, [key]: undefined }) }),
    ),
  });
  const counted = criteria.map((criterion, index) => ({ ...criterion, count: found[index]?.data?.total.count ?? 0 }));
  const best = counted.toSorted((a, b) => b.count - a.count)[0];
  return best && best.count > 0 ? best : undefined;
}

import type { Facets } from '@jalon/domain/search/facets';
import type { Filter, FilterOption } from '../ui/table-column.ts';

/**
 * Filters with how many rows each choice would leave. What would leave none is not offered, unless it is chosen already: it could only be
 * taken back. Where more was found than is counted, a count is a least one, and every choice is offered. Of a list that people write
 * themselves, such as skills, the choices are what was found.
 */
export function withCounts(filters: Filter[], answer: Facets | undefined, set: Readonly<Record<string, string>>): Filter[] {
  if (!answer) return filters;
  const { facets, isMore } = answer;
  return filters.map((filter): Filter => {
    const counts = facets[filter.key];
    if (!counts || filter.kind === 'month' || filter.kind === 'found') return filter;
    const counted = (options: FilterOption[]) => countedOf(options, { counts, isMore, picked: set[filter.key]?.split(',') ?? [] });
    if (filter.kind === 'range') return filter.steps ? { ...filter, steps: counted(filter.steps) } : filter;
    if (filter.kind === 'several' && filter.isOpen)
      return { ...filter, options: counts.map(({ value, count }) => ({ value, label: value, count, isMore })) };
    const options = counted(filter.options);
    return filter.kind === 'several' ? { ...filter, options, known: filter.options.length } : { ...filter, options };
  });
}

type Counted = { counts: Facets['facets'][string]; isMore: boolean; picked: string[] };
function countedOf(options: FilterOption[], { counts, isMore, picked }: Counted): FilterOption[] {
  const known = new Map(counts.map(({ value, count }) => [value, count]));
  if (isMore) return options.map((option) => ({ ...option, count: known.get(option.value), isMore }));
  return options
    .map((option) => ({ ...option, count: known.get(option.value) ?? 0 }))
    .filter(({ value, count }) => count > 0 || picked.includes(value));
}

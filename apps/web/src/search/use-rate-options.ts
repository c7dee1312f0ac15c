import { readRange } from '@jalon/domain/core/ranges';
import { rateSteps } from '@jalon/domain/search/facets';
import { useMemo } from 'react';
import { useFormat } from '../core/format.ts';
import type { FilterOption } from '../ui/table-column.ts';
import { useRangeWords } from '../ui/use-range-words.ts';

/** The steps of daily rates, in words. */
export function useRateOptions(): FilterOption[] {
  const words = useRangeWords();
  const format = useFormat();
  return useMemo(() => {
    const euros = (cents: string | number) => format.euros(Number(cents));
    return rateSteps.map((value) => ({ value, label: words(readRange('money', value) ?? {}, euros) ?? value }));
  }, [words, format]);
}

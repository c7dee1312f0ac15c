import { useCallback } from 'react';
import { useTexts } from '../core/i18n.ts';

type Bounds = { from?: string | number; to?: string | number };

/** A range in words: "300 € – 500 €", "dès 300 €", "jusqu’à 500 €". */
export function useRangeWords(): (range: Bounds, write: (bound: string | number) => string) => string | undefined {
  const { t } = useTexts();
  return useCallback(
    ({ from, to }, write) => {
      if (from !== undefined && to !== undefined) return from === to ? write(from) : `${write(from)} – ${write(to)}`;
      if (from !== undefined) return t('table.atLeast', { value: write(from) });
      return to === undefined ? undefined : t('table.atMost', { value: write(to) });
    },
    [t],
  );
}

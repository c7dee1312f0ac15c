import { useState } from 'react';
import { oneOf, readPreference, writePreference } from '../core/preferences.ts';

export const densities = ['comfortable', 'compact'] as const;
export type Density = (typeof densities)[number];
export const rowHeights: Record<Density, number> = { comfortable: 44, compact: 36 };

/** One choice for every table, kept in this browser. */
export function useDensity(): [Density, (density: Density) => void] {
  const [density, setDensity] = useState<Density>(() => readPreference('density', oneOf(...densities)) ?? 'comfortable');
  return [
    density,
    (wanted) => {
      setDensity(wanted);
      writePreference('density', wanted);
    },
  ];
}

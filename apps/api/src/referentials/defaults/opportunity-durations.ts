import type { DefaultValue } from './default-value.ts';

export const opportunityDurations: DefaultValue[] = [
  { code: '0', fr: '< 1 mois', en: '< 1 month' },
  { code: '1', fr: '1 mois', en: '1 month' },
  { code: '2', fr: '2 mois', en: '2 months' },
  { code: '3', fr: '3 mois', en: '3 months' },
  { code: '4', fr: '4 mois', en: '4 months' },
  { code: '5', fr: '5 mois', en: '5 months' },
  { code: '6', fr: '6 mois', en: '6 months' },
  { code: '7', fr: '> 6 mois', en: '> 6 months' },
  { code: '255', fr: 'Durée indéterminée', en: 'Open-ended' },
];

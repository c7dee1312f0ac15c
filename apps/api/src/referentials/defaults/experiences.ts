import type { DefaultValue } from './default-value.ts';

/** The codes are those of the external staffing tool, gap included. */
export const experiences: DefaultValue[] = [
  { code: '0', fr: 'Débutant (moins d’un an)', en: 'Entry level (less than a year)' },
  { code: '1', fr: '1 à 2 ans', en: '1 to 2 years' },
  { code: '2', fr: '3 à 5 ans', en: '3 to 5 years' },
  { code: '3', fr: '6 à 10 ans', en: '6 to 10 years' },
  { code: '11', fr: '> 10 ans', en: '> 10 years' },
];

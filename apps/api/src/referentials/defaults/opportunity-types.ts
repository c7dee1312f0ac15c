import type { DefaultValue } from './default-value.ts';

export const opportunityTypes: DefaultValue[] = [
  { code: '1', fr: 'Régie', en: 'Time and materials' },
  { code: '2', fr: 'Forfait', en: 'Fixed price' },
  { code: '3', fr: 'Recrutement', en: 'Recruitment' },
  { code: '4', fr: 'Produit', en: 'Product' },
  { code: '5', fr: 'Projet interne', en: 'Internal project' },
];

import type { ValueListName } from '@jalon/domain/core/reference-lists';

/** The first one is the company of the demo contact. */
export const companies = [
  'Helioscope Énergies',
  'Banque Valmont',
  'Atelier Ferroviaire du Nord',
  'Cabinet Orsini',
  'Distribéo',
  'Groupe Castellane Assurances',
  'Laboratoires Pasquier',
  'Mairie de Roquebrune',
  'Naviris Logistique',
  'Orbital Systems',
  'Semences du Val',
  'Studio Lumen',
] as const;

export type DemoChange = {
  list: ValueListName;
  code: string;
  daysAgo: number;
  to: { fr?: string; en?: string; state?: 'disabled' };
};

/** What the administrator has done to the reference lists lately. */
export const referenceChanges: DemoChange[] = [
  { list: 'opportunity-types', code: '5', daysAgo: 34, to: { state: 'disabled' } },
  { list: 'experiences', code: '11', daysAgo: 21, to: { fr: 'Plus de 10 ans', en: 'Over 10 years' } },
  { list: 'opportunity-durations', code: '7', daysAgo: 9, to: { fr: 'Plus de 6 mois', en: 'Over 6 months' } },
  { list: 'opportunity-durations', code: '0', daysAgo: 9, to: { fr: 'Moins d’un mois', en: 'Under a month' } },
  { list: 'opportunity-types', code: '1', daysAgo: 2, to: { fr: 'Assistance technique (régie)', en: 'Time and materials' } },
];

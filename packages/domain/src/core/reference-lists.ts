/**
 * Section 7: the ten lists, their address, the key they answer under and the name of the title field. `levels: 2` keeps its values in
 * groups. `order: 'manual'` is the administrators' to choose; `'number'` goes by the number in the id, with 255 ("open-ended") last because
 * it is the largest; `'alphabetical'` is for lists that are looked up by name, and goes by the label in the reader's language.
 */
export const referenceLists = {
  countries: { path: '/api/countries', key: 'countries', title: 'value', order: 'alphabetical', levels: 1 },
  'opportunity-durations': { path: '/api/opportunity-durations', key: 'opportunity_durations', title: 'value', order: 'number', levels: 1 },
  'expertise-areas': { path: '/api/expertise-area', key: 'expertise_areas', title: 'value', order: 'manual', levels: 1 },
  'opportunity-types': { path: '/api/opportunity-types', key: 'opportunity_types', title: 'value', order: 'manual', levels: 1 },
  'activity-areas': { path: '/api/activity-area', key: 'activity_areas', title: 'value', order: 'manual', levels: 2 },
  experiences: { path: '/api/experiences', key: 'experiences', title: 'value', order: 'manual', levels: 1 },
  'mobility-areas': { path: '/api/mobility_areas', key: 'mobility_areas', title: 'value', order: 'manual', levels: 2 },
  currencies: { path: '/api/currencies', key: 'currencies', title: 'name', order: 'manual', levels: 1 },
  tools: { path: '/api/tools', key: 'tools', title: 'value', order: 'alphabetical', levels: 1 },
  companies: { path: '/api/companies', key: 'companies', title: 'name', order: 'manual', levels: 1 },
} as const satisfies Record<string, ReferenceList>;

export type ListOrder = 'manual' | 'number' | 'alphabetical';
type ReferenceList = { path: string; key: string; title: 'value' | 'name'; order: ListOrder; levels: 1 | 2 };
export type ListName = keyof typeof referenceLists;
export const listNames = Object.keys(referenceLists) as [ListName, ...ListName[]];

/** Companies are records of their own, kept with the accounts; the nine others are values kept by the administrators. */
export type ValueListName = Exclude<ListName, 'companies'>;
export const valueListNames = listNames.filter((name) => name !== 'companies') as [ValueListName, ...ValueListName[]];

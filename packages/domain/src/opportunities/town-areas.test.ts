import { expect, test } from 'vitest';
import { areaOfTown } from './town-areas.ts';

test.each([
  ['Lyon', 'france-auvergne-rhone-alpes'],
  ['LYON 3e', 'france-auvergne-rhone-alpes'],
  ['Aix en Provence', 'france-provence-alpes-cote-d-azur'],
  ['Saint-Étienne', 'france-auvergne-rhone-alpes'],
  ['La Défense', 'france-ile-de-france-hauts-de-seine'],
  ['Saint-Denis de La Réunion', 'france-la-reunion'],
  ['Saint-Denis', 'france-ile-de-france-seine-saint-denis'],
  ['Villeneuve-d’Ascq', 'france-hauts-de-france'],
  ['Saint-Denis, La Réunion', 'france-la-reunion'],
  ['Paris La Défense', 'france-ile-de-france-hauts-de-seine'],
  ['Paris-Saclay', 'france-ile-de-france-essonne'],
  ['69003 Lyon', 'france-auvergne-rhone-alpes'],
  ['St-Étienne', 'france-auvergne-rhone-alpes'],
  ['Lyon (69)', 'france-auvergne-rhone-alpes'],
  ['Nantes, France', 'france-pays-de-la-loire'],
  ['Clichy-sous-Bois', undefined],
  ['Saint-Ouen-l’Aumône', undefined],
  ['Saint-Étienne-du-Rouvray', undefined],
  ['Saint-Denis-en-Val', undefined],
  ['Laval, Québec', undefined],
  ['Lyonnaise', undefined],
  ['Berlin', undefined],
  ['', undefined],
])('%s lies in %s', (place, area) => expect(areaOfTown(place)).toBe(area));

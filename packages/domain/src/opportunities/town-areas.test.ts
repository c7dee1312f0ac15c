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
  ['Lyonnaise', undefined],
  ['Berlin', undefined],
  ['', undefined],
])('%s lies in %s', (place, area) => expect(areaOfTown(place)).toBe(area));

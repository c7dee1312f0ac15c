import { expect, test } from 'vitest';
import { areaNames, chosenAreas, shownAreas } from './mobility-areas.ts';

const [france, asia] = [
  { id: 'france', value: 'France' },
  { id: 'asia', value: 'Asie' },
];
const choices = [
  { id: 'bretagne', value: 'Bretagne', group: france },
  { id: 'corse', value: 'Corse', group: france },
  { id: 'japon', value: 'Japon', group: asia },
];

test.each([
  [['bretagne'], ['bretagne']],
  [['japon'], ['japon']],
  [
    ['corse', 'bretagne', 'japon'],
    ['whole:france', 'japon'],
  ],
  [['gone'], ['gone']],
])('the areas %j are shown as %j, and chosen as they were', (codes, shown) => {
  expect(shownAreas(codes, choices)).toEqual(shown);
  expect(chosenAreas(shown, choices).sort()).toEqual([...codes].sort());
});

test('a group that is chosen besides one of its areas holds it once, and is called by its name', () => {
  expect(chosenAreas(['bretagne', 'whole:france'], choices)).toEqual(['bretagne', 'corse']);
  const areas = ['bretagne', 'corse', 'gone'].map((code) => ({ code, fr: code, en: code }));
  expect(areaNames(areas, choices, 'fr')).toEqual(['France', 'gone']);
});

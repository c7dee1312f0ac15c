import { expect, test } from 'vitest';
import { slug } from './public-page.ts';
import { initialOf, publicName, slugOf } from './public-view.ts';

test.each([
  [{ firstName: 'Camille', title: 'Développeuse React & Node' }, 'camille-developpeuse-react-node-x2y3z4a5b6'],
  [{ firstName: 'Zoé', title: null }, 'zoe-x2y3z4a5b6'],
  [{ firstName: '李', title: null }, 'profil-x2y3z4a5b6'],
  [{ firstName: 'Luc', title: 'appelez 06 11 22 33 44' }, 'luc-appelez-x2y3z4a5b6'],
  [
    { firstName: 'Luc', title: 'Une longue description de ce que je fais depuis dix ans' },
    'luc-une-longue-description-de-ce-que-je-fais-x2y3z4a5b6',
  ],
])('%j has the address %s', (person, address) => {
  expect(slugOf(person, 'x2y3z4a5b6')).toBe(address);
  expect(slug.safeParse(address).success).toBe(true);
});

test('a last name is its initial', () => {
  expect(['moreau', ' Élie', '', '𠮷田'].map(initialOf)).toEqual(['M', 'É', '', '𠮷']);
  expect(publicName({ firstName: 'Camille', lastInitial: 'M' })).toBe('Camille M.');
  expect(publicName({ firstName: 'Camille', lastInitial: '' })).toBe('Camille');
});

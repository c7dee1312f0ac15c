import { expect, test } from 'vitest';
import type { WholeTalent } from '../talents/talent-schema.ts';
import type { Experience } from './profile-parts.ts';
import { PublicProfile, slug } from './public-page.ts';
import { initialOf, publicName, publicOf, slugOf } from './public-view.ts';

test.each([
  [{ firstName: 'Camille', title: 'Développeuse React & Node' }, 'camille-developpeuse-react-node-x2y3z4a5b6'],
  [{ firstName: 'Zoé', title: null }, 'zoe-x2y3z4a5b6'],
  [{ firstName: '李', title: null }, 'profil-x2y3z4a5b6'],
  [{ firstName: 'Luc', title: 'appelez 06 11 22 33 44' }, 'luc-appelez-x2y3z4a5b6'],
  [{ firstName: 'Luc', title: 'Luc Moreau, 06/11/22/33/44' }, 'luc-luc-x2y3z4a5b6'],
  [
    { firstName: 'Luc', title: 'Une longue description de ce que je fais depuis dix ans' },
    'luc-une-longue-description-de-ce-que-je-fais-x2y3z4a5b6',
  ],
])('%j has the address %s', (person, address) => {
  expect(slugOf({ lastName: 'Moreau', ...person }, 'x2y3z4a5b6')).toBe(address);
  expect(slug.safeParse(address).success).toBe(true);
});

test('a last name is its initial', () => {
  expect(['moreau', ' Élie', '', '𠮷田'].map(initialOf)).toEqual(['M', 'É', '', '𠮷']);
  expect(publicName({ firstName: 'Camille', lastInitial: 'M' })).toBe('Camille M.');
  expect(publicName({ firstName: 'Camille', lastInitial: '' })).toBe('Camille');
});

const job: Experience = {
  ...{ title: 'Cheffe', company: 'Armorine', isCurrent: true, from: '2020-01', to: null, skills: ['Go'] },
  description: '<p>Voir <a href="https://x.fr">le site</a>, c@x.fr</p>',
};
const profile = {
  ...{ id: 'i', firstName: 'Camille', lastName: 'Moreau', picture: 'p', title: 'Développeuse', professions: [], skills: ['Go'] },
  ...{
    contractType: 'Freelance',
    dailyRateCents: 50_000,
    annualSalaryCents: null,
    legalStatus: 'SASU',
    linkedin: 'https://linkedin.com/in/x',
  },
  ...{
    experience: null,
    availableFrom: null,
    availabilityState: null,
    areas: [],
    remote: null,
    mobilityNote: '06 11 22 33 44',
    languages: [],
  },
  ...{ skillLevels: [{ name: 'Go', level: 'expert' }], experiences: [job], trainings: [{ name: 'A', organisation: 'B', year: null }] },
} as unknown as WholeTalent;

test('what its freelance has not agreed to stays out of a page, and so does every way to reach them', () => {
  const page = publicOf({ ...profile, showsPicture: false, showsRate: false, isFound: false });
  expect(page).toMatchObject({ lastInitial: 'M', picture: null, dailyRateCents: null, contractType: null, mobilityNote: '…' });
  expect(page.experiences[0]?.description).toBe('<p>Voir le site, …</p>');
  expect(JSON.stringify(page)).not.toMatch(/Moreau|linkedin|SASU|"id"|x\.fr/);
  expect(PublicProfile.safeParse(page).success).toBe(true);
  const more = publicOf({ ...profile, title: null, showsPicture: true, showsRate: true, isFound: true });
  expect(more).toMatchObject({ title: null, picture: 'p', dailyRateCents: 50_000, contractType: 'Freelance', isFound: true });
});

import { expect, test } from 'vitest';
import type { WholeTalent } from '../talents/talent-schema.ts';
import { sectorOf } from './employer-sector.ts';
import { anonymousOf } from './profile-anonymous.ts';
import type { Experience } from './profile-parts.ts';

const job: Experience = {
  title: 'Développeuse',
  company: 'Helioscope Énergies',
  isCurrent: true,
  from: '2020-01',
  to: null,
  description: '',
  skills: [],
};
const profile = {
  ...{ firstName: 'Rose', lastName: 'Petit-Moreau', title: 'Développeuse', skills: ['Java'], mobilityNote: '' },
  skillLevels: [{ name: 'Java', level: 'expert' }],
  experiences: [job, { ...job, company: 'Ville de Nantes' }, { ...job, company: 'EDF' }],
  trainings: [{ name: 'Master', organisation: 'Université de Nantes', year: 2010 }],
  ...{ linkedin: 'https://www.linkedin.com/in/rose', twitter: 'https://twitter.com/rose' },
} as unknown as WholeTalent;
const words = { employer: 'Entreprise', employerIn: 'Entreprise du secteur {{sector}}', company: 'l’entreprise' };
const described = (description: string) =>
  anonymousOf({ ...profile, experiences: [...profile.experiences, { ...job, description }] }, words, 'fr').experiences.at(-1)?.description;

test('name, links and employers are gone, and what is nobody’s stays', () => {
  const found = anonymousOf(profile, words, 'fr');
  expect(found).toMatchObject({ firstName: '', lastName: '', linkedin: null, twitter: null, title: 'Développeuse', skills: ['Java'] });
  expect(found.experiences.map(({ company }) => company)).toEqual([
    'Entreprise du secteur Énergie',
    'Entreprise du secteur public',
    'Entreprise',
  ]);
  expect(found.trainings).toEqual(profile.trainings);
  expect(anonymousOf({ ...profile, title: null }, words, 'fr').title).toBeNull();
});

test.each([
  ['<p>La DSI d’Helioscope, puis EDF.</p>', '<p>La DSI de l’entreprise, puis l’entreprise.</p>'],
  ['<p>À la VILLE DE NANTES</p>', '<p>À la l’entreprise</p>'],
  ['<p>Ville <strong>de</strong> Nantes</p>', '<p>l’entreprise</p>'],
  ['<p>Rose Petit-Moreau, un petit groupe, une rose</p>', '<p>…, un petit groupe, une rose</p>'],
  ['<p>Ro<strong>se</strong> <em>Pet</em>it-Moreau, petit-mor<strong>eau</strong></p>', '<p>…, …</p>'],
  ['<p>rosepetitmoreau, rose.petit, moreau, un moreaux</p>', '<p>…, …, …, un moreaux</p>'],
  ['<p>Chez Helio<strong>scope</strong> Énergies &amp; EDF</p>', '<p>Chez l’entreprise &amp; l’entreprise</p>'],
  ['<p>PETIT <em>Moreau</em></p>', '<p>…</p>'],
  ['<p>rose@jalon.test, +33 6 11 22 33 44, 06.11.22.33.44</p>', '<p>…, …, …</p>'],
  [
    '<p>Voir <a href="https://rose.example/x" rel="noopener">le site</a> ou www.rose.example et rose-petit.fr/cv</p>',
    '<p>Voir le site ou … et …</p>',
  ],
  ['<p>Petit-Mor\u{1f600}eau, Mor\u00ad<em>eau</em>, ED\u200bF, 06\u{1f600}11\u2060223344</p>', '<p>…, …, l’entreprise, …</p>'],
  ['<p>ASP.NET, Node.js, 1 800 adhérents, 2019-2021, 5 &lt; 6</p>', '<p>ASP.NET, Node.js, 1 800 adhérents, 2019-2021, 5 &lt; 6</p>'],
])('%s is told as %s', (html, told) => expect(described(html)).toBe(told));

test('lines are told without it too', () => {
  const found = anonymousOf(
    {
      ...profile,
      ...{ title: 'Développeuse chez EDF <R&D>', mobilityNote: 'Appelez Rose au 0611223344', skills: ['Java EDF'] },
      trainings: [{ name: 'Prix Petit', organisation: 'Helioscope', year: null }],
    },
    words,
    'fr',
  );
  expect(found).toMatchObject({
    title: 'Développeuse chez l’entreprise <R&D>',
    mobilityNote: 'Appelez … au …',
    skills: ['Java l’entreprise'],
  });
  expect(found.trainings).toEqual([{ name: 'Prix …', organisation: 'l’entreprise', year: null }]);
});

test.each([
  ['Banque Sillage', 'Banque', 'Banking'],
  ['HARBOUR INSURANCE', 'Assurance', 'Insurance'],
  ['Laboratoires Pasquier', 'Pharmacie', 'Pharmaceuticals'],
  ['Atelier Ferroviaire du Nord', 'Ferroviaire', 'Rail'],
  ['Atelier Ponant', undefined, undefined],
  ['Bankable', undefined, undefined],
])('%s is of the sector %s', (name, fr, en) => expect([sectorOf(name, 'fr'), sectorOf(name, 'en')]).toEqual([fr, en]));

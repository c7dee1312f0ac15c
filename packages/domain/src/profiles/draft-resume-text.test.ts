import { expect, test } from 'vitest';
import { ProfileDraft } from './draft.ts';
import { headingOf } from './draft-headings.ts';
import { fromResumeText } from './draft-resume-text.ts';

const known = ['React', 'Java', 'Go', 'Node.js', 'PostgreSQL', 'SQL', 'Kubernetes'];
const read = (text: string) => {
  const draft = fromResumeText(text.split('\n'), { today: '2026-11-17', person: 'Rose Petit-Moreau', known });
  expect(ProfileDraft.parse(draft)).toEqual(draft);
  return draft;
};

test('a resume in French, with dates at the end of lines', () => {
  const draft = read(`Rose PETIT-MOREAU
Développeuse full stack
rose@jalon.test | 06 11 22 33 44
linkedin.com/in/rose-pm
44000 Nantes
Cliente de mes rêves, toujours curieuse et jamais lasse d’apprendre ce que les autres savent déjà faire.
EXPÉRIENCES PROFESSIONNELLES
Tech lead – Helioscope\tmars 2022 – aujourd’hui
• Portail client en React et Node.js
• Équipe de 4
Développeuse web\tjanv. 2019 - févr. 2022
Atelier Ponant
Sites en PHP, base PostgreSQL.
Avant : divers.
FORMATION
2012\tMaster informatique, Université de Nantes
Licence\t2010
IUT de Vannes
Compétences techniques
Langages : Java, Go, Cobolium
Langues
Anglais : courant (C1), Espagnol
notions
Elfique
Centres d’intérêt
Voile`);
  expect(draft).toMatchObject({ source: 'pdf', title: 'Développeuse full stack', linkedin: 'https://linkedin.com/in/rose-pm' });
  expect(draft.experiences).toEqual([
    {
      ...{ title: 'Tech lead', company: 'Helioscope', from: '2022-03', to: null, isCurrent: true, skills: ['React', 'Node.js'] },
      description: '<ul><li>Portail client en React et Node.js</li><li>Équipe de 4</li></ul>',
    },
    {
      ...{ title: 'Développeuse web', company: 'Atelier Ponant', from: '2019-01', to: '2022-02', isCurrent: false, skills: ['PostgreSQL'] },
      description: '<p>Sites en PHP, base PostgreSQL.</p><p>Avant : divers.</p>',
    },
  ]);
  expect(draft.trainings).toEqual([
    { name: 'Master informatique', organisation: 'Université de Nantes', year: 2012 },
    { name: 'Licence', organisation: 'IUT de Vannes', year: 2010 },
  ]);
  expect(draft.skills).toEqual(['Java', 'Go', 'React', 'Node.js', 'PostgreSQL']);
  expect(draft.languages).toEqual([
    { code: 'en', level: 'fluent' },
    { code: 'es', level: 'basic' },
  ]);
  expect(draft.left.map(({ part, why, text }) => `${part} ${why} ${text.slice(0, 12).trim()}`)).toEqual([
    'other noPlace Cliente de m',
    'skills unknown Cobolium',
    'languages unknown Elfique',
    'other noPlace Centres d’in',
  ]);
});

test('a resume in English, with titles above their dates', () => {
  const draft = read(`Rose Petit Moreau
Resume
Work Experience
Something undated.
Acme Ltd
Senior Engineer
March 2020 - Present (3 years)
Paris, France
Built Kubernetes platforms.
2016 – 2020 Developer at Beta
• SQL
Education
University of Leeds
Master of Science
2015
Leeds again
Also undated, without any school.
Languages
English\tNative or bilingual
French`);
  expect(draft.experiences).toMatchObject([
    { title: 'Senior Engineer', company: 'Acme Ltd', from: '2020-03', isCurrent: true, skills: ['Kubernetes'] },
    { title: 'Developer', company: 'Beta', from: '2016-01', to: '2020-12', skills: ['SQL'] },
  ]);
  expect(draft.trainings).toEqual([{ name: 'Master of Science', organisation: 'University of Leeds', year: 2015 }]);
  expect(draft.languages).toEqual([
    { code: 'en', level: 'bilingual' },
    { code: 'fr', level: null },
  ]);
  expect(draft.title).toBeNull();
  expect(draft.left.map(({ text }) => text)).toEqual(['Something undated.', 'Leeds again', 'Also undated, without any school.']);
});

test.each([
  ['EXPÉRIENCE PROFESSIONNELLE', 'experiences'],
  ['Parcours professionnel', 'experiences'],
  ['Employment history', 'experiences'],
  ['Formations et diplômes', 'trainings'],
  ['► Compétences clés :', 'skills'],
  ['Technical Skills', 'skills'],
  ['Langues étrangères', 'languages'],
  ['À propos de moi', 'other'],
  ['Expérience de 2019', undefined],
  ['Compétences relationnelles et techniques au service de tous', undefined],
  ['', undefined],
])('%s begins %s', (line, section) => expect(headingOf(line)).toBe(section));

import { expect, test } from 'vitest';
import { ProfileDraft } from './draft.ts';
import { fromJsonResume, isJsonResume } from './draft-json-resume.ts';
import { languageCode, languageLevel } from './draft-languages.ts';
import { fromLinkedin } from './draft-linkedin.ts';
import { richOf, shortened } from './draft-texts.ts';
import { drafting } from './drafting.ts';
import { profileLimits } from './profile-parts.ts';

const today = '2026-11-17';
const job = { title: 'Dev', company: 'Acme', from: '2020-01', to: '2021-01', isCurrent: false, description: '' };

test('of a resume of jsonresume.org everything is taken that a profile can hold, and the rest is said', () => {
  const draft = fromJsonResume(
    {
      basics: {
        label: 'Développeuse',
        summary: 'Dix ans de web.',
        profiles: [{ url: 'https://www.linkedin.com/in/x' }, { url: 'http://x.com/me' }, { url: 'https://github.com/x' }, 3],
      },
      work: [
        {
          name: 'Acme',
          position: 'Lead',
          startDate: '2020-02-01',
          summary: 'Un portail',
          highlights: ['Sécurité', 4],
          keywords: ['React', 'react'],
        },
        { company: 'Autre', position: 'Dev', startDate: '2017', endDate: '2019' },
        { name: 'Sans date', position: 'Dev' },
      ],
      education: [{ institution: 'Nantes', area: 'Informatique', studyType: 'Master', endDate: '2012-06-30' }, { area: 'Seule' }],
      certificates: [{ name: 'PSM I', issuer: 'Scrum.org', date: '2022' }],
      skills: [{ name: 'Web', keywords: ['React', 'ReactJS'] }, { name: 'Java' }],
      languages: [{ language: 'English', fluency: 'Fluent' }, { language: 'Klingon' }],
      projects: [{ name: 'Jardin' }],
    },
    today,
  );
  expect(ProfileDraft.parse(draft)).toEqual(draft);
  expect(draft).toMatchObject({
    source: 'jsonResume',
    title: 'Développeuse',
    linkedin: 'https://www.linkedin.com/in/x',
    twitter: 'https://x.com/me',
    skills: ['React', 'Java'],
    languages: [{ code: 'en', level: 'fluent' }],
    trainings: [
      { name: 'Master Informatique', organisation: 'Nantes', year: 2012 },
      { name: 'PSM I', organisation: 'Scrum.org', year: 2022 },
    ],
  });
  expect(draft.experiences).toEqual([
    {
      ...{ title: 'Lead', company: 'Acme', from: '2020-02', to: null, isCurrent: true, skills: ['react'] },
      description: '<p>Un portail</p><ul><li>Sécurité</li></ul>',
    },
    { title: 'Dev', company: 'Autre', from: '2017-01', to: '2019-12', isCurrent: false, description: '', skills: [] },
  ]);
  expect(draft.left).toEqual([
    { part: 'other', why: 'noPlace', text: 'Dix ans de web.' },
    { part: 'links', why: 'noPlace', text: 'https://github.com/x' },
    { part: 'experiences', why: 'dates', text: 'Dev, Sans date' },
    { part: 'trainings', why: 'unknown', text: 'Seule' },
    { part: 'languages', why: 'unknown', text: 'Klingon' },
    { part: 'other', why: 'noPlace', text: 'Jardin' },
  ]);
});

test.each([[null], [3], [[]], [{ basics: 3, work: 'x', skills: [null, [], { keywords: 'x' }], languages: {} }], [{}]])(
  'of %j nothing is taken, and nothing breaks',
  (value) => expect(fromJsonResume(value, today)).toMatchObject({ title: null, skills: [], experiences: [], left: [] }),
);

test('a resume is told from other files', () =>
  expect([{ work: [] }, { basics: {} }, { name: 'package' }, [], null].map(isJsonResume)).toEqual([true, true, false, false, false]));

test('of an export of LinkedIn each file is read, whatever is missing', () => {
  const draft = fromLinkedin(
    new Map([
      ['Profile.csv', [{ Headline: 'Data, BI "senior"', Summary: '', 'Twitter Handles': '[rose_bi]' }]],
      [
        'Positions.csv',
        [
          { 'Company Name': 'Acme', Title: 'Lead', Description: 'Ligne 1\n- Ligne 2', 'Started On': 'Mar 2019', 'Finished On': '' },
          { 'Company Name': 'Autre', Title: 'Dev', 'Started On': '2016', 'Finished On': 'Feb 2019' },
        ],
      ],
      ['Education.csv', [{ 'School Name': 'Nantes', 'End Date': '2012', 'Degree Name': ' Master ' }]],
      ['Certifications.csv', [{ Name: 'PSM I', Authority: 'Scrum.org', 'Started On': 'Jan 2022', 'Finished On': '' }]],
      ['Skills.csv', [{ Name: 'Power BI' }, { Name: 'SQL' }]],
      [
        'Languages.csv',
        [
          { Name: 'Anglais', Proficiency: 'Full professional proficiency' },
          { Name: 'Français', Proficiency: 'Native or bilingual proficiency' },
        ],
      ],
    ]),
    today,
  );
  expect(ProfileDraft.parse(draft)).toEqual(draft);
  expect(draft).toMatchObject({
    ...{ title: 'Data, BI "senior"', twitter: 'https://twitter.com/rose_bi', skills: ['Power BI', 'SQL'], left: [] },
    experiences: [
      { title: 'Lead', company: 'Acme', from: '2019-03', isCurrent: true, description: '<p>Ligne 1</p><ul><li>Ligne 2</li></ul>' },
      { title: 'Dev', company: 'Autre', from: '2016-01', to: '2019-02' },
    ],
    trainings: [
      { name: 'Master', organisation: 'Nantes', year: 2012 },
      { name: 'PSM I', organisation: 'Scrum.org', year: 2022 },
    ],
    languages: [
      { code: 'en', level: 'fluent' },
      { code: 'fr', level: 'bilingual' },
    ],
  });
  expect(fromLinkedin(new Map(), today)).toMatchObject({ title: null, experiences: [], left: [] });
});

test('what does not fit is shortened, counted and said', () => {
  const { draft, experience, training, skill, language, title } = drafting('pdf', today);
  title('Une architecte des systèmes d’information très expérimentée');
  title('Une autre');
  expect(draft.title).toBe('Une architecte des systèmes d’information très…');
  for (let at = 0; at < 31; at += 1) experience(job);
  for (let at = 0; at < 41; at += 1) skill(`Outil ${at}`);
  skill('');
  language('Anglais', 'B2');
  language('English', '');
  training({ name: 'Master', organisation: 'Nantes', when: '' });
  expect([draft.experiences.length, draft.skills.length, draft.languages.length]).toEqual([30, 40, 1]);
  expect(draft.left.map(({ part, why }) => `${part} ${why}`)).toEqual(['title long', 'experiences many', 'skills many']);
  for (let at = 0; at < 100; at += 1) training({ name: 'Master', organisation: '', when: '' });
  expect(draft.left).toHaveLength(60);
});

test('what is cut from an experience, and what a profile has no place for, is said too', () => {
  const { draft, experience } = drafting('pdf', today);
  const skills = Array.from({ length: profileLimits.ownSkills + 1 }, (_, at) => `Outil ${at}`);
  experience({ ...job, description: `Début\n${'x'.repeat(profileLimits.text)}`, skills });
  expect(draft.left.map(({ part, why }) => `${part} ${why}`)).toEqual(['experiences long', 'skills many']);
  const basics = { url: 'https://rose.example', location: { city: 'Nantes', region: 'Pays de la Loire' } };
  expect(fromJsonResume({ basics }, today).left.map(({ text }) => text)).toEqual(['https://rose.example', 'Nantes Pays de la Loire']);
  const linkedin = new Map([
    ['Profile.csv', [{ Industry: 'IT', 'Geo Location': 'Nantes' }]],
    ['Education.csv', [{ 'School Name': 'Nantes', 'Degree Name': 'Master', Notes: 'Mention bien' }]],
  ] as const);
  expect(fromLinkedin(linkedin, today).left.map(({ text }) => text)).toEqual(['IT', 'Nantes', 'Mention bien']);
});

test.each([
  [{ from: '2027-01', to: undefined, isCurrent: true }, undefined],
  [{ from: '2020-01', to: undefined, isCurrent: false }, undefined],
  [{ from: '2020-01', to: '2019-01', isCurrent: false }, undefined],
  [{ from: '2020-01', to: '2027-12', isCurrent: false }, undefined],
  // This year, of which not every month has come.
  [{ from: '2020-01', to: '2026-12', isCurrent: false }, { to: '2026-11' }],
])('a period of %j is %j', (period, found) => {
  const { draft, experience } = drafting('pdf', today);
  experience({ ...job, ...period });
  if (found) expect(draft.experiences).toMatchObject([found]);
  else expect(draft.left).toEqual([{ part: 'experiences', why: 'dates', text: 'Dev, Acme' }]);
});

test('texts are words, not marks', () => {
  expect(richOf('<script>a</script> & b\n\n• un\n• deux\ntrois', 400)).toBe(
    '<p>&lt;script&gt;a&lt;/script&gt; &amp; b</p><ul><li>un</li><li>deux</li></ul><p>trois</p>',
  );
  expect(richOf('• un\n• deux\n• trois', 30)).toBe('<ul><li>un</li></ul>');
  expect(shortened('x'.repeat(60), 50)).toBe(`${'x'.repeat(49)}…`);
});

test.each([
  ['Anglais', 'en'],
  ['ENGLISH (UK)', 'en'],
  ['Norvégien', 'nb'],
  ['Chinois', 'zh'],
  ['Elfique', undefined],
])('%s is %s', (name, code) => expect(languageCode(name)).toBe(code));

test.each([
  ['langue maternelle', 'native'],
  ['C1', 'fluent'],
  ['Limited working proficiency', 'intermediate'],
  ['notions', 'basic'],
  ['', null],
])('%s says %s', (text, level) => expect(languageLevel(text)).toBe(level));

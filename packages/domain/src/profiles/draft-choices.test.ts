import { expect, test } from 'vitest';
import type { ProfileDraft } from './draft.ts';
import { choicesOf, inputsWith, roomLeft } from './draft-choices.ts';
import { profileFlow } from './profile.ts';
import type { Experience } from './profile-parts.ts';

const job: Experience = { title: 'Lead', company: 'Acme', isCurrent: true, from: '2020-01', to: null, description: '', skills: [] };
const own = {
  ...{ title: 'Dev', experience: { code: '3', fr: '3', en: '3' }, professions: [{ code: 'tech-lead', fr: '', en: '' }] },
  ...{ skills: ['React', 'SQL'], skillLevels: [{ name: 'React', level: 'expert' as const }], experiences: [job], trainings: [] },
  ...{ languages: [{ code: 'fr' as const, level: 'native' as const }], linkedin: null, twitter: 'https://x.com/me' },
};
const draft: ProfileDraft = {
  ...{ source: 'pdf', title: 'Tech lead', skills: ['ReactJS', 'Java'], left: [] },
  experiences: [
    { ...job, title: 'LEAD' },
    { ...job, from: '2015-01', isCurrent: false, to: '2019-12' },
  ],
  trainings: [
    { name: 'Master', organisation: 'Nantes', year: 2012 },
    { name: 'master', organisation: 'Nantes', year: null },
  ],
  languages: [{ code: 'en', level: null }],
  ...{ linkedin: 'https://www.linkedin.com/in/x', twitter: 'https://x.com/me' },
};

test('what a profile has already is known, and what takes the place of nothing is suggested', () =>
  expect(choicesOf(own, draft).map(({ key, isThere, isSuggested }) => [key, isThere, isSuggested])).toEqual([
    ['title', false, false],
    ['skills 0', true, false],
    ['skills 1', false, true],
    ['experiences 0', true, false],
    ['experiences 1', false, true],
    ['trainings 0', false, true],
    ['trainings 1', true, false],
    ['languages 0', false, true],
    ['linkedin', false, true],
    ['twitter', true, false],
  ]));

test('each section that changes is sent whole, as its action takes it', () => {
  const chosen = choicesOf(own, draft).filter(({ isThere }) => !isThere);
  const inputs = inputsWith(own, chosen);
  for (const { action, input } of inputs) expect(profileFlow.actions[action].input.parse(input)).toEqual(input);
  expect(inputs).toMatchObject([
    { action: 'presentation', input: { title: 'Tech lead', experience: '3' } },
    {
      action: 'expertise',
      input: {
        professions: ['tech-lead'],
        skills: [
          { name: 'React', level: 'expert' },
          { name: 'SQL', level: null },
          { name: 'Java', level: null },
        ],
      },
    },
    { action: 'experiences', input: { experiences: [job, { from: '2015-01' }] } },
    { action: 'trainings', input: { trainings: [{ name: 'Master' }] } },
    { action: 'languages', input: { languages: [{ code: 'fr' }, { code: 'en' }] } },
    { action: 'links', input: { linkedin: 'https://www.linkedin.com/in/x', twitter: 'https://x.com/me' } },
  ]);
  expect(inputsWith({ ...own, experience: null }, [])).toEqual([]);
});

test('a full profile takes no more', () => {
  const full = { ...own, skills: Array.from({ length: 20 }, (_, at) => `Outil ${at}`) };
  const [, first] = choicesOf(full, draft);
  expect(first).toMatchObject({ part: 'skills', isThere: false, isSuggested: false });
  expect(first && roomLeft('skills', full, [first])).toBe(-1);
  expect(roomLeft('languages', full, [])).toBe(9);
});

test('a link that is chosen alone leaves the other as it is', () => {
  const here = { ...own, linkedin: 'https://www.linkedin.com/in/me', twitter: null };
  const said: ProfileDraft = { ...draft, title: null, linkedin: null };
  const chosen = choicesOf(here, said).filter(({ part }) => part === 'title' || part === 'linkedin' || part === 'twitter');
  expect(inputsWith(here, chosen)).toEqual([{ action: 'links', input: { linkedin: here.linkedin, twitter: said.twitter } }]);
});

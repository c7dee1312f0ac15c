import { describe, expect, test } from 'vitest';
import { aUser } from '../testing.ts';
import { type Profile, profileFlow } from './profile.ts';
import { availabilityErrors, availabilityOf, keptOf } from './profile-availability.ts';
import { completionOf, completionParts } from './profile-completion.ts';
import { languageName } from './profile-languages.ts';
import { byDate, Experience, Languages, Training } from './profile-parts.ts';

const today = '2026-02-10';
const named = { code: 'x', fr: 'x', en: 'x' };
const job: Experience = { title: 'A', company: 'B', isCurrent: false, from: '2020-01', to: '2020-01', description: '', skills: [] };
const whole = {
  title: 'Développeuse',
  professions: [named],
  skills: ['Java'],
  experience: named,
  experiences: [job],
  trainings: [{ name: 'A', organisation: 'B', year: null }],
  languages: [{ code: 'fr', level: 'native' }],
  contractType: 'Freelance',
  legalStatus: 'SASU',
  dailyRateCents: 60_000,
  annualSalaryCents: null,
  areas: [named],
  remote: null,
  availabilityState: 'soon',
  availabilitySaidOn: '2026-01-10',
  resumes: [{ id: 'x', name: 'cv.pdf', type: 'application/pdf', size: 1, addedOn: today }],
  linkedin: 'https://www.linkedin.com/in/x',
  picture: 'x',
} as unknown as Profile;

describe('how whole a profile is', () => {
  test('the parts bring a hundred in all', () => {
    expect(Object.values(completionParts).reduce((sum, points) => sum + points, 0)).toBe(100);
  });

  test.each<[Partial<Profile>, string[], number]>([
    [{}, [], 100],
    [{ title: '' }, ['title'], 92],
    [{ professions: [], skills: [] }, ['skills', 'professions'], 80],
    [{ linkedin: null, trainings: [], experiences: [] }, ['experiences', 'trainings', 'linkedin'], 72],
    [{ experience: null }, ['experience'], 94],
    [{ dailyRateCents: null }, ['conditions'], 90],
    [{ legalStatus: null }, ['conditions'], 90],
    [{ contractType: null }, ['conditions'], 90],
    [{ contractType: 'CDI' }, ['conditions'], 90],
    [{ contractType: 'CDI', annualSalaryCents: 1 }, [], 100],
    [
      {
        languages: [
          { code: 'fr', level: 'native' },
          { code: 'en', level: null },
        ],
      },
      ['languages'],
      94,
    ],
    [{ languages: [] }, ['languages'], 94],
    [{ areas: [] }, ['mobility'], 96],
    [{ areas: [], remote: 'full' }, [], 100],
    [{ availabilityState: null }, ['availability'], 92],
    [{ availabilitySaidOn: '2026-01-09' }, ['availability'], 92],
    [{ resumes: [], picture: null }, ['resumes', 'picture'], 90],
  ])('with %j it lacks %j', (difference, parts, rate) => {
    const { gains, rate: found } = completionOf({ ...whole, ...difference }, today);
    expect([gains.map(({ part }) => part), found]).toEqual([parts, rate]);
  });

  test('nothing is there without a profile', () => {
    const { rate, gains } = completionOf(null, today);
    expect([rate, gains[0]]).toEqual([0, { part: 'experiences', points: 16 }]);
  });
});

describe('availability', () => {
  test.each([
    [null, null, null],
    [null, today, 'available'],
    [null, '2026-02-11', 'soon'],
    ['working', null, 'working'],
    ['working', '2026-05-01', 'working'],
    ['working', today, 'available'],
    ['unavailable', null, 'unavailable'],
  ] as const)('%s until %s is %s', (busy, from, expected) => {
    expect(availabilityOf(busy, from, today)).toBe(expected);
  });

  test.each([
    ['available', '2030-01-01', { busy: null, availableFrom: today }],
    ['unavailable', '2030-01-01', { busy: 'unavailable', availableFrom: null }],
    ['soon', '2030-01-01', { busy: null, availableFrom: '2030-01-01' }],
    ['working', null, { busy: 'working', availableFrom: null }],
  ] as const)('%s from %s is kept as %j', (availability, availableFrom, kept) => {
    expect(keptOf({ availability, availableFrom }, today)).toEqual(kept);
    expect(availabilityOf(kept.busy, kept.availableFrom, today)).toBe(availability);
    expect(availabilityErrors({ availability, availableFrom }, today)).toBeUndefined();
  });
});

test('experiences come in the order of their end, what runs first', () => {
  const [old, last, running] = [job, { ...job, to: '2024-01' }, { ...job, isCurrent: true, to: null }];
  const longer = { ...job, from: '2015-01' };
  expect([longer, old, running, last].toSorted(byDate)).toEqual([running, last, old, longer]);
});

test.each([
  [Experience, { ...job, to: '2019-12' }, 'to'],
  [Experience, { ...job, skills: ['Go', 'go'] }, 'skills'],
  [Training, { name: 'A', organisation: 'B', year: 1949 }, 'year'],
  [Training, { name: 'A', organisation: 'x'.repeat(51), year: null }, 'organisation'],
  [
    Languages,
    {
      languages: [
        { code: 'fr', level: null },
        { code: 'fr', level: 'basic' },
      ],
    },
    'languages',
  ],
])('%# is refused at its field', (schema, value, field) => {
  expect(schema.safeParse(value).error?.issues.map(({ path }) => path.join('.'))).toEqual([field]);
});

test('only its freelance changes a profile, and a sixth resume is offered and refused', () => {
  const [owner, other] = [aUser('Freelance', { id: 'me' }), aUser('Freelance', { id: 'other' })];
  const record = { state: 'shown', ownerId: 'me', resumeCount: 5, isPageOpen: false } as const;
  expect(profileFlow.actionsOn(owner, record)).toEqual(profileFlow.actionNames.filter((action) => action !== 'show'));
  for (const user of [other, aUser('Admin'), aUser('Commercial'), aUser('Company')])
    expect(profileFlow.actionsOn(user, record)).toEqual([]);
  const { unless } = profileFlow.actions.addResume;
  expect([unless.holds(record), unless.holds({ resumeCount: 4 })]).toEqual([{ max: 5 }, undefined]);
});

test('a page is opened once, for a profile that is shown, and closed or renewed while it is open', () => {
  const { openPage, closePage, renewPage } = profileFlow.actions;
  const refused = (isPageOpen: boolean) => [openPage, closePage, renewPage].map(({ unless }) => unless.holds({ isPageOpen }) !== undefined);
  expect([refused(true), refused(false)]).toEqual([
    [true, false, false],
    [false, true, true],
  ]);
  expect([profileFlow.next({ state: 'hidden' }, 'openPage'), profileFlow.next({ state: 'hidden' }, 'closePage')]).toEqual([
    undefined,
    'hidden',
  ]);
});

test('languages are named as people write them in a list', () => {
  expect([languageName('en', 'fr'), languageName('fr', 'en'), languageName('br', 'fr')]).toEqual(['Anglais', 'French', 'Breton']);
});

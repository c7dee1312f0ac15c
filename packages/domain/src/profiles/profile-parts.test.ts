import { expect, test } from 'vitest';
import { byDate, Experience, Expertise, experienceErrors, Languages, Training } from './profile-parts.ts';

const job = { title: 'Développeuse', company: 'Élan', isCurrent: false, from: '2020-01', to: '2021-01', description: '', skills: [] };

test.each([
  ['one that ended', {}, undefined],
  ['one that runs', { isCurrent: true, to: null }, undefined],
  ['one that runs and has ended', { isCurrent: true }, 'validation.invalid'],
  ['one that neither runs nor has ended', { to: null }, 'validation.required'],
  ['one that ended before it began', { to: '2019-12' }, 'validation.endBeforeStart'],
])('an experience: %s', (_, more, message) => {
  expect(Experience.safeParse({ ...job, ...more }).error?.issues[0]?.message).toBe(message);
});

test('nobody has worked in a month that has not come', () => {
  expect(experienceErrors([{ from: '2020-01', to: null }], '2026-11-16')).toBeUndefined();
  expect(experienceErrors([{ from: '2026-12', to: '2027-01' }], '2026-11-16')).toEqual({
    'experiences.0.from': 'validation.notInFuture',
    'experiences.0.to': 'validation.notInFuture',
  });
});

test('what runs comes first, then what ended last, then what began last', () => {
  const [running, late, early, same] = [
    { from: '2024-01', to: null },
    { from: '2020-01', to: '2023-01' },
    { from: '2018-01', to: '2019-01' },
    { from: '2018-06', to: '2019-01' },
  ];
  expect([early, late, same, running].toSorted(byDate as never)).toEqual([running, late, same, early]);
});

test('nothing is named twice, and years are those of a life', () => {
  const twice = { professions: ['tech-lead'], skills: ['Java', 'java'].map((name) => ({ name, level: null })) };
  expect(Expertise.safeParse(twice).error?.issues[0]?.message).toBe('validation.duplicates');
  const languages = [
    { code: 'fr', level: 'native' },
    { code: 'fr', level: null },
  ];
  expect(Languages.safeParse({ languages }).error?.issues[0]?.message).toBe('validation.duplicates');
  expect(Training.safeParse({ name: 'A', organisation: 'B', year: 1949 }).error?.issues[0]?.message).toMatch('yearRange');
});

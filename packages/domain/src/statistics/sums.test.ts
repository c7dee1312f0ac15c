import { expect, test } from 'vitest';
import { figuresOf } from './figures.ts';
import { divided, growthOf, medianOf, shareOf } from './ratios.ts';
import type { ApplicationFact, Statistics, WorkFact } from './statistics.ts';
import {
  applicationSum,
  dailyOf,
  fillRateOf,
  funnelOf,
  marginShareOf,
  needSum,
  punctualityOf,
  responseRateOf,
  taceOf,
  taciOf,
  waitOf,
  workSum,
} from './sums.ts';

test.each([
  [1, 2, 1], // half goes up
  [-1, 2, 0], // also below nothing
  [5, 3, 2],
  [4, 3, 1],
  [7, 0, null],
])('%i divided by %i is %s', (part, whole, expected) => {
  expect(divided(part, whole)).toBe(expected);
});

test.each([
  [33, 38, 8684],
  [1, 8, 1250],
  [1, 3, 3333],
  [2, 3, 6667],
  [-1, 8, -1250],
  [0, 0, null],
])('%i of %i is %s hundredths of a percent', (part, whole, expected) => {
  expect(shareOf(part, whole)).toBe(expected);
});

test.each([
  [30_914_000, 24_830_000, 2450], // 309 140 € after 248 300 €: + 24,5 %
  [96, 98, -204],
  [5, 0, null],
])('%i after %i is a change of %s', (now, before, expected) => {
  expect(growthOf(now, before)).toBe(expected);
});

test.each([
  [[], null],
  [[{ days: 4, count: 1 }], 4],
  [
    [
      { days: 9, count: 1 },
      { days: 8, count: 1 },
    ],
    9,
  ], // 8,5
  [
    [
      { days: 21, count: 1 },
      { days: 12, count: 2 },
      { days: 16, count: 2 },
    ],
    16,
  ], // 12 12 16 16 21
  [
    [
      { days: 1, count: 3 },
      { days: 30, count: 1 },
    ],
    1,
  ],
])('the middle of %j is %s', (tallies, expected) => {
  expect(medianOf(tallies)).toBe(expected);
});

const fact: WorkFact = {
  ...{ month: '2026-10', subjectId: null, divisionId: null, reports: 2, waiting: 1, validated: 1, onTime: 1 },
  ...{ producedDays: 3850, plannedDays: 4300, absenceDays: 300, sellCents: 2_464_000, buyCents: 2_079_000 },
  ...{ sellDays: 3850, buyDays: 3850 },
  ...{ marginCents: 385_000, marginOfCents: 2_464_000 },
};
/** The month before: 19 days of 20 at 640 €, paid 540 €. */
const before: WorkFact = {
  ...{ ...fact, month: '2026-09', reports: 1, waiting: 0, producedDays: 1900, plannedDays: 2000, absenceDays: 0 },
  ...{ sellCents: 1_216_000, buyCents: 1_026_000, sellDays: 1900, buyDays: 1900, marginCents: 190_000, marginOfCents: 1_216_000 },
};

test('rates of a month are those of its sums, and unknown without any', () => {
  const sum = workSum([fact]);
  expect(taciOf(sum)).toBe(8953); // 38,5 of 43 days
  expect(taceOf(sum)).toBe(9625); // 38,5 of 40
  expect(marginShareOf(sum)).toBe(1563); // 3 850 of 24 640 €: 15,625 %
  expect(dailyOf(sum.sellCents, sum.sellDays)).toBe(64_000);
  expect(punctualityOf(sum)).toBe(10_000);
  const none = workSum([]);
  expect([taciOf(none), taceOf(none), marginShareOf(none), dailyOf(0, 0), punctualityOf(none)]).toEqual([null, null, null, null, null]);
  // What is not the reader's adds up to nothing.
  expect(workSum([{ ...fact, buyCents: null, marginCents: null }, fact])).toMatchObject({
    buyCents: 2_079_000,
    marginCents: 385_000,
    reports: 4,
  });
});

const sent: ApplicationFact = {
  month: '2026-10',
  received: 184,
  submitted: 96,
  interviewed: 51,
  accepted: 19,
  rejected: 40,
  retired: 6,
  asked: 92,
  answered: 69,
};

test('applications are followed from step to step', () => {
  expect(funnelOf(applicationSum([sent]))).toEqual([
    { step: 'received', count: 184, share: null },
    { step: 'submitted', count: 96, share: 5217 },
    { step: 'interviewed', count: 51, share: 5313 }, // 53,125 %
    { step: 'accepted', count: 19, share: 3725 },
  ]);
  expect(responseRateOf(applicationSum([sent]))).toBe(7500);
  expect(fillRateOf(needSum([{ month: '2026-10', posted: 33, open: 10, filled: 19, ended: 4 }]))).toBe(5758);
});

const tallies = [
  { of: 'agreement' as const, isBefore: false, days: 16, count: 3 },
  { of: 'agreement' as const, isBefore: true, days: 19, count: 2 },
  { of: 'interview' as const, isBefore: false, days: 5, count: 4 },
];
test('a wait is that of one step and period', () => {
  expect([waitOf(tallies, 'agreement'), waitOf(tallies, 'agreement', true), waitOf(tallies, 'interview', true)]).toEqual([
    { days: 16, count: 3 },
    { days: 19, count: 2 },
    { days: null, count: 0 },
  ]);
});

const all: Statistics = {
  ...{ from: '2026-10', to: '2026-10', before: { from: '2026-09', to: '2026-09' } },
  work: { facts: [before, fact], subjects: [], divisions: [] },
  applications: { facts: [sent, { ...sent, month: '2026-09', answered: 46 }], stages: [] },
  needs: { facts: [{ month: '2026-10', posted: 4, open: 1, filled: 3, ended: 0 }], times: tallies, rows: [] },
};
const shown = (type: Parameters<typeof figuresOf>[0], statistics = all) =>
  figuresOf(type, statistics).map(({ name, value, before: was, change }) => [name, value, was, change]);

test.each([
  [
    'Company' as const,
    [
      ['spend', 2_464_000, 1_216_000, 10_263],
      ['days', 3850, 1900, 1950],
      ['timeToFill', 16, 19, -3],
      ['punctuality', 10_000, 10_000, 0],
    ],
  ],
  [
    'Commercial' as const,
    [
      ['revenue', 2_464_000, 1_216_000, 10_263],
      ['margin', 385_000, 190_000, 0],
      ['tace', 9625, 9500, 125],
      ['filled', 7500, null, null],
    ],
  ],
  [
    'Freelance' as const,
    [
      ['income', 2_079_000, 1_026_000, 10_263],
      ['days', 3850, 1900, 1950],
      ['tace', 9625, 9500, 125],
      ['responses', 7500, 5000, 2500],
    ],
  ],
])('%s reads its own four figures', (type, expected) => {
  expect(shown(type, type === 'Freelance' ? { ...all, needs: null } : all)).toEqual(expected);
});

test('days without a known fee do not lower what a day comes to', () => {
  // 18,5 of 38,5 days at 640 €, 20 of which nobody has said the fee.
  const unsaid: Statistics = { ...all, work: { facts: [{ ...fact, sellCents: 1_184_000, sellDays: 1850 }], subjects: [], divisions: [] } };
  expect(figuresOf('Company', unsaid).find(({ name }) => name === 'days')).toMatchObject({ value: 3850, part: 64_000 });
});

test('what was not answered has no figure, and what is compared with nothing no change', () => {
  const nothing: Statistics = { ...all, before: null, work: null, applications: null, needs: null };
  for (const type of ['Admin', 'Company', 'Freelance'] as const) expect(figuresOf(type, nothing)).toEqual([]);
  const alone: Statistics = { ...all, before: null };
  for (const type of ['Admin', 'Freelance'] as const)
    for (const [, value, was, change] of shown(type, alone)) expect([typeof value, was, change]).toEqual(['number', null, null]);
});

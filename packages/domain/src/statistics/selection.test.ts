import { expect, test } from 'vitest';
import { countOf, listOf, type Selection, selectionOf, selections } from './selection.ts';
import type { Statistics } from './statistics.ts';

const work = (month: string, counts: object) => ({ month, reports: 0, validated: 0, ...counts });
const statistics = {
  ...{ from: '2026-01', to: '2026-02', before: null },
  work: { facts: [work('2026-01', { reports: 3, validated: 2 }), work('2026-02', { reports: 4 }), work('2025-12', { reports: 9 })] },
  needs: {
    facts: [{ month: '2026-01', posted: 5, filled: 1 }],
    times: [
      { of: 'agreement', isBefore: false, days: 4, count: 1 },
      { of: 'agreement', isBefore: true, days: 4, count: 7 },
    ],
  },
  applications: { facts: [{ month: '2026-02', received: 8, submitted: 6, interviewed: 4, accepted: 1, answered: 5 }] },
} as unknown as Statistics;
const nothing = { ...statistics, work: null, needs: null, applications: null } as Statistics;

test.each<[Selection, inAll: number, inJanuary: number]>([
  ['reports', 7, 3],
  ['validated', 2, 2],
  ['needs', 5, 5],
  ['filled', 1, 1],
  // A time is of the whole period.
  ['agreed', 1, 1],
  ['applications', 8, 0],
  ['submitted', 6, 0],
  ['interviewed', 4, 0],
  ['accepted', 1, 0],
  ['answered', 5, 0],
])('of %s there are %i in two months, %i in January, and none for who reads none', (selection, inAll, inJanuary) => {
  expect([countOf(statistics, selection), countOf(statistics, selection, '2026-01'), countOf(nothing, selection)]).toEqual([
    inAll,
    inJanuary,
    0,
  ]);
});

const scope = { divisionId: 'd', companyId: 'c' };
test.each<[Selection, object]>([
  ['reports', { list: 'reports', query: { ...scope, counted: 'sent', months: '2026-01-01..2026-02-28', sort: 'month' } }],
  ['validated', { list: 'reports', query: { ...scope, counted: 'validated', months: '2026-01-01..2026-02-28', sort: 'month' } }],
  ['needs', { list: 'needs', query: { ...scope, posted: '2026-01-01..2026-02-28' } }],
  ['filled', { list: 'needs', query: { ...scope, outcome: 'filled', posted: '2026-01-01..2026-02-28' } }],
  ['applications', { list: 'applications', query: { ...scope, sent: '2026-01-01..2026-02-28' } }],
  ['answered', { list: 'applications', query: { ...scope, step: 'answered', sent: '2026-01-01..2026-02-28' } }],
])('%s are asked for in the same months, division and company', (selection, list) => {
  expect(listOf(selection, statistics, scope)).toEqual(list);
});

test('a question that is narrowed by nothing narrows no list', () => {
  for (const selection of selections) expect(listOf(selection, statistics, {}).query).not.toHaveProperty('divisionId');
});

test('a figure leads to what it counts, and nowhere when that is nothing', () => {
  expect([selectionOf(statistics, { name: 'spend' }), selectionOf(statistics, { name: 'timeToFill' })]).toEqual(['reports', 'agreed']);
  expect(selectionOf(nothing, { name: 'responses' })).toBeUndefined();
});

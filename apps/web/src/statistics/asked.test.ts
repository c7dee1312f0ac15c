import { expect, test } from 'vitest';
import { periodProblem, readAsked, readShown } from './asked.ts';

test.each([
  ['2026-05', '2026-10', undefined],
  ['2026-10', '2026-05', 'reversed'],
  ['2024-05', '2026-10', 'tooLong'],
  ['2026-05', '', 'unsaid'],
])('%s to %s is wrong because: %s', (from, to, problem) => {
  expect(periodProblem({ from, to })).toBe(problem);
});

const read = (search: string) => readAsked({ type: 'Admin' }, new URLSearchParams(search));
test('a year before is asked for of a year at most', () => {
  expect(read('from=2025-11&to=2026-10&compare=year').compare).toBe('year');
  expect(read('from=2025-10&to=2026-10&compare=year').compare).toBe('before');
});

test.each([
  ['show=filled&month=2026-06', { selection: 'filled', month: '2026-06' }],
  ['show=filled&month=2026-01', { selection: 'filled', month: undefined }],
  ['show=anything', undefined],
  ['', undefined],
])('%s shows %j', (search, shown) => {
  expect(readShown(new URLSearchParams(search), { from: '2026-05', to: '2026-10' })).toEqual(shown);
});

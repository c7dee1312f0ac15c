import { expect, test } from 'vitest';
import { interrupted, resumeErrors } from './interruptions.ts';

const ongoing = { endsOn: '2026-12-31', stoppedOn: null, interruptions: [] };
const stopped = { ...ongoing, stoppedOn: '2026-10-16' };

test.each<[string, Parameters<typeof interrupted>[0], string, string[]]>([
  ['resumed later', stopped, '2026-10-26', ['2026-10-17 2026-10-25']],
  ['resumed the next day', stopped, '2026-10-17', []],
  ['renewed without a break', ongoing, '2027-01-01', []],
  ['renewed after a break', ongoing, '2027-02-01', ['2027-01-01 2027-01-31']],
  [
    'stopped again',
    { ...stopped, interruptions: [{ from: '2026-09-10', to: '2026-09-13' }] },
    '2026-10-18',
    ['2026-09-10 2026-09-13', '2026-10-17 2026-10-17'],
  ],
  ['said anew', { ...stopped, interruptions: [{ from: '2026-10-17', to: '2026-11-30' }] }, '2026-10-19', ['2026-10-17 2026-10-18']],
  [
    'stopped within what was no part of it',
    { ...stopped, interruptions: [{ from: '2026-10-12', to: '2026-11-30' }] },
    '2026-10-19',
    ['2026-10-12 2026-10-16', '2026-10-17 2026-10-18'],
  ],
])('%s', (_, delivery, resumesOn, expected) => {
  expect(interrupted(delivery, { resumesOn }).map(({ from, to }) => `${from} ${to}`)).toEqual(expected);
});

test.each<[Parameters<typeof resumeErrors>[0], { resumesOn: string; endsOn?: string }, boolean]>([
  [stopped, { resumesOn: '2026-10-16' }, false],
  [stopped, { resumesOn: '2026-10-17' }, true],
  [stopped, { resumesOn: '2026-12-31' }, true],
  [stopped, { resumesOn: '2027-01-01' }, false],
  [{ ...stopped, stoppedOn: '2026-12-31' }, { resumesOn: '2027-01-01' }, true],
  [ongoing, { resumesOn: '2026-12-31', endsOn: '2027-03-31' }, false],
  [ongoing, { resumesOn: '2027-01-01', endsOn: '2027-03-31' }, true],
])('%j, %j', (delivery, input, isFine) => {
  expect(resumeErrors(delivery, input) === undefined).toBe(isFine);
});

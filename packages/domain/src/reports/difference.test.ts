import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plannedDatesOf } from '../timesheets/planned-days.ts';
import { activityTypes } from '../timesheets/timesheet.ts';
import { type Declared, differenceOf, isAsPlanned, loudnessOf } from './difference.ts';

const delivery = {
  startsOn: '2026-09-01',
  endsOn: '2026-12-31',
  daysPerWeek: 5,
  daysSold: 6000,
  holidayZone: 'metropolitan',
  isWhitMondayWorked: false,
} as const;
const planned = plannedDatesOf(delivery, '2026-11');
const worked = (dates: readonly string[], days = 100) => dates.map((date) => ({ date, type: 'production' as const, days }));
const november = (more: Partial<Declared>): Declared => ({
  month: '2026-11',
  delivery,
  daysElsewhere: 0,
  entries: worked(planned),
  ...more,
});
const findingsOf = (more: Partial<Declared>) => differenceOf(november(more)).findings;

test('a month worked as planned has nothing to look at', () => {
  const difference = differenceOf(november({}));
  expect([difference.worked, difference.planned]).toEqual([2000, 2000]);
  expect(isAsPlanned(difference)).toBe(true);
  expect(difference.days).toHaveLength(30);
  expect(difference.days.filter(({ mark }) => mark === 'rest').map(({ date }) => date)).toContain('2026-11-11');
});

test.each<[string, Partial<Declared>, unknown]>([
  ['a Saturday', { entries: worked([...planned, '2026-11-14']) }, [{ kind: 'more', dates: ['2026-11-14'], days: 100 }]],
  ['a holiday', { entries: worked([...planned, '2026-11-11'], 100) }, [{ kind: 'more', dates: ['2026-11-11'], days: 100 }]],
  ['a day that is not said', { entries: worked(planned.slice(1)) }, [{ kind: 'less', dates: ['2026-11-02'], days: 100 }]],
  [
    'half a day away',
    {
      entries: [
        ...worked(planned.slice(1)),
        { date: '2026-11-02', type: 'production', days: 50 },
        { date: '2026-11-02', type: 'absence', days: 50 },
      ],
    },
    [{ kind: 'absent', dates: ['2026-11-02'], days: 50 }],
  ],
  ['what was sold is used up', { daysElsewhere: 4200 }, [{ kind: 'unsold', dates: ['2026-11-27', '2026-11-30'], days: 200 }]],
  [
    'it was used up before the month',
    { daysElsewhere: 6100, entries: worked(planned.slice(0, 1)) },
    [
      { kind: 'unsold', dates: ['2026-11-02'], days: 100 },
      { kind: 'less', dates: planned.slice(1), days: 1900 },
    ],
  ],
  [
    'days that are not billed are not sold',
    { daysElsewhere: 6000, entries: planned.map((date) => ({ date, type: 'normal', days: 100 })) },
    [],
  ],
])('%s', (_, more, found) => {
  expect(findingsOf(more)).toEqual(found);
});

test('a day beyond what was sold is loudest, then more than planned, then less', () => {
  const months: Partial<Declared>[] = [
    { daysElsewhere: 6000 },
    { entries: worked([...planned, '2026-11-14']) },
    { entries: [...worked(planned.slice(1)), { date: '2026-11-02', type: 'absence', days: 100 }] },
    { entries: worked(planned.slice(1)) },
    {},
  ];
  expect(months.map((more) => loudnessOf(differenceOf(november(more))))).toEqual([0, 1, 2, 3, 4]);
});

test('the days add up: what was worked is the plan, and what is more, but for what is less', () => {
  const entries = fc.uniqueArray(
    fc.record({
      date: fc.integer({ min: 1, max: 30 }).map((day) => `2026-11-${String(day).padStart(2, '0')}`),
      type: fc.constantFrom(...activityTypes),
      days: fc.constantFrom(25, 50, 75, 100),
    }),
    { selector: ({ date }) => date },
  );
  fc.assert(
    fc.property(entries, fc.integer({ min: 0, max: 7000 }), (some, daysElsewhere) => {
      const difference = differenceOf(november({ entries: some, daysElsewhere }));
      const days = (kind: string) => difference.findings.find((finding) => finding.kind === kind)?.days ?? 0;
      const unsaid = difference.days
        .filter(({ mark }) => mark === 'unsold')
        .reduce((sum, { worked: done, planned: wanted }) => sum + Math.max(0, wanted - done), 0);
      expect(difference.worked).toBe(difference.planned + days('more') - days('absent') - days('less') - unsaid);
    }),
  );
});

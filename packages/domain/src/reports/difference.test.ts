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

const on = (month: string, ...days: number[]) => days.map((day) => `${month}-${String(day).padStart(2, '0')}`);
const away = (date: string, days = 100) => ({ date, type: 'absence' as const, days });
const tuesThurs = on('2026-11', 3, 5, 10, 12, 17, 19, 24, 26);
const thursFri = on('2026-09', 3, 4, 10, 11, 17, 18, 24, 25);
test.each<[string, number, string, Declared['entries'], number, unknown]>([
  ['Tuesdays and Thursdays', 2, '2026-11', worked(tuesThurs), 800, []],
  [
    'the first days, with the Monday of a week that goes on in December',
    2,
    '2026-11',
    worked(on('2026-11', 2, 3, 9, 10, 16, 17, 23, 24, 30)),
    900,
    [],
  ],
  ['a week of three', 2, '2026-11', worked([...tuesThurs, '2026-11-06']), 800, [{ kind: 'more', dates: ['2026-11-06'], days: 100 }]],
  ['a week of one', 2, '2026-11', worked(tuesThurs.slice(1)), 800, [{ kind: 'less', dates: ['2026-11-02'], days: 100 }]],
  [
    'half a Tuesday',
    2,
    '2026-11',
    [...worked(tuesThurs.slice(1)), ...worked(['2026-11-03'], 50)],
    800,
    [{ kind: 'less', dates: ['2026-11-03'], days: 50 }],
  ],
  ['three days in halves', 2, '2026-11', [...worked(tuesThurs.slice(1)), ...worked(on('2026-11', 2, 6), 50)], 800, []],
  [
    'a Saturday in the place of a Tuesday',
    2,
    '2026-11',
    worked([...tuesThurs.slice(1), '2026-11-07']),
    800,
    [
      { kind: 'more', dates: ['2026-11-07'], days: 100 },
      { kind: 'less', dates: ['2026-11-02'], days: 100 },
    ],
  ],
  [
    'a Thursday away',
    2,
    '2026-11',
    [...worked(tuesThurs.slice(1)), away('2026-11-03')],
    800,
    [{ kind: 'absent', dates: ['2026-11-03'], days: 100 }],
  ],
  ['away on a day that is not needed', 2, '2026-11', [...worked(tuesThurs), away('2026-11-06')], 800, []],
  ['Thursdays and Fridays, the last ones in October', 2, '2026-09', worked(thursFri), 800, []],
  ['and October', 2, '2026-10', worked(on('2026-10', 1, 2, 8, 9, 15, 16, 22, 23, 29, 30)), 1000, []],
  [
    'three days of September in a week of two',
    2,
    '2026-09',
    worked([...thursFri, ...on('2026-09', 28, 29, 30)]),
    1000,
    [{ kind: 'more', dates: ['2026-09-30'], days: 100 }],
  ],
  [
    'four days a week, of which October has room for two',
    4,
    '2026-09',
    worked(on('2026-09', 1, 2, 3, 4, 8, 9, 10, 11, 15, 16, 17, 18, 22, 23, 24, 25)),
    1800,
    [{ kind: 'less', dates: on('2026-09', 28, 29), days: 200 }],
  ],
])('%s at %i days a week in %s', (_, daysPerWeek, month, entries, expected, found) => {
  const difference = differenceOf(november({ delivery: { ...delivery, daysPerWeek }, month, entries }));
  expect([difference.planned, difference.findings]).toEqual([expected, found]);
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
    fc.property(entries, fc.integer({ min: 0, max: 7000 }), fc.integer({ min: 1, max: 7 }), (some, daysElsewhere, daysPerWeek) => {
      const difference = differenceOf(november({ entries: some, daysElsewhere, delivery: { ...delivery, daysPerWeek } }));
      const days = (kind: string) => difference.findings.find((finding) => finding.kind === kind)?.days ?? 0;
      const unsaid = difference.days
        .filter(({ mark }) => mark === 'unsold')
        .reduce((sum, { worked: done, planned: wanted }) => sum + Math.max(0, wanted - done), 0);
      expect(difference.worked).toBe(difference.planned + days('more') - days('absent') - days('less') - unsaid);
    }),
  );
});

import { expect, test } from 'vitest';
import { type HolidayRule, holidaysOf, holidayZones } from './holidays.ts';
import { daysOf, daysOfMonth, isWorkingDay, weekdayOf, weeksOf } from './working-days.ts';

const metropolitan: HolidayRule = { zone: 'metropolitan', isWhitMondayWorked: false };
const alsace: HolidayRule = { zone: 'alsaceMoselle', isWhitMondayWorked: false };
const countWorkingDays = (from: string, to: string, rule: HolidayRule) => daysOf(from, to, rule).filter(isWorkingDay).length;
const inYear = (year: number, rule: HolidayRule) => countWorkingDays(`${year}-01-01`, `${year}-12-31`, rule);

test('the holidays of 2026', () => {
  expect([...holidaysOf(2026, alsace).entries()].sort()).toEqual([
    ['2026-01-01', 'newYear'],
    ['2026-04-03', 'goodFriday'],
    ['2026-04-06', 'easterMonday'],
    ['2026-05-01', 'labourDay'],
    ['2026-05-08', 'victory'],
    ['2026-05-14', 'ascension'],
    ['2026-05-25', 'whitMonday'],
    ['2026-07-14', 'bastilleDay'],
    ['2026-08-15', 'assumption'],
    ['2026-11-01', 'allSaints'],
    ['2026-11-11', 'armistice'],
    ['2026-12-25', 'christmas'],
    ['2026-12-26', 'saintStephen'],
  ]);
  expect(holidaysOf(2026, metropolitan).size).toBe(11);
  expect(holidaysOf(2026, { ...metropolitan, isWhitMondayWorked: true }).has('2026-05-25')).toBe(false);
});

test.each([
  [2000, '2000-04-24'],
  [2008, '2008-03-24'],
  [2025, '2025-04-21'],
  [2027, '2027-03-29'],
  [2028, '2028-04-17'],
  [2038, '2038-04-26'],
])('Easter Monday of %i is %s', (year, date) => {
  expect(holidaysOf(year, metropolitan).get(date)).toBe('easterMonday');
});

test('two holidays on one day are one', () => {
  expect(holidaysOf(2008, metropolitan).get('2008-05-01')).toBe('labourDay');
  expect(holidaysOf(2008, metropolitan).size).toBe(10);
});

test.each([
  ['mayotte', '2026-04-27'],
  ['martinique', '2026-05-22'],
  ['guadeloupe', '2026-05-27'],
  ['saintMartin', '2026-05-28'],
  ['guyane', '2026-06-10'],
  ['saintBarthelemy', '2026-10-09'],
  ['reunion', '2026-12-20'],
] as const)('%s keeps %s, and the others do not', (zone, date) => {
  const keeping = holidayZones.filter((each) => holidaysOf(2026, { zone: each, isWhitMondayWorked: false }).get(date) === 'abolition');
  expect(keeping).toEqual([zone]);
});

test.each([
  [2025, 251, 249],
  [2026, 252, 251],
  [2027, 254, 253],
  [2028, 251, 249],
])('%i has %i working days, and %i in Alsace-Moselle', (year, days, daysThere) => {
  expect(inYear(year, metropolitan)).toBe(days);
  expect(inYear(year, alsace)).toBe(daysThere);
});

test('the working days of 2026 by month', () => {
  const months = Array.from({ length: 12 }, (_, index) => `2026-${String(index + 1).padStart(2, '0')}`);
  const counts = months.map((month) => daysOfMonth(month, metropolitan).filter(isWorkingDay).length);
  expect(counts).toEqual([21, 20, 22, 21, 17, 22, 22, 21, 22, 22, 20, 22]);
});

test.each([
  ['2028-02', 29],
  ['2027-02', 28],
  // The clocks change on the last Sunday of March and of October: each day is still there, once.
  ['2026-03', 31],
  ['2026-10', 31],
])('%s has %i days', (month, count) => {
  const days = daysOfMonth(month, metropolitan).map(({ date }) => date);
  expect(days).toHaveLength(count);
  expect(new Set(days).size).toBe(count);
});

test('a period takes in both of its ends, and the turn of a year', () => {
  expect(countWorkingDays('2026-11-16', '2026-11-20', metropolitan)).toBe(5);
  expect(countWorkingDays('2026-11-11', '2026-11-11', metropolitan)).toBe(0);
  expect(countWorkingDays('2026-11-12', '2026-11-11', metropolitan)).toBe(0);
  expect(daysOf('2026-12-31', '2027-01-02', metropolitan)).toEqual([
    { date: '2026-12-31', isWeekend: false },
    { date: '2027-01-01', isWeekend: false, holiday: 'newYear' },
    { date: '2027-01-02', isWeekend: true },
  ]);
});

test('weeks begin on Monday, and a month has four to six of them', () => {
  expect(weekdayOf('2026-11-16')).toBe(1);
  expect(weekdayOf('2026-11-22')).toBe(7);
  const weeks = (month: string) => weeksOf(daysOfMonth(month, metropolitan));
  expect(weeks('2027-02')).toHaveLength(4);
  expect(weeks('2026-04')).toHaveLength(5);
  expect(weeks('2026-11')).toHaveLength(6);
  expect(weeks('2026-11')[0]?.map((day) => day?.date)).toEqual([...Array(6).fill(undefined), '2026-11-01']);
  expect(weeks('2026-11').every((week) => week.length === 7)).toBe(true);
  expect(weeksOf([])).toEqual([]);
});

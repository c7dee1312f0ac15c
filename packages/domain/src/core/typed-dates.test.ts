import { expect, test } from 'vitest';
import { readDay, readMonth, writeTyped } from './typed-dates.ts';

const today = '2026-11-18';

test.each([
  ['12/03/2026', '2026-03-12'],
  [' 2.3.26 ', '2026-03-02'],
  ['2026-03-12', '2026-03-12'],
  ['12032026', '2026-03-12'],
  ['120326', '2026-03-12'],
  ['1er mars 2027', '2027-03-01'],
  ['le 12 Févr. 2027', '2027-02-12'],
  ['12th of March 2027', '2027-03-12'],
  ['March 12, 2027', '2027-03-12'],
  ['aujourd’hui', '2026-11-18'],
  ['demain', '2026-11-19'],
  ['yesterday', '2026-11-17'],
  // Without a year the nearest one, without a month the present one.
  ['12 janv', '2027-01-12'],
  ['28 oct', '2026-10-28'],
  ['5', '2026-11-05'],
  // Two figures of a year are this century’s, unless that lies far ahead.
  ['12/03/46', '2046-03-12'],
  ['12/03/85', '1985-03-12'],
  ['29/02', undefined],
  ['31/11/2026', undefined],
  ['12/13/2026', undefined],
  ['12/03/226', undefined],
  ['12/03/2026/4', undefined],
  ['12 machin', undefined],
  ['mars', undefined],
  ['machin', undefined],
  ['', undefined],
])('%j is read as %s', (typed, day) => {
  expect(readDay(typed, today)).toBe(day);
});

test.each([
  ['03/2026', '2026-03'],
  ['2026-03', '2026-03'],
  ['mars 2026', '2026-03'],
  ['032026', undefined],
  ['mars', '2027-03'],
  ['2026', undefined],
  ['12/03/2026', undefined],
])('the month %j is read as %s', (typed, month) => {
  expect(readMonth(typed, today)).toBe(month);
});

test('a day or a month is written as it is typed', () => {
  expect(['2026-03-12', '2026-03', ''].map(writeTyped)).toEqual(['12/03/2026', '03/2026', '']);
});

import { expect, test } from 'vitest';
import { formatDays, readDays, readWholeDays } from './days.ts';
import { readCents } from './money.ts';
import { firstDayOf, formatMonth, lastDayOf, monthOf, shiftMonth } from './months.ts';
import { formatPercent, Percent, readPercent } from './percent.ts';
import { Period } from './period.ts';
import { readWhole } from './typed.ts';

test.each([
  ['450', 'fr', 45_000],
  ['1 250,50 €', 'fr', 125_050],
  ['1\u202f250,5', 'fr', 125_050],
  ['1250.5', 'fr', 125_050],
  ['€1,250.50', 'en', 125_050],
  ['1,250', 'en', 125_000],
  ['300 euros', 'fr', 30_000],
  ['0,29', 'fr', 29],
  ['1,234', 'fr', undefined],
  // A thousand to one reader, one to another.
  ['1.200', 'fr', undefined],
  ['1,200', 'fr', undefined],
  ['1.200', 'en', undefined],
  ['0,125', 'en', undefined],
  ['9'.repeat(400), 'fr', undefined],
  ['', 'fr', undefined],
  ['12 € 30', 'fr', undefined],
  ['abc', 'fr', undefined],
  ['1.2.3', 'fr', undefined],
] as const)('the amount "%s" in %s is %s cents', (typed, language, cents) => {
  expect(readCents(typed, language)).toBe(cents);
});

test.each([
  ['1 200', 'fr', 1200],
  ['1,200', 'en', 1200],
  ['0,920', 'en', undefined],
  ['1,20,000', 'en', undefined],
  ['-3', 'fr', -3],
  ['1.000', 'fr', undefined],
  ['9'.repeat(400), 'fr', undefined],
  ['12,0', 'fr', undefined],
  ['', 'fr', undefined],
] as const)('"%s" in %s is the whole number %s', (typed, language, whole) => {
  expect(readWhole(typed, language)).toBe(whole);
});

test('days of the calendar are whole, with their unit or without', () => {
  expect([readWholeDays('30 j', 'fr'), readWholeDays('45 days', 'en'), readWholeDays('1,5 j', 'fr')]).toEqual([30, 45, undefined]);
});

test.each([
  ['2,5 j', 'fr', 250],
  ['2.5 days', 'en', 250],
  ['0,5', 'fr', 50],
  ['3 jours', 'fr', 300],
  ['1 day', 'en', 100],
  ['deux', 'fr', undefined],
] as const)('"%s" in %s is %s hundredths of a day', (typed, language, days) => {
  expect(readDays(typed, language)).toBe(days);
});

test.each([
  ['12,5 %', 'fr', 1250],
  ['12.5%', 'en', 1250],
  ['7', 'fr', 700],
  ['12,345 %', 'fr', undefined],
] as const)('"%s" in %s is %s hundredths of a percent', (typed, language, percent) => {
  expect(readPercent(typed, language)).toBe(percent);
});

test('what is written is read again', () => {
  for (const language of ['fr', 'en'] as const) {
    expect(readPercent(formatPercent(1250, language), language)).toBe(1250);
    expect(readDays(formatDays(250, language), language)).toBe(250);
  }
  expect(Percent.safeParse(10_001).success).toBe(false);
});

test('months follow each other over the years and know their days', () => {
  expect([shiftMonth('2026-11', 2), shiftMonth('2026-01', -1)]).toEqual(['2027-01', '2025-12']);
  expect([monthOf('2028-02-03'), firstDayOf('2028-02'), lastDayOf('2028-02')]).toEqual(['2028-02', '2028-02-01', '2028-02-29']);
  expect([formatMonth('2026-11', 'fr'), formatMonth('2026-11', 'en')]).toEqual(['novembre 2026', 'November 2026']);
});

test.each([
  [{ from: '2026-01-01', to: null }, undefined],
  [{ from: '2026-01-01', to: '2026-01-01' }, undefined],
  [{ from: '2026-01-02', to: '2026-01-01' }, ['to']],
  [{ from: '', to: null }, ['from']],
  [{ to: '2026-01-01' }, ['from']],
])('the period %j is refused at %j', (period, path) => {
  expect(Period.safeParse(period).error?.issues[0]?.path).toEqual(path);
});

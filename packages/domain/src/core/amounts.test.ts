import { expect, test } from 'vitest';
import { Days, formatDays, fullDay, halfDay } from './days.ts';
import { addMoney, euros, formatEuros, formatMoney, formatRate, moneyForDays } from './money.ts';

test('money is cents: sums are exact', () => {
  expect(addMoney(euros(0.1), euros(0.2))).toEqual({ cents: 30, currency: 'EUR' });
  expect(() => addMoney(euros(1), { cents: 1, currency: 'USD' })).toThrow('Cannot add USD to EUR');
});

test.each([
  [fullDay, 55_050],
  [halfDay, 27_525],
  [33, 18_167],
  [-halfDay, -27_525],
])('%i hundredths of a day at 550.50 make %i cents', (days, cents) => {
  expect(moneyForDays(euros(550.5), days).cents).toBe(cents);
});

test('amounts are written as each language does', () => {
  expect(formatMoney(euros(1234.5), 'fr').replace(/\s/g, ' ')).toBe('1 234,50 €');
  expect(formatMoney(euros(1234.5), 'en')).toBe('€1,234.50');
  expect([formatEuros(62_000, 'en'), formatEuros(62_050, 'en')]).toEqual(['€620', '€620.50']);
  expect([formatRate(6360, 'en'), formatRate(5000, 'en')]).toEqual(['€0.636', '€0.50']);
  expect(formatDays(1850, 'fr')).toBe('18,5');
  expect(formatDays(1850, 'en')).toBe('18.5');
});

test('days are whole hundredths', () => {
  expect(Days.safeParse(halfDay).success).toBe(true);
  expect(Days.safeParse(0.5).success).toBe(false);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { balanceOf, claimOf, dueOf, eurosOf, lineErrors, mostOf, sumsOf, vatIn } from './expense-amounts.ts';
import { expenseLimits, LineInput, vatRates } from './expense-report.ts';

const uuid = (at: number) => `018f0000-0000-7000-8000-${String(at).padStart(12, '0')}`;
const actual = (grossCents: number, more: object = {}): LineInput =>
  LineInput.parse({
    ...{ kind: 'actual', id: uuid(1), date: '2026-11-04', label: '', type: 'train', grossCents, vatRate: 1000, vatCents: 0 },
    ...{ foreign: null, paybackCents: 0, fileId: null },
    ...more,
  });
const fixed = (grossCents: number, claimedCents: number): LineInput =>
  LineInput.parse({ kind: 'fixed', id: uuid(2), date: '2026-11-30', label: '', type: 'internet', grossCents, claimedCents });
const trip = LineInput.parse({
  ...{ kind: 'kilometres', id: uuid(3), date: '2026-11-10', label: 'Nantes', vehicleId: uuid(9), distance: 13_600, flatRate: null },
});

test.each([
  [118_00, 1000, 10_73],
  [129_80, 1000, 11_80],
  [46_20, 1000, 4_20],
  [23_88, 2000, 3_98],
  [9_60, 2000, 1_60],
  [100_00, 0, 0],
  [100_00, 210, 2_06],
  [100_00, 550, 5_21],
  [3, 2000, 1],
  [0, 2000, 0],
])('%i cents at %i hundredths of a percent hold %i of tax', (gross, rate, vat) => {
  expect(vatIn(gross, rate)).toBe(vat);
});

test.each([
  [{ cents: 50_00, rateMillionths: 1_172_500 }, 58_63],
  [{ cents: 100_00, rateMillionths: 920_000 }, 92_00],
  [{ cents: 1, rateMillionths: 500_000 }, 1],
  [{ cents: 1, rateMillionths: 499_999 }, 0],
  [{ cents: 2_000_000_000, rateMillionths: 999_999_999 }, 1_999_999_998_000],
])('%j is worth %i cents', (foreign, cents) => {
  expect(eurosOf(foreign)).toBe(cents);
});

test('the report of the sample month adds up', () => {
  const paid = [
    actual(118_00, { vatCents: 10_73 }),
    actual(129_80, { vatCents: 11_80 }),
    actual(46_20, { vatCents: 4_20, paybackCents: 46_20 }),
    actual(23_88, { vatCents: 3_98 }),
    actual(9_60, { vatCents: 1_60 }),
  ];
  const lines = [...paid, fixed(36_00, 18_00), fixed(24_00, 10_00)].map((line) => ({ kind: line.kind, ...claimOf(line) }));
  const trips = [84_82, 48_55].map((cents) => ({ kind: trip.kind, ...claimOf(trip, cents) }));
  const sums = sumsOf([...lines, ...trips]);
  expect(sums).toEqual({ actualCents: 327_48, fixedCents: 28_00, kilometreCents: 133_37, vatCents: 32_31, paybackCents: 46_20 });
  expect(balanceOf({ ...sums, advanceCents: 150_00 })).toEqual({ totalCents: 488_85, remainsCents: 292_65 });
});

test('what is not told has no balance', () => {
  const told = { fixedCents: 0, kilometreCents: 0, paybackCents: null, advanceCents: null };
  expect(balanceOf({ ...told, actualCents: null })).toBeNull();
  expect(balanceOf({ ...told, actualCents: 0, fixedCents: null })).toBeNull();
  expect(balanceOf({ ...told, actualCents: 0, kilometreCents: null })).toBeNull();
  expect(balanceOf({ ...told, actualCents: 5 })).toEqual({ totalCents: 5, remainsCents: 5 });
});

test('nothing is due of what was paid', () => {
  const sums = { actualCents: 5, fixedCents: 0, kilometreCents: 0, paybackCents: null, advanceCents: null };
  expect(dueOf({ ...sums, paidAt: null })).toBe(5);
  expect(dueOf({ ...sums, paidAt: '2026-11-30T10:00:00Z' })).toBe(0);
  expect(dueOf({ ...sums, actualCents: null, paidAt: null })).toBeNull();
});

test('a trip comes to nothing until its year is known', () => {
  expect(claimOf(trip)).toEqual({ grossCents: 0, vatCents: 0, claimedCents: 0, paybackCents: 0 });
});

test('nothing is paid back of what was paid abroad until its rate is known', () => {
  const foreign = { currency: 'USD', cents: 100_00, rateOn: '2026-11-04' };
  const claimAt = (rateMillionths: number) => claimOf(actual(0, { foreign: { ...foreign, rateMillionths }, paybackCents: 60_00 }));
  expect(claimAt(0)).toEqual({ grossCents: 0, vatCents: 0, claimedCents: 0, paybackCents: 0 });
  expect(claimAt(1_000_000).paybackCents).toBe(60_00);
});

test('each mistake is told at its field', () => {
  const foreign = { currency: 'USD', cents: 2_000_000_000, rateMillionths: 1_000_000, rateOn: '2026-11-04' };
  expect(lineErrors([fixed(36_00, 18_00), trip])).toBeUndefined();
  expect(lineErrors([fixed(36_00, 18_01)])).toEqual({ 'lines.0.claimedCents': 'validation.half|cents=1800' });
  expect(lineErrors([fixed(36_01, 19_00)])).toEqual({ 'lines.0.claimedCents': 'validation.half|cents=1800' });
  expect(lineErrors([actual(10_00, { vatCents: 10_01, paybackCents: 10_01 })])).toEqual({
    'lines.0.vatCents': 'validation.atMost|cents=1000',
    'lines.0.paybackCents': 'validation.atMost|cents=1000',
  });
  expect(lineErrors([actual(0, { foreign })])).toEqual({ 'lines.0.foreign.cents': `validation.atMost|cents=${expenseLimits.cents}` });
  const file = { fileId: uuid(7) };
  expect(lineErrors([actual(1, file), actual(1, { ...file, id: uuid(8) })])).toEqual({ 'lines.1.fileId': 'validation.duplicates' });
  expect(lineErrors([actual(1), actual(1)])).toEqual({ 'lines.1.id': 'validation.duplicates' });
});

const amount = fc.integer({ min: 0, max: expenseLimits.cents });
test('tax and what is left of an amount are its parts, and tax grows with the amount', () => {
  fc.assert(
    fc.property(amount, fc.constantFrom(...vatRates), (gross, rate) => {
      const vat = vatIn(gross, rate);
      expect(vat).toBeGreaterThanOrEqual(0);
      expect(vat).toBeLessThanOrEqual(gross);
      expect(vatIn(gross + 1, rate)).toBeGreaterThanOrEqual(vat);
      // Never further than half a cent from the exact part.
      expect(Math.abs(2 * (vat * (10_000 + rate) - gross * rate))).toBeLessThanOrEqual(10_000 + rate);
    }),
  );
});

test('amounts are whole cents, whatever they are made of', () => {
  const foreign = fc.record({
    cents: fc.integer({ min: 1, max: 2_000_000_000 }),
    rateMillionths: fc.integer({ min: 1, max: 1_000_000_000 }),
  });
  fc.assert(
    fc.property(amount, foreign, fc.integer({ min: 0, max: 10_000 }), (gross, paid, rate) => {
      for (const cents of [vatIn(gross, rate), mostOf(gross), eurosOf(paid)]) expect(Number.isSafeInteger(cents)).toBe(true);
    }),
  );
});

test.each([
  ['actual', { grossCents: 10.5 }],
  ['actual', { vatCents: 0.1 }],
  ['actual', { paybackCents: 1e-9 }],
  ['actual', { vatRate: 12.5 }],
  ['actual', { foreign: { currency: 'USD', cents: 1.5, rateMillionths: 1, rateOn: '2026-11-04' } }],
  ['actual', { foreign: { currency: 'USD', cents: 1, rateMillionths: 1.5, rateOn: '2026-11-04' } }],
  ['fixed', { claimedCents: 9.99 }],
  ['kilometres', { distance: 136.5 }],
  ['kilometres', { flatRate: 0.5 }],
])('%s: %j is no whole number and is refused', (kind, wrong) => {
  const whole = { actual: actual(10_00), fixed: fixed(36_00, 10_00), kilometres: trip }[kind as 'actual'];
  expect(LineInput.safeParse(whole).success).toBe(true);
  expect(LineInput.safeParse({ ...whole, ...wrong }).success).toBe(false);
});

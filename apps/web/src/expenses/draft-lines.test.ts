import { expect, test } from 'vitest';
import { inCurrency, inputOf, isSavedAs, newActual, newFixed, newTrip, patched, wrongLine } from './draft-lines.ts';

const receipt = newActual('2026-11-04');
const fixed = newFixed('2026-11-04');

test('the first line that cannot be saved is found', () => {
  expect(wrongLine([receipt, fixed, newTrip('2026-11-04', 'v')])).toBeUndefined();
  expect(wrongLine([receipt, { ...fixed, grossCents: 100, claimedCents: 51 }, { ...receipt, id: 'b', vatCents: 1 }])).toBe(fixed.id);
});

test('what the server has is what was sent, in whatever order', () => {
  const foreign = { currency: 'USD', cents: 100, rateMillionths: 900_000, rateOn: '2026-11-04' };
  const turned = { rateOn: '2026-11-04', rateMillionths: 900_000, cents: 100, currency: 'USD' };
  const lines = [{ ...receipt, label: 'Taxi ', foreign }, fixed, newTrip('2026-11-04', 'v')];
  const saved = { lines: [{ ...receipt, label: 'Taxi', foreign: turned }, ...lines.slice(1)].toReversed(), comment: null };
  const sent = { lines: lines.map(inputOf), comment: '' };
  expect(isSavedAs(saved, sent)).toBe(true);
  expect(isSavedAs({ ...saved, lines: saved.lines.slice(1) }, sent)).toBe(false);
  expect(isSavedAs({ ...saved, comment: 'x' }, sent)).toBe(false);
});

test('what was paid in another currency is worth nothing before its rate is known, and in euros what was typed', () => {
  const typed = patched(receipt, { grossCents: 6000 });
  expect(typed.vatCents).toBe(1000);
  const abroad = patched(typed, inCurrency(typed, 'USD'));
  expect(abroad).toMatchObject({
    grossCents: 0,
    vatRate: 0,
    vatCents: 0,
    foreign: { cents: 6000, rateMillionths: 0, rateOn: '2026-11-04' },
  });
  const known = patched(abroad, { foreign: { ...abroad.foreign, rateMillionths: 920_000 } as typeof abroad.foreign });
  expect(known).toMatchObject({ grossCents: 5520, claimedCents: 5520 });
  // A rate is that of its currency.
  expect(patched(known, inCurrency(known, 'GBP'))).toMatchObject({ grossCents: 0, foreign: { currency: 'GBP', rateMillionths: 0 } });
  expect(patched(known, inCurrency(known, 'EUR'))).toMatchObject({ grossCents: 6000, vatRate: 2000, vatCents: 1000, foreign: null });
  // What the client has paid back whole is so in whatever it was paid in.
  const back = patched(typed, { paybackCents: 6000 });
  const backAbroad = patched(back, inCurrency(back, 'USD'));
  expect(wrongLine([backAbroad])).toBeUndefined();
  expect(
    patched(backAbroad, { foreign: { ...backAbroad.foreign, rateMillionths: 920_000 } as typeof backAbroad.foreign }).paybackCents,
  ).toBe(5520);
  const blank = patched(receipt, inCurrency(receipt, 'GBP'));
  expect(blank).toMatchObject({ grossCents: 0, foreign: { cents: 0 } });
  expect(wrongLine([blank])).toBeUndefined();
});

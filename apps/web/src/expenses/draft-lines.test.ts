import { expect, test } from 'vitest';
import { inputOf, isSavedAs, newActual, newFixed, newTrip, wrongLine } from './draft-lines.ts';

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

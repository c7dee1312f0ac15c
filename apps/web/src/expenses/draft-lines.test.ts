import { expect, test } from 'vitest';
import { newActual, newFixed, newTrip, wrongLine } from './draft-lines.ts';

const receipt = newActual('2026-11-04');
const fixed = newFixed('2026-11-04');

test('the first line that cannot be saved is found', () => {
  expect(wrongLine([receipt, fixed, newTrip('2026-11-04', 'v')])).toBeUndefined();
  expect(wrongLine([receipt, { ...fixed, grossCents: 100, claimedCents: 51 }, { ...receipt, id: 'b', vatCents: 1 }])).toBe(fixed.id);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Vehicle, vehicleKinds } from './kilometre-scale.ts';
import { stepsOf } from './kilometre-steps.ts';
import { tripAmounts } from './kilometres.ts';

const car = (power: number, isElectric = false): Vehicle => ({ kind: 'car', power, isElectric });
const year = (...distances: number[]) =>
  distances.map((hundredths, at) => ({ id: String(at), date: `2026-01-${String(at + 1).padStart(2, '0')}`, hundredths }));

test('272 km after 4,870 come to 133.37: 130 below the edge and 142 above it', () => {
  const [, ...november] = tripAmounts('2023', car(5), year(487_000, 13_600, 13_600));
  expect(stepsOf('2023', car(5), november)).toEqual({
    steps: [
      { over: 0, upTo: 500_000, hundredths: 13_000, rate: 6360, cents: 82_68 },
      { over: 500_000, upTo: 2_000_000, hundredths: 14_200, rate: 3570, cents: 50_69 },
    ],
    ...{ settledCents: 0, restCents: 0, totalCents: 133_37 },
    span: { before: { hundredths: 487_000, cents: 3097_32 }, after: { hundredths: 514_200, cents: 3230_69 } },
  });
});

test('what the scale steps up at an edge is what is left', () => {
  // 6 CV: 3,325.00 at 5,000 km, and 1,457 besides above it.
  expect(stepsOf('2023', car(6), tripAmounts('2023', car(6), year(500_000, 100)).slice(1))).toMatchObject({
    steps: [{ hundredths: 100, rate: 3740, cents: 37 }],
    ...{ restCents: 200, totalCents: 237 },
  });
});

test('an electric car is told by the rate it is paid', () => {
  expect(stepsOf('2023', car(3, true), tripAmounts('2023', car(3, true), year(10_000)))).toMatchObject({
    steps: [{ rate: 6348, cents: 63_48 }],
    restCents: 0,
  });
});

test('trips that others lie between have no span, and no trips no steps', () => {
  const [first, , third] = tripAmounts('2023', car(5), year(1000, 1000, 1000));
  expect(stepsOf('2023', car(5), first && third ? [third, first] : []).span).toBeNull();
  expect(stepsOf('2023', car(5), [])).toEqual({ steps: [], settledCents: 0, restCents: 0, totalCents: 0, span: null });
});

test('steps, what is settled and what is left are all that is paid', () => {
  const vehicles = fc.record({ kind: fc.constantFrom(...vehicleKinds), power: fc.integer({ min: 0, max: 15 }), isElectric: fc.boolean() });
  const trips = fc.array(
    fc.record({ hundredths: fc.integer({ min: 0, max: 900_000 }), paid: fc.option(fc.integer({ min: 0, max: 90_000 })) }),
  );
  fc.assert(
    fc.property(vehicles, trips, (vehicle, rows) => {
      const amounts = tripAmounts(
        '2023',
        vehicle,
        rows.map(({ hundredths, paid }, at) => ({ id: String(at), date: '2026-01-01', hundredths, ...(paid === null ? {} : { paid }) })),
      );
      const { steps, settledCents, restCents, totalCents } = stepsOf('2023', vehicle, amounts);
      expect(totalCents).toBe(amounts.reduce((sum, { cents }) => sum + cents, 0));
      expect(steps.reduce((sum, { cents }) => sum + cents, 0) + settledCents + restCents).toBe(totalCents);
      for (const cents of [settledCents, restCents, totalCents, ...steps.flatMap(({ cents, rate }) => [cents, rate])])
        expect(Number.isInteger(cents)).toBe(true);
    }),
  );
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bandOf, bandsFor, scaleFor, type Vehicle, vehicleKinds, yearlyAmount } from './kilometre-scale.ts';
import { flatAmount, type Trip, tripAmounts } from './kilometres.ts';

const version = scaleFor(2026);
const car = (power: number, isElectric = false): Vehicle => ({ kind: 'car', power, isElectric });
const motorcycle = (power: number): Vehicle => ({ kind: 'motorcycle', power, isElectric: false });
const moped: Vehicle = { kind: 'moped', power: 0, isElectric: false };
const worth = (vehicle: Vehicle, kilometres: number) => yearlyAmount(version, vehicle, kilometres * 100);

test.each([
  [car(5), 1000, 636_00],
  [car(5), 5000, 3180_00],
  [car(5), 5001, 3180_36],
  [car(5), 12_000, 5679_00],
  [car(5), 20_000, 8535_00],
  [car(5), 20_001, 8540_43],
  [car(5), 25_000, 10_675_00],
  [car(5, true), 12_000, 6814_80],
  [car(6), 5000, 3325_00],
  [car(6), 5001, 3327_37],
  [car(3), 20_000, 7385_00],
  [car(3), 20_001, 7400_37],
  [motorcycle(4), 5000, 1568_00],
  [moped, 8000, 1584_00],
  [car(5), 0, 0],
])('%j, %i km in a year: %i cents', (vehicle, kilometres, cents) => {
  expect(worth(vehicle, kilometres)).toBe(cents);
});

/** Written out by hand beside the scale: rate of each band in euros, and its constant. */
const printed: [Vehicle, number[], number[]][] = [
  [car(1), [5000, 20_000], [0.529, 0.316, 1065, 0.37]],
  [car(3), [5000, 20_000], [0.529, 0.316, 1065, 0.37]],
  [car(4), [5000, 20_000], [0.606, 0.34, 1330, 0.407]],
  [car(5), [5000, 20_000], [0.636, 0.357, 1395, 0.427]],
  [car(6), [5000, 20_000], [0.665, 0.374, 1457, 0.447]],
  [car(7), [5000, 20_000], [0.697, 0.394, 1515, 0.47]],
  [car(12), [5000, 20_000], [0.697, 0.394, 1515, 0.47]],
  [motorcycle(1), [3000, 6000], [0.395, 0.099, 891, 0.248]],
  [motorcycle(2), [3000, 6000], [0.395, 0.099, 891, 0.248]],
  [motorcycle(3), [3000, 6000], [0.468, 0.082, 1158, 0.275]],
  [motorcycle(5), [3000, 6000], [0.468, 0.082, 1158, 0.275]],
  [motorcycle(6), [3000, 6000], [0.606, 0.079, 1583, 0.343]],
  [moped, [3000, 6000], [0.315, 0.079, 711, 0.198]],
];
test.each(
  printed.flatMap(([vehicle, edges, rates]) => [false, true].map((isElectric) => [{ ...vehicle, isElectric }, edges, rates] as const)),
)(
  '%j at each edge of a band, one kilometre before and after it',
  (vehicle, [first = 0, second = 0], [low = 0, middle = 0, besides = 0, high = 0]) => {
    for (const kilometres of [first - 1, first, first + 1, second - 1, second, second + 1]) {
      const euros = kilometres <= first ? low * kilometres : kilometres <= second ? middle * kilometres + besides : high * kilometres;
      const cents = Math.round((euros * (vehicle.isElectric ? 1.2 : 1) * 100 + Number.EPSILON) * 1000) / 1000;
      expect([kilometres, worth(vehicle, kilometres)]).toEqual([kilometres, Math.floor(cents + 0.5)]);
    }
  },
);

test('a part of a kilometre past an edge is past it', () => {
  expect(bandOf(version, car(5), 500_000).besides).toBe(0);
  expect(bandOf(version, car(5), 500_001).besides).toBe(1395_00);
});

test('a power or a distance that is no number has no scale', () => {
  expect(() => bandsFor(version, car(Number.NaN))).toThrow('No scale');
  expect(() => bandOf(version, car(5), Number.NaN)).toThrow('No band');
});

test('600 km after 4,800 are paid by what they add: 270.00, not 381.60', () => {
  const trips = [
    { id: 'a', date: '2026-03-02', hundredths: 480_000 },
    { id: 'b', date: '2026-10-05', hundredths: 60_000 },
  ];
  expect(tripAmounts(version, car(5), trips)).toEqual([
    { id: 'a', cents: 3052_80, settled: 0, before: { hundredths: 0, cents: 0 }, after: { hundredths: 480_000, cents: 3052_80 } },
    {
      ...{ id: 'b', cents: 270_00, settled: 0 },
      before: { hundredths: 480_000, cents: 3052_80 },
      after: { hundredths: 540_000, cents: 3322_80 },
    },
  ]);
});

test('what was paid stays: an earlier trip that is corrected settles the difference', () => {
  const trips = [
    { id: 'a', date: '2026-03-02', hundredths: 400_000 },
    { id: 'b', date: '2026-10-05', hundredths: 60_000, paid: 270_00 },
  ];
  // 600 km alone would have been worth 381.60.
  expect(tripAmounts(version, car(5), trips)).toEqual([
    {
      ...{ id: 'a', cents: 2655_60, settled: 111_60 },
      before: { hundredths: 60_000, cents: 381_60 },
      after: { hundredths: 460_000, cents: 2925_60 },
    },
  ]);
});

test('what was not sent makes what was no dearer', () => {
  const sent: Trip = { id: 'b', date: '2026-11-18', hundredths: 13_600 };
  const parked: Trip = { id: 'a', date: '2026-01-01', hundredths: 2_000_000, isDraft: true };
  const [alone] = tripAmounts(version, car(5), [sent]);
  expect(tripAmounts(version, car(5), [parked, sent])[0]).toEqual(alone);
});

test('a flat rate is kilometres times the rate, half a cent up', () => {
  expect(flatAmount(529, 100_00)).toBe(52_90);
  expect(flatAmount(250, 10)).toBe(3);
  expect(flatAmount(250, 1)).toBe(0);
});

const vehicles = fc.record({ kind: fc.constantFrom(...vehicleKinds), power: fc.integer({ min: 0, max: 15 }), isElectric: fc.boolean() });
const distance = fc.integer({ min: 0, max: 1_500_000 });
const days = fc.integer({ min: 0, max: 364 }).map((day) => new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10));
const journeys = fc
  .array(fc.record({ date: days, hundredths: distance }), { minLength: 1, maxLength: 12 })
  .map((rows) => rows.map((row, index): Trip => ({ id: String(index).padStart(2, '0'), ...row })));
const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);

test('a kilometre more never pays less', () => {
  fc.assert(
    fc.property(vehicles, distance, distance, (vehicle, some, more) => {
      expect(yearlyAmount(version, vehicle, some + more)).toBeGreaterThanOrEqual(yearlyAmount(version, vehicle, some));
    }),
  );
});

test('the trips of a year are worth what the scale gives for their sum, in whatever order they are told', () => {
  fc.assert(
    fc.property(vehicles, journeys, fc.infiniteStream(fc.integer()), (vehicle, trips, keys) => {
      const all = yearlyAmount(version, vehicle, sum(trips.map(({ hundredths }) => hundredths)));
      const told = tripAmounts(version, vehicle, trips);
      expect(sum(told.map(({ cents }) => cents))).toBe(all);
      const shuffled = trips
        .map((trip) => ({ trip, key: keys.next().value as number }))
        .sort((a, b) => a.key - b.key)
        .map(({ trip }) => trip);
      expect(tripAmounts(version, vehicle, shuffled)).toEqual(told);
    }),
  );
});

test('months that are paid one after the other, taken back, corrected and paid again end with what the scale gives', () => {
  const acts = fc.array(
    fc.oneof(
      fc.record({ act: fc.constant('pay' as const), month: fc.integer({ min: 1, max: 12 }) }),
      fc.record({ act: fc.constant('takeBack' as const), month: fc.integer({ min: 1, max: 12 }) }),
      fc.record({ act: fc.constant('correct' as const), index: fc.nat(), hundredths: distance }),
    ),
    { maxLength: 30 },
  );
  fc.assert(
    fc.property(vehicles, journeys, acts, (vehicle, start, steps) => {
      let trips = start;
      const inMonth = (trip: Trip, month: number) => Number(trip.date.slice(5, 7)) === month;
      const pay = (month?: number) => {
        const amounts = new Map(tripAmounts(version, vehicle, trips).map(({ id, cents }) => [id, cents]));
        trips = trips.map((trip) => {
          const cents = amounts.get(trip.id);
          return cents !== undefined && (month === undefined || inMonth(trip, month)) ? { ...trip, paid: cents } : trip;
        });
      };
      for (const step of steps) {
        if (step.act === 'pay') pay(step.month);
        else if (step.act === 'takeBack')
          trips = trips.map(({ paid, ...trip }) =>
            inMonth(trip, step.month) ? trip : { ...trip, ...(paid === undefined ? {} : { paid }) },
          );
        else {
          const chosen = step.index % trips.length;
          trips = trips.map((trip, index) =>
            index === chosen && trip.paid === undefined ? { ...trip, hundredths: step.hundredths } : trip,
          );
        }
      }
      const total = yearlyAmount(version, vehicle, sum(trips.map(({ hundredths }) => hundredths)));
      const open = tripAmounts(version, vehicle, trips);
      const paid = sum(trips.map((trip) => trip.paid ?? 0));
      // With everything paid there is nothing left to settle with: the next trip does.
      if (open.length > 0) expect(sum(open.map(({ cents }) => cents)) + paid).toBe(total);
    }),
  );
});

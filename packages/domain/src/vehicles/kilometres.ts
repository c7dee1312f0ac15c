import { type ScaleVersion, type Vehicle, yearlyAmount } from './kilometre-scale.ts';

/**
 * A trip of one vehicle in one calendar year. `paid` is its amount in cents once its report was validated: it no longer changes. `isDraft`: it was
 * not sent. */
export type Trip = { id: string; date: string; hundredths: number; paid?: number; isDraft?: boolean };

/** What a trip is worth and how it comes to that: the year's kilometres before and after it, and what they are worth. */
export type TripAmount = {
  id: string;
  cents: number;
  before: { hundredths: number; cents: number };
  after: { hundredths: number; cents: number };
  /** What trips that were paid by another sum of kilometres still owe, or are owed, settled with the first trip that is open. */
  settled: number;
};

/**
 * The open trips of one vehicle and one calendar year, each paid by what it adds to the year: never kilometres times a rate. Those that were
 * paid come first, whatever their date, and stay as they are; those that were sent follow by date, and drafts by date after them: what nobody
 * may ever send makes nothing else dearer. All trips together are worth what the scale gives for all kilometres together.
 */
export function tripAmounts(version: ScaleVersion, vehicle: Vehicle, trips: readonly Trip[]): TripAmount[] {
  const worth = (hundredths: number) => yearlyAmount(version, vehicle, hundredths);
  const paid = trips.filter((trip) => trip.paid !== undefined);
  const open = trips.filter((trip) => trip.paid === undefined).sort(byDate);
  let hundredths = paid.reduce((sum, trip) => sum + trip.hundredths, 0);
  let settled = worth(hundredths) - paid.reduce((sum, trip) => sum + (trip.paid ?? 0), 0);
  return open.map((trip) => {
    const before = { hundredths, cents: worth(hundredths) };
    hundredths += trip.hundredths;
    const after = { hundredths, cents: worth(hundredths) };
    const amount = { id: trip.id, cents: after.cents - before.cents + settled, before, after, settled };
    settled = 0;
    return amount;
  });
}

const byDate = (a: Trip, b: Trip): number =>
  Number(a.isDraft ?? false) - Number(b.isDraft ?? false) || a.date.localeCompare(b.date) || a.id.localeCompare(b.id);

/** The flat rate that an operator may use instead: thousandths of a euro for each kilometre. Rounded half up. */
export const flatAmount = (perKilometre: number, hundredths: number): number => Math.floor((perKilometre * hundredths + 500) / 1000);

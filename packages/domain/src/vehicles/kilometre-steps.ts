import { bandsFor, electricPercent, type ScaleVersion, type Vehicle } from './kilometre-scale.ts';
import type { TripAmount } from './kilometres.ts';

type Sum = TripAmount['before'];
type Derived = Pick<TripAmount, 'before' | 'after' | 'settled'>;
/** Kilometres that one band pays for: the rate in ten-thousandths of a euro, since an electric vehicle is paid a fifth more. */
export type Step = { over: number; upTo: number; hundredths: number; rate: number; cents: number };

/**
 * How the scale comes to what some trips of a vehicle and a year are paid: so many kilometres in each band, what paid trips owe, and what
 * is left: the step of the scale at an edge, and cents that were rounded.
 */
export function stepsOf(version: ScaleVersion, vehicle: Vehicle, trips: readonly Derived[]) {
  const percent = vehicle.isElectric ? electricPercent : 100;
  let over = 0;
  const steps = bandsFor(version, vehicle).flatMap(({ upTo, perKilometre }): Step[] => {
    const [from, to] = [over, upTo * 100];
    over = to;
    const within = ({ before, after }: Derived) => Math.max(0, Math.min(after.hundredths, to) - Math.max(before.hundredths, from));
    const hundredths = trips.reduce((sum, trip) => sum + within(trip), 0);
    const rate = (perKilometre * percent) / 10;
    return hundredths === 0 ? [] : [{ over: from, upTo: to, hundredths, rate, cents: Math.floor((rate * hundredths + 5000) / 10_000) }];
  });
  const settledCents = trips.reduce((sum, { settled }) => sum + settled, 0);
  const totalCents = trips.reduce((sum, { before, after, settled }) => sum + after.cents - before.cents + settled, 0);
  const restCents = totalCents - settledCents - steps.reduce((sum, { cents }) => sum + cents, 0);
  return { steps, settledCents, restCents, totalCents, ...spanOf(trips) };
}

/** The year before the first and after the last of them; null where trips of other reports lie between. */
function spanOf(trips: readonly Derived[]): { span: { before: Sum; after: Sum } | null } {
  const inOrder = trips.toSorted((a, b) => a.before.hundredths - b.before.hundredths);
  const [first, last] = [inOrder.at(0), inOrder.at(-1)];
  const isWhole = inOrder.every(({ before }, at) => at === 0 || inOrder[at - 1]?.after.hundredths === before.hundredths);
  return { span: first && last && isWhole ? { before: first.before, after: last.after } : null };
}

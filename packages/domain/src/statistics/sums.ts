import { isWithin, type Months } from './period.ts';
import { divided, medianOf, shareOf, type Tally } from './ratios.ts';
import type { ApplicationFact, NeedFact, Statistics, WorkFact } from './statistics.ts';

type Counts<Fact> = { [Name in keyof Fact as Fact[Name] extends number | null ? Name : never]: number };
const added = <Name extends string>(facts: readonly Partial<Record<Name, number | null>>[], names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, facts.reduce((sum, fact) => sum + (fact[name] ?? 0), 0)])) as Record<Name, number>;

export type WorkSum = Counts<WorkFact>;
/** What is null for a reader adds up to nothing: their screens do not ask for it. */
export const workSum = (facts: readonly WorkFact[]): WorkSum =>
  added(facts, [
    ...(['reports', 'waiting', 'validated', 'onTime', 'producedDays', 'plannedDays', 'absenceDays'] as const),
    ...(['sellCents', 'buyCents', 'sellDays', 'buyDays', 'marginCents', 'marginOfCents'] as const),
  ]);
export type ApplicationSum = Counts<ApplicationFact>;
export const applicationSum = (facts: readonly ApplicationFact[]): ApplicationSum =>
  added(facts, ['received', 'submitted', 'interviewed', 'accepted', 'rejected', 'retired', 'asked', 'answered']);
export type NeedSum = Counts<NeedFact>;
export const needSum = (facts: readonly NeedFact[]): NeedSum => added(facts, ['posted', 'open', 'filled', 'ended']);

export const within = <Fact extends { month: string }>(facts: readonly Fact[], months: Months | null): Fact[] =>
  months ? facts.filter(({ month }) => isWithin(months, month)) : [];

/** Billed days of those planned, whatever kept somebody away. */
export const taciOf = ({ producedDays, plannedDays }: WorkSum): number | null => shareOf(producedDays, plannedDays);
/** The same of the days that were left once absences are taken off. */
export const taceOf = ({ producedDays, plannedDays, absenceDays }: WorkSum): number | null =>
  shareOf(producedDays, plannedDays - absenceDays);
/** What is kept of what clients pay, of the reports of which both are known. */
export const marginShareOf = ({ marginCents, marginOfCents }: WorkSum): number | null => shareOf(marginCents, marginOfCents);
/** What a day comes to on average, in cents: of the days of which it is known what they come to. */
export const dailyOf = (cents: number, days: number): number | null => divided(cents * 100, days);
/** Of the reports validated, those that did not wait longer than expected. */
export const punctualityOf = ({ onTime, validated }: WorkSum): number | null => shareOf(onTime, validated);
export const responseRateOf = ({ answered, asked }: ApplicationSum): number | null => shareOf(answered, asked);
/** Of the needs posted, those that have found somebody. */
export const fillRateOf = ({ filled, posted }: NeedSum): number | null => shareOf(filled, posted);

/** How far applications have come; each with its share of those that had come to the step before. */
export function funnelOf({ received, submitted, interviewed, accepted }: ApplicationSum) {
  const counts = { received, submitted, interviewed, accepted };
  const steps = Object.entries(counts) as [keyof typeof counts, number][];
  return steps.map(([step, count], at) => ({ step, count, share: at === 0 ? null : shareOf(count, steps[at - 1]?.[1] ?? 0) }));
}

type Timed<Of extends string> = Tally & { of: Of; isBefore: boolean };
/** How long the middle one of them has taken, and how many there were. */
export function waitOf<Of extends string>(tallies: readonly Timed<Of>[], of: Of, isBefore = false) {
  const mine = tallies.filter((one) => one.of === of && one.isBefore === isBefore);
  return { days: medianOf(mine), count: mine.reduce((sum, { count }) => sum + count, 0) };
}

/** The sums of a period and of the one it is compared with, which may be none. */
export function sumsOf<Fact extends { month: string }, Sum>(
  { from, to, before }: Pick<Statistics, 'from' | 'to' | 'before'>,
  facts: readonly Fact[],
  sum: (facts: readonly Fact[]) => Sum,
): { now: Sum; before: Sum | null } {
  return { now: sum(within(facts, { from, to })), before: before && sum(within(facts, before)) };
}

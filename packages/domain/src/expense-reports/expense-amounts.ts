import type { FieldErrors } from '../core/errors.ts';
import { expenseLimits, type LineInput } from './expense-report.ts';

/** Whole numbers only: `part` of `whole`, rounded half up once. */
const halfUp = (part: number, whole: number): number => Math.floor((2 * part + whole) / (2 * whole));

/** The tax that an amount including it holds, in cents. The rate is in hundredths of a percent. */
export const vatIn = (grossCents: number, rate: number): number => halfUp(grossCents * rate, 10_000 + rate);

type Foreign = { cents: number; rateMillionths: number };
/** What was paid abroad, in cents of a euro. The product is beyond what a number holds exactly. */
export const eurosOf = ({ cents, rateMillionths }: Foreign): number =>
  Number((BigInt(cents) * BigInt(rateMillionths) * 2n + 1_000_000n) / 2_000_000n);

/** A fixed expense is paid at most half of its amount including tax (section 5). */
export const mostOf = (grossCents: number): number => Math.floor(grossCents / 2);

type Claim = { grossCents: number; vatCents: number; claimedCents: number; paybackCents: number };
/** What a line comes to. What a trip does depends on the year of its vehicle: `tripCents` says it. */
export function claimOf(line: LineInput, tripCents = 0): Claim {
  if (line.kind === 'kilometres') return { grossCents: tripCents, vatCents: 0, claimedCents: tripCents, paybackCents: 0 };
  if (line.kind === 'fixed') return { grossCents: line.grossCents, vatCents: 0, claimedCents: line.claimedCents, paybackCents: 0 };
  const grossCents = line.foreign ? eurosOf(line.foreign) : line.grossCents;
  // What was paid abroad is worth nothing before its rate is known: nothing of it is left to the client either.
  const paybackCents = line.foreign && grossCents === 0 ? 0 : line.paybackCents;
  return { grossCents, vatCents: line.vatCents, claimedCents: grossCents, paybackCents };
}

type Claimed = { kind: LineInput['kind']; vatCents: number; claimedCents: number; paybackCents: number };
export function sumsOf(lines: readonly Claimed[]) {
  const sum = (of: (line: Claimed) => number) => lines.reduce((all, line) => all + of(line), 0);
  const claimed = (kind: Claimed['kind']) => sum((line) => (line.kind === kind ? line.claimedCents : 0));
  return {
    actualCents: claimed('actual'),
    fixedCents: claimed('fixed'),
    kilometreCents: claimed('kilometres'),
    vatCents: sum(({ vatCents }) => vatCents),
    paybackCents: sum(({ paybackCents }) => paybackCents),
  };
}

type Summed = { [Name in 'actualCents' | 'fixedCents' | 'kilometreCents' | 'paybackCents' | 'advanceCents']: number | null };
/** What is asked for, and what remains to be paid of it: negative where more was advanced than spent. Null where its reader is not told. */
export function balanceOf({ actualCents, fixedCents, kilometreCents, paybackCents, advanceCents }: Summed) {
  if (actualCents === null || fixedCents === null || kilometreCents === null) return null;
  const totalCents = actualCents + fixedCents + kilometreCents;
  return { totalCents, remainsCents: totalCents - (advanceCents ?? 0) - (paybackCents ?? 0) };
}

/** What is still to be paid: nothing once it was. Null where its reader is not told. */
export const dueOf = (report: Summed & { paidAt: string | null }): number | null =>
  report.paidAt ? 0 : (balanceOf(report)?.remainsCents ?? null);

function errorsIn(line: LineInput): FieldErrors {
  if (line.kind === 'kilometres') return {};
  if (line.kind === 'fixed') {
    const most = mostOf(line.grossCents);
    return line.claimedCents > most ? { claimedCents: `validation.half|cents=${most}` } : {};
  }
  const { grossCents, vatCents, paybackCents } = claimOf(line);
  const isKnown = !line.foreign || grossCents > 0;
  const beyond = { [line.foreign ? 'foreign.cents' : 'grossCents']: `validation.atMost|cents=${expenseLimits.cents}` };
  return {
    ...(grossCents > expenseLimits.cents && beyond),
    ...(isKnown && vatCents > grossCents && { vatCents: `validation.atMost|cents=${grossCents}` }),
    ...(isKnown && paybackCents > grossCents && { paybackCents: `validation.atMost|cents=${grossCents}` }),
  };
}

/** What is wrong with lines, each at its field: `lines.2.claimedCents`. A file is the receipt of one line. */
export function lineErrors(lines: readonly LineInput[]): FieldErrors | undefined {
  const errors: FieldErrors = {};
  const [ids, files] = [new Set<string>(), new Set<string>()];
  lines.forEach((line, at) => {
    for (const [field, message] of Object.entries(errorsIn(line))) errors[`lines.${at}.${field}`] = message;
    if (ids.has(line.id)) errors[`lines.${at}.id`] = 'validation.duplicates';
    ids.add(line.id);
    if (line.kind !== 'actual' || !line.fileId) return;
    if (files.has(line.fileId)) errors[`lines.${at}.fileId`] = 'validation.duplicates';
    files.add(line.fileId);
  });
  return Object.keys(errors).length > 0 ? errors : undefined;
}

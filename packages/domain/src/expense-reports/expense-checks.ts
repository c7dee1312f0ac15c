import { monthOf } from '../core/months.ts';
import { plain } from '../core/words.ts';
import { isInside, type Lasting } from '../timesheets/planned-days.ts';
import { mostOf, vatIn } from './expense-amounts.ts';
import { type ExpenseLine, vatRates } from './expense-report.ts';

export const checkKinds = [
  'amountMissing',
  'overHalf',
  'proofMissing',
  'refusedUnchanged',
  'sameFile',
  'sameBill',
  'outsideDelivery',
  'sameAmount',
  'sameTrip',
  'outsideMonth',
  'oddVat',
  'drivenWhileAway',
] as const;
export type CheckKind = (typeof checkKinds)[number];
/** What one press does about it. */
export type CheckFix = 'addProof' | 'useHalf' | 'useVat' | 'removeLine' | 'openLine';

/** What must be settled before the report is sent; the others are for whoever sends it to judge. */
const rules: Record<CheckKind, { isBlocking: boolean; fixes: readonly CheckFix[] }> = {
  amountMissing: { isBlocking: true, fixes: ['openLine', 'removeLine'] },
  overHalf: { isBlocking: true, fixes: ['useHalf', 'openLine'] },
  proofMissing: { isBlocking: true, fixes: ['addProof', 'removeLine'] },
  refusedUnchanged: { isBlocking: true, fixes: ['openLine', 'removeLine'] },
  sameFile: { isBlocking: true, fixes: ['openLine', 'removeLine'] },
  sameBill: { isBlocking: true, fixes: ['removeLine', 'openLine'] },
  outsideDelivery: { isBlocking: true, fixes: ['openLine', 'removeLine'] },
  sameAmount: { isBlocking: false, fixes: ['openLine', 'removeLine'] },
  sameTrip: { isBlocking: false, fixes: ['openLine', 'removeLine'] },
  outsideMonth: { isBlocking: false, fixes: ['openLine'] },
  oddVat: { isBlocking: false, fixes: ['useVat', 'openLine'] },
  drivenWhileAway: { isBlocking: false, fixes: ['openLine', 'removeLine'] },
};

/** Another line of the same person with the same receipt, or the same amount or trip on the same day, in whatever report; or a share of the same bill. */
export type Twin = { lineId: string; by: 'file' | 'amount' | 'bill' | 'trip'; month: string; date: string };
type CheckedLine = Pick<
  ExpenseLine,
  'id' | 'kind' | 'type' | 'date' | 'label' | 'grossCents' | 'claimedCents' | 'vatRate' | 'vatCents' | 'vehicleId' | 'distance' | 'refusal'
> & { hasFile: boolean };
export type Surroundings = {
  month: string;
  delivery: Lasting;
  /** Whole days that the timesheets of the same person say were not worked. */
  absentOn: readonly string[];
  twins: readonly Twin[];
};
export type ExpenseCheck = {
  kind: CheckKind;
  lineId: string;
  isBlocking: boolean;
  fixes: readonly CheckFix[];
  /** The tax that fits the rate. */
  vatCents?: number;
  /** The most that a fixed expense is paid. */
  mostCents?: number;
  /** The month of the report that has the same already. */
  month?: string;
};

const highest = Math.max(...vatRates);
/** A rounding of the till may differ by a cent from ours. A receipt of several rates has no more tax than at the highest. */
const isOdd = ({ vatRate, grossCents, vatCents }: CheckedLine): boolean =>
  vatRate === null ? vatCents - vatIn(grossCents, highest) > 1 : Math.abs(vatIn(grossCents, vatRate) - vatCents) > 1;

/** From where to where, however it was typed. */
const wayOf = ({ label }: CheckedLine): string => plain(label).trim().replaceAll(/\s+/g, ' ');
/** Driven twice in a day: the same way, or as many kilometres by the same vehicle. What says nothing yet is no trip. */
const isSameTrip = (one: CheckedLine, other: CheckedLine): boolean =>
  one.id !== other.id &&
  one.kind === 'kilometres' &&
  other.kind === 'kilometres' &&
  one.date === other.date &&
  ((wayOf(one) !== '' && wayOf(one) === wayOf(other)) ||
    (Boolean(one.distance) && one.distance === other.distance && one.vehicleId === other.vehicleId));

function found(line: CheckedLine, lines: readonly CheckedLine[], { month, delivery, absentOn, twins }: Surroundings) {
  const isTrip = line.kind === 'kilometres';
  const isActual = line.kind === 'actual';
  const isSame = (other: CheckedLine) =>
    other.id !== line.id && other.kind === 'actual' && other.date === line.date && other.grossCents === line.grossCents;
  // Half of a bill is paid once, however often it is entered.
  const isSameBill = (other: CheckedLine) =>
    other.id !== line.id &&
    other.kind === 'fixed' &&
    other.type === line.type &&
    other.grossCents === line.grossCents &&
    monthOf(other.date) === monthOf(line.date);
  const twin = (by: Twin['by']) => twins.find((one) => one.lineId === line.id && one.by === by);
  const mostCents = mostOf(line.grossCents);
  const here = isActual && line.grossCents > 0 && lines.some(isSame) ? { month } : undefined;
  return {
    amountMissing: (isTrip ? line.distance : line.grossCents) === 0 && {},
    overHalf: line.kind === 'fixed' && line.claimedCents > mostCents && { mostCents },
    proofMissing: isActual && !line.hasFile && {},
    refusedUnchanged: line.refusal !== null && {},
    sameFile: twin('file'),
    sameBill: line.kind === 'fixed' && line.grossCents > 0 && (lines.some(isSameBill) ? { month } : twin('bill')),
    outsideDelivery: !isInside(delivery, line.date) && {},
    sameAmount: !twin('file') && (here ?? twin('amount')),
    sameTrip: lines.some((other) => isSameTrip(line, other)) ? { month } : twin('trip'),
    outsideMonth: monthOf(line.date) !== month && {},
    oddVat: isActual && isOdd(line) && { vatCents: vatIn(line.grossCents, line.vatRate ?? highest) },
    drivenWhileAway: isTrip && absentOn.includes(line.date) && {},
  } satisfies Record<CheckKind, Partial<ExpenseCheck & Twin> | false | undefined>;
}

/** What whoever sends the report should look at, what keeps it from being sent first, then in the order of the lines. */
export function checksOf(lines: readonly CheckedLine[], around: Surroundings): ExpenseCheck[] {
  const all = lines.flatMap((line) => {
    const kinds = found(line, lines, around);
    return checkKinds.flatMap((kind): ExpenseCheck[] => {
      const { month, vatCents, mostCents } = (kinds[kind] || {}) as Partial<ExpenseCheck>;
      if (!kinds[kind]) return [];
      const amounts = { ...(vatCents !== undefined && { vatCents }), ...(mostCents !== undefined && { mostCents }) };
      return [{ kind, lineId: line.id, ...rules[kind], ...(month && { month }), ...amounts }];
    });
  });
  return [...all.filter(({ isBlocking }) => isBlocking), ...all.filter(({ isBlocking }) => !isBlocking)];
}

/** What is looked at, as its reader names it: each is said to be well unless one of its checks was found. */
const groups = {
  proofs: ['proofMissing'],
  twins: ['sameFile', 'sameBill', 'sameAmount', 'sameTrip'],
  halves: ['overHalf'],
  dates: ['outsideDelivery', 'outsideMonth'],
  vat: ['oddVat'],
  trips: ['drivenWhileAway'],
} as const satisfies Record<string, readonly CheckKind[]>;
export type CheckGroup = keyof typeof groups;
const of: Record<CheckGroup, readonly CheckedLine['kind'][]> = {
  proofs: ['actual'],
  twins: ['actual', 'fixed', 'kilometres'],
  halves: ['fixed'],
  dates: ['actual', 'fixed', 'kilometres'],
  vat: ['actual'],
  trips: ['kilometres'],
};

/** What was looked at and is well, of the kinds of lines there are. */
export const passedOf = (lines: readonly Pick<CheckedLine, 'kind'>[], checks: readonly ExpenseCheck[]): CheckGroup[] =>
  (Object.keys(groups) as CheckGroup[]).filter(
    (group) =>
      lines.some(({ kind }) => of[group].includes(kind)) &&
      !checks.some(({ kind }) => (groups[group] as readonly CheckKind[]).includes(kind)),
  );

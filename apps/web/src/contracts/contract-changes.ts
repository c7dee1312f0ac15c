import { type Contract, changedTerms } from '@jalon/domain/contracts/contract';

const told = [
  ...(['startsOn', 'endsOn', 'feeMode', 'feeCents', 'days', 'paymentDays', 'paymentFrom'] as const),
  ...(['category', 'workingTime', 'hoursPerWeek', 'hourlyCents', 'monthlyCents', 'conditions'] as const),
] as const;
export type ToldTerm = (typeof told)[number];
export type Change = { field: ToldTerm; before: Contract[ToldTerm]; after: Contract[ToldTerm] };
type Terms = Pick<Contract, ToldTerm>;

/** What an amendment says otherwise than what it amends. */
export const changesBetween = (before: Terms, after: Terms): Change[] =>
  told
    .filter((field) => (before[field] || null) !== (after[field] || null))
    .map((field) => ({ field, before: before[field], after: after[field] }));

/** What the delivery says otherwise than the contract in force: an amendment is due. */
export function changesDue(inForce: Contract): Change[] {
  const { delivery } = inForce;
  if (!delivery) return [];
  const now: Partial<Terms> = { ...delivery, days: delivery.daysSold };
  return changedTerms(inForce).map((field) => ({ field, before: inForce[field], after: now[field] ?? null }));
}

/** Of a contract and its amendments, the one that holds: the last that both have signed. */
export const inForceOf = (first: Contract, amendments: readonly Contract[]): Contract =>
  amendments.filter(({ state }) => state === 'signed').toSorted((one, other) => other.amendment - one.amendment)[0] ?? first;

/** What an amendment amends: the one before it that was signed, or else the contract. */
export const amendedBy = (amendment: Contract, first: Contract, amendments: readonly Contract[]): Contract =>
  inForceOf(
    first,
    amendments.filter(({ amendment: number }) => number < amendment.amendment),
  );

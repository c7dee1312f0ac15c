import type { Contract, ContractSide } from '@jalon/domain/contracts/contract';
import { daysBetween } from '@jalon/domain/core/dates';

type Signed = Pick<Contract, 'state' | 'actions' | 'isSignedByMe' | 'signatures'>;

/** Whom a contract that was sent waits for: whoever looks, before anybody else; nobody once both have signed and it is being sealed. */
export function turnOf({ state, actions, isSignedByMe, signatures }: Signed): 'reader' | ContractSide | null {
  if (state !== 'sent') return null;
  if (actions.includes('sign') && !isSignedByMe) return 'reader';
  if (signatures.length === 2) return null;
  return signatures.some(({ side }) => side === 'provider') ? 'operator' : 'provider';
}

/** Those that await the reader first, then those that have waited longest. */
export const byTurn = <Row extends Signed & Pick<Contract, 'sentAt'>>(rows: readonly Row[]): Row[] =>
  rows.toSorted(
    (one, other) =>
      Number(turnOf(other) === 'reader') - Number(turnOf(one) === 'reader') || (one.sentAt ?? '').localeCompare(other.sentAt ?? ''),
  );

/** Of those that were signed, the ones that end; the first to end first. */
export const byEnd = <Row extends Pick<Contract, 'endsOn'>>(rows: readonly Row[]): Row[] =>
  rows.toSorted((one, other) => (one.endsOn ?? '').localeCompare(other.endsOn ?? ''));

/** Whole days from a moment to a date of whoever looks. */
export const daysSince = (moment: string, today: string): number => Math.max(0, daysBetween(moment.slice(0, 10), today));
/** So many days of waiting are long. */
export const longDays = 3;

import { firstDayOf, lastDayOf, monthOf } from '@jalon/domain/core/months';
import { eurosOf, lineErrors, mostOf, vatIn } from '@jalon/domain/expense-reports/expense-amounts';
import type { ExpenseLine, ExpenseReport, LineInput } from '@jalon/domain/expense-reports/expense-report';
import { flatAmount } from '@jalon/domain/vehicles/kilometres';
import { hashKey } from '@tanstack/react-query';

/** A line as it is worked on; `sending` is how much of its file has been sent. */
export type DraftLine = ExpenseLine & { sending?: number };

const empty: Omit<ExpenseLine, 'id' | 'kind' | 'date'> = {
  ...{ type: null, label: '', grossCents: 0, vatRate: null, vatCents: 0, claimedCents: 0, foreign: null, paybackCents: 0, file: null },
  ...{ vehicleId: null, vehicle: null, distance: null, flatRate: null, derivation: null, refusal: null },
};
const usualVat = 2000;
export const newActual = (date: string): DraftLine => ({
  ...empty,
  id: crypto.randomUUID(),
  kind: 'actual',
  date,
  type: 'other',
  vatRate: usualVat,
});
export const newFixed = (date: string): DraftLine => ({ ...empty, id: crypto.randomUUID(), kind: 'fixed', date, type: 'internet' });
export const newTrip = (date: string, vehicleId: string): DraftLine => ({
  ...{ ...empty, id: crypto.randomUUID(), kind: 'kilometres', date, vehicleId, distance: 0 },
});

/** The day a new line begins with: today in this month, its last day otherwise. */
export const dayIn = (month: string, today: string): string =>
  monthOf(today) === month ? today : today < firstDayOf(month) ? firstDayOf(month) : lastDayOf(month);

/** A line with a change, and what follows from it as long as nobody has said otherwise: the tax, the half, what was paid back. */
export function patched(line: DraftLine, patch: Partial<DraftLine>): DraftLine {
  const next = { ...line, ...patch };
  if (next.kind === 'kilometres') {
    if (next.flatRate === null) return next;
    const cents = flatAmount(next.flatRate, next.distance ?? 0);
    return { ...next, grossCents: cents, claimedCents: cents, derivation: null };
  }
  if (next.kind === 'fixed') {
    const followed = line.claimedCents === mostOf(line.grossCents) && patch.claimedCents === undefined;
    return followed ? { ...next, claimedCents: mostOf(next.grossCents) } : next;
  }
  if (next.foreign) next.grossCents = eurosOf(next.foreign);
  const wasComputed = line.vatRate !== null && line.vatCents === vatIn(line.grossCents, line.vatRate);
  if (next.vatRate !== null && patch.vatCents === undefined && (wasComputed || patch.vatRate !== undefined))
    next.vatCents = vatIn(next.grossCents, next.vatRate);
  // Of what is worth nothing yet, the amount that was typed stands for it.
  const worthOf = ({ grossCents, foreign }: DraftLine) => grossCents || foreign?.cents || 0;
  if (line.paybackCents > 0 && line.paybackCents === worthOf(line) && patch.paybackCents === undefined) next.paybackCents = worthOf(next);
  return { ...next, claimedCents: next.grossCents };
}

/** Paid in another currency: what was typed is the amount in that one, and what it was worth is not known yet. In euros it is the amount again. */
export function inCurrency({ foreign, grossCents, date }: DraftLine, currency: string): Partial<DraftLine> {
  const { cents = grossCents, rateOn = date } = foreign ?? {};
  if (currency === 'EUR') return { foreign: null, grossCents: cents, vatRate: usualVat };
  // No French tax is on it; whoever knows better says so.
  return { foreign: { currency, cents, rateMillionths: 0, rateOn }, vatRate: 0, vatCents: 0 };
}

/** As it is sent. */
export function inputOf(line: DraftLine): LineInput {
  const { id, kind, date, label } = line;
  if (kind === 'kilometres')
    return { id, kind, date, label, vehicleId: line.vehicleId ?? '', distance: line.distance ?? 0, flatRate: line.flatRate };
  if (kind === 'fixed')
    return { id, kind, date, label, type: line.type as never, grossCents: line.grossCents, claimedCents: line.claimedCents };
  const { grossCents, vatRate, vatCents, foreign, paybackCents } = line;
  return {
    id,
    kind,
    date,
    label,
    type: line.type as never,
    grossCents,
    vatRate,
    vatCents,
    foreign,
    paybackCents,
    fileId: line.file?.id ?? null,
  };
}

/** A report as it is sent. */
export type Sent = { lines: LineInput[]; comment: string };
/** As a text that is the same for the same lines, whatever the order of them and of their fields. */
const shapeOf = (lines: readonly LineInput[]): string =>
  lines
    .map((line) => hashKey([{ ...line, label: line.label.trim() }]))
    .sort()
    .join();
export const isSavedAs = (saved: Pick<ExpenseReport, 'lines' | 'comment'>, { lines, comment }: Sent): boolean =>
  shapeOf((saved.lines ?? []).map(inputOf)) === shapeOf(lines) && (saved.comment ?? '') === comment.trim();

/** The first line that cannot be saved as it is. */
export function wrongLine(lines: readonly DraftLine[]): string | undefined {
  const [field] = Object.keys(lineErrors(lines.map(inputOf)) ?? {});
  return lines[Number(field?.split('.')[1])]?.id;
}

/** What the server has made of lines that were sent; what was changed meanwhile stays. */
export function merged(lines: readonly DraftLine[], sent: readonly DraftLine[], saved: readonly ExpenseLine[]): DraftLine[] {
  return lines.map((line) => {
    const kept = saved.find(({ id }) => id === line.id);
    if (!kept) return line;
    if (sent.includes(line)) return line.sending === undefined ? kept : { ...kept, sending: line.sending };
    const { derivation, claimedCents, grossCents, vehicle, refusal } = kept;
    return line.kind === 'kilometres' && line.flatRate === null
      ? { ...line, derivation, claimedCents, grossCents, vehicle }
      : { ...line, refusal };
  });
}

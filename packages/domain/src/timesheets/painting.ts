import { fullDay, halfDay } from '../core/days.ts';
import { roomOn } from './fees.ts';
import { added, byDay, isSame, type Line, type MonthDelivery, type MonthPlan, onDay, takerOf } from './month.ts';
import { isInside, restsOn } from './planned-days.ts';

/** What a day is painted with: a delivery, or what belongs to none of them by itself and stands with the one that is worked on that day. */
export type Brush =
  | { type: 'production' | 'normal'; deliveryId: string }
  | { type: 'absence' | 'internal'; absenceKind?: Line['absenceKind'] };
type Amount = 0 | Line['days'];

/** Painting outside a delivery is refused, with the one that could be painted there. */
export type Refusal = { date: string; delivery: MonthDelivery; offer: MonthDelivery | undefined };
export type Painted = { lines: Line[] } | { refused: Refusal } | { locked: true };

const isOf = (brush: Brush, line: Line): boolean =>
  line.type === brush.type && (!('deliveryId' in brush) || line.deliveryId === brush.deliveryId);
export const amountOf = (lines: readonly Line[], brush: Brush, date: string): number =>
  onDay(lines, date).reduce((sum, line) => sum + (isOf(brush, line) ? line.days : 0), 0);

/** Whole, half, empty: what a click writes. A day that has room for no more than half is filled with that. */
export function nextAmount(lines: readonly Line[], brush: Brush, date: string): Amount {
  const now = amountOf(lines, brush, date);
  const room = roomOn(lines, date);
  if (now > halfDay) return halfDay;
  if (now > 0) return 0;
  return (room > 0 ? room : fullDay) as Amount;
}

/** Sets how much of a day the brush has. What else stands on that day gives way as far as there is no room for both. */
export function paint(
  plan: MonthPlan,
  lines: readonly Line[],
  { brush, date, days }: { brush: Brush; date: string; days: Amount },
): Painted {
  const isLocked = (id: string) => plan.deliveries.some((delivery) => delivery.id === id && delivery.isLocked);
  const chosen = 'deliveryId' in brush ? plan.deliveries.find(({ id }) => id === brush.deliveryId) : undefined;
  if (chosen && days > 0 && !isInside(chosen, date))
    return { refused: { date, delivery: chosen, offer: takerOf(plan, lines, date, days) } };
  const kept = lines.filter((line) => !(line.date === date && isOf(brush, line) && !isLocked(line.deliveryId)));
  if (days === 0) return { lines: kept };
  // An absence goes where there is something to be absent from, and stays where it is.
  const before = onDay(lines, date).find((line) => isOf(brush, line));
  const home = chosen ?? plan.deliveries.find(({ id }) => id === before?.deliveryId) ?? takerOf(plan, kept, date, days);
  if (!home || home.isLocked) return { locked: true };
  const fixed = onDay(kept, date).filter((line) => isLocked(line.deliveryId));
  if (roomOn(fixed, date) < days) return { locked: true };
  const absenceKind = brush.type === 'absence' ? (brush.absenceKind ?? before?.absenceKind ?? null) : null;
  const line: Line = { deliveryId: home.id, date, type: brush.type, days, absenceKind };
  return { lines: added(givingWay(kept, line, isLocked), [line]) };
}

/** The last ones first, each as far as needed. */
function givingWay(lines: readonly Line[], { date, days }: Line, isLocked: (id: string) => boolean): Line[] {
  let over = days - roomOn(lines, date);
  return lines
    .toReversed()
    .flatMap((line): Line[] => {
      if (line.date !== date || isLocked(line.deliveryId) || over <= 0) return [line];
      const left = Math.max(0, line.days - over);
      over -= line.days - left;
      return left > 0 ? [{ ...line, days: left as Line['days'] }] : [];
    })
    .toReversed();
}

/** The same amount on many days: those that are worked and inside, all others are passed over. */
export function paintAll(
  plan: MonthPlan,
  lines: readonly Line[],
  { brush, dates, days }: { brush: Brush; dates: readonly string[]; days: Amount },
): Line[] {
  const isWorked = (date: string) =>
    plan.deliveries.some(
      (delivery) => isInside(delivery, date) && !restsOn(delivery, date) && (!('deliveryId' in brush) || delivery.id === brush.deliveryId),
    );
  return dates.reduce<Line[]>(
    (all, date) => {
      const painted = days === 0 || isWorked(date) ? paint(plan, all, { brush, date, days }) : undefined;
      return painted && 'lines' in painted ? painted.lines : all;
    },
    [...lines],
  );
}

/** Everything of these days that may still change. */
export const emptied = ({ deliveries }: MonthPlan, lines: readonly Line[], dates: readonly string[]): Line[] =>
  lines.filter(({ date, deliveryId }) => !dates.includes(date) || deliveries.some(({ id, isLocked }) => id === deliveryId && isLocked));

/** Says why somebody was away. */
export const withKind = (lines: readonly Line[], those: readonly Line[], absenceKind: Line['absenceKind']): Line[] =>
  lines.map((line) => (those.some((other) => isSame(other, line)) ? { ...line, absenceKind } : line)).toSorted(byDay);

import { fullDay } from '../core/days.ts';
import { roomOn, sumsOf } from './fees.ts';
import { added, isSame, type Line, linesOf, type MonthDelivery, type MonthPlan, missingOf, sureOf } from './month.ts';
import { withKind } from './painting.ts';
import { isInside, restsOn } from './planned-days.ts';
import { absenceKinds } from './timesheet.ts';

export const checkKinds = [
  'outside',
  'tooMuch',
  'missing',
  'absenceKind',
  'refused',
  'drivenAway',
  'restWorked',
  'soldExceeded',
  'freeExceeded',
] as const;
export type CheckKind = (typeof checkKinds)[number];
/** Without them nothing is sent; the others are told, and left to whoever sends. */
export const blockingKinds: readonly CheckKind[] = ['outside', 'tooMuch', 'missing', 'absenceKind', 'refused'];

/** What there is to say of a month: the days it is about and, where the product knows what to write, what the month would be then. */
export type Check = {
  kind: CheckKind;
  isBlocking: boolean;
  /** The entries it names; of what is missing, those it would write. */
  lines: Line[];
  delivery?: MonthDelivery;
  /** Hundredths of a day that are too many or too few. */
  days: number;
  fixes: { name: 'fill' | 'remove' | (typeof absenceKinds)[number]; lines: Line[] }[];
};

type Around = {
  /** The days with kilometres. */
  drivenOn?: readonly string[];
  /** Entries as they were sent back; and the deliveries whose freelance says something with them. */
  refused?: readonly Line[];
  answered?: readonly string[];
};
export function checksOf(plan: MonthPlan, lines: readonly Line[], { drivenOn = [], refused = [], answered = [] }: Around = {}): Check[] {
  const deliveryOf = (line: Line) => plan.deliveries.find(({ id }) => id === line.deliveryId);
  const without = (those: readonly Line[]) => lines.filter((line) => !those.includes(line));
  const check = (kind: CheckKind, those: Line[], more: Partial<Check> = {}): Check[] =>
    those.length > 0
      ? [
          {
            kind,
            isBlocking: blockingKinds.includes(kind),
            lines: those,
            days: those.reduce((sum, { days }) => sum + days, 0),
            fixes: [],
            ...more,
          },
        ]
      : [];
  const outside = lines.filter((line) => !isInside(deliveryOf(line) ?? never, line.date));
  const tooMuch = lines.filter(({ date }) => roomOn(lines, date) < 0);
  const { sure, unsure } = sureOf(plan, lines, missingOf(plan, lines));
  const unsaid = lines.filter(({ type, absenceKind }) => type === 'absence' && absenceKind === null);
  const away = lines.filter(({ date, type, days }) => type === 'absence' && days === fullDay && drivenOn.includes(date));
  const rest = lines.filter((line) => line.type !== 'absence' && isRestWorked(deliveryOf(line), line.date));
  // What was refused is changed, or answered: sent again as it was, it would only be refused again.
  const still = lines.filter((line) =>
    refused.some((one) => isSame(one, line) && one.days === line.days && one.absenceKind === line.absenceKind),
  );
  return [
    ...check('outside', outside, { fixes: [{ name: 'remove', lines: without(outside) }] }),
    ...check('tooMuch', tooMuch),
    ...check('missing', sure, { fixes: [{ name: 'fill', lines: added(lines, sure) }] }),
    ...check('missing', unsure, { isBlocking: false, fixes: [{ name: 'fill', lines: added(lines, unsure) }] }),
    ...unsaid.flatMap((line) =>
      check('absenceKind', [line], { fixes: absenceKinds.map((kind) => ({ name: kind, lines: withKind(lines, [line], kind) })) }),
    ),
    ...check(
      'refused',
      still.filter(({ deliveryId }) => !answered.includes(deliveryId)),
    ),
    ...check(
      'refused',
      still.filter(({ deliveryId }) => answered.includes(deliveryId)),
      { isBlocking: false },
    ),
    ...check('drivenAway', away),
    ...check('restWorked', rest),
    ...plan.deliveries.flatMap((delivery) => {
      const own = linesOf(lines, delivery.id);
      const { production, normal } = sumsOf(own);
      const beyond = (kind: CheckKind, of: Line['type'], over: number) =>
        over > 0
          ? check(
              kind,
              own.filter(({ type }) => type === of),
              { delivery, days: over },
            )
          : [];
      return [
        ...beyond('soldExceeded', 'production', delivery.daysElsewhere + production - delivery.daysSold),
        ...beyond('freeExceeded', 'normal', delivery.freeElsewhere + normal - delivery.freeDays),
      ];
    }),
  ];
}

const never = { startsOn: '9999-12-31', endsOn: '0000-01-01' };
const isRestWorked = (delivery: MonthDelivery | undefined, date: string): boolean =>
  delivery !== undefined && isInside(delivery, date) && restsOn(delivery, date);

/** What keeps the timesheet of one delivery from being sent. */
export const blocksOf = (checks: readonly Check[], delivery: MonthDelivery): Check[] =>
  checks.filter(
    ({ kind, isBlocking, lines }) =>
      isBlocking && lines.some((line) => (kind === 'missing' ? isInside(delivery, line.date) : line.deliveryId === delivery.id)),
  );

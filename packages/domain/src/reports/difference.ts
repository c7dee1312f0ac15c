import { daysOfMonth } from '../calendar/working-days.ts';
import { fullDay } from '../core/days.ts';
import { plannedDatesOf, type Worked } from '../timesheets/planned-days.ts';
import type { ActivityType } from '../timesheets/timesheet.ts';

/** A month on a delivery, as whoever validates it is shown it. */
export type Declared = {
  month: string;
  delivery: Worked & { daysSold: number };
  /** Billed in other months of the delivery, in hundredths of a day. */
  daysElsewhere: number;
  entries: readonly { date: string; type: ActivityType; days: number }[];
};

/**
 * What a day is beside the plan: `rest` is neither planned nor worked, `planned` is worked as planned, `less` is planned and not all of it
 * worked, `absent` the same with an absence that says so, `more` is worked beyond the plan, and `unsold` beyond what was sold.
 */
export type DayMark = 'rest' | 'planned' | 'less' | 'absent' | 'more' | 'unsold';
export type DeclaredDay = { date: string; mark: DayMark; worked: number; planned: number; absent: number };

/** What there is to look at: the days it is about and how many hundredths of a day they come to. */
export type Finding = { kind: 'unsold' | 'more' | 'absent' | 'less'; dates: string[]; days: number };

export type Difference = {
  days: DeclaredDay[];
  worked: number;
  planned: number;
  /** Loudest first; without any the month is as planned. */
  findings: Finding[];
};

const isWorked = (type: ActivityType): boolean => type === 'production' || type === 'normal';

/** How a month that was sent differs from what the delivery had planned. */
export function differenceOf({ month, delivery, daysElsewhere, entries }: Declared): Difference {
  const plan = new Set(plannedDatesOf(delivery, month));
  const sumOn = (date: string, counts: (type: ActivityType) => boolean) =>
    entries.reduce((sum, entry) => sum + (entry.date === date && counts(entry.type) ? entry.days : 0), 0);
  let billed = daysElsewhere;
  const days = daysOfMonth(month, { zone: delivery.holidayZone, isWhitMondayWorked: delivery.isWhitMondayWorked }).map(({ date }) => {
    const [worked, absent] = [sumOn(date, isWorked), sumOn(date, (type) => type === 'absence')];
    const planned = plan.has(date) ? fullDay : 0;
    const production = sumOn(date, (type) => type === 'production');
    billed += production;
    const mark = markOf({ worked, absent, planned, isUnsold: production > 0 && billed > delivery.daysSold });
    return { date, mark, worked, planned, absent };
  });
  const over = Math.max(0, billed - Math.max(delivery.daysSold, daysElsewhere));
  const marked = (kind: Finding['kind']) => days.filter(({ mark }) => mark === kind);
  const finding = (kind: Finding['kind'], found: DeclaredDay[], amount: number): Finding[] =>
    found.length > 0 ? [{ kind, dates: found.map(({ date }) => date), days: amount }] : [];
  const sum = (found: DeclaredDay[], of: (day: DeclaredDay) => number) => found.reduce((all, day) => all + of(day), 0);
  const more = days.filter(({ worked, planned }) => worked > planned);
  const [absent, less] = [marked('absent'), marked('less')];
  return {
    days,
    worked: sum(days, ({ worked }) => worked),
    planned: plan.size * fullDay,
    findings: [
      ...finding('unsold', marked('unsold'), over),
      ...finding(
        'more',
        more,
        sum(more, ({ worked, planned }) => worked - planned),
      ),
      ...finding(
        'absent',
        absent,
        sum(absent, ({ worked, planned }) => planned - worked),
      ),
      ...finding(
        'less',
        less,
        sum(less, ({ worked, planned }) => planned - worked),
      ),
    ],
  };
}

function markOf({ worked, absent, planned, isUnsold }: { worked: number; absent: number; planned: number; isUnsold: boolean }): DayMark {
  if (isUnsold) return 'unsold';
  if (worked > planned) return 'more';
  if (worked < planned) return absent > 0 ? 'absent' : 'less';
  return planned > 0 ? 'planned' : 'rest';
}

/** Nothing to look at: one act validates all such months. */
export const isAsPlanned = ({ findings }: Difference): boolean => findings.length === 0;

const loudness = ['unsold', 'more', 'absent', 'less'] as const;
/** The order in which months are looked at: what was not sold, then what is more than planned, then what is less; those as planned come last. */
export const loudnessOf = ({ findings }: Difference): number => (findings[0] ? loudness.indexOf(findings[0].kind) : loudness.length);

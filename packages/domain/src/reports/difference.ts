import { daysOfMonth } from '../calendar/working-days.ts';
import { fullDay } from '../core/days.ts';
import type { Worked } from '../timesheets/planned-days.ts';
import type { ActivityType } from '../timesheets/timesheet.ts';
import { weeksIn } from '../timesheets/weeks.ts';

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

type On = (date: string) => number;
/**
 * What counts as planned on a day. A delivery plans so many days a week, not which: they are those that were worked, then those on which
 * somebody was away; what is left falls on days that were worked in part and on the first ones that are empty. Of a week that two months
 * share, the month has what was done as far as the week allows it.
 */
function plannedOf({ month, delivery }: Declared, worked: On, absent: On): Map<string, number> {
  const planned = new Map<string, number>();
  for (const { dates, least, most } of weeksIn({ month, deliveries: [{ ...delivery, id: '' }] })) {
    const done = dates.reduce((sum, date) => sum + Math.min(fullDay, worked(date) + absent(date)), 0);
    let left = Math.min(Math.max(done, least), most);
    const ways: On[] = [worked, absent, (date) => (worked(date) > 0 ? fullDay : 0), () => fullDay];
    for (const wanted of ways)
      for (const date of dates) {
        const before = planned.get(date) ?? 0;
        const more = Math.min(left, wanted(date), fullDay - before);
        planned.set(date, before + more);
        left -= more;
      }
  }
  return planned;
}

/** How a month that was sent differs from what the delivery had planned. */
export function differenceOf(declared: Declared): Difference {
  const { month, delivery, daysElsewhere, entries } = declared;
  const sumOn = (date: string, counts: (type: ActivityType) => boolean) =>
    entries.reduce((sum, entry) => sum + (entry.date === date && counts(entry.type) ? entry.days : 0), 0);
  const workedOn: On = (date) => sumOn(date, isWorked);
  const absentOn: On = (date) => sumOn(date, (type) => type === 'absence');
  const plan = plannedOf(declared, workedOn, absentOn);
  let billed = daysElsewhere;
  const days = daysOfMonth(month, { zone: delivery.holidayZone, isWhitMondayWorked: delivery.isWhitMondayWorked }).map(({ date }) => {
    const [worked, absent, planned] = [workedOn(date), absentOn(date), plan.get(date) ?? 0];
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
    planned: sum(days, ({ planned }) => planned),
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

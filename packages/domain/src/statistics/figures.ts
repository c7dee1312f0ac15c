import type { UserType } from '../core/actor.ts';
import { growthOf } from './ratios.ts';
import type { Statistics } from './statistics.ts';
import {
  applicationSum,
  dailyOf,
  fillRateOf,
  marginShareOf,
  needSum,
  punctualityOf,
  responseRateOf,
  sumsOf,
  taceOf,
  type WorkSum,
  waitOf,
  workSum,
} from './sums.ts';

type FigureName = 'spend' | 'revenue' | 'income' | 'days' | 'margin' | 'tace' | 'filled' | 'timeToFill' | 'punctuality' | 'responses';
type FigureUnit = 'cents' | 'days' | 'percent' | 'wait';
/**
 * One of the four figures of a screen. `part` and `whole` are said beside it, `change` is the difference to the period before in `by`: a share
 * of it, points of a percent, days worked or days waited; for amounts and days, `part` and `whole` are another measure of them, now and before. `better` says which way is good, where one is.
 */
export type StatisticsFigure = {
  name: FigureName;
  unit: FigureUnit;
  value: number | null;
  before: number | null;
  part: number | null;
  whole: number | null;
  change: number | null;
  by: 'percent' | 'points' | 'days' | 'wait';
  better: 'up' | 'down' | null;
};

const minus = (now: number | null, before: number | null | undefined): number | null =>
  now === null || before === null || before === undefined ? null : now - before;

type Sums = { now: WorkSum; before: WorkSum | null };
type Side = 'sellCents' | 'buyCents';
const daysOf = { sellCents: 'sellDays', buyCents: 'buyDays' } as const;
const amount = (name: FigureName, { now, before }: Sums, side: Side, better: 'up' | null): StatisticsFigure => ({
  ...{ name, unit: 'cents', value: now[side], before: before?.[side] ?? null, part: null, whole: null },
  ...{ change: before && growthOf(now[side], before[side]), by: 'percent', better },
});
/** With what a day comes to, now and before. */
const days = ({ now, before }: Sums, side: Side): StatisticsFigure => ({
  ...{ name: 'days', unit: 'days', value: now.producedDays, before: before?.producedDays ?? null },
  ...{ part: dailyOf(now[side], now[daysOf[side]]), whole: before && dailyOf(before[side], before[daysOf[side]]) },
  ...{ change: minus(now.producedDays, before?.producedDays), by: 'days', better: null },
});
/** With its share of what clients pay, whose change counts: a larger business has a larger margin. */
function margin({ now, before }: Sums): StatisticsFigure {
  const [share, was] = [marginShareOf(now), before && marginShareOf(before)];
  return {
    ...{ name: 'margin', unit: 'cents', value: now.marginCents, before: before?.marginCents ?? null, part: share, whole: was },
    ...{ change: minus(share, was), by: 'points', better: 'up' },
  };
}
type Rate = { name: FigureName; value: number | null; before: number | null; of: readonly [part: number, whole: number] };
const rate = ({ of: [part, whole], ...rest }: Rate): StatisticsFigure => ({
  ...{ ...rest, unit: 'percent', part, whole, change: minus(rest.value, rest.before), by: 'points', better: 'up' },
});

function work(type: UserType, statistics: Statistics): StatisticsFigure[] {
  if (!statistics.work) return [];
  const sums = sumsOf(statistics, statistics.work.facts, workSum);
  const { now, before } = sums;
  if (type === 'Company') return [amount('spend', sums, 'sellCents', null), days(sums, 'sellCents')];
  const of = [now.producedDays, now.plannedDays - now.absenceDays] as const;
  const activity = rate({ name: 'tace', value: taceOf(now), before: before && taceOf(before), of });
  if (type === 'Freelance') return [amount('income', sums, 'buyCents', 'up'), days(sums, 'buyCents'), activity];
  return [amount('revenue', sums, 'sellCents', 'up'), margin(sums), activity];
}

function needs(type: UserType, statistics: Statistics): StatisticsFigure[] {
  if (!statistics.needs) return [];
  const { now, before } = sumsOf(statistics, statistics.needs.facts, needSum);
  if (type !== 'Company')
    return [rate({ name: 'filled', value: fillRateOf(now), before: before && fillRateOf(before), of: [now.filled, now.posted] })];
  const [wait, waited] = [waitOf(statistics.needs.times, 'agreement'), waitOf(statistics.needs.times, 'agreement', true)];
  const change = minus(wait.days, waited.days);
  return [
    {
      ...{ name: 'timeToFill', unit: 'wait', value: wait.days, before: waited.days, part: wait.count, whole: now.posted },
      ...{ change, by: 'wait', better: 'down' },
    },
  ];
}

function last(type: UserType, statistics: Statistics): StatisticsFigure[] {
  if (type === 'Company' && statistics.work) {
    const { now, before } = sumsOf(statistics, statistics.work.facts, workSum);
    return [
      rate({ name: 'punctuality', value: punctualityOf(now), before: before && punctualityOf(before), of: [now.onTime, now.validated] }),
    ];
  }
  if (type !== 'Freelance' || !statistics.applications) return [];
  const { now, before } = sumsOf(statistics, statistics.applications.facts, applicationSum);
  return [rate({ name: 'responses', value: responseRateOf(now), before: before && responseRateOf(before), of: [now.answered, now.asked] })];
}

/** What a person of a type reads first, of what was answered to them. */
export const figuresOf = (type: UserType, statistics: Statistics): StatisticsFigure[] => [
  ...work(type, statistics),
  ...needs(type, statistics),
  ...last(type, statistics),
];

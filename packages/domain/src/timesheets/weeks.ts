import { addDays } from '../core/dates.ts';
import { fullDay } from '../core/days.ts';
import { firstDayOf, lastDayOf, monthOf } from '../core/months.ts';
import { mondayOf, type Worked, workedDatesOf } from './planned-days.ts';

type Spent = { deliveryId: string; date: string; days: number };
type Shared = {
  month: string;
  deliveries: readonly (Worked & { id: string })[];
  /** Entries of the months beside it. One of which nothing is entered is not known. */
  around?: readonly Spent[];
};

/** What a month has of a week, in hundredths of a day. */
type Week = {
  monday: string;
  /** The days on which some delivery is worked. */
  dates: string[];
  /** How they are shared: each is of one delivery, the first ones of the first. */
  expected: Spent[];
  /** A week that two months share is worked in either: what the other one has no room for, and the most that this one may have. */
  least: number;
  most: number;
};

const sumOf = (spent: readonly { days: number }[]): number => spent.reduce((sum, { days }) => sum + days, 0);

type Open = { id: string; dates: string[]; weekly: number };
/**
 * Gives each day to a delivery that is worked on it and has not had its week yet: of several, to the one that is over first, so that as
 * many days are given as can be.
 */
function shared(open: readonly Open[], dates: readonly string[], spent: readonly Spent[]): Spent[] {
  const given = [...spent];
  const leftOf = ({ id, weekly }: Open) => weekly - sumOf(given.filter(({ deliveryId }) => deliveryId === id));
  const lastOf = (one: Open) => Math.max(...one.dates.map((date) => Date.parse(date)));
  for (const date of dates) {
    const able = open.filter((one) => one.dates.includes(date) && leftOf(one) > 0);
    const taker = able.toSorted((a, b) => lastOf(a) - lastOf(b))[0];
    if (taker) given.push({ deliveryId: taker.id, date, days: Math.min(fullDay, leftOf(taker)) });
  }
  return given.slice(spent.length);
}

/** The week of a Monday, as far as it is in the month. */
export function weekFrom({ month, deliveries, around = [] }: Shared, monday: string): Week {
  const open = deliveries.map((delivery) => ({
    ...{ id: delivery.id, dates: workedDatesOf(delivery, monday, addDays(monday, 6)), weekly: delivery.daysPerWeek * fullDay },
  }));
  const all = [...new Set(open.flatMap(({ dates }) => dates))].sort();
  const isHere = (date: string) => monthOf(date) === month;
  const [dates, others] = [all.filter(isHere), all.filter((date) => !isHere(date))];
  const isKnown = others.some((other) => around.some(({ date }) => monthOf(date) === monthOf(other)));
  const known = around.filter(({ date }) => others.includes(date));
  const [whole, here] = [shared(open, all, []), shared(open, dates, known)];
  return {
    ...{ monday, dates, expected: isKnown ? here : whole.filter(({ date }) => isHere(date)) },
    ...{ least: sumOf(whole) - sumOf(shared(open, others, [])), most: sumOf(here) },
  };
}

export function weeksIn(plan: Shared): Week[] {
  const weeks: Week[] = [];
  for (let monday = mondayOf(firstDayOf(plan.month)); monday <= lastDayOf(plan.month); monday = addDays(monday, 7))
    weeks.push(weekFrom(plan, monday));
  return weeks;
}

import { isType, type User } from '@jalon/domain/core/actor';
import { firstDayOf, shiftMonth } from '@jalon/domain/core/months';
import { comparedWith, type Months, monthsOf } from '@jalon/domain/statistics/period';
import type { StatisticsQuery } from '@jalon/domain/statistics/statistics';
import type { ValidationTime } from '@jalon/domain/timesheets/due';
import { type Sql, sql } from '../db/sql.ts';

/** A question as the statements read it: the months of both periods, and the part of them that is asked for. */
export type Asked = {
  actor: User;
  timeZone: string;
  /** How long whoever validates has. */
  validation: ValidationTime;
  today: string;
  now: Months;
  before: Months | null;
  months: string[];
  divisionId: string | undefined;
  companyId: string | undefined;
};

export function askedBy(actor: User, query: StatisticsQuery, at: Pick<Asked, 'timeZone' | 'today' | 'validation'>): Asked {
  const { from, to, compare, divisionId, companyId } = query;
  const now = { from, to };
  const before = comparedWith(now, compare);
  return {
    ...{ actor, ...at, now, before, months: [...(before ? monthsOf(before) : []), ...monthsOf(now)] },
    // Of a freelance neither: to ask by the client would tell whose an anonymous need is.
    divisionId: isType(actor, 'Freelance') ? undefined : divisionId,
    companyId: isType(actor, 'Admin', 'Commercial') ? companyId : undefined,
  };
}

/** A moment lies in one of the months that are asked for: between the first and the last, which an index serves, and not in a gap between. */
export function isAsked({ before, now, months, timeZone }: Asked, moment: Sql): Sql {
  const startOf = (month: string) => sql`(${firstDayOf(month)}::timestamp at time zone ${timeZone})`;
  return sql`${moment} >= ${startOf(before?.from ?? now.from)} and ${moment} < ${startOf(shiftMonth(now.to, 1))}
    and ${monthOf(moment, timeZone)} = any(${months}::text[])`;
}
export const monthOf = (moment: Sql, timeZone: string): Sql => sql`to_char(${moment} at time zone ${timeZone}, 'YYYY-MM')`;
/** Of the period that is compared with, which no month of the other is in. */
export const isBefore = ({ now }: Asked, month: Sql): Sql => sql`(${month} < ${now.from}::text)`;

/** How many days of the calendar lie between two moments, if both have come; what has happened before its time has taken none. */
export const daysFrom = (start: Sql, end: Sql, timeZone: string): Sql =>
  sql`case when ${start} is not null and ${end} is not null
    then greatest(0, (${end} at time zone ${timeZone})::date - (${start} at time zone ${timeZone})::date) end`;

export const isOf = (column: Sql, id: string | undefined): Sql => (id ? sql`${column} = ${id}` : sql`true`);

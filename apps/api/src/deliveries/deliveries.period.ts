import { firstDayOf, lastDayOf } from '@jalon/domain/core/months';
import { type Sql, sql } from '../db/sql.ts';

/** The last day that is worked on a delivery, `d`: its end, or the day it was stopped on. */
export const worksUntil = sql`least(d.ends_on, d.stopped_on)::text`;
/** Days of its period that are no part of it, the first and the last of each. */
export const interruptionsShown = sql`coalesce((
  select json_agg(json_build_object('from', lower(i)::text, 'to', (upper(i) - 1)::text)) from unnest(d.interruptions) i), '[]')`;
/** What the rules of the calendar ask of it. */
export const workedColumns = sql`d.starts_on::text as "startsOn", ${worksUntil} as "endsOn", ${interruptionsShown} as interruptions,
  d.days_per_week as "daysPerWeek", d.holiday_zone as "holidayZone", d.is_whit_monday_worked as "isWhitMondayWorked"`;
/** Whether it has days in a month. */
export const hasDaysIn = (month: string): Sql =>
  sql`d.starts_on <= ${lastDayOf(month)} and d.ends_on >= ${firstDayOf(month)} and (d.stopped_on is null or d.stopped_on >= ${firstDayOf(month)})
    and not d.interruptions @> daterange(${firstDayOf(month)}, ${lastDayOf(month)}, '[]')`;
/** The same of what may begin: none while its start waits for documents. */
export const isWorkedIn = (month: string): Sql => sql`d.held_at is null and ${hasDaysIn(month)}`;

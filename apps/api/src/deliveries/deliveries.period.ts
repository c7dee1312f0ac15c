import { firstDayOf, lastDayOf } from '@jalon/domain/core/months';
import { type Sql, sql } from '../db/sql.ts';

/** The last day that is worked on a delivery, `d`: its end, or the day it was stopped on. */
export const worksUntil = sql`least(d.ends_on, d.stopped_on)::text`;
/** Whether it has days in a month: none while its start waits for documents. */
export const isWorkedIn = (month: string): Sql =>
  sql`d.held_at is null and d.starts_on <= ${lastDayOf(month)} and d.ends_on >= ${firstDayOf(month)} and (d.stopped_on is null or d.stopped_on >= ${firstDayOf(month)})`;

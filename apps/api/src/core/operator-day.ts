import { type Sql, sql } from '../db/sql.ts';

/** Which day it is where the operator works: the settings of the operator say where that is. */
export const operatorDay: Sql = sql`operator_day()`;

type Days = { from?: string | undefined; to?: string | undefined };
const dawnOf = (day: string, later: number): Sql => sql`((${day}::date + ${later}::integer)::timestamp at time zone operator_zone())`;
/** A moment lies between two days of the operator, both included; either may be left open. */
export function isWithinDays(moment: Sql, { from, to }: Days): Sql {
  const since = from === undefined ? sql`true` : sql`${moment} >= ${dawnOf(from, 0)}`;
  return to === undefined ? since : sql`(${since} and ${moment} < ${dawnOf(to, 1)})`;
}

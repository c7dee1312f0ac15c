import { type Sql, sql } from '../db/sql.ts';

export type Hour = { hour: number; timeZone: string };

/** The last time the hour struck where the operator is: what came before it is due, also when nobody was there to do it. */
export const struck = ({ hour, timeZone }: Hour): Sql => sql`(
  select (date_trunc('day', t.local - make_interval(hours => ${hour}::int)) + make_interval(hours => ${hour}::int)) at time zone ${timeZone}
  from (select now() at time zone ${timeZone} as local) t)`;

import { type Sql, sql } from '../db/sql.ts';

/** Whether the record was taken from the external tool, as a column of a list. */
export const isImported = (id: Sql): Sql => sql`
  coalesce((select true from import_records i where i.record_id = ${id} and i.external_id is not null limit 1), false)`;

import type { User } from '@jalon/domain/core/actor';
import { type Sql, sql } from '../db/sql.ts';

/** The favourites of each person, in a table of their own; `column` names what is kept. */
export const favouritesIn = (table: Sql, column: Sql) => ({
  /** Whether the record of this id is among those of whoever asks. */
  has: ({ id }: User, record: Sql): Sql => sql`exists (select 1 from ${table} f where f.${column} = ${record} and f.user_id = ${id})`,
  /** Their ids, looked up first. */
  of: ({ id }: User): Sql => sql`array(select f.${column} from ${table} f where f.user_id = ${id})`,
  keep: ({ id }: User, recordId: string, isFavourite: boolean): Sql =>
    isFavourite
      ? sql`insert into ${table} (user_id, ${column}) values (${id}, ${recordId}) on conflict do nothing`
      : sql`delete from ${table} where user_id = ${id} and ${column} = ${recordId}`,
});

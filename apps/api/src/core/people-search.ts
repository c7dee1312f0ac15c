import { sql } from '../db/sql.ts';

/** All that the rows of a list of people (`u`) show in words, written as the index `users__found` is. */
export const peopleWords = sql`(u.search || ' ' || u.job_key || ' ' || u.role_key || u.also_search)`;

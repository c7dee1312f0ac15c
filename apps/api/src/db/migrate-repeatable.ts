import type pg from 'pg';

/**
 * A file that says so in its first line runs without a transaction, which `create index concurrently` asks for, and so does a fill that
 * commits each portion, so that nobody waits for all of it. Nothing undoes such a file when the process is killed in the middle, so it
 * holds one statement that may be run again.
 */
const mark = /^-- no transaction\b/i;
const repeatable =
  /^(?:--.*\n|\s)*(?:create (?:unique )?index concurrently if not exists|drop index concurrently if exists)\s+(\w+)[^;]*;?\s*$/i;

const portioned =
  /^(?:--.*\n|\s)*do \$\$(?=[\s\S]*\b(?:on conflict\b|update\b[^;]*\bwhere\b[^;]*\bis distinct from\b))(?=[\s\S]*\bcommit;)(?:(?!\$\$)[\s\S])*\$\$;\s*$/i;

export const isWithoutTransaction = (text: string): boolean => mark.test(text);

/** Whether the file does nothing but what may be done again from its beginning. */
export const isRepeatable = (text: string): boolean => repeatable.test(text) || portioned.test(text);

/** The index the file makes or removes; undefined when it does anything else. */
const indexOf = (text: string): string | undefined => repeatable.exec(text)?.[1];

/** Waits for those who use the table, while everybody goes on using it: the time it may take has no bound. */
export async function runRepeatable(client: pg.PoolClient, text: string): Promise<void> {
  await dropUnfinished(client, text);
  try {
    await client.query(text);
  } catch (error) {
    await dropUnfinished(client, text).catch(() => {});
    throw error;
  }
}

/** What an attempt that was cut short left behind bears the name, costs every write and serves no read. */
async function dropUnfinished(client: pg.PoolClient, text: string): Promise<void> {
  const name = indexOf(text)?.toLowerCase();
  if (!name) return;
  const unfinished = await client.query('select from pg_index where indexrelid = to_regclass($1) and not indisvalid', [name]);
  if (unfinished.rowCount) await client.query(`drop index concurrently if exists ${name}`);
}

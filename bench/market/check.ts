import type pg from 'pg';

// Labels are joined in no order.
const words = "array(select w from string_to_table(search, ' ') w order by w) as words";

/** What was filled in at once must be what the triggers of the product would have kept: some rows are written again, and nothing may change. */
export async function checkKept(client: pg.Client): Promise<void> {
  await client.query('begin');
  const kept = {
    opportunities: { columns: `id, ${words}, terms, title_key, skill_keys`, touch: 'title = title, skills = skills', key: 'id' },
    freelance_profiles: { columns: `user_id, is_listed, name_key, ${words}, terms`, touch: 'user_id = user_id', key: 'user_id' },
  };
  for (const [table, { columns, touch, key }] of Object.entries(kept)) {
    await client.query(`create temp table before_${table} as select ${columns} from ${table} order by md5(${key}::text) limit 200`);
    await client.query(`update ${table} set ${touch} where ${key} in (select ${key} from before_${table})`);
    const { rows } = await client.query(`select * from before_${table} except select ${columns} from ${table}`);
    if (rows.length > 0)
      throw new Error(`${rows.length} rows of ${table} would be kept otherwise by the product, such as ${JSON.stringify(rows[0])}`);
  }
  await client.query('rollback');
}

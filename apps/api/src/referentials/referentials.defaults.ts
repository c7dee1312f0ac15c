import { randomUUIDv7 } from 'node:crypto';
import { referenceLists, type ValueListName, valueListNames } from '@jalon/domain/core/reference-lists';
import type { Tx } from '../db/database.ts';
import { sql } from '../db/sql.ts';
import type { DefaultValue } from './defaults/default-value.ts';

/** Fills the lists that have no value yet. A list that has been filled once belongs to its administrators. */
export async function loadDefaults(tx: Tx): Promise<void> {
  const filled = await tx.many<{ list: string }>(sql`
    select list from unnest(${valueListNames}::text[]) as l(list)
    where exists (select 1 from referential_values v where v.list = l.list)`);
  const done = new Set(filled.map(({ list }) => list));
  const empty = valueListNames.filter((list) => !done.has(list));
  if (empty.length === 0) return;
  // Only now: names of countries and currencies in two languages are 10 MB, which every start after the first has no use for.
  const { defaults } = await import('./defaults/defaults.ts');
  for (const list of empty) await fill(tx, list, defaults[list]);
}

type Row = { id: string; code: string; fr: string; en: string; groupId: string | null; place: string };

async function fill(tx: Tx, list: ValueListName, values: readonly DefaultValue[]): Promise<void> {
  const ids = new Map(values.map(({ code }) => [code, randomUUIDv7()]));
  const ranks = new Map(values.map(({ code }, index) => [code, referenceLists[list].order === 'number' ? Number(code) : index + 1]));
  const rows = values.map(({ code, fr, en, group }): Row => {
    const rank = ranks.get(code) ?? 0;
    const place = group ? [ranks.get(group), rank] : [rank];
    return { id: ids.get(code) ?? '', code, fr, en, groupId: group ? (ids.get(group) ?? null) : null, place: `{${place.join(',')}}` };
  });
  await tx.many(sql`
    insert into referential_values (id, list, code, fr, en, group_id, place)
    select id, ${list}, code, fr, en, "groupId", place::double precision[]
    from json_to_recordset(${JSON.stringify(rows)}) as r(id uuid, code text, fr text, en text, "groupId" uuid, place text)`);
}

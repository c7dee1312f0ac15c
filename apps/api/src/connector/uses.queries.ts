import type { ValueListName } from '@jalon/domain/core/reference-lists';
import type { Tx } from '../db/database.ts';
import { type Sql, sql } from '../db/sql.ts';

/** Lines that are counted for, and records that are counted: past that, many are many. */
const countedLines = 50;
const countedRecords = 1000;

const nowhere = sql`false`;
/** Where needs (`o`) and profiles (`p`) hold the code of a value `v`. */
const holders: Partial<Record<ValueListName, { need: Sql; profile: Sql }>> = {
  'activity-areas': { need: sql`o.activity_areas @> array[v.code]`, profile: sql`p.professions @> array[v.code]` },
  'expertise-areas': { need: sql`o.expertise_area = v.code`, profile: nowhere },
  'mobility-areas': { need: sql`o.mobility_area = v.code`, profile: sql`p.areas @> array[v.code]` },
  'opportunity-durations': { need: sql`o.duration = v.code`, profile: nowhere },
  experiences: { need: sql`o.experience = v.code`, profile: sql`p.experience = v.code` },
};

/** Of values that are in conflict or go: how many records hold them. */
export async function countUses(tx: Tx, runId: string): Promise<void> {
  const counted = (from: Sql) => sql`(select count(*) from (select 1 from ${from} limit ${countedRecords}) c)`;
  for (const [list, { need, profile }] of Object.entries(holders))
    await tx.many(sql`
      update sync_lines l set uses = jsonb_build_object('needs', ${counted(sql`opportunities o where ${need}`)},
        'profiles', ${counted(sql`freelance_profiles p where ${profile}`)})
      from referential_values v
      where v.id = l.value_id and l.id in (
        select c.id from sync_lines c where c.run_id = ${runId} and c.list = ${list} and c.kind in ('conflict', 'disabled')
        order by c.rank limit ${countedLines})`);
}

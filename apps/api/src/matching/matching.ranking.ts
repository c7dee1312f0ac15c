import type { User } from '@jalon/domain/core/actor';
import { mostWithoutProfession } from '@jalon/domain/matching/match-weights';
import type { Tx } from '../db/database.ts';
import { type Sql, sql } from '../db/sql.ts';
import { isOpen, seesOpportunity } from '../opportunities/opportunities.scope.ts';
import { atMost, bands } from './matching.bound.ts';
import { appliedColumns, type Compared, comparedColumns, everyForm, isContractMet } from './matching.columns.ts';

/**
 * How far a ranking reads: the first rows by the most they can have. Those without the profession are left out where enough others can have
 * more than any of these, unless the whole is asked for.
 */
export type Reach = { today: Sql; rows: number; wanted: number; isWhole: boolean };
/** What was read, and the most that anything else can have. */
export type Ranked = { rows: (Compared & { id: string })[]; unread: number };

type Side = { from: Sql; id: Sql; order: Sql; points: Sql; hasProfession: Sql; hasSkill: Sql };

const firstBy = ({ from, id, order, points, hasProfession, hasSkill }: Side, { today, rows, wanted, isWhole }: Reach): Sql => {
  const first = (condition: Sql) =>
    sql`select ${id} as id, ${points} as points from ${from} where ${condition} and ${isContractMet} order by points desc, ${order} limit ${rows}`;
  const isEnough = sql`(not ${isWhole}::boolean and (select count(*) from near where points >= ${mostWithoutProfession}) >= ${wanted})`;
  const lowest = (tier: Sql) => sql`(select min(points) from ${tier} having count(*) = ${rows})`;
  return sql`${bands}, today as materialized (select ${today} as day),
    near as materialized (${first(hasProfession)}),
    far as materialized (${first(sql`not ${isEnough} and ${hasSkill} and not ${hasProfession}`)}),
    unread as materialized (
      select greatest(${lowest(sql`near`)}, ${lowest(sql`far`)}, case when ${isEnough} then ${mostWithoutProfession}::integer end, 0) as points)`;
};

type Row = Compared & { id: string | null; unread: number };
const ranked = (rows: readonly Row[]): Ranked => ({
  rows: rows.flatMap(({ id, unread: _, ...row }) => (id ? [{ id, ...row }] : [])),
  unread: rows[0]?.unread ?? 0,
});

/**
 * Open needs that have something in common with one's own profile, the newest first. What one has applied to is compared by what one has asked
 * for there, and therefore always read.
 */
export async function compareOpen(tx: Tx, actor: User, reach: Reach): Promise<Ranked> {
  const known = sql`(select forms from me)::integer[]`;
  const hasProfession = sql`o.activity_areas && (select professions from me)`;
  const hasSkill = sql`o.skill_ids && ${known}`;
  const points = atMost({
    skills: { asked: sql`o.skill_ids`, known, basic: sql`(select basic_forms from me)::integer[]` },
    isNear: sql`(o.mobility_area = any(p.around) or o.mobility_area ^@ any(p.within))`,
  });
  const side: Side = {
    ...{ from: sql`me p cross join match_needs o`, id: sql`o.need_id`, order: sql`o.newest_at desc, o.need_id` },
    ...{ points, hasProfession, hasSkill },
  };
  const rows = await tx.many<Row>(sql`
    with me as materialized (
      select m.*, skill_ids(${everyForm(sql`p.skill_keys`)}) as forms, skill_ids(${everyForm(sql`basic_skills(p.skill_levels)`)}) as basic_forms,
        areas_around(p.areas) as around, array(select area || '-' from unnest(p.areas) area) as within
      from freelance_profiles p, match_profile(p) m where p.user_id = ${actor.id}), ${firstBy(side, reach)}
    select u.points as unread, c.* from unread u left join (
      select o.id, ${appliedColumns} from (
        select id from near union select id from far union select o.need_id from applications a join match_needs o on o.need_id = a.opportunity_id
        where a.owner_id = ${actor.id} and (${hasProfession} or ${hasSkill})) f
      join opportunities o on o.id = f.id and ${isOpen} join freelance_profiles p on p.user_id = ${actor.id}
      left join applications a on a.opportunity_id = o.id and a.owner_id = ${actor.id} order by o.newest_at desc, o.id) c on true`);
  return ranked(rows);
}

/** Freelances that companies find who have something in common with a need, and have not applied to it; undefined without such a need. */
export async function compareCandidates(tx: Tx, actor: User, needId: string, reach: Reach): Promise<Ranked | undefined> {
  const asked = sql`(select forms from wanted)::integer[]`;
  const points = atMost({
    skills: { asked, known: sql`p.skill_ids`, basic: sql`p.basic_ids` },
    isNear: sql`(p.areas && o.around or ' ' || array_to_string(p.areas, ' ') like o.within)`,
  });
  const side: Side = {
    ...{ from: sql`wanted o cross join match_profiles p`, id: sql`p.user_id`, order: sql`p.user_id`, points },
    hasProfession: sql`p.professions && (select activity_areas from wanted)`,
    hasSkill: sql`p.skill_ids && ${asked}`,
  };
  const rows = await tx.many<Row>(sql`
    with wanted as materialized (
      select m.*, skill_ids(${everyForm(sql`o.skill_keys`)}) as forms, areas_around(array[o.mobility_area]) as around,
        '% ' || o.mobility_area || '-%' as within
      from opportunities o, match_need(o) m where o.id = ${needId} and ${seesOpportunity(actor)}), ${firstBy(side, reach)}
    select u.points as unread, c.* from opportunities o join wanted on need_id = o.id cross join unread u left join lateral (
      select p.id, ${comparedColumns} from (select id from near union all select id from far) f join freelance_profiles p on p.user_id = f.id
      where p.is_listed and not exists (select 1 from applications a where a.opportunity_id = ${needId} and a.owner_id = p.user_id)
      order by p.id) c on true`);
  return rows.length > 0 ? ranked(rows) : undefined;
}

import { matchWeights } from '@jalon/domain/matching/match-weights';
import { join, type Sql, sql } from '../db/sql.ts';

/**
 * The most that a need, `o`, and a profile, `p`, can have of what the domain counts, over the narrow rows of both: never less than the score,
 * and the same but where somebody writes one skill in two forms. It says which rows the domain has to look at, and is shown to nobody. One side
 * is the row of whoever asks, with its skills in every form (`widerNeed`, `widerProfile`).
 */
export const atMost = ({ skills, isNear }: Sides): Sql =>
  sql`(${skillPoints(skills)} + ${experience} + ${rate} + ${place(isNear)} + ${availability})`;

/** The numbers of skills that are asked for, known, and known a little; whether they go to the area or come from within it. */
export type Sides = { skills: { asked: Sql; known: Sql; basic: Sql }; isNear: Sql };

const { criteria: weights, skills: shares } = matchWeights;
const whole = (points: number): Sql => sql`${Math.floor(points)}::integer`;

function skillPoints({ asked, known, basic }: Sides['skills']): Sql {
  const count = sql`icount(o.skill_ids)`;
  // Halves of skills, and fifths of the profession.
  const got = sql`least(2 * ${count}, 2 * icount(${asked} & ${known}) - icount(${asked} & ${basic}))`;
  const rank = sql`case when p.professions[1] = any(o.activity_areas) then 5 when p.professions && o.activity_areas then 4 else 0 end`;
  const [skill, profession, all] = [shares.skills, shares.profession, weights.skills].map(whole) as [Sql, Sql, Sql];
  return sql`case
    when ${count} = 0 then case when o.activity_areas = '{}' then ${all}
      else ${all} * (${skill} * 5 + ${profession} * (${rank})) / ((${skill} + ${profession}) * 5) end
    when o.activity_areas = '{}' then ${all} * ${got} / (2 * ${count})
    else ${all} * (${skill} * ${got} * 5 + ${profession} * (${rank}) * 2 * ${count}) / ((${skill} + ${profession}) * 10 * ${count}) end`;
}

const band = (code: Sql): Sql => sql`array_position((select codes from bands), ${code})`;
const experience = sql`case when ${band(sql`o.experience`)} is null then ${whole(weights.experience)} else coalesce(
  case ${band(sql`p.experience`)} - ${band(sql`o.experience`)} when -1 then ${whole(weights.experience / 2)}
    else case when ${band(sql`p.experience`)} >= ${band(sql`o.experience`)} then ${whole(weights.experience)} end end, 0) end`;
/** The bands of experience, from the least on: for `with`. */
export const bands = sql`bands as materialized (
  select array(select v.code from referential_values v where v.list = 'experiences' order by v.place) as codes)`;

const pay = sql`case when o.contract_type = 'Freelance' then p.daily_rate_cents else p.annual_salary_cents end`;
const rate = sql`case when o.offered_cents is null or ${pay} <= o.offered_cents then ${whole(weights.rate)} else coalesce(greatest(0,
  ${whole(weights.rate)} - (${whole(weights.rate * matchWeights.rateFactor)}::bigint * (${pay} - o.offered_cents) + ${pay} - 1) / (${pay})), 0) end`;

const byWish = (percents: Record<string, number>): Sql => {
  const cases = Object.entries(percents).map(([wish, percent]) => sql`when ${wish}::text then ${whole((weights.place * percent) / 100)}`);
  return sql`case coalesce(p.remote, 'unsaid') ${join(cases, sql` `)} end`;
};
const byPolicy = ({ partial, none }: (typeof matchWeights.place)['inArea' | 'outOfArea']): Sql =>
  sql`case o.remote when 'partial' then ${byWish(partial)} else ${byWish(none)} end`;
const place = (isNear: Sql): Sql => sql`case when o.remote = 'full' then ${byWish(matchWeights.place.remote)}
  when o.mobility_area is null or ${isNear} then ${byPolicy(matchWeights.place.inArea)} else ${byPolicy(matchWeights.place.outOfArea)} end`;

const weeksLate = sql`((greatest(0, p.available_from - greatest(o.starts_on, (select day from today))) + 6) / 7)`;
const availability = sql`case when p.busy = 'unavailable' then 0 when o.starts_on is null then ${whole(weights.availability)}
  when p.available_from is null then 0
  else ${whole(weights.availability)} * greatest(0, 100 - ${whole(matchWeights.lateWeek)} * ${weeksLate}) / 100 end`;

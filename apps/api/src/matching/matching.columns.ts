import type { AskedFor, Offered } from '@jalon/domain/matching/match-criteria';
import { synonymKeys } from '@jalon/domain/matching/skill-key';
import { join, type Sql, sql } from '../db/sql.ts';

const built = (fields: Record<string, Sql>): Sql =>
  sql`jsonb_build_object(${join(
    Object.entries(fields).map(([name, column]) => sql`${name}::text, ${column}`),
    sql`, `,
  )})`;

/** What a match reads of a need, `o`. */
const asked: Record<Exclude<keyof AskedFor, 'languages'>, Sql> = {
  contractType: sql`o.contract_type`,
  activityAreas: sql`o.activity_areas`,
  skills: sql`o.skills`,
  experience: sql`o.experience`,
  expertiseArea: sql`o.expertise_area`,
  remote: sql`o.remote`,
  mobilityArea: sql`o.mobility_area`,
  startsOn: sql`o.starts_on`,
  dailyRateFromCents: sql`o.daily_rate_from_cents`,
  dailyRateToCents: sql`o.daily_rate_to_cents`,
  annualSalaryCents: sql`o.annual_salary_cents`,
};

/** What it reads of a profile, `p`. */
const offered: Record<Exclude<keyof Offered, 'sectors'>, Sql> = {
  contractType: sql`p.contract_type`,
  professions: sql`p.professions`,
  skills: sql`p.skills`,
  skillLevels: sql`p.skill_levels`,
  languages: sql`p.languages`,
  experience: sql`p.experience`,
  dailyRateCents: sql`p.daily_rate_cents`,
  annualSalaryCents: sql`p.annual_salary_cents`,
  areas: sql`p.areas`,
  remote: sql`p.remote`,
  busy: sql`p.busy`,
  availableFrom: sql`p.available_from`,
};

/** With an application, `a`, of that person: what they ask for there, and from when on, stands in the place of the profile. */
const applied: typeof offered = {
  ...offered,
  dailyRateCents: sql`coalesce(a.daily_rate_cents, p.daily_rate_cents)`,
  annualSalaryCents: sql`coalesce(a.annual_salary_cents, p.annual_salary_cents)`,
  busy: sql`case when a.available_from is null then p.busy end`,
  availableFrom: sql`coalesce(a.available_from, p.available_from)`,
};

const bands = sql`array(select v.code from referential_values v where v.list = 'experiences' order by v.place)`;

/** A need and a profile, and the bands of experience in their order. */
export type Compared = { need: AskedFor; profile: Offered | null; bands: string[] };
const comparing = (profile: Record<string, Sql>): Sql =>
  sql`${built(asked)} as need, case when p.user_id is not null then ${built(profile)} end as profile, ${bands} as bands`;
export const comparedColumns = comparing(offered);
export const appliedColumns = comparing(applied);

const forms = JSON.stringify(Object.fromEntries(synonymKeys.flatMap((keys) => keys.map((key) => [key, keys]))));
/** The keys of some skills in every form that people write them in. */
export const everyForm = (keys: Sql): Sql => sql`array(
  select distinct f.form from unnest(${keys}) k(key), lateral (
    select k.key union all select jsonb_array_elements_text(${forms}::jsonb -> k.key)) f(form))`;

/** Those who have not said which contract they look for are not left out. */
export const isContractMet = sql`(p.contract_type is null or p.contract_type = o.contract_type)`;

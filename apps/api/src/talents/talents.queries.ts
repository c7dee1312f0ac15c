import { type Availability, soonDays } from '@jalon/domain/talents/talent';
import type { StaffProfile, Talent, WholeTalent } from '@jalon/domain/talents/talent-schema';
import { operatorDay } from '../core/operator-day.ts';
import { aliased } from '../core/record-statements.ts';
import type { Tx } from '../db/database.ts';
import { asked, type Sql, sql } from '../db/sql.ts';
import type { Zone } from '../operator/house.ts';
import { detailColumns, namesOf } from '../profiles/profiles.columns.ts';

/** The day of the installation, as SQL. */
export const todayAt = (timeZone: Zone): Sql => sql`(now() at time zone ${asked(timeZone)})::date`;

/** Who can start when, as conditions on the profiles, `p`. */
export function availableIn(today: Sql): Record<Availability, Sql> {
  const soon = sql`(${today} + ${soonDays}::integer)`;
  return {
    now: sql`p.available_key <= ${today}`,
    soon: sql`p.available_key > ${today} and p.available_key <= ${soon}`,
    later: sql`p.available_key > ${soon} and p.available_key < 'infinity'`,
  };
}

/** A value of a reference list in words, and by its code where the list no longer has it. */
const named = (code: Sql): Sql => sql`json_build_object('code', ${code}, 'fr', coalesce(v.fr, ${code}), 'en', coalesce(v.en, ${code}))`;
const person = (column: Sql): Sql => sql`(select u.${column} from users u where u.id = p.user_id)`;

/** What companies are given, and no more: nothing else of the account is ever read. */
export const talentColumns = (today: Sql): Record<keyof Talent, Sql> => ({
  id: sql`p.id`,
  firstName: person(sql`first_name`),
  lastName: person(sql`last_name`),
  picture: person(sql`picture_key`),
  title: sql`p.title`,
  professions: namesOf('activity-areas', sql`p.professions`),
  skills: sql`p.skills`,
  experience: sql`(
    select ${named(sql`p.experience`)} from (select) one left join referential_values v on v.list = 'experiences' and v.code = p.experience
    where p.experience is not null)`,
  contractType: sql`p.contract_type`,
  legalStatus: sql`p.legal_status`,
  dailyRateCents: sql`p.daily_rate_cents`,
  annualSalaryCents: sql`p.annual_salary_cents`,
  places: namesOf('mobility-areas', sql`p.areas[1:3]`),
  availableFrom: sql`p.available_from::text`,
  busy: sql`p.busy`,
  availability: sql`case when p.available_from <= ${today} then 'now' when p.available_from <= ${today} + ${soonDays}::integer then 'soon'
    when p.available_from is not null then 'later' end`,
  since: sql`p.created_at::date::text`,
});

/** With what a list does not show. */
export const wholeColumns = (today: Sql): Record<keyof WholeTalent, Sql> => ({ ...talentColumns(today), ...detailColumns(today) });

const { title, skills, contractType, dailyRateCents, annualSalaryCents, availableFrom, busy } = talentColumns(operatorDay);
/** Of a profile, `p`, what a list of people tells: nothing that depends on the day. */
export const offerColumns = aliased({ title, skills, contractType, dailyRateCents, annualSalaryCents, availableFrom, busy });

/** Whether somebody is there, whom companies would see if they did not hide. */
export const isHiddenTalent = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx.maybe(sql`
    select 1 from freelance_profiles p join users u on u.id = p.user_id
    where p.id = ${id} and u.type = 'Freelance' and u.state = 'active' and u.validated_at is not null and u.email_verified_at is not null`)) !==
  undefined;

/** The whole of what companies see of one they may see. */
export const findWholeTalent = (tx: Tx, id: string, today: Sql): Promise<WholeTalent | undefined> =>
  tx.maybe(sql`select ${aliased(wholeColumns(today))} from freelance_profiles p where p.id = ${id} and p.is_listed`);

type Staff = { reach: Sql; timeZone: Zone };

/** The profile of a freelance the staff reach, whatever the state of the account; undefined when there is no such person. */
export const findStaffProfile = (tx: Tx, id: string, { reach, timeZone }: Staff): Promise<StaffProfile | undefined> =>
  tx.maybe(sql`
    select (select to_jsonb(told) from (
      select ${aliased({ ...wholeColumns(todayAt(timeZone)), isPrivate: sql`p.is_private` })} from freelance_profiles p where p.user_id = u.id) told) as profile
    from users u where u.id = ${id} and u.type = 'Freelance' and u.state <> 'deleted' and ${reach}`);

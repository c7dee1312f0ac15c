import { type Language, languages } from '@jalon/domain/core/languages';
import { languageName, spokenLanguages } from '@jalon/domain/profiles/profile-languages';
import type { profileDetails } from '@jalon/domain/profiles/profile-parts';
import { type Sql, sql } from '../db/sql.ts';

/** The names of some codes of a reference list, in their order, each by its code where the list no longer has it. */
export const namesOf = (list: string, codes: Sql): Sql => sql`(
  select coalesce(jsonb_agg(jsonb_build_object('code', o.code, 'fr', coalesce(v.fr, o.code), 'en', coalesce(v.en, o.code)) order by o.rank), '[]')
  from unnest(${codes}) with ordinality o(code, rank)
  left join referential_values v on v.list = ${list} and v.code = o.code)`;

/** The same as `availabilityOf` of the domain. */
const availabilityState = (today: Sql): Sql => sql`case when p.busy = 'unavailable' then p.busy
  when p.available_from <= ${today} then 'available' when p.busy is not null then p.busy when p.available_from is not null then 'soon' end`;

/** Of a profile, `p`, what a list does not show. */
export const detailColumns = (today: Sql): Record<keyof typeof profileDetails, Sql> => ({
  skillLevels: sql`p.skill_levels`,
  experiences: sql`p.experiences`,
  trainings: sql`p.trainings`,
  languages: sql`p.languages`,
  daysPerWeek: sql`p.days_per_week`,
  areas: namesOf('mobility-areas', sql`p.areas`),
  remote: sql`p.remote`,
  mobilityNote: sql`p.mobility_note`,
  availabilityState: availabilityState(today),
  linkedin: sql`p.linkedin`,
  twitter: sql`p.twitter`,
});

/** Of a public page, as its freelance and the staff see it. */
export const pageColumns = {
  isPageOpen: sql`p.is_page_open`,
  pageSlug: sql`p.page_slug`,
  showsPicture: sql`p.shows_picture`,
  showsRate: sql`p.shows_rate`,
  isFound: sql`p.is_found`,
};

/** Looked up one by one, in the order they are kept in: there are five at most. */
export const resumeColumn = sql`(
  select coalesce(jsonb_agg((
    select jsonb_build_object('id', f.id, 'name', f.name, 'type', f.type, 'size', f.size, 'addedOn', f.sent_at::date) from files f where f.id = r.id)
    order by r.rank), '[]')
  from unnest(p.resume_ids) with ordinality r(id, rank))`;

/** As history tells a list: its items in words, in both languages where they have names in each. */
const told = (items: Sql, word: Sql): Sql =>
  sql`(select string_agg(${word}, ', ' order by i.rank) from ${items} with ordinality i(item, rank))`;
const listed = (column: Sql, word: Sql): Sql => told(sql`jsonb_array_elements(${column})`, word);
export const inBoth = (list: string, codes: Sql): Sql => {
  const names = (language: Sql) => sql`(
    select string_agg(coalesce(${language}, o.code), ', ' order by o.rank) from unnest(${codes}) with ordinality o(code, rank)
    left join referential_values v on v.list = ${list} and v.code = o.code)`;
  return sql`case when cardinality(${codes}) > 0 then jsonb_build_object('fr', ${names(sql`v.fr`)}, 'en', ${names(sql`v.en`)}) end`;
};
const spoken = Object.fromEntries(
  languages.map((language: Language) => [
    language,
    JSON.stringify(Object.fromEntries(spokenLanguages.map((code) => [code, languageName(code, language)]))),
  ]),
) as Record<Language, string>;
const languagesIn = (language: Language): Sql => listed(sql`p.languages`, sql`(${spoken[language]}::jsonb ->> (i.item ->> 'code'))`);

export const factWords = {
  professions: inBoth('activity-areas', sql`p.professions`),
  areas: inBoth('mobility-areas', sql`p.areas`),
  experience: sql`case when p.experience is not null then ${inBoth('experiences', sql`array[p.experience]`)} end`,
  skills: sql`nullif(array_to_string(p.skills, ', '), '')`,
  experiences: listed(sql`p.experiences`, sql`(i.item ->> 'title') || ' (' || (i.item ->> 'company') || ')'`),
  trainings: listed(sql`p.trainings`, sql`(i.item ->> 'name') || ' (' || (i.item ->> 'organisation') || ')'`),
  languages: sql`case when p.languages <> '[]' then jsonb_build_object('fr', ${languagesIn('fr')}, 'en', ${languagesIn('en')}) end`,
  resumes: sql`(select string_agg(f.name, ', ' order by r.rank) from unnest(p.resume_ids) with ordinality r(id, rank) join files f on f.id = r.id)`,
};

import { type Sql, sql } from '../db/sql.ts';
import { inBoth } from '../profiles/profiles.columns.ts';

/** What history tells of a need, `o`: everything that its form changes, but for the people, who are told by their names. */
export const opportunityFacts = [
  ...(['title', 'contractType', 'isAnonymous', 'hasPreselection', 'division', 'startsOn', 'duration'] as const),
  ...(['dailyRateFromCents', 'dailyRateToCents', 'annualSalaryCents', 'place', 'mobilityArea', 'remote'] as const),
  ...(['expertiseArea', 'activityAreas', 'experience', 'skills', 'description', 'prerequisites', 'contactEmail'] as const),
] as const;

const one = (list: string, code: Sql): Sql => sql`case when ${code} is not null then ${inBoth(list, sql`array[${code}]`)} end`;

/** In the words of each language; and what some readers are not shown of the record, but those who read its history are. */
export const opportunityWords = {
  hasPreselection: sql`o.has_preselection`,
  contactEmail: sql`o.contact_email`,
  division: sql`(select d.name from divisions d where d.id = o.division_id)`,
  duration: one('opportunity-durations', sql`o.duration`),
  mobilityArea: one('mobility-areas', sql`o.mobility_area`),
  expertiseArea: one('expertise-areas', sql`o.expertise_area`),
  experience: one('experiences', sql`o.experience`),
  activityAreas: inBoth('activity-areas', sql`o.activity_areas`),
  skills: sql`nullif(array_to_string(o.skills, ', '), '')`,
};

import { z } from 'zod';
import { Talent } from '../talents/talent-schema.ts';
import { profileDetails } from './profile-parts.ts';

/** What a freelance decides of their public page: nothing of it is shown unless they say so. */
const pageChoices = { showsPicture: z.boolean(), showsRate: z.boolean(), isFound: z.boolean() };
export const PageChoices = z.strictObject(pageChoices);
export type PageChoices = z.infer<typeof PageChoices>;

/** As its freelance and the staff see it. The address stays while the page is closed, so that it can be opened again under it. */
export const ownPage = { ...pageChoices, isPageOpen: z.boolean(), pageSlug: z.string().nullable() };

/** As it may stand in an address: a name and ten characters that nobody guesses. */
export const slug = z.string().regex(/^[a-z0-9-]{3,80}$/);

/**
 * What a stranger is told. Neither the last name nor a way to reach the person, no resumes, no links, and nothing of the account, whose id is
 * told only to those who would find the person among the talents (`talentId`).
 */
export const PublicProfile = z.object({
  ...Talent.pick({ firstName: true, picture: true, title: true, professions: true, skills: true, experience: true }).shape,
  ...Talent.pick({ contractType: true, dailyRateCents: true, annualSalaryCents: true, availableFrom: true }).shape,
  lastInitial: z.string(),
  ...{ skillLevels: profileDetails.skillLevels, experiences: profileDetails.experiences, trainings: profileDetails.trainings },
  ...{ languages: profileDetails.languages, areas: profileDetails.areas, remote: profileDetails.remote },
  ...{ mobilityNote: profileDetails.mobilityNote, availabilityState: profileDetails.availabilityState },
  isFound: z.boolean(),
});
export type PublicProfile = z.infer<typeof PublicProfile>;

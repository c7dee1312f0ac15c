import { daysBetween } from '../core/dates.ts';
import type { Profile } from './profile.ts';
import { confirmedDays } from './profile-availability.ts';

/** What each part of a profile brings, of a hundred in all. */
export const completionParts = {
  experiences: 16,
  skills: 12,
  conditions: 10,
  title: 8,
  professions: 8,
  availability: 8,
  trainings: 8,
  languages: 6,
  experience: 6,
  resumes: 6,
  mobility: 4,
  picture: 4,
  linkedin: 4,
} as const;
export type CompletionPart = keyof typeof completionParts;
export const completionNames = Object.keys(completionParts) as [CompletionPart, ...CompletionPart[]];

export type Completion = { rate: number; gains: { part: CompletionPart; points: number }[] };

/** The action that fills a part: where its editor is. The picture is the account's. */
export const sectionOf = {
  title: 'presentation',
  experience: 'presentation',
  professions: 'expertise',
  skills: 'expertise',
  experiences: 'experiences',
  trainings: 'trainings',
  languages: 'languages',
  conditions: 'conditions',
  mobility: 'mobility',
  availability: 'availability',
  linkedin: 'links',
  resumes: 'resumes',
  picture: 'picture',
} as const satisfies Record<CompletionPart, string>;

type Told = Omit<Profile, 'actions' | 'version' | 'id' | 'state'>;

/** How much of a profile is there, and what is missing, with what it brings: the most first. An availability said long ago is missing. */
export function completionOf(profile: Told | null, today: string): Completion {
  const isThere: Record<CompletionPart, boolean> | null = profile && {
    title: Boolean(profile.title),
    experience: profile.experience !== null,
    professions: profile.professions.length > 0,
    skills: profile.skills.length > 0,
    experiences: profile.experiences.length > 0,
    trainings: profile.trainings.length > 0,
    languages: profile.languages.length > 0 && profile.languages.every(({ level }) => level !== null),
    conditions: hasConditions(profile),
    mobility: profile.areas.length > 0 || profile.remote === 'full',
    availability: profile.availabilityState !== null && daysBetween(profile.availabilitySaidOn, today) <= confirmedDays,
    resumes: profile.resumes.length > 0,
    linkedin: profile.linkedin !== null,
    picture: profile.picture !== null,
  };
  const gains = completionNames
    .filter((part) => !isThere?.[part])
    .map((part) => ({ part, points: completionParts[part] }))
    .sort((a, b) => b.points - a.points);
  return { rate: 100 - gains.reduce((sum, { points }) => sum + points, 0), gains };
}

type Conditions = Pick<Profile, 'contractType' | 'legalStatus' | 'dailyRateCents' | 'annualSalaryCents'>;
const hasConditions = ({ contractType, legalStatus, dailyRateCents, annualSalaryCents }: Conditions): boolean =>
  contractType === 'Freelance' ? legalStatus !== null && dailyRateCents !== null : contractType !== null && annualSalaryCents !== null;

import { z } from 'zod';
import { listing, range, several } from '../core/listing.ts';
import { company } from '../core/rules.ts';
import { workflow } from '../core/workflow.ts';
import { type ContractType, contractTypes } from '../sign-up/sign-up.ts';

/** When somebody can start, as companies ask for it. */
export const availabilities = ['now', 'soon', 'later'] as const;
export type Availability = (typeof availabilities)[number];
/** Within so many days it is "soon". */
export const soonDays = 30;

/** An availability that was said longer ago than this is asked for again. */
const confirmedDays = 31;

const daysFrom = (day: string, days: number): string => new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

export function availabilityOn(availableFrom: string | null, today: string): Availability | null {
  if (availableFrom === null) return null;
  if (availableFrom <= today) return 'now';
  return availableFrom <= daysFrom(today, soonDays) ? 'soon' : 'later';
}

/** Freelances keep their own profile: companies look at those that are listed. */
export const talentFlow = workflow({
  name: 'talent',
  states: ['listed'],
  initial: 'listed',
  view: [company('freelances.view')],
  create: { by: [], input: z.strictObject({}), tells: [] },
  actions: {},
});

export const talentListing = listing({
  sorts: ['name', 'availability', 'since'],
  filters: {
    skills: several('text'),
    profession: several('code'),
    rate: range('money'),
    availability: several(availabilities),
    experience: several('code'),
    contract: contractTypes,
  },
});

export const gapNames = ['title', 'professions', 'skills', 'experience', 'conditions', 'availability'] as const;
export type ProfileGap = (typeof gapNames)[number];

/** What a freelance has said of themselves so far. */
export type ProfileFacts = {
  title: string | null;
  professions: readonly string[];
  skills: readonly string[];
  experience: string | null;
  contractType: ContractType | null;
  legalStatus: string | null;
  dailyRateCents: number | null;
  annualSalaryCents: number | null;
  availableFrom: string | null;
};

/** What is missing in a profile, or has been overtaken by the calendar. Without a profile, all of it. */
export function gapsIn(profile: ProfileFacts | null, today: string): ProfileGap[] {
  if (!profile) return [...gapNames];
  const { contractType, legalStatus, dailyRateCents, annualSalaryCents, availableFrom } = profile;
  const hasConditions = contractType === 'Freelance' ? legalStatus && dailyRateCents : contractType && annualSalaryCents;
  const isThere: Record<ProfileGap, boolean> = {
    title: Boolean(profile.title),
    professions: profile.professions.length > 0,
    skills: profile.skills.length > 0,
    experience: Boolean(profile.experience),
    conditions: Boolean(hasConditions),
    availability: availableFrom !== null && availableFrom >= daysFrom(today, -confirmedDays),
  };
  return gapNames.filter((gap) => !isThere[gap]);
}

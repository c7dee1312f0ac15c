import { z } from 'zod';
import { listing, range, several } from '../core/listing.ts';
import { company } from '../core/rules.ts';
import { workflow } from '../core/workflow.ts';
import { remotePolicies } from '../opportunities/opportunity.ts';
import { contractTypes } from '../sign-up/sign-up.ts';

/** When somebody can start, as companies ask for it. */
export const availabilities = ['now', 'soon', 'later'] as const;
export type Availability = (typeof availabilities)[number];
/** Within so many days it is "soon". */
export const soonDays = 30;

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
    /** Where somebody would work, and whether from elsewhere. */
    area: several('code'),
    remote: several(remotePolicies),
    /** Those one keeps (see people-lists). */
    mine: ['favourite'],
    listId: 'id',
  },
});

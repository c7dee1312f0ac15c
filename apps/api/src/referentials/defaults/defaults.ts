import { activityAreas } from './activity-areas.ts';
import { countries } from './countries.ts';
import { currencies } from './currencies.ts';
import { experiences } from './experiences.ts';
import { expertiseAreas } from './expertise-areas.ts';
import { mobilityAreas } from './mobility-areas.ts';
import { opportunityDurations } from './opportunity-durations.ts';
import { opportunityTypes } from './opportunity-types.ts';
import { tools } from './tools.ts';

/** What a new installation starts with, by name of the list. */
export const defaults = {
  countries,
  'opportunity-durations': opportunityDurations,
  'expertise-areas': expertiseAreas,
  'opportunity-types': opportunityTypes,
  'activity-areas': activityAreas,
  experiences,
  'mobility-areas': mobilityAreas,
  currencies,
  tools,
};

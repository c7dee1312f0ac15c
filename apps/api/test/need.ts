import type { OpportunityInput } from '@jalon/domain/opportunities/opportunity';

/** A need that can be posted. */
export const aNeed: OpportunityInput = {
  title: 'Tech lead TypeScript',
  divisionId: null,
  expertiseArea: null,
  activityAreas: ['java-developer'],
  experience: '3',
  duration: null,
  contractType: 'Freelance',
  isAnonymous: false,
  hasPreselection: true,
  startsOn: '2027-01-04',
  dailyRateFromCents: 60_000,
  dailyRateToCents: 70_000,
  annualSalaryCents: null,
  place: 'Lyon',
  mobilityArea: null,
  remote: 'partial',
  description: '<p>Refondre le portail.</p>',
  prerequisites: '',
  skills: ['TypeScript', 'React'],
  contactEmail: 'contact@helioscope.test',
  managerId: null,
  associatedIds: [],
};

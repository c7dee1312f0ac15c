import { applications } from '@jalon/domain/applications/application-api';
import type { OpportunityInput } from '@jalon/domain/opportunities/opportunity';
import { opportunities } from '@jalon/domain/opportunities/opportunity-api';
import { expect } from 'vitest';
import { makeProfile, type Person } from './factories.ts';
import type { World } from './harness.ts';

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

/** A need of the company of one of its people, posted unless said. */
export async function postNeed(world: World, by: Person, more: Partial<OpportunityInput> = {}): Promise<{ id: string; companyId: string }> {
  const made = await world.as(by)(opportunities.api.create, { body: { ...aNeed, ...more, companyId: null } });
  expect(made.status).toBe(201);
  const { id } = made.body;
  expect((await world.as(by)(opportunities.api.post, { params: { id }, body: {} })).status).toBe(200);
  return { id, companyId: made.body.company?.id ?? '' };
}

export async function apply(world: World, by: Person, opportunityId: string): Promise<string> {
  const body = { opportunityId, message: 'Bonjour', dailyRateCents: 66_000, annualSalaryCents: null, availableFrom: '2027-01-04' };
  const sent = await world.as(by)(applications.api.create, { body });
  expect(sent.error).toMatchObject({ state: expect.any(String) });
  return sent.body.id;
}

/** A freelance with a profile. */
export async function candidate(world: World, person: Person): Promise<Person> {
  await makeProfile(world.database, person.id, { firstName: 'Solène', lastName: 'Marchand', title: 'Tech lead TypeScript' });
  return person;
}

/** When somebody can begin: at once, on a day, or a code whose meaning the tool's own settings give. */
export type Availability = { kind: 'immediate' } | { kind: 'date'; on: string } | { kind: 'code'; code: number };

/** What records of the tool have in common. No date of a change: it can only be compared as a whole. */
type ExternalRecord = { id: string; createdAt: string | null; updatedAt: string | null };
/** One that cannot be read: what it is called as far as that can be, and what of it is not as expected. No id where it gives none. */
export type OddRecord = { id: string; label: string; odd: readonly string[] };
export type ExternalCompany = ExternalRecord & {
  name: string;
  /** A code of its dictionary, whose meaning is the customer's own: to be mapped, never judged by. */
  state: number | null;
  registrationNumber: string;
  apeCode: string;
  expertiseArea: string;
  staff: number | null;
  website: string;
  phone: string;
  address: string;
  postalCode: string;
  city: string;
  country: string;
};
export type ExternalContact = ExternalRecord & {
  companyId: string | null;
  firstName: string;
  lastName: string;
  job: string;
  email: string;
  phone: string;
  state: number | null;
};
export type ExternalCandidate = ExternalRecord & {
  firstName: string;
  lastName: string;
  title: string;
  email: string;
  phone: string;
  state: number | null;
  experience: string;
  availability: Availability | null;
  mobilityAreas: readonly string[];
  activityAreas: readonly string[];
  expertiseAreas: readonly string[];
  tools: readonly string[];
  skills: string;
};

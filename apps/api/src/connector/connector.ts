/** One value of a list of the tool; of a list of two levels, with the values inside it. `iso` where it has a code that others know too. */
export type DictionaryEntry = { id: string; label: string; iso?: string; options?: readonly { id: string; label: string }[] };
/** The lists of the tool by their name there: `expertiseArea`, `typeOf.project`. */
export type Dictionary = Readonly<Record<string, readonly DictionaryEntry[]>>;

/** When somebody can begin: at once, on a day, or a code whose meaning the tool's own settings give. */
export type Availability = { kind: 'immediate' } | { kind: 'date'; on: string } | { kind: 'code'; code: number };

/** What records of the tool have in common. No date of a change: it can only be compared as a whole. */
type ExternalRecord = { id: string; createdAt: string | null; updatedAt: string | null };
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

/**
 * A staffing tool that data is taken from. Whatever goes wrong there is an `AppError` `connector.…` (`domain/connector/connector.ts`);
 * records come as they are read, a page after the other, and may be left at any point.
 */
export type Connector = {
  /** Who we are there. */
  test(): Promise<{ login: string; customer: string }>;
  dictionary(): Promise<Dictionary>;
  companies(): AsyncIterable<ExternalCompany>;
  contacts(): AsyncIterable<ExternalContact>;
  candidates(): AsyncIterable<ExternalCandidate>;
};

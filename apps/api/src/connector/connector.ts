import type { ExternalCandidate, ExternalCompany, ExternalContact, OddRecord } from '@jalon/domain/connector/external-records';

/** `isOdd`: it cannot be read as a value; what of its id and label could be is there. */
type Value = { id: string; label: string; isOdd?: true };
/** One value of a list of the tool; of a list of two levels, with the values inside it. `iso` where it has a code that others know too. */
export type DictionaryEntry = Value & { iso?: string; options?: readonly Value[] };
/** The lists of the tool by their name there: `expertiseArea`, `typeOf.project`. */
export type Dictionary = Readonly<Record<string, readonly DictionaryEntry[]>>;

/**
 * A staffing tool that data is taken from. Whatever goes wrong there is an `AppError` `connector.…` (`domain/connector/connector.ts`);
 * records come as they are read, a page after the other, and may be left at any point. One that is odd takes none of the others with it.
 */
export type Connector = {
  /** Who we are there. */
  test(): Promise<{ login: string; customer: string }>;
  dictionary(): Promise<Dictionary>;
  companies(): AsyncIterable<ExternalCompany | OddRecord>;
  contacts(): AsyncIterable<ExternalContact | OddRecord>;
  candidates(): AsyncIterable<ExternalCandidate | OddRecord>;
};

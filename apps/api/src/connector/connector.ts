import type { ExternalCandidate, ExternalCompany, ExternalContact } from '@jalon/domain/connector/external-records';

/** One value of a list of the tool; of a list of two levels, with the values inside it. `iso` where it has a code that others know too. */
export type DictionaryEntry = { id: string; label: string; iso?: string; options?: readonly { id: string; label: string }[] };
/** The lists of the tool by their name there: `expertiseArea`, `typeOf.project`. */
export type Dictionary = Readonly<Record<string, readonly DictionaryEntry[]>>;

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

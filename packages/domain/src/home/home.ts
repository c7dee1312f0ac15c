import { z } from 'zod';
import { ManagedAccount } from '../accounts/managed-account.ts';
import { managedTypes } from '../accounts/managed-account-schema.ts';
import { companyGapNames } from '../companies/company-gaps.ts';
import { Contact } from '../contacts/contact.ts';
import { LegalDocument } from '../documents/document.ts';

/** Of each queue a home shows this many, those who have waited longest first; the rest is in the list. */
export const homeRows = 4;

/** How many wait, counted up to a thousand and one, and the first of them, with what the reader may do. */
const queueOf = <Row extends z.ZodType>(row: Row) => z.object({ rows: z.array(row), count: z.int() });

export const figureNames = [
  'freelances',
  'unassigned',
  'ending',
  'invitedFreelances',
  'companies',
  'contacts',
  'talentsNow',
  'talentsSoon',
  'team',
] as const;
export type FigureName = (typeof figureNames)[number];

/** What waits for the staff or for somebody of a company, and what they look at. Null where it is not theirs to do. */
export const Home = z.object({
  toValidate: queueOf(ManagedAccount)
    .extend({ byType: z.array(z.object({ type: z.enum(managedTypes), count: z.int() })) })
    .nullable(),
  toCheck: queueOf(LegalDocument).nullable(),
  /** People of the portfolio who have not taken up their account. */
  invited: queueOf(ManagedAccount).nullable(),
  /** Colleagues who have not answered their invitation. */
  colleagues: queueOf(Contact).nullable(),
  /** What the company has not said of itself. */
  companyGaps: z.array(z.enum(companyGapNames)).nullable(),
  /** Legal texts of which no version is published. */
  unpublished: z.int().nullable(),
  /** In the order they are shown. `beside` is said under the figure: a part of it, or what it is a part of. */
  figures: z.array(z.object({ name: z.enum(figureNames), count: z.int(), beside: z.int().nullable() })),
});
export type Home = z.infer<typeof Home>;
export type Figure = Home['figures'][number];

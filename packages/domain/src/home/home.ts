import { z } from 'zod';
import { ManagedAccount } from '../accounts/managed-account.ts';
import { managedTypes } from '../accounts/managed-account-schema.ts';
import { Application } from '../applications/application.ts';
import { companyGapNames } from '../companies/company-gaps.ts';
import { Contact } from '../contacts/contact.ts';
import { Contract } from '../contracts/contract.ts';
import { LegalDocument } from '../documents/document.ts';
import { Opportunity } from '../opportunities/opportunity.ts';
import { Profile } from '../profiles/profile.ts';
import { Timesheet } from '../timesheets/timesheet.ts';
import { WatchedOperation } from '../vigilance/vigilance-schema.ts';

/** Of each queue a home shows this many, those who have waited longest first; the rest is in the list. */
export const homeRows = 4;
/** Of what is to be read rather than done, this many. */
export const homeLines = 5;
/** A posted need without a candidate is worth a look after so many days. */
export const quietDays = 7;
/** Interviews are told this many days ahead. */
export const meetingDays = 7;

/** How many wait, counted up to a thousand and one, and the first of them, with what the reader may do. */
const queueOf = <Row extends z.ZodType>(row: Row) => z.object({ rows: z.array(row), count: z.int() });

export const figureNames = [
  'openNeeds',
  'interviews',
  'quietNeeds',
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

/** What waits for whoever asks, and what they look at. Null where it is not theirs to do. */
export const Home = z.object({
  /** Applications that wait for the reader: to qualify, to decide on, or with slots to pick from. */
  applications: queueOf(Application).nullable(),
  /** Applications that the other side has left without an answer for longer than expected. */
  unanswered: queueOf(Application).nullable(),
  /** Needs that are not posted yet. */
  drafts: queueOf(Opportunity).nullable(),
  /** Interviews of the next days, the soonest first. */
  interviews: queueOf(Application).nullable(),
  /** Of a freelance: every application that is not decided, the latest first. */
  ownApplications: queueOf(Application).nullable(),
  /** Of a freelance: needs that are proposed to them, until they apply or decline. */
  proposals: queueOf(Opportunity).nullable(),
  /** Of a freelance: the latest needs to answer. */
  offers: queueOf(Opportunity).nullable(),
  /** Of a freelance: what they tell of themselves, to say when they are available. */
  profile: Profile.nullable(),
  /** The clock that interviews are told by. */
  timeZone: z.string(),
  toValidate: queueOf(ManagedAccount)
    .extend({ byType: z.array(z.object({ type: z.enum(managedTypes), count: z.int() })) })
    .nullable(),
  toCheck: queueOf(LegalDocument).nullable(),
  /** Deliveries that documents lack for, the first to begin first. */
  blocked: queueOf(WatchedOperation).nullable(),
  /** Contracts that wait for the signature of whoever reads: their own, or that of the operator. */
  toSign: queueOf(Contract).nullable(),
  /** Contracts that are written and not sent. */
  unsent: queueOf(Contract).nullable(),
  /** Months that wait for the reader: to validate, or of a freelance to send. */
  reports: queueOf(Timesheet).nullable(),
  /** Deliveries that go on, how many of them end soon, and what they come to; null for those who see none. */
  work: z
    .object({
      deliveries: z.int(),
      ending: z.int(),
      /** Hundredths of a day of all that go on. These sums are null for the staff. */
      daysSold: z.int().nullable(),
      daysLeft: z.int().nullable(),
      /** This month: entered by a freelance, sent to a client; in what their own side pays or is paid. */
      month: z.object({ days: z.int(), cents: z.int() }).nullable(),
      daysThisYear: z.int().nullable(),
    })
    .nullable(),
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

/** What waits behind the entries of the menu; zero where it is not the reader's to do. */
export const Waiting = z.object({ applications: z.int(), accounts: z.int(), documents: z.int(), reports: z.int(), contracts: z.int() });
export type Waiting = z.infer<typeof Waiting>;

import { z } from 'zod';
import { holidayZones } from '../calendar/holidays.ts';
import { isoDate } from '../core/date-fields.ts';
import { id, line, paragraph } from '../core/fields.ts';
import { KeptFile } from '../core/file-rules.ts';
import { listing, range, several } from '../core/listing.ts';
import { recordFields } from '../core/resource.ts';
import { admin, company, freelance, owner, staff } from '../core/rules.ts';
import { workflow } from '../core/workflow.ts';
import { exceptionReason, feeModes } from '../deliveries/delivery.ts';
import { contractTypes } from '../sign-up/sign-up.ts';
import { ContractTerms, contractCategories, Terms, workingTimes } from './contract-terms.ts';
import { paymentStarts } from './pay.ts';

export const codeDigits = 6;
/** How long a code is good for, and after how many seconds another one may be asked for. */
export const codeMinutes = 10;
export const codeAgainSeconds = 60;
export const codeTries = 5;
/** How many one may ask for in a day, for one contract. */
export const codesInDay = 10;

const whose = {
  ownerId: id,
  /** A service is done in a delivery; employment may have none yet. */
  deliveryId: id.nullable(),
  /** The contract that this one changes. */
  amendsId: id.nullable(),
};
/** For forms, as `ContractTerms`. */
export const ContractNew = ContractTerms.safeExtend(whose);
export const Reason = z.strictObject({ reason: paragraph(1000).min(1) });
/** Whoever signs says who they are, that they agree, and to which document. */
export const Signing = z.strictObject({
  /** As long as a first and a last name may be. */
  name: line(101),
  hasAgreed: z.literal(true),
  /** Of the document that was read. */
  hash: z.string().regex(/^[0-9a-f]{64}$/, 'validation.invalid'),
  code: z.string().regex(/^\d{6}$/, 'validation.sixDigits'),
});
/** Signed on paper, or by another service. */
const Deposit = z.strictObject({ fileId: id, signedOn: isoDate });
const End = Reason.extend({ endedOn: isoDate });

const own = [owner('Freelance')] as const;
const toBoth = { tells: ['theProvider', 'theStaff'], mail: 'at once' } as const;
/** Whoever is waited for is written to once a day. */
const onceADay = {
  code: 'contract.isReminded',
  holds: ({ isReminded }: { isReminded: boolean }) => (isReminded ? {} : undefined),
} as const;

/** What both have signed is agreed on, also while the document is being sealed. */
const onceAgreed = {
  code: 'contract.bothSigned',
  holds: ({ signatures }: { signatures: readonly unknown[] }) => (signatures.length === 2 ? {} : undefined),
} as const;

export const contractFlow = workflow({
  name: 'contract',
  states: ['draft', 'sent', 'signed', 'ended', 'cancelled'],
  initial: 'draft',
  view: [staff, company('contracts.view'), freelance],
  notices: { category: 'contracts', place: 'contract' },
  create: { by: [staff], input: Terms.extend(whose), tells: [] },
  actions: {
    update: { from: ['draft'], by: [staff], input: Terms, tells: [] },
    /** By exception: it may be sent though a legal document lacks. */
    authorise: { from: ['draft'], by: [staff], isAside: true, input: z.strictObject({ reason: exceptionReason }), tells: [] },
    /** From now on it is a document, and neither its text nor its terms change. */
    send: { from: ['draft'], to: 'sent', by: [staff], asks: ['theProvider', 'theSigners'], mail: 'at once' },
    /** By one side; once both have, it is sealed. */
    sign: {
      from: ['sent'],
      by: [admin, ...own],
      input: Signing,
      unless: { code: 'contract.hasSigned', holds: hasSigned },
      asks: ['theOther'],
      mail: 'at once',
    },
    seal: { from: ['sent'], to: 'signed', by: [], ...toBoth },
    deposit: { from: ['draft'], to: 'signed', by: [staff], input: Deposit, tells: ['theProvider'] },
    remind: { from: ['sent'], by: [staff], isAside: true, unless: onceADay, asks: ['theProvider'], mail: 'at once' },
    /** What was signed so far is void. */
    recall: { from: ['sent'], to: 'draft', by: [staff], unless: onceAgreed, tells: ['theProvider'], mail: 'at once' },
    decline: { from: ['sent'], to: 'draft', by: own, input: Reason, unless: onceAgreed, tells: ['theStaff'], mail: 'at once' },
    end: { from: ['signed'], to: 'ended', by: [staff], input: End, tells: ['theProvider'], mail: 'at once' },
    /** The clock, 60, 30 and 7 days before its end; and once it is over. */
    warn: { from: ['signed'], by: [], isAside: true, ...toBoth, mail: 'daily' },
    /** The clock, once nobody has signed for so long. */
    overdue: { from: ['sent'], by: [], isAside: true, tells: ['theStaff'], mail: 'daily' },
    expire: { from: ['signed'], to: 'ended', by: [], tells: [] },
    cancel: {
      ...{ from: ['draft', 'sent'], to: 'cancelled', by: [staff], input: Reason, unless: onceAgreed },
      tells: ['theProvider'],
      mail: 'at once',
    },
    delete: {
      ...{ from: ['draft'], to: 'gone', by: [staff], tells: [] },
      unless: { code: 'contract.wasSent', holds: ({ wasSent }: { wasSent: boolean }) => (wasSent ? {} : undefined) },
    },
  },
});
export type ContractState = (typeof contractFlow)['states'][number];

/** Whoever asks, for their side. */
function hasSigned({ isSignedByMe }: { isSignedByMe: boolean }) {
  return isSignedByMe ? {} : undefined;
}

export const contractListing = listing({
  sorts: ['since'],
  dir: 'desc',
  filters: {
    ...{ state: contractFlow.states, ownerId: 'id', projectId: 'id', deliveryId: 'id', amendsId: 'id' },
    ...{ ofType: several(contractTypes), companyId: several('id') },
    /** Whose clients they are for. */
    commercialId: 'id',
    ends: range('date'),
  },
});

const text = z.string().nullable();
const amount = z.int().nullable();
export const contractSides = ['operator', 'provider'] as const;
export type ContractSide = (typeof contractSides)[number];
/** By an account, or by a link that was mailed to somebody who has none. */
export const signingMethods = ['account', 'link'] as const;
const Signature = z.object({ side: z.enum(contractSides), name: z.string(), signedAt: z.string(), method: z.enum(signingMethods) });
/** The terms of the delivery as they are now: what differs from the contract asks for an amendment. Its fee is that of the freelance. */
const DeliveryNow = z.object({
  ...{ title: z.string(), startsOn: z.string(), endsOn: z.string(), daysSold: z.int() },
  ...{ feeMode: z.enum(feeModes), feeCents: amount, conditions: z.string() },
  ...{ daysPerWeek: z.int(), holidayZone: z.enum(holidayZones), isWhitMondayWorked: z.boolean() },
});

export const Contract = z.object({
  ...recordFields(contractFlow),
  /** `C-2026-087`; an amendment has that of its contract. */
  number: z.string(),
  /** The first one is 0. */
  amendment: z.int(),
  amendsId: text,
  type: z.enum(contractTypes),
  ownerId: id,
  /** As the document calls them, once it is sent; so is the company. */
  owner: z.object({ id, firstName: z.string(), lastName: z.string(), picture: text, legalStatus: text }),
  /** By whom it was sent, as the document calls them; null for a draft, and for what was sent before that was kept. */
  operator: z.object({ name: z.string(), legal: z.string() }).nullable(),
  deliveryId: text,
  delivery: DeliveryNow.nullable(),
  project: z.object({ id, title: z.string(), place: text }).nullable(),
  company: z.object({ id, name: z.string(), logo: text }).nullable(),
  startsOn: z.string(),
  endsOn: text,
  feeMode: z.enum(feeModes).nullable(),
  /** What it is worth is between the two who sign: null for a client. */
  feeCents: amount,
  days: amount,
  paymentDays: z.int().nullable(),
  paymentFrom: z.enum(paymentStarts).nullable(),
  isPeriodic: z.boolean(),
  category: z.enum(contractCategories).nullable(),
  workingTime: z.enum(workingTimes).nullable(),
  hoursPerWeek: z.int().nullable(),
  loadFactor: z.int().nullable(),
  hourlyCents: amount,
  monthlyCents: amount,
  conditions: text,
  /** With its variables; and as it was sent, filled in. */
  text,
  body: text,
  /** The document that was sent, or deposited; sealed once both have signed. */
  file: KeptFile.nullable(),
  hash: text,
  signatures: z.array(Signature),
  isSignedByMe: z.boolean(),
  /** Whether whoever is to sign has no account, and a link in its place: told to the staff. */
  isByLink: z.boolean(),
  /** Whether what was signed is still what is kept; null while nothing is. */
  isIntact: z.boolean().nullable(),
  wasSent: z.boolean(),
  /** Whether an amendment of it is being prepared or signed: told to the staff. */
  isBeingAmended: z.boolean(),
  sentAt: text,
  signedAt: text,
  endedOn: text,
  reason: text,
  isReminded: z.boolean(),
  since: z.string(),
});
export type Contract = z.infer<typeof Contract>;

/** `C-2026-087`, its second amendment `C-2026-087/2`. */
export const referenceOf = ({ number, amendment }: Pick<Contract, 'number' | 'amendment'>): string =>
  amendment > 0 ? `${number}/${amendment}` : number;

type Agreed = Pick<Contract, 'startsOn' | 'endsOn' | 'feeMode' | 'feeCents' | 'days' | 'conditions' | 'delivery' | 'state' | 'amendment'>;
const compared = { startsOn: 'startsOn', endsOn: 'endsOn', days: 'daysSold', feeMode: 'feeMode', feeCents: 'feeCents' } as const;
/** The terms that its delivery has otherwise than the contract in force: an amendment is due. One of these begins when it changes something. */
export function changedTerms({ delivery, state, amendment, ...agreed }: Agreed): (keyof typeof compared)[] {
  if (state !== 'signed' || !delivery || agreed.feeMode === null) return [];
  const fields = (Object.keys(compared) as (keyof typeof compared)[]).filter((field) => amendment === 0 || field !== 'startsOn');
  return fields.filter((field) => agreed[field] !== delivery[compared[field]]);
}

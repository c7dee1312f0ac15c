import { z } from 'zod';
import { isoDate } from '../core/date-fields.ts';
import { addMonths } from '../core/dates.ts';
import type { FieldErrors } from '../core/errors.ts';
import { id, line, paragraph } from '../core/fields.ts';
import { KeptFile } from '../core/file-rules.ts';
import { listing, range, several } from '../core/listing.ts';
import { recordFields } from '../core/resource.ts';
import { freelance, owner, staff, unlessOf } from '../core/rules.ts';
import { workflow } from '../core/workflow.ts';

/** The three of the specification, and those French law asks a principal to check besides (art. L8222-1, D8222-5, L8254-1). */
export const documentTypes = ['vigilance', 'registration', 'tax', 'insurance', 'foreignWorkers', 'residency'] as const;
export type DocumentType = (typeof documentTypes)[number];

/** What one may declare instead of giving a file: to employ no foreigner, to need no permit. */
export const isDeclarable = (type: DocumentType): boolean => type === 'foreignWorkers' || type === 'residency';

/** How long the law, or usage, lets each be trusted; the others say their own date. */
const monthsOf: Partial<Record<DocumentType, number>> = { vigilance: 6, registration: 6, tax: 12, foreignWorkers: 6 };
/** Of those that the law asks for again, the end is no further off: a month more, for what was dated ahead. */
const mostMonthsOf: Partial<Record<DocumentType, number>> = { vigilance: 7, registration: 7, foreignWorkers: 7 };
export function proposedExpiry(type: DocumentType, today: string): string | null {
  const months = monthsOf[type];
  return months ? addMonths(today, months) : null;
}

/** From when on a document is said to end soon. */
export const soonDays = 60;

/** A version: its file, or none for what is declared, and until when it holds. */
const content = { fileId: id.nullable(), expiresOn: isoDate.nullable() };
const NewDocument = z.strictObject({ type: z.enum(documentTypes), ...content });
const NewVersion = z.strictObject(content);
const Reason = z.strictObject({ reason: paragraph(300).min(1) });
const Reminder = z.strictObject({ days: z.int() });

/** What whoever asks the issuer is answered. */
export const checkResults = ['authentic', 'unrecognised'] as const;
/** The answer, the security code it was asked with, and what proves it: a picture of the page, say. */
const Check = z.strictObject({ result: z.enum(checkResults), securityCode: line(40).nullable(), fileId: id.nullable() });

/** A vigilance attestation is checked with its code, and its authenticity proved (art. D8222-5, D243-15). */
export function checkErrors(type: DocumentType, { result, securityCode, fileId }: z.output<typeof Check>): FieldErrors | undefined {
  if (type !== 'vigilance') return undefined;
  const errors = {
    ...(securityCode === null && { securityCode: 'validation.required' }),
    ...(fileId === null && result === 'authentic' && { fileId: 'validation.fileNeeded' }),
  };
  return Object.keys(errors).length > 0 ? errors : undefined;
}

/** What is wrong with a version, by field. */
export function versionErrors(
  type: DocumentType,
  { fileId, expiresOn }: z.output<typeof NewVersion>,
  today: string,
): FieldErrors | undefined {
  if (fileId === null && !isDeclarable(type)) return { fileId: 'validation.fileNeeded' };
  if (expiresOn === null) return fileId === null && type === 'residency' ? undefined : { expiresOn: 'validation.required' };
  if (expiresOn < today) return { expiresOn: 'validation.todayOrLater' };
  const months = mostMonthsOf[type];
  return months && expiresOn > addMonths(today, months) ? { expiresOn: `validation.withinMonths|months=${months}` } : undefined;
}

const own = [owner('Freelance')] as const;
/** Of a document that they have given again, as long as nobody has checked or decided on it. */
const ownAgain = unlessOf(own[0], (_, { stateBefore, isHandled }: { stateBefore: string | null; isHandled: boolean }) =>
  stateBefore === null ? 'document.isFirst' : isHandled ? 'document.wasHandled' : undefined,
);

const toCheck = { asks: ['theCheckers'], mail: 'daily' } as const;
const toOwner = { tells: ['theOwner'], mail: 'at once' } as const;

export const documentFlow = workflow({
  name: 'document',
  states: ['submitted', 'accepted', 'refused', 'expired'],
  initial: 'submitted',
  view: [staff, freelance],
  notices: { category: 'documents', place: 'document' },
  create: { by: [freelance], input: NewDocument, ...toCheck },
  actions: {
    replace: {
      from: ['submitted', 'accepted', 'refused', 'expired'],
      to: 'submitted',
      by: own,
      input: NewVersion,
      undoneBy: 'withdraw',
      ...toCheck,
    },
    /** The version before is the last one again, as it was. */
    withdraw: { from: ['submitted'], to: stateBefore, by: [ownAgain], tells: [] },
    /** Whether the issuer recognises it. */
    check: { from: ['submitted'], by: [staff], input: Check, isAside: true, tells: [] },
    accept: {
      ...{ from: ['submitted'], to: 'accepted', by: [staff], inBulk: true, undoneBy: 'reopen', mail: 'daily' },
      tells: ['theOwner'],
      unless: { code: 'document.isUnchecked', holds: ({ isUnchecked }: { isUnchecked: boolean }) => (isUnchecked ? {} : undefined) },
    },
    refuse: { from: ['submitted'], to: 'refused', by: [staff], input: Reason, inBulk: true, undoneBy: 'reopen', ...toOwner },
    /** Told only to whoever has heard of the decision that it takes back. */
    reopen: { from: ['accepted', 'refused'], to: 'submitted', by: [staff], inBulk: true, tells: ['theOwner'], mail: 'daily' },
    expire: { from: ['accepted'], to: 'expired', by: [], ...toOwner },
    remind: { from: ['accepted'], by: [], input: Reminder, ...toOwner },
    delete: { from: ['submitted'], to: 'gone', by: own, unless: { code: 'document.isEvidence', holds: isEvidence }, tells: [] },
  },
});

export type DocumentState = (typeof documentFlow)['states'][number];

function stateBefore({ stateBefore: state }: { stateBefore: 'submitted' | 'accepted' | 'refused' | 'expired' | null }) {
  return state ?? 'submitted';
}
function isEvidence({ isKept }: { isKept: boolean }) {
  return isKept ? {} : undefined;
}

export const documentListing = listing({
  sorts: ['addedOn', 'expiresOn', 'owner'],
  dir: 'desc',
  filters: {
    state: several(documentFlow.states),
    ofType: several(documentTypes),
    expires: range('date'),
    ends: ['soon'],
    ownerId: 'id',
  },
});

const version = {
  number: z.int(),
  state: z.enum(documentFlow.states),
  /** Null for what is declared. */
  file: KeptFile.nullable(),
  addedOn: z.string(),
  expiresOn: z.string().nullable(),
  /** Why it was refused. */
  reason: z.string().nullable(),
  /** Who accepted or refused it. */
  decidedBy: z.string().nullable(),
  decidedAt: z.string().nullable(),
};
export const DocumentVersion = z.object(version);
export type DocumentVersion = z.infer<typeof DocumentVersion>;

/** The last check of a version. */
export const DocumentCheck = z.object({
  result: z.enum(checkResults),
  securityCode: z.string().nullable(),
  proof: KeptFile.nullable(),
  by: z.string().nullable(),
  at: z.string(),
  /** Of the file that was checked; null of a declaration. */
  sha256: z.string().nullable(),
});

/** A legal document of a freelance: its latest version. There is one of each type. */
export const LegalDocument = z.object({
  ...recordFields(documentFlow),
  ...version,
  ownerId: id,
  owner: z.string(),
  /** Names the owner's picture, and changes with it; null when there is none. */
  picture: z.string().nullable(),
  type: z.enum(documentTypes),
  /** A version of it was checked or decided on: it stays as evidence. */
  isKept: z.boolean(),
  /** Until when an earlier version, which was accepted, still holds. */
  coveredUntil: z.string().nullable(),
  /** Null for its owner. */
  check: DocumentCheck.nullable(),
});
export type LegalDocument = z.infer<typeof LegalDocument>;

/** Whether its authenticity is to be checked before it is accepted. */
export const needsCheck = ({ type, check }: Pick<LegalDocument, 'type' | 'check'>): boolean =>
  type === 'vigilance' && check?.result !== 'authentic';

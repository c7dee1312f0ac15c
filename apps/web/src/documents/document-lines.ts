import { daysBetween } from '@jalon/domain/core/dates';
import { type DocumentType, documentTypes, type LegalDocument, soonDays } from '@jalon/domain/documents/document';

/** In the order of what waits: the first four are the freelance's to deal with. */
const statuses = ['refused', 'expired', 'ending', 'missing', 'submitted', 'accepted', 'notNeeded'] as const;
export type Status = (typeof statuses)[number];
const waiting: readonly Status[] = ['refused', 'expired', 'ending', 'missing'];

export type Line = {
  type: DocumentType;
  document: LegalDocument | undefined;
  status: Status;
  /** Until when something is to be done, if there is such a day. */
  before: string | null;
  days: number | null;
};

/** Six lines, always: one for each type, in the order of what waits and of when. */
export function linesOf(documents: readonly LegalDocument[], today: string): Line[] {
  const lines = documentTypes.map((type) =>
    lineOf(
      type,
      documents.find((one) => one.type === type),
      today,
    ),
  );
  const rank = ({ status, before }: Line) => `${statuses.indexOf(status)} ${before ?? '9999'}`;
  return lines.toSorted((a, b) => (rank(a) < rank(b) ? -1 : rank(a) > rank(b) ? 1 : 0));
}

function lineOf(type: DocumentType, document: LegalDocument | undefined, today: string): Line {
  const status = statusOf(document, today);
  const before = status === 'ending' ? (document?.expiresOn ?? null) : (document?.coveredUntil ?? null);
  return { type, document, status, before, days: before ? daysBetween(today, before) : null };
}

function statusOf(document: LegalDocument | undefined, today: string): Status {
  if (!document) return 'missing';
  const { state, file, type, expiresOn } = document;
  if (state !== 'accepted') return state;
  if (expiresOn && daysBetween(today, expiresOn) <= soonDays) return 'ending';
  return type === 'residency' && !file ? 'notNeeded' : 'accepted';
}

export const isWaiting = ({ status }: Line): boolean => waiting.includes(status);

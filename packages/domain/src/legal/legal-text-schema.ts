import { z } from 'zod';
import { id, paragraph, version } from '../core/fields.ts';
import { languages } from '../core/languages.ts';
import { messageWith } from '../core/message.ts';
import { legalKinds, legalLimits } from './legal-text.ts';
import { unsafeLinkIn } from './markup.ts';

const kind = z.enum(legalKinds);
/** Counted from one for each text. */
const number = version;

const text = paragraph(legalLimits.text).superRefine((source, context) => {
  const link = unsafeLinkIn(source);
  if (link === undefined) return;
  context.addIssue({ code: 'custom', message: messageWith('validation.unsafeLink', { link: link.slice(0, 80) }), input: source });
});
const summary = paragraph(legalLimits.summary);

/** English may be left empty: its readers are shown the French. `version` counts the changes of the draft. */
export const LegalDraftInput = z.strictObject({ fr: text.min(1), en: text, version });
export type LegalDraftInput = z.output<typeof LegalDraftInput>;

/** `version` is that of the draft that was read before it was published. */
export const LegalPublication = z.strictObject({ version, summaryFr: summary, summaryEn: summary, asksAgain: z.boolean() });
export type LegalPublication = z.output<typeof LegalPublication>;

const entry = { number, publishedAt: z.string(), summaryFr: z.string(), summaryEn: z.string() };

/** What everybody may read: one version and the list of all of them, newest first. `shown` is null while nothing is published. */
export const LegalText = z.object({
  kind,
  shown: z.object({ ...entry, fr: z.string(), en: z.string() }).nullable(),
  versions: z.array(z.object(entry)),
});
export type LegalText = z.infer<typeof LegalText>;
export type LegalVersion = NonNullable<LegalText['shown']>;

export const ManagedLegalVersion = z.object({
  ...entry,
  asksAgain: z.boolean(),
  /** Null once the person is gone, or for what came with the installation. */
  by: z.object({ id, name: z.string() }).nullable(),
});
export type ManagedLegalVersion = z.infer<typeof ManagedLegalVersion>;

/** A text as the administrators edit it. */
export const ManagedLegalText = z.object({
  kind,
  fr: z.string(),
  en: z.string(),
  version,
  updatedAt: z.string(),
  /** The draft says something else than the version in force. */
  isChanged: z.boolean(),
  /** The languages of the draft that say what the version in force says. */
  unchanged: z.array(z.enum(languages)),
  versions: z.array(ManagedLegalVersion),
});
export type ManagedLegalText = z.infer<typeof ManagedLegalText>;

/** The version in front of the person: one that came meanwhile is not accepted unread. */
export const TermsAcceptance = z.strictObject({ number });

/** What a person agreed to last. `number` is null where the operator had published nothing yet. */
export const AcceptedTerms = z.object({ number: number.nullable(), acceptedAt: z.string() });

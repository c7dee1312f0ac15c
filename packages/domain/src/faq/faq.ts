import { z } from 'zod';
import { isType, type User } from '../core/actor.ts';
import { line, optionalLine, optionalRichText, PlaceInput, richText } from '../core/fields.ts';
import { listing } from '../core/listing.ts';
import { recordFields } from '../core/resource.ts';
import { admin, commercial, companyPeople, freelance } from '../core/rules.ts';
import { workflow } from '../core/workflow.ts';

export const faqAudiences = ['everyone', 'freelances', 'companies'] as const;
export type FaqAudience = (typeof faqAudiences)[number];
export const faqThemes = ['documents', 'time', 'applications', 'payment', 'account', 'privacy'] as const;
export type FaqTheme = (typeof faqThemes)[number];

const question = 120;
const answer = 10_000;
/** English may be left out: French is shown in its place. */
export const FaqInput = z.strictObject({
  questionFr: line(question),
  answerFr: richText(answer),
  questionEn: optionalLine(question),
  answerEn: optionalRichText(answer),
  audience: z.enum(faqAudiences),
  theme: z.enum(faqThemes),
});

const by = [admin] as const;
export const faqReaders = [freelance, companyPeople, commercial] as const;
const both = ['draft', 'published'] as const;

export const faqFlow = workflow({
  name: 'faq',
  states: both,
  initial: 'draft',
  view: [admin, ...faqReaders],
  create: { by, input: FaqInput, tells: [] },
  actions: {
    update: { from: both, by, input: FaqInput, tells: [] },
    publish: { from: ['draft'], to: 'published', by, undoneBy: 'unpublish', tells: [] },
    unpublish: { from: ['published'], to: 'draft', by, undoneBy: 'publish', tells: [] },
    move: { from: both, by, input: PlaceInput, tells: [] },
    delete: { from: both, to: 'gone', by, tells: [] },
  },
});

/** The audiences whose answers this person reads: the staff read all of them. */
export const audiencesOf = (user: Pick<User, 'type'>): readonly FaqAudience[] => {
  if (isType(user, 'Freelance')) return ['everyone', 'freelances'];
  return isType(user, 'Company') ? ['everyone', 'companies'] : faqAudiences;
};

/** Few enough to be read at once: a page narrows them itself. */
export const faqListing = listing({ sorts: ['rank'], filters: {} });

export const FaqQuestion = z.object({
  ...recordFields(faqFlow),
  questionFr: z.string(),
  answerFr: z.string(),
  questionEn: z.string(),
  answerEn: z.string(),
  audience: z.enum(faqAudiences),
  theme: z.enum(faqThemes),
  updatedAt: z.string(),
  /** Whether the reader found it useful; null before they say. */
  vote: z.boolean().nullable(),
  /** How many found it useful, and not: for those who write. */
  useful: z.int().nullable(),
  useless: z.int().nullable(),
});
export type FaqQuestion = z.infer<typeof FaqQuestion>;

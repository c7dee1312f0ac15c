import { z } from 'zod';
import { isoDate } from '../core/date-fields.ts';
import { line, optionalLine, PlaceInput, richText } from '../core/fields.ts';
import { listing } from '../core/listing.ts';
import { recordFields } from '../core/resource.ts';
import { admin, freelance } from '../core/rules.ts';
import { workflow } from '../core/workflow.ts';

/** What a partner offers, and how it is had: by a code, a link, or both. */
export const BenefitInput = z.strictObject({
  partner: line(80),
  title: line(120),
  text: richText(5000),
  code: optionalLine(40),
  link: z
    .string()
    .trim()
    .max(500)
    .regex(/^(https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+(\/\S*)?)?$/i, 'validation.webLink'),
  /** The last day; without one it goes on. */
  endsOn: isoDate.nullable(),
});
export type BenefitInput = z.output<typeof BenefitInput>;

type Judged = Pick<BenefitInput, 'code' | 'link' | 'endsOn'>;
/** Without a code or a link nobody would know how to have it: told at the code. What is over is not offered. */
export const benefitErrors = ({ code, link, endsOn }: Judged, today: string): Partial<Record<keyof BenefitInput, string>> => ({
  ...(code === '' && link === '' && { code: 'validation.codeOrLink' }),
  ...(endsOn !== null && endsOn < today && { endsOn: 'validation.todayOrLater' }),
});

const by = [admin] as const;
const both = ['draft', 'published'] as const;

export const benefitFlow = workflow({
  name: 'benefit',
  states: both,
  initial: 'draft',
  view: [admin, freelance],
  create: { by, input: BenefitInput, tells: [] },
  actions: {
    update: { from: both, by, input: BenefitInput, tells: [] },
    publish: { from: ['draft'], to: 'published', by, undoneBy: 'unpublish', tells: [] },
    unpublish: { from: ['published'], to: 'draft', by, undoneBy: 'publish', tells: [] },
    move: { from: both, by, input: PlaceInput, tells: [] },
    delete: { from: both, to: 'gone', by, tells: [] },
  },
});

/** Few enough to be read at once: a page narrows them itself. */
export const benefitListing = listing({ sorts: ['rank'], filters: {} });

/** What readers do with one: counted once for each person and day. */
export const benefitUses = ['copy', 'click'] as const;
export type BenefitUse = (typeof benefitUses)[number];

export const Benefit = z.object({
  ...recordFields(benefitFlow),
  partner: z.string(),
  title: z.string(),
  text: z.string(),
  code: z.string(),
  link: z.string(),
  endsOn: z.string().nullable(),
  updatedAt: z.string(),
  /** For those who write. */
  copies: z.int().nullable(),
  clicks: z.int().nullable(),
});
export type Benefit = z.infer<typeof Benefit>;

import { z } from 'zod';
import { isoDate } from '../core/date-fields.ts';
import { addMonths } from '../core/dates.ts';
import type { FieldErrors } from '../core/errors.ts';
import { id, paragraph } from '../core/fields.ts';
import { listing } from '../core/listing.ts';
import { recordFields } from '../core/resource.ts';
import { admin, owner } from '../core/rules.ts';
import { workflow } from '../core/workflow.ts';

export const retentionRules = {
  /** Without a sign of life for so long, a person’s data goes, as the CNIL recommends for candidates. */
  silentMonths: 24,
  /** Nobody’s goes before they were asked for so many days; they are reminded when fewer are left. */
  noticeDays: 30,
  reminderDays: 7,
  /** An administrator puts it off by no more than this. */
  postponeMonths: 12,
  /** An application or a proposal without an answer for so long is to be answered or closed. */
  unansweredMonths: 3,
  /** How long it is kept who has opened a profile, and how many of them are shown. */
  openingDays: 365,
  openings: 100,
} as const;

/** How long the law has what stays be kept: contracts (art. L110-4 of the commercial code), and what accounts are made from (art. L123-22). */
export const keepYears = { contracts: 5, reports: 10 } as const;

/** Why somebody’s data does not go, however long they have been silent. */
export const keepReasons = ['delivery', 'contract', 'expenses'] as const;
export type KeepReason = (typeof keepReasons)[number];

const Postponement = z.strictObject({ postponedUntil: isoDate, reason: paragraph(300).min(1) });
export function postponementErrors({ postponedUntil }: { postponedUntil: string }, today: string): FieldErrors | undefined {
  if (postponedUntil <= today) return { postponedUntil: 'validation.todayOrLater' };
  const { postponeMonths: months } = retentionRules;
  return postponedUntil > addMonths(today, months) ? { postponedUntil: `validation.withinMonths|months=${months}` } : undefined;
}

/**
 * How long the data of one freelance is kept. A sign of life moves the day; when it comes near the person is asked, and what nobody has
 * answered goes. It begins with the account, and nobody adds one.
 */
export const retentionFlow = workflow({
  name: 'retention',
  states: ['current', 'asked', 'purged'],
  initial: 'current',
  view: [admin],
  notices: { category: 'account', place: 'self' },
  create: { by: [], input: z.strictObject({}), tells: [] },
  actions: {
    ask: { from: ['current'], to: 'asked', by: [], asks: ['theOwner'], letter: 'always' },
    remind: { from: ['asked'], by: [], isAside: true, tells: ['theOwner'], letter: 'always' },
    renew: { from: ['current', 'asked'], to: 'current', by: [owner('Freelance')], tells: [] },
    /** The link of the letter was followed, by whoever has that address. */
    renewByLink: { from: ['current', 'asked'], to: 'current', by: [], tells: [] },
    /** They have come back, which is an answer. */
    resume: { from: ['asked'], to: 'current', by: [], tells: [] },
    /** Something is open about them: they are asked anew, with all the time to answer, once nothing is. */
    keep: { from: ['asked'], to: 'current', by: [], tells: [] },
    postpone: { from: ['asked'], by: [admin], input: Postponement, tells: [] },
    purge: {
      ...{ from: ['asked'], to: 'purged', by: [admin], tells: [] },
      unless: {
        code: 'retention.kept',
        holds: ({ keptBy }: { keptBy: KeepReason | null }) => (keptBy ? { keptBy } : undefined),
      },
    },
  },
});

/** `due`: what the next night takes; `kept`: what it passes over, and why. */
export const retentionStages = ['due', 'waiting', 'kept', 'purged'] as const;
export const retentionListing = listing({ sorts: ['dueOn'], filters: { stage: retentionStages } });

const count = z.int().min(0);
const Goes = z.object({ profile: count, resumes: count, documents: count, administrative: count, messages: count, applications: count });
const Stays = z.object({ contracts: count, timesheets: count, expenses: count });

export const Retention = z.object({
  ...recordFields(retentionFlow),
  ownerId: id,
  owner: z.string(),
  picture: z.string().nullable(),
  lastSignAt: z.string(),
  dueOn: z.string(),
  askedAt: z.string().nullable(),
  renewedAt: z.string().nullable(),
  postponedUntil: z.string().nullable(),
  /** Why it was put off, for the administrators alone. */
  reason: z.string().nullable(),
  keptBy: z.enum(keepReasons).nullable(),
  /** What goes with the person, or went. */
  goes: Goes,
  /** What the law keeps, without a name. */
  stays: Stays,
  purgedAt: z.string().nullable(),
});
export type Retention = z.infer<typeof Retention>;

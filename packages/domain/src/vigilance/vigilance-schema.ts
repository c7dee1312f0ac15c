import { z } from 'zod';
import { id } from '../core/fields.ts';
import { deliveryFlow } from '../deliveries/delivery.ts';
import { checkResults, documentFlow, documentTypes } from '../documents/document.ts';
import { legalStatuses } from '../sign-up/sign-up.ts';
import { deskGroups, paperStates } from './vigilance.ts';

const text = z.string().nullable();

/** A document as it stands for an operation, and which one it is. */
export const PaperCell = z.object({
  type: z.enum(documentTypes),
  state: z.enum(paperStates),
  until: text,
  holds: z.boolean(),
  documentId: text,
  addedOn: text,
  isDeclared: z.boolean(),
});
export type PaperCell = z.infer<typeof PaperCell>;

/** The work of one person for one client, as long as it goes on. */
export const WatchedOperation = z.object({
  /** Of the delivery. */
  id,
  version: z.int(),
  state: z.enum(deliveryFlow.states),
  group: z.enum(deskGroups),
  title: z.string(),
  startsOn: z.string(),
  endsOn: z.string(),
  /** What the freelance is paid for the whole of it; null while nobody has said it. */
  amountCents: z.int().nullable(),
  isHeld: z.boolean(),
  person: z.object({
    ...{ id, firstName: z.string(), lastName: z.string(), picture: text },
    legalStatus: z.enum(legalStatuses).nullable(),
  }),
  company: z.object({ id, name: z.string() }),
  contract: text,
  papers: z.array(PaperCell),
  /** When the person was last asked, for whichever operation. */
  askedAt: text,
  /** The last exception that is in force, and all that it and others before it let pass. */
  exception: z.object({ by: text, reason: z.string(), until: z.string(), types: z.array(z.enum(documentTypes)) }).nullable(),
});
export type WatchedOperation = z.infer<typeof WatchedOperation>;

const Group = z.object({ count: z.int(), rows: z.array(WatchedOperation) });
export const Desk = z.object({
  groups: z.object({ blocked: Group, toCheck: Group, toRenew: Group, inOrder: Group }),
  /** How many documents lack where something is blocked. */
  missing: z.int(),
  /** Since when the oldest one waits for its check. */
  waitingSince: text,
  watched: z.int(),
  /** How many go on below the threshold. */
  below: z.int(),
  /** How many documents end, by month, from this one on. */
  months: z.array(z.object({ month: z.string(), count: z.int() })),
  /** When the first document ends of what is in order. */
  nextEnd: text,
});
export type Desk = z.infer<typeof Desk>;

/** What happened with the documents of an operation, the latest first. */
const Trail = z.object({
  at: z.string(),
  kind: z.enum(['check', 'decision', 'exception', 'contract']),
  by: text,
  type: z.enum(documentTypes).nullable(),
  result: z.enum(checkResults).nullable(),
  state: z.enum(documentFlow.states).nullable(),
  isDeclared: z.boolean(),
  types: z.array(z.enum(documentTypes)),
  /** Why it was let pass, or the number of the contract. */
  text,
});
export type Trail = z.infer<typeof Trail>;

export const Dossier = z.object({ operation: WatchedOperation.nullable(), trail: z.array(Trail), files: z.int(), bytes: z.int() });
export type Dossier = z.infer<typeof Dossier>;

/** What a freelance delivers, and whether documents are asked for it. */
export const OwnOperation = z.object({ id, title: z.string(), endsOn: z.string(), isWatched: z.boolean(), isHeld: z.boolean() });
export type OwnOperation = z.infer<typeof OwnOperation>;

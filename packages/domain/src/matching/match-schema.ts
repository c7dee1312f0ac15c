import { z } from 'zod';
import { contractTypes } from '../sign-up/sign-up.ts';

const points = { earned: z.int(), possible: z.int() };
const text = z.string().nullable();
const cents = z.int().nullable();

/** What one criterion brings, and why it does not bring more. Nothing is told of a person that their profile does not tell. */
const Part = z.discriminatedUnion('criterion', [
  z.object({
    ...{ criterion: z.literal('skills'), ...points, reason: z.enum(['all', 'some', 'none', 'notAsked']) },
    skills: z.array(z.object({ name: z.string(), has: z.enum(['yes', 'basic', 'no']) })),
    profession: z.enum(['first', 'among', 'other', 'notAsked']),
    languages: z.array(z.object({ code: z.string(), isSpoken: z.boolean() })),
  }),
  z.object({
    ...{ criterion: z.literal('experience'), ...points, reason: z.enum(['asked', 'above', 'below', 'unsaid', 'notAsked']) },
    ...{ asked: text, has: text, sector: z.enum(['same', 'other', 'notAsked']) },
  }),
  z.object({
    ...{ criterion: z.literal('rate'), ...points, reason: z.enum(['within', 'over', 'unsaid', 'notAsked']) },
    ...{ offeredCents: cents, askedCents: cents },
  }),
  z.object({
    ...{ criterion: z.literal('place'), ...points, reason: z.enum(['remote', 'inArea', 'outOfArea', 'unsaid', 'notAsked']) },
    /** Whether as much is done at a distance as the person wants. */
    isWished: z.boolean(),
  }),
  z.object({
    ...{ criterion: z.literal('availability'), ...points, reason: z.enum(['onTime', 'late', 'unavailable', 'unsaid', 'notAsked']) },
    ...{ startsOn: text, availableFrom: text, days: z.int() },
  }),
]);
export type Part = z.infer<typeof Part>;
export type PartOf<Criterion extends Part['criterion']> = Extract<Part, { criterion: Criterion }>;

/** What would bring more, what it brings and the score then: `value` is the skill, the amount, the day or the code it is about. */
const Lever = z.object({
  kind: z.enum(['skill', 'rate', 'availability', 'area', 'experience', 'contract']),
  value: z.union([z.string(), z.number()]),
  gain: z.int(),
  score: z.int(),
});
export type Lever = z.infer<typeof Lever>;

/** How a need and a profile go together. Without the contract that is asked for there are no points, and no parts. */
export const Match = z.object({
  score: z.int().min(0).max(100),
  /** Of the weights it was counted with. */
  version: z.int(),
  contract: z.object({ asked: z.enum(contractTypes), has: z.enum(contractTypes).nullable(), isMet: z.boolean() }),
  parts: z.array(Part),
  levers: z.array(Lever),
});
export type Match = z.infer<typeof Match>;

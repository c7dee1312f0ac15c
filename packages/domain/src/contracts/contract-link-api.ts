import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { contractTypes } from '../sign-up/sign-up.ts';
import { Reason, Signing } from './contract.ts';
import { CodeSent } from './contract-api.ts';

/** How long a link to sign by is good for, and the one to what was signed. */
export const linkDays = 30;

const path = '/api/contract-links';
const token = z.string().min(1).max(100);
const Token = z.strictObject({ token });
const done = z.object({ done: z.literal(true) });
const text = z.string().nullable();
/** Links are too long to be guessed; the limits are for those who try all the same. */
const perAddress = { max: 30, seconds: 60 };

/** What somebody without an account reads and signs, or has signed. */
export const LinkedContract = z.object({
  number: z.string(),
  amendment: z.int(),
  type: z.enum(contractTypes),
  operator: z.string(),
  person: z.string(),
  /** Whoever signs, as they are called now: the document may have another name. */
  signer: z.string(),
  company: text,
  project: text,
  startsOn: z.string(),
  endsOn: text,
  body: z.string(),
  hash: z.string(),
  /** Signed by both: it is there to be kept, and nothing is left to do. */
  isSealed: z.boolean(),
  /** Whoever of the operator has signed already. */
  signedBy: z.object({ name: z.string(), signedAt: z.string() }).nullable(),
});
export type LinkedContract = z.infer<typeof LinkedContract>;

/** By the link of a letter, which stands for whoever has that address. One that is unknown, over or used is answered alike. */
export const contractLinkApi = {
  read: endpoint({
    ...{ method: 'POST', path: `${path}/read`, summary: 'The contract that a link leads to; it is not used up', guards: [] },
    ...{ body: Token, response: LinkedContract, limit: perAddress },
  }),
  code: endpoint({
    ...{ method: 'POST', path: `${path}/code`, summary: 'Send a code of six digits to the address the link was sent to', guards: [] },
    ...{ body: Token, response: CodeSent, limit: { max: 10, seconds: 600 } },
  }),
  sign: endpoint({
    ...{ method: 'POST', path: `${path}/sign`, summary: 'Sign the contract that a link leads to', guards: [] },
    ...{ body: Signing.extend({ token }), response: done, limit: { max: 20, seconds: 600 } },
  }),
  copy: endpoint({
    ...{ method: 'POST', path: `${path}/copy`, summary: 'The signed contract that a link leads to, as a PDF', guards: [] },
    ...{ body: Token, response: 'file', limit: perAddress },
  }),
  decline: endpoint({
    ...{ method: 'POST', path: `${path}/decline`, summary: 'Refuse to sign the contract that a link leads to', guards: [] },
    ...{ body: Reason.extend({ token }), response: done, limit: { max: 20, seconds: 600 } },
  }),
};

import { z } from 'zod';
import { WayInProof } from '../accounts/own-account-schema.ts';
import { id } from '../core/fields.ts';
import { CurrentUser } from './session-schema.ts';

export const Provider = z.object({ name: z.string(), label: z.string() });

export const StartInput = z.strictObject({
  purpose: z.enum(['signIn', 'link']),
  next: z.string().max(1000).optional(),
  remember: z.boolean().default(false),
  /** Asked of those who connect a provider to their account: it will be another way in. */
  ...WayInProof.shape,
});

/** What the provider has added to the address of the callback, as far as it concerns us. */
export const CallbackInput = z.strictObject({
  state: z.string().min(1).max(200),
  code: z.string().max(4000).optional(),
  iss: z.string().max(500).optional(),
  error: z.string().max(200).optional(),
});
export type CallbackInput = z.infer<typeof CallbackInput>;

const next = z.string().nullable();
export const CallbackAnswer = z.discriminatedUnion('result', [
  z.object({ result: z.literal('signedIn'), user: CurrentUser, next }),
  z.object({ result: z.literal('codeNeeded'), next }),
  z.object({ result: z.literal('signUp'), label: z.string() }),
  /** The secret of a fresh link, as a mail would carry it. */
  z.object({ result: z.literal('activate'), token: z.string() }),
  z.object({ result: z.literal('linked'), label: z.string() }),
]);
export type CallbackAnswer = z.infer<typeof CallbackAnswer>;

export const OwnIdentity = z.object({
  id,
  provider: z.string(),
  label: z.string(),
  email: z.string().nullable(),
  linkedAt: z.string(),
  lastUsedAt: z.string().nullable(),
});
export type OwnIdentity = z.infer<typeof OwnIdentity>;

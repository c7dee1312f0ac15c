import { z } from 'zod';
import { email } from '../core/fields.ts';
import { CurrentUser } from '../sessions/session-schema.ts';
import { linkReaders } from './email-rules.ts';
import { PasswordProof } from './own-account-schema.ts';

const token = z.string().max(100);

export const EmailLinkInput = z.strictObject({ token });
/** What a link that still works is for. `email` is the address it was sent to. */
export const EmailLink = z.object({
  email: z.string(),
  reader: z.enum(linkReaders),
  /** The address of an account in use: changed by its owner alone, who has to be signed in. */
  isChange: z.boolean(),
});
export type EmailLink = z.infer<typeof EmailLink>;

/** `asAnother`: whoever is signed in here agrees to go on as the person the link is for. */
export const VerifyInput = z.strictObject({ token, asAnother: z.boolean().default(false) });
/** `user` is who is signed in now; null where the account cannot be entered yet, or a code is asked for first. */
export const Verified = z.object({ user: CurrentUser.nullable(), needsCode: z.boolean() });
export type Verified = z.infer<typeof Verified>;

/** Another address, given by whoever proves to be the owner. */
export const EmailChangeInput = PasswordProof.extend({ email });
/** The address a letter is awaited at. */
export const AwaitedEmail = z.object({ email: z.string() });

export const EmailInput = z.strictObject({ email });

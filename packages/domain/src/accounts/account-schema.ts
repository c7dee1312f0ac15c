import { z } from 'zod';
import { userTypes } from '../core/actor.ts';
import { email, password } from '../core/fields.ts';

/** What a mail link carries; anything else of this length is refused the same way. */
const token = z.string().max(100);
/** Section 5: the box must be ticked. */
export const terms = z.literal(true, 'validation.terms');

export const ForgotInput = z.strictObject({ email });
export const ResetLinkInput = z.strictObject({ token, email });
export const ResetInput = z.strictObject({ token, email, password });
export const InvitationInput = z.strictObject({ token });
export const EnableInput = z.strictObject({ token, password, terms });

/** What an invited person is greeted with. */
export const Invitation = z.object({
  email: z.string(),
  firstName: z.string(),
  type: z.enum(userTypes),
  company: z.string().nullable(),
  /** Who invites: a person's name, or the operator's. */
  by: z.string(),
  role: z.string().nullable(),
  job: z.string().nullable(),
  /** A company's invitation; whom the operator keeps on record is the operator's to remove. */
  isDeclinable: z.boolean(),
});
export type Invitation = z.infer<typeof Invitation>;

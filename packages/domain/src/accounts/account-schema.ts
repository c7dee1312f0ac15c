import { z } from 'zod';
import { email, password } from '../core/fields.ts';

/** What a mail link carries; anything else of this length is refused the same way. */
const token = z.string().max(100);

export const VerifyInput = z.strictObject({ token });
export const ForgotInput = z.strictObject({ email });
export const ResetInput = z.strictObject({ token, email, password });
export type ResetInput = z.input<typeof ResetInput>;

import { password, withConfirmation } from '@jalon/domain/core/fields';
import { SignUpAccount } from '@jalon/domain/sign-up/sign-up-schema';
import { z } from 'zod';

export const choosing = withConfirmation(SignUpAccount.extend({ password }));
/** The password chosen before stays: its fields are not shown, and what they hold is not looked at. */
export const keeping = SignUpAccount.extend({ password: z.string(), confirmation: z.string() });

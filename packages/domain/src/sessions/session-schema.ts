import { z } from 'zod';
import { userTypes } from '../core/actor.ts';
import { email, id, language } from '../core/fields.ts';

/** Section 3: the current user. The names the specification gives are kept letter for letter. */
export const CurrentUser = z.object({
  id,
  type: z.enum(userTypes),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email_verified_at: z.string().nullable(),
  statut: z.enum(['Active', 'Blocked']),
  state: z.enum(['Avec Compte', 'Sans Compte']),
  closedBy: z.enum(['self', 'staff']).nullable(),
  lang: language,
  isValidated: z.boolean(),
  blockReason: z.string().nullable(),
  refusalReason: z.string().nullable(),
  seenBy: z.object({ id, name: z.string() }).nullable(),
  needsTwoStep: z.boolean(),
  needsTerms: z.boolean(),
  company: z.object({ id, name: z.string() }).nullable(),
  picture: z.string().nullable(),
  roles: z.array(z.string()),
  permissions: z.array(z.string()),
});
export type CurrentUser = z.infer<typeof CurrentUser>;

/** Any password may be tried: the rules of section 5 are for choosing one. */
export const LoginInput = z.strictObject({
  email,
  password: z.string().min(1).max(128),
  isRemembered: z.boolean().default(false),
});
export type LoginInput = z.input<typeof LoginInput>;

/** The password was right, and a code is asked for besides: nobody is signed in yet. */
export const CodeNeeded = z.object({ needsCode: z.literal(true) });

/** Six digits of the authenticator app, or a recovery code, with or without its hyphens. */
export const LoginCodeInput = z.strictObject({ code: z.string().trim().min(1).max(40) });

import { z } from 'zod';
import { type User, userTypes } from '../core/actor.ts';
import { email, id } from '../core/fields.ts';
import { Language } from '../core/language.ts';

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
  lang: Language,
  isValidated: z.boolean(),
  company: z.object({ id, name: z.string() }).nullable(),
  roles: z.array(z.string()),
  permissions: z.array(z.string()),
});
export type CurrentUser = z.infer<typeof CurrentUser>;

export const toCurrentUser = (user: User): CurrentUser => ({
  id: user.id,
  type: user.type,
  email: user.email,
  firstName: user.firstName,
  lastName: user.lastName,
  email_verified_at: user.emailVerifiedAt,
  statut: user.isBlocked ? 'Blocked' : 'Active',
  state: user.hasAccount ? 'Avec Compte' : 'Sans Compte',
  lang: user.lang,
  isValidated: user.isValidated,
  company: user.company,
  roles: user.roles,
  permissions: user.permissions,
});

/** The way back, so that guards and menus judge the same `User` in the browser as on the server. */
export const toUser = (current: CurrentUser): User => ({
  id: current.id,
  type: current.type,
  email: current.email,
  firstName: current.firstName,
  lastName: current.lastName,
  lang: current.lang,
  emailVerifiedAt: current.email_verified_at,
  isBlocked: current.statut === 'Blocked',
  hasAccount: current.state === 'Avec Compte',
  isValidated: current.isValidated,
  company: current.company,
  roles: current.roles,
  permissions: current.permissions,
});

/** Any password may be tried: the rules of section 5 are for choosing one. */
export const LoginInput = z.strictObject({
  email,
  password: z.string().min(1).max(128),
  isRemembered: z.boolean().default(false),
});
export type LoginInput = z.input<typeof LoginInput>;

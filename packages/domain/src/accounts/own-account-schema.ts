import { z } from 'zod';
import { email, id, optionalLabel, password, personName, version } from '../core/fields.ts';
import { civilities, twoStepRules } from './own-account.ts';

/** Any password may be tried: the rules of section 5 are for choosing one. */
const ownPassword = z.string().min(1).max(128);

/** One's own account, as its pages show it. */
export const OwnAccount = z.object({
  id,
  email: z.string(),
  /** The address asked for, until its link is followed. */
  emailChange: z.object({ email: z.string(), expiresAt: z.string() }).nullable(),
  civility: z.enum(civilities),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string(),
  job: z.string(),
  /** Names the picture, and changes with it; null when there is none. */
  picture: z.string().nullable(),
  /** Who signs in by a provider only has none, and is asked to choose one before what asks for it. Left out while somebody else looks. */
  hasPassword: z.boolean().optional(),
  /** Left out while somebody else looks. */
  twoStep: z.object({ isOn: z.boolean(), since: z.string().nullable(), codesLeft: z.int() }).optional(),
  version,
});
export type OwnAccount = z.infer<typeof OwnAccount>;

/** `version` is the one the form started from: a change made in another window meanwhile is told, not overwritten. */
export const OwnAccountUpdate = z.strictObject({
  civility: z.enum(civilities),
  firstName: personName(),
  lastName: personName(),
  phone: z
    .string()
    .trim()
    .max(30)
    .regex(/^(\+?[0-9][0-9 .()-]{5,28})?$/, 'validation.phone'),
  job: optionalLabel(),
  version,
});
export type OwnAccountUpdate = z.infer<typeof OwnAccountUpdate>;

/** Asked of those whose second step is on: six digits of the app, or a recovery code. Of others it is not looked at. */
const stepCode = z.string().trim().max(40).optional();

export const PasswordChange = z.strictObject({ current: ownPassword, password, code: stepCode });
/** What cannot be undone by whoever finds a screen open asks for the password, and for a code where there is a second step. */
export const PasswordProof = z.strictObject({ password: ownPassword, code: stepCode });
/** The same, of those who may have no password: they have come by a provider. */
export const WayInProof = z.strictObject({ password: z.string().max(128).optional(), code: stepCode });
export const DeleteInput = z.strictObject({ email, password: ownPassword, code: stepCode });
export const CodeProof = z.strictObject({
  code: z
    .string()
    .trim()
    .regex(new RegExp(`^[0-9]{${twoStepRules.digits}}$`), 'validation.sixDigits'),
});

export const OwnSession = z.object({
  id,
  browser: z.string().nullable(),
  system: z.string().nullable(),
  address: z.string(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  isCurrent: z.boolean(),
  /** First seen in the last days, on a device other than the one the account began with. */
  isNewDevice: z.boolean(),
});
export type OwnSession = z.infer<typeof OwnSession>;

/** What an authenticator app needs: as an address for its camera, and to type by hand. */
export const TwoStepStart = z.object({ secret: z.string(), address: z.string() });
export type TwoStepStart = z.infer<typeof TwoStepStart>;
export const RecoveryCodes = z.object({ codes: z.array(z.string()) });

import type { UserType } from '../core/actor.ts';

/** Every message the product sends, with what it is written from. Texts: `locales/<language>/mails.ts`, which browsers never load. */
export type MailParams = {
  /** `link` is the id of an account link; the mail carries the secret made from it. */
  verify: { firstName: string; link: string };
  /** To the address that was asked for, which counts once the link is followed. */
  emailChange: { firstName: string; link: string };
  /** To the address of the account, as another is asked for, and to the same once it is replaced. */
  emailChangeAsked: { firstName: string; type: UserType; email: string };
  emailChanged: { firstName: string; email: string };
  /** To whoever has the address that somebody else has asked for. */
  emailWanted: { firstName: string };
  alreadyKnown: { firstName: string; link: string };
  /** To somebody the operator knows, who signs up before having been invited: `by` has added them, to `organisation`; null is the operator. */
  activate: { firstName: string; by: string | null; organisation: string | null; link: string };
  reset: { firstName: string; link: string };
  /** `type` says whose security page an alarm leads to. */
  passwordChanged: { firstName: string; type: UserType };
  newDevice: { firstName: string; type: UserType; device: string; address: string };
  twoStepOn: { firstName: string };
  twoStepOff: { firstName: string; type: UserType };
  recoveryCodes: { firstName: string; type: UserType };
  farewell: { firstName: string };
  locked: { firstName: string; type: UserType; minutes: number };
  validated: { firstName: string };
  /** The reason as the staff wrote it for the person. */
  refused: { firstName: string; reason: string };
  blocked: { firstName: string; reason: string };
  unblocked: { firstName: string };
  /** `provider` is what people call it. */
  identityLinked: { firstName: string; type: UserType; provider: string };
  /** To somebody who has signed up by a provider: their address is proved, and nothing is left to confirm. */
  welcome: { firstName: string; provider: string };
  /** The same, of an account whose address nobody had proved: the password it was made with is gone. */
  identityTookOver: { firstName: string; provider: string };
  /** `by` invites into `organisation`: the company, or null, the operator, for those who work with it. */
  invite: { firstName: string; by: string | null; organisation: string | null; link: string };
  /** To those who will work for the operator. */
  inviteStaff: { firstName: string; by: string | null; link: string };
  /** One notification, and the path it leads to. */
  notice: { firstName: string; what: string; path: string };
  /** To whoever is to sign a contract. */
  signatureCode: { firstName: string; what: string; code: string; minutes: number };
  /** To somebody without an account, who reads and signs by the link. */
  contractLink: { firstName: string; organisation: string; what: string; link: string; days: number };
  /** To the same, once both have signed: where their copy is. */
  contractCopy: { firstName: string; organisation: string; what: string; link: string; days: number };
  /** Whether somebody who has been silent for long would like to be kept: the link says yes. `day` is when the data goes otherwise. */
  consent: { firstName: string; link: string; day: string };
  /** To the same, once it has gone. */
  purged: { firstName: string };
  /** Those of a day, by what they are about. */
  digest: { firstName: string; type: UserType; what: string };
};
export type MailName = keyof MailParams;

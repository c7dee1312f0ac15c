import { type ResourceKind, resourceKinds } from '../resources.ts';

/** The kinds of change of what does not stand on the workflow kernel. */
const ownKinds = [
  'session.signIn',
  'session.signOut',
  'account.language',
  'account.signUp',
  'account.known',
  'account.resend',
  'account.verify',
  'account.emailAsk',
  'account.emailResend',
  'account.emailCancel',
  'account.email',
  'account.forgot',
  'account.reset',
  'account.enable',
  'account.update',
  'account.notices',
  'account.picture',
  'account.password',
  'account.twoStepOn',
  'account.twoStepOff',
  'account.recoveryCodes',
  'account.deactivate',
  'account.reactivate',
  'session.end',
  'session.locked',
  'account.acceptTerms',
  'legalText.update',
  'legalText.publish',
  'company.logo',
  'identity.link',
  'identity.unlink',
  'profile.hide',
  'profile.show',
] as const;
/** Each has a text `history.kind.<kind>`. */
export type OwnKind = (typeof ownKinds)[number];
/** Every kind of change that leaves a trace. Those of a flow are worded with it. */
export type EventKind = OwnKind | ResourceKind;
export const eventKinds: readonly EventKind[] = [...ownKinds, ...resourceKinds];

/** The kinds that somebody reacts to after commit: only these leave a job, and only to these can a reaction be written. */
export const reactingKinds = [
  'session.signIn',
  'session.locked',
  'account.signUp',
  'account.known',
  'account.resend',
  'account.emailAsk',
  'account.emailResend',
  'account.email',
  'account.emailCorrect',
  'account.forgot',
  'account.reset',
  'account.invite',
  'contact.create',
  'contact.resend',
  'account.validate',
  'account.devalidate',
  'account.refuse',
  'account.reconsider',
  'account.block',
  'account.unblock',
  'account.password',
  'account.twoStepOn',
  'account.twoStepOff',
  'account.recoveryCodes',
  'account.delete',
  'identity.link',
] as const satisfies EventKind[];
export type ReactingKind = (typeof reactingKinds)[number];

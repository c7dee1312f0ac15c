/** Every kind of change that leaves a trace; each has a text `history.kind.<kind>`. */
export const eventKinds = [
  'session.signIn',
  'session.signOut',
  'account.language',
  'account.create',
  'account.known',
  'account.resend',
  'account.verify',
  'account.forgot',
  'account.reset',
  'account.invite',
  'account.enable',
  'account.deactivate',
  'account.reactivate',
  'session.locked',
  'account.add',
  'account.validate',
  'account.devalidate',
  'account.block',
  'account.unblock',
  'account.disable',
  'account.activate',
  'account.delete',
  'account.seeAs',
  'company.create',
  'referential.create',
  'referential.update',
  'referential.disable',
  'referential.enable',
  'referential.move',
] as const;
export type EventKind = (typeof eventKinds)[number];

/** The kinds that somebody reacts to after commit: only these leave a job, and only to these can a reaction be written. */
export const reactingKinds = [
  'session.signIn',
  'session.locked',
  'account.create',
  'account.known',
  'account.resend',
  'account.forgot',
  'account.reset',
  'account.invite',
  'account.validate',
] as const satisfies EventKind[];
export type ReactingKind = (typeof reactingKinds)[number];

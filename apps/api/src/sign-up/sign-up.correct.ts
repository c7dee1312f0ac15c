import { emailRules } from '@jalon/domain/accounts/email-rules';
import { AppError } from '@jalon/domain/core/errors';
import type { Language } from '@jalon/domain/core/languages';
import { endLinks } from '../accounts/accounts.queries.ts';
import { correctUnproved } from '../accounts/email-change.queries.ts';
import { holdAddress } from '../accounts/invitations.queries.ts';
import { record } from '../core/events.ts';
import { countCall } from '../core/rate-limit.ts';
import type { Tx } from '../db/database.ts';
import { takeBackMail } from '../mails/mails.queries.ts';
import { type ConfirmedDraft, closeDraft, lockConfirmed } from './drafts.queries.ts';
import { create, recordMade } from './sign-up.confirm.ts';
import { tellKnown } from './sign-up.queries.ts';

type Correction = { email: string; language: Language; requestId: string; today: string };

/**
 * Another address for what was confirmed in this browser. The same is answered, in as many statements, whether or not somebody has it; who
 * that is, the worker finds out, and writes to them as after a sign-up.
 */
export async function correctSignUp(tx: Tx, token: string, correction: Correction): Promise<void> {
  await holdAddress(tx, correction.email);
  const draft = await lockConfirmed(tx, token);
  if (!draft) throw new AppError('signUp.over');
  if (draft.isVerified) throw new AppError('workflow.wrongState', { state: 'verified' });
  const { email } = correction;
  if (draft.email === email) throw new AppError('request.invalid', { fields: { email: 'validation.sameEmail' } });
  await countCall(tx, `letters ${draft.id}`, emailRules.lettersOfOne);
  await takeBackMail(tx, 'verify', draft.email);
  await (draft.userId ? correctAccount(tx, draft, draft.userId, correction) : makeAccount(tx, draft, correction));
}

/** The account keeps the address it has where the other one is somebody's: the link sent to it is void all the same. */
async function correctAccount(tx: Tx, draft: ConfirmedDraft, userId: string, { email, requestId }: Correction): Promise<void> {
  const isCorrected = await correctUnproved(tx, userId, email);
  await endLinks(tx, userId, 'verify');
  await closeDraft(tx, draft.id, { ...draft, email, userId, tookLogo: false });
  const change = { before: { email: draft.email }, after: { email } };
  await (isCorrected ? record(tx, 'account.emailCorrect', { subjectId: userId, by: userId, requestId, ...change }) : tellKnown(tx, email));
}

/** The first address was somebody's, so nothing was made yet. */
async function makeAccount(tx: Tx, draft: ConfirmedDraft, { email, ...confirmation }: Correction): Promise<void> {
  const { account } = draft.answers;
  if (!account) throw new AppError('signUp.over');
  const answers = { ...draft.answers, account: { ...account, email } };
  const made = await create(tx, { ...draft, answers, identity: null }, { ...confirmation, type: draft.type });
  const closing = { ...draft, email, userId: made?.id ?? null, tookLogo: made?.company !== undefined };
  await Promise.all([closeDraft(tx, draft.id, closing), made ? recordMade(tx, made, confirmation) : tellKnown(tx, email)]);
}

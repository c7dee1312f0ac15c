import type { LinkReader } from '@jalon/domain/accounts/email-rules';
import type { User } from '@jalon/domain/core/actor';
import { AppError } from '@jalon/domain/core/errors';
import { record } from '../core/events.ts';
import type { Tx } from '../db/database.ts';
import { endLinks, takeLink, verifyEmail } from './accounts.queries.ts';
import { type OpenedLink, replaceEmail, takeChange } from './email-change.queries.ts';
import { holdLink } from './invitations.queries.ts';
import { withdrawInvitations } from './invitations.ts';

export function readerOf(actor: User | null, { userId }: OpenedLink, isMadeHere: boolean): LinkReader {
  if (actor) return actor.id === userId ? 'self' : 'other';
  return isMadeHere ? 'newcomer' : 'nobody';
}

/** The address of an account in use. Until one is proved, another is a correction, and its link is one that verifies. */
export const isChange = ({ purpose, isVerified }: OpenedLink): boolean => purpose === 'change' && isVerified;

/**
 * Whoever is sent the link of a change has not proved to own the account: a mistyped address must not give it to a stranger, who would
 * choose a new password next.
 */
export function assertMayChange(actor: User | null, { userId }: OpenedLink): void {
  if (!actor) throw new AppError('session.required');
  if (actor.id !== userId) throw new AppError('access.refused');
  if (actor.state !== 'active') throw new AppError('account.inactive');
}

/**
 * Uses the link up and proves its address, in one transaction with what else follows from it. `isVerified` is what the account was when it
 * was judged who may follow the link: a correction that has become a change meanwhile was judged by the wrong rule.
 */
export async function followLink(tx: Tx, { id, purpose, isVerified }: OpenedLink, requestId: string): Promise<void> {
  await holdLink(tx, id);
  const link = await (purpose === 'verify' ? takeLink(tx, id, 'verify') : takeChange(tx, id));
  if (!link) throw new AppError('account.linkExpired');
  const { userId, email } = link;
  const trace = { subjectId: userId, by: userId, requestId };
  await withdrawInvitations(tx, email, requestId);
  if (purpose === 'verify') {
    if (!(await verifyEmail(tx, userId))) throw new AppError('account.linkExpired');
    await endLinks(tx, userId, 'verify', 'change');
    return record(tx, 'account.verify', trace);
  }
  const before = await replaceEmail(tx, userId, email);
  if (before.isVerified !== isVerified) throw new AppError('account.linkExpired');
  await record(tx, before.isVerified ? 'account.email' : 'account.emailCorrect', {
    ...trace,
    ...{ before: { email: before.email }, after: { email } },
  });
  if (!before.isVerified) await record(tx, 'account.verify', trace);
}

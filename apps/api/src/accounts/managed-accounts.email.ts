import { managedActionsOf } from '@jalon/domain/accounts/managed-account-policy';
import type { User } from '@jalon/domain/core/actor';
import { AppError } from '@jalon/domain/core/errors';
import { record } from '../core/events.ts';
import type { Tx } from '../db/database.ts';
import { assertMayWrite } from '../mails/mail-limits.queries.ts';
import { inBoth, missing } from '../organisation/organisation.ts';
import { reachesAccount } from '../portfolios/scope.ts';
import { endOpenLinks } from './accounts.queries.ts';
import { holdAddress } from './invitations.queries.ts';
import { lockAccount, type StoredAccount, setEmail } from './managed-accounts.queries.ts';

type Correction = { actor: User; id: string; email: string; requestId: string };

/** Corrects the address of somebody who has no login yet. An invitation that is out is void, and goes to the new address instead. */
export async function correctEmail(tx: Tx, { actor, id, email, requestId }: Correction): Promise<StoredAccount> {
  await holdAddress(tx, email);
  const before = (await lockAccount(tx, reachesAccount(actor), id)) ?? missing();
  if (!managedActionsOf(actor, before).includes('correctEmail')) throw new AppError('workflow.wrongState', { state: before.state });
  if (before.email === email) return before;
  if ((await setEmail(tx, id, email)) === 'taken') throw new AppError('account.emailTaken', { fields: { email: 'validation.emailTaken' } });
  const wasInvited = await endOpenLinks(tx, id, 'activate');
  if (wasInvited) await assertMayWrite(tx, email);
  const trace = { subjectId: id, by: actor.id, requestId, label: inBoth(`${before.firstName} ${before.lastName}`) };
  await record(tx, 'account.emailCorrect', { ...trace, before: { email: before.email }, after: { email } });
  if (wasInvited) await record(tx, 'account.invite', trace);
  return { ...before, email };
}

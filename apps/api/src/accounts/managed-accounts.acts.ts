import { accountMachine } from '@jalon/domain/accounts/account-machine';
import type { ManagedAction } from '@jalon/domain/accounts/managed-account';
import { managedActionsOf } from '@jalon/domain/accounts/managed-account-policy';
import { reasonProblem } from '@jalon/domain/accounts/managed-account-schema';
import { validationMachine, validationOf } from '@jalon/domain/accounts/validation-machine';
import type { User } from '@jalon/domain/core/actor';
import { AppError } from '@jalon/domain/core/errors';
import { record } from '../core/events.ts';
import { endSessions } from '../core/session.ts';
import type { Tx } from '../db/database.ts';
import { assertMayWrite } from '../mails/mail-limits.queries.ts';
import { lockCompanyOf } from '../organisation/organisation.queries.ts';
import { assertOwnerRemains } from '../organisation/organisation.ts';
import { reachesAccount } from '../portfolios/scope.ts';
import { assertAccountFree } from './account-links.queries.ts';
import { moveAccount } from './accounts.queries.ts';
import { lockAccount, type StoredAccount, setBlockReason, setSeesAll, setValidation } from './managed-accounts.queries.ts';
import { anonymise } from './own-closing.queries.ts';

/** `reason` goes with the acts that need one, and with no other. */
type Act = { actor: User; id: string; action: ManagedAction; reason?: string | undefined; requestId: string };

/** What it is now, null once it is deleted; and then the picture whose file is to go. */
export type Acted = { account: StoredAccount | null; picture?: string | null };

/** Blocking is not among them: who must be kept out is kept out, whatever remains. */
const closing = new Set<ManagedAction>(['disable', 'delete']);

/** Does one act to one account, if it leaves from the state it is in now. */
export async function actOnAccount(tx: Tx, { actor, id, action, reason, requestId }: Act): Promise<Acted> {
  const problem = reasonProblem(action, reason);
  if (problem) throw new AppError('request.invalid', { fields: { reason: problem } });
  await lockCompanyOf(tx, id);
  const before = await lockAccount(tx, reachesAccount(actor), id);
  if (!before) throw new AppError('record.missing');
  if (!managedActionsOf(actor, before).includes(action)) throw new AppError('workflow.wrongState', { state: before.state });
  if (before.company && closing.has(action)) await assertOwnerRemains(tx, before.company.id, id);
  if (action === 'delete') await assertAccountFree(tx, id);
  if (action === 'invite') await assertMayWrite(tx, before.email);
  const acted = await changed(tx, before, { action, reason: reason ?? null, by: actor.id });
  const name = `${before.firstName} ${before.lastName}`;
  const about = { subjectId: id, by: actor.id, requestId };
  const named = { ...about, label: { fr: name, en: name } };
  const { email, firstName } = before;
  // Of somebody who is deleted, the address is kept until the farewell is written to it, and no longer; who never came is not written to.
  if (!acted.account)
    await record(tx, 'account.delete', { ...about, ...(before.state === 'none' ? {} : { before: { email, firstName } }) });
  else if (action === 'invite') await record(tx, 'account.invite', named);
  else
    await record(tx, `account.${action}`, {
      ...named,
      before: traced(before),
      after: { ...traced(acted.account), ...(reason ? { reason } : {}) },
    });
  return acted;
}

const traced = (account: StoredAccount) => ({ state: account.state, validation: validationOf(account), seesAll: account.seesAll });

type Change = { action: ManagedAction; reason: string | null; by: string };

async function changed(tx: Tx, account: StoredAccount, { action, reason, by }: Change): Promise<Acted> {
  const { id } = account;
  switch (action) {
    case 'invite':
      return { account };
    case 'validate':
    case 'devalidate':
    case 'refuse':
    case 'reconsider': {
      const { to } = validationMachine.actions[action];
      await setValidation(tx, id, { to, reason });
      return { account: { ...account, isValidated: to === 'validated', refusalReason: reason } };
    }
    case 'widen':
    case 'narrow':
      await setSeesAll(tx, id, action === 'widen');
      return { account: { ...account, seesAll: action === 'widen' } };
    case 'delete':
      await moveAccount(tx, id, { from: accountMachine.actions.delete.from, to: 'deleted', by });
      return { account: null, ...(await anonymise(tx, account)) };
    default: {
      const { from, to } = accountMachine.actions[action];
      await moveAccount(tx, id, { from, to, by });
      await setBlockReason(tx, id, reason);
      // Who is put out is out at once, on every device.
      if (to !== 'active') await endSessions(tx, id);
      return { account: { ...account, state: to, blockReason: reason } };
    }
  }
}

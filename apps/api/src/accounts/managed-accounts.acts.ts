import { accountMachine } from '@jalon/domain/accounts/account-machine';
import type { ManagedAction } from '@jalon/domain/accounts/managed-account';
import { managedActionsOf } from '@jalon/domain/accounts/managed-account-policy';
import type { User } from '@jalon/domain/core/actor';
import { AppError } from '@jalon/domain/core/errors';
import { record } from '../core/events.ts';
import { endSessions } from '../core/session.ts';
import type { Tx } from '../db/database.ts';
import { lockCompanyOf } from '../organisation/organisation.queries.ts';
import { assertOwnerRemains } from '../organisation/organisation.ts';
import { reachesAccount } from '../portfolios/scope.ts';
import { assertAccountFree } from './account-links.queries.ts';
import { moveAccount } from './accounts.queries.ts';
import { lockAccount, type StoredAccount, setSeesAll, setValidated } from './managed-accounts.queries.ts';
import { anonymise } from './own-closing.queries.ts';

type Act = { actor: User; id: string; action: ManagedAction; requestId: string };

/** What it is now, null once it is deleted; and then the picture whose file is to go. */
export type Acted = { account: StoredAccount | null; picture?: string | null };

/** Blocking is not among them: who must be kept out is kept out, whatever remains. */
const closing = new Set<ManagedAction>(['disable', 'delete']);

/** Does one act to one account, if it leaves from the state it is in now. */
export async function actOnAccount(tx: Tx, { actor, id, action, requestId }: Act): Promise<Acted> {
  await lockCompanyOf(tx, id);
  const before = await lockAccount(tx, reachesAccount(actor), id);
  if (!before) throw new AppError('record.missing');
  if (!managedActionsOf(actor, before).includes(action)) throw new AppError('workflow.wrongState', { state: before.state });
  if (before.company && closing.has(action)) await assertOwnerRemains(tx, before.company.id, id);
  if (action === 'delete') await assertAccountFree(tx, id);
  const acted = await changed(tx, before, action, actor.id);
  const name = `${before.firstName} ${before.lastName}`;
  const { email, firstName } = before;
  await record(tx, `account.${action}`, {
    ...{ subjectId: id, by: actor.id, requestId },
    // Of somebody who is deleted, the address is kept until the farewell is written to it, and no longer.
    ...(acted.account ? { label: { fr: name, en: name } } : { before: { email, firstName } }),
    ...(acted.account && action !== 'invite' ? { before: traced(before), after: traced(acted.account) } : {}),
  });
  return acted;
}

const traced = ({ state, isValidated, seesAll }: StoredAccount) => ({ state, isValidated, seesAll });

async function changed(tx: Tx, account: StoredAccount, action: ManagedAction, by: string): Promise<Acted> {
  const { id } = account;
  switch (action) {
    case 'invite':
      return { account };
    case 'validate':
    case 'devalidate':
      await setValidated(tx, id, action === 'validate');
      return { account: { ...account, isValidated: action === 'validate' } };
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
      // Who is put out is out at once, on every device.
      if (to !== 'active') await endSessions(tx, id);
      return { account: { ...account, state: to } };
    }
  }
}

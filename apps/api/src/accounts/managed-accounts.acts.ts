import { accountMachine } from '@jalon/domain/accounts/account-machine';
import type { ManagedAction } from '@jalon/domain/accounts/managed-account';
import { managedActionsOf } from '@jalon/domain/accounts/managed-account-policy';
import type { User } from '@jalon/domain/core/actor';
import { AppError } from '@jalon/domain/core/errors';
import { record } from '../core/events.ts';
import type { Tx } from '../db/database.ts';
import { endSessions, eraseAccount, moveAccount } from './accounts.queries.ts';
import { lockAccount, type StoredAccount, setValidated } from './managed-accounts.queries.ts';

type Act = { actor: User; id: string; action: ManagedAction; requestId: string };

/** Does one act to one account, if it leaves from the state it is in now. Null once it is deleted. */
export async function actOnAccount(tx: Tx, { actor, id, action, requestId }: Act): Promise<StoredAccount | null> {
  const before = await lockAccount(tx, id);
  if (!before) throw new AppError('record.missing');
  if (actor.id === id) throw new AppError('access.refused');
  if (!managedActionsOf(actor, before).includes(action)) throw new AppError('workflow.wrongState', { state: before.state });
  const after = await changed(tx, before, action, actor.id);
  const name = `${before.firstName} ${before.lastName}`;
  await record(tx, `account.${action}`, {
    ...{ subjectId: id, by: actor.id, requestId, label: { fr: name, en: name } },
    ...(after && action !== 'invite' ? { before: traced(before), after: traced(after) } : {}),
  });
  return after;
}

const traced = ({ state, isValidated }: StoredAccount) => ({ state, isValidated });

async function changed(tx: Tx, account: StoredAccount, action: ManagedAction, by: string): Promise<StoredAccount | null> {
  const { id } = account;
  switch (action) {
    case 'invite':
      return account;
    case 'validate':
    case 'devalidate':
      await setValidated(tx, id, action === 'validate');
      return { ...account, isValidated: action === 'validate' };
    case 'delete':
      await eraseAccount(tx, id);
      return null;
    default: {
      const { from, to } = accountMachine.actions[action];
      await moveAccount(tx, id, { from, to, by });
      // Who is put out is out at once, on every device.
      if (to !== 'active') await endSessions(tx, id);
      return { ...account, state: to };
    }
  }
}

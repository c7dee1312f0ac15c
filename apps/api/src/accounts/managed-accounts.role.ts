import type { User } from '@jalon/domain/core/actor';
import { AppError } from '@jalon/domain/core/errors';
import { record } from '../core/events.ts';
import type { Tx } from '../db/database.ts';
import { isLastOwner, lockCompanyOf } from '../organisation/organisation.queries.ts';
import { inBoth, missing } from '../organisation/organisation.ts';
import { reachesAccount } from '../portfolios/scope.ts';
import { findRole } from '../roles/roles.queries.ts';
import { lockAccount, type StoredAccount, setRole } from './managed-accounts.queries.ts';

/** Nobody is put into a role of another company, or one that is no longer in use. */
export async function assertRoleOf(tx: Tx, companyId: string, roleId: string): Promise<string> {
  const role = await findRole(tx, companyId, roleId);
  if (role?.state !== 'active') throw new AppError('request.invalid', { fields: { roleId: 'validation.invalid' } });
  return role.label;
}

type Giving = { actor: User; id: string; roleId: string | null; requestId: string };

/** Gives a contact another role of their company, which keeps an owner. */
export async function giveRole(tx: Tx, { actor, id, roleId, requestId }: Giving): Promise<StoredAccount> {
  await lockCompanyOf(tx, id);
  const before = (await lockAccount(tx, reachesAccount(actor), id)) ?? missing();
  const company = before.company ?? missing();
  // What they have stays theirs, even disabled.
  if (before.roleId === roleId) return before;
  const role = roleId ? await assertRoleOf(tx, company.id, roleId) : null;
  if (await isLastOwner(tx, company.id, id)) throw new AppError('organisation.lastOwner');
  await setRole(tx, id, roleId);
  await record(tx, 'contact.update', {
    ...{ subjectId: id, by: actor.id, requestId, label: inBoth(`${before.firstName} ${before.lastName}`) },
    ...{ before: { role: before.role }, after: { role } },
  });
  return { ...before, role, roleId };
}

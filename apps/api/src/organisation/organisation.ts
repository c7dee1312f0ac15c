import { isType, type User } from '@jalon/domain/core/actor';
import { AppError } from '@jalon/domain/core/errors';
import { type CompanyPermission, companyPermissions, permitsUser } from '@jalon/domain/core/permission';
import type { Tx } from '../db/database.ts';
import { findLastChange } from '../history/history.queries.ts';
import { findRights, hasColleagues, isLastOwner, lockCompany } from './organisation.queries.ts';

/** The company of one of its people: the check `company` has let only them pass. */
export const companyOf = ({ company }: User): string => company?.id ?? missing();

export function missing(): never {
  throw new AppError('record.missing');
}

/** A name that is the same in every language. */
export const inBoth = (name: string) => ({ fr: name, en: name });

/** Somebody else was faster: what is there now, who changed it and when. */
export async function changedMeanwhile(tx: Tx, current: { id: string }): Promise<AppError> {
  return new AppError('record.changed', { current, ...(await findLastChange(tx, current.id)) });
}

/** Takes the turn of a company, and gives whoever asked as they are now: what they could do when they asked may be gone. */
export async function takeTurn(tx: Tx, actor: User, companyId: string, permission: CompanyPermission): Promise<User> {
  // Sent one after the other on the same connection, so that the rights are read once the turn has come.
  const [, rights] = await Promise.all([lockCompany(tx, companyId), isType(actor, 'Company') ? findRights(tx, actor.id) : undefined]);
  if (!rights) return actor;
  const { isActive, isOwner, permissions } = rights;
  const now = { ...actor, isOwner, permissions: isOwner ? [...companyPermissions] : permissions };
  if (!isActive || !permitsUser(now, permission)) throw new AppError('access.refused');
  return now;
}

/** Whoever is put out, an owner remains. To be asked under the lock of the company. */
export async function assertOtherOwner(tx: Tx, companyId: string, leaving: string): Promise<void> {
  if (await isLastOwner(tx, companyId, leaving)) throw new AppError('organisation.lastOwner');
}

/** Who leaves a company with people in it leaves an owner behind. To be asked under the lock of the company. */
export async function assertOwnerRemains(tx: Tx, companyId: string, leaving: string): Promise<void> {
  if ((await isLastOwner(tx, companyId, leaving)) && (await hasColleagues(tx, companyId, leaving)))
    throw new AppError('organisation.lastOwner');
}

import type { User } from '@jalon/domain/core/actor';
import { AppError } from '@jalon/domain/core/errors';
import type { Tx } from '../db/database.ts';
import { findLastChange } from '../history/history.queries.ts';
import { hasColleagues, isLastOwner } from './organisation.queries.ts';

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

/** Who leaves a company with people in it leaves an owner behind. To be asked under the lock of the company. */
export async function assertOwnerRemains(tx: Tx, companyId: string, leaving: string): Promise<void> {
  if ((await isLastOwner(tx, companyId, leaving)) && (await hasColleagues(tx, companyId, leaving)))
    throw new AppError('organisation.lastOwner');
}

import type { User } from '@jalon/domain/core/actor';
import { AppError } from '@jalon/domain/core/errors';
import { isPassword } from '../core/password.ts';
import type { Database } from '../db/database.ts';
import { countAccountTry, forgetTries, insideKey } from '../sessions/sign-in-tries.ts';
import { findPasswordHash } from './own-account.queries.ts';

/**
 * For what whoever finds a screen open must not do. Wrong ones are counted as those of a sign-in are, but on their own. Gives the hash that was proved, for
 * those who then replace it.
 */
export async function provePassword(database: Database, { id, email }: User, given: string, field = 'password'): Promise<string> {
  const kept = await findPasswordHash(database, id);
  if (!kept) throw new AppError('account.noPassword');
  await countAccountTry(database, insideKey(id), email);
  if (!(await isPassword(given, kept))) throw new AppError('account.wrongPassword', { fields: { [field]: 'validation.wrongPassword' } });
  await forgetTries(database, insideKey(id));
  return kept;
}

import type { User } from '@jalon/domain/core/actor';
import { AppError } from '@jalon/domain/core/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isPassword } from '../core/password.ts';
import type { Kernel } from '../core/serve.ts';
import { renewSession } from '../core/session.ts';
import type { Database } from '../db/database.ts';
import { accountKey, countAccountTry, forgetTries } from '../sessions/sign-in-tries.ts';
import { findPasswordHash } from './own-account.queries.ts';

/**
 * For what whoever finds a screen open must not do. Wrong ones are counted as those of a sign-in. Gives the hash that was proved, for
 * those who then replace it.
 */
export async function provePassword(database: Database, { id, email }: User, given: string, field = 'password'): Promise<string> {
  const kept = await findPasswordHash(database, id);
  if (!kept) throw new AppError('account.noPassword');
  await countAccountTry(database, accountKey(email), email);
  if (!(await isPassword(given, kept))) throw new AppError('account.wrongPassword', { fields: { [field]: 'validation.wrongPassword' } });
  await forgetTries(database, accountKey(email));
  return kept;
}

export type Asking = { actor: User; http: { request: FastifyRequest; reply: FastifyReply } };

/** A proof after which the session goes on does so under a new token: a copy of the old one opens nothing any more. */
export async function goOnAfterProof({ database, security }: Kernel, { actor, http: { request, reply } }: Asking): Promise<void> {
  const renewed = await renewSession(database, actor.id, security.tokenOf(request));
  if (!renewed) throw new AppError('session.required');
  security.signIn(reply, renewed.token, renewed.expires);
}

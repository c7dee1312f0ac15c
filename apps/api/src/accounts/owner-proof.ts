import type { User } from '@jalon/domain/core/actor';
import { AppError } from '@jalon/domain/core/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { Kernel } from '../core/serve.ts';
import { renewSession } from '../core/session.ts';
import { codeKey, countAccountTry, forgetTries } from '../sessions/sign-in-tries.ts';
import { findPasswordHash } from './own-account.queries.ts';
import { provePassword } from './prove-password.ts';
import { twoSteps, wrongCode } from './two-step.ts';

type Proof = { password?: string | undefined; code?: string | undefined };
type Asking = { actor: User; http: { request: FastifyRequest; reply: FastifyReply } };

/** The whole proof before what guards an account changes: the password, and a code of the second step where it is on. */
export function ownerProofs({ database, security }: Kernel, { secret }: Config) {
  const steps = twoSteps(secret);

  /** False when nothing is asked for. */
  const proveCode = async ({ id, email }: User, code: string | undefined): Promise<boolean> => {
    if (!(await steps.isOn(database, id))) return false;
    if (!code) throw wrongCode('validation.required');
    await countAccountTry(database, codeKey(id), email);
    const take = await steps.look(database, id, code);
    await take(database);
    await forgetTries(database, codeKey(id));
    return true;
  };
  /** Gives the hash of the password that was proved, for those who then replace it. */
  const prove = async (actor: User, { password = '', code }: Proof, field?: string): Promise<string> => {
    const kept = await provePassword(database, actor, password, field);
    await proveCode(actor, code);
    return kept;
  };
  /** The session goes on under a new token: a copy of the old one opens nothing any more. */
  const renew = async ({ actor, http: { request, reply } }: Asking): Promise<void> => {
    const renewed = await renewSession(database, actor.id, security.tokenOf(request));
    if (!renewed) throw new AppError('session.required');
    security.signIn(reply, renewed.token, renewed.expires);
  };
  return {
    prove,
    async proveAndGoOn(asking: Asking, proof: Proof): Promise<void> {
      await prove(asking.actor, proof);
      await renew(asking);
    },
    /** Who has no password has come by a provider already. */
    async proveWayIn(asking: Asking, proof: Proof): Promise<void> {
      const { actor } = asking;
      const hasPassword = (await findPasswordHash(database, actor.id)) !== null;
      const isProved = hasPassword ? await prove(actor, proof) : await proveCode(actor, proof.code);
      if (isProved) await renew(asking);
    },
  };
}

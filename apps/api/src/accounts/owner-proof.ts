import type { User } from '@jalon/domain/core/actor';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { Kernel } from '../core/serve.ts';
import { renewSession } from '../core/session.ts';
import { writeAs } from '../core/standing.ts';
import type { Tx } from '../db/database.ts';
import { countAccountTry, forgetTries, insideCodeKey } from '../sessions/sign-in-tries.ts';
import { findPasswordHash } from './own-account.queries.ts';
import { provePassword } from './prove-password.ts';
import { twoSteps, wrongCode } from './two-step.ts';

type Proof = { password?: string | undefined; code?: string | undefined };
/** Uses up the code, with what it was given for: an act that is refused after all has cost none. */
type Take = (tx: Tx) => Promise<void>;
/** `hash` is that of the password that was proved, for those who then replace it. */
type Proved = { hash: string; take: Take };
const nothing: Take = async () => undefined;
type Asking = { actor: User; take: Take; http: { request: FastifyRequest; reply: FastifyReply } };

/** The whole proof before what guards an account changes: the password, and a code of the second step where it is on. */
export function ownerProofs({ database, security }: Kernel, { secret }: Config) {
  const steps = twoSteps(secret);

  /** Undefined when nothing is asked for. */
  const proveCode = async ({ id, email }: User, code: string | undefined): Promise<Take | undefined> => {
    if (!(await steps.isOn(database, id))) return undefined;
    if (!code) throw wrongCode('validation.required');
    await countAccountTry(database, insideCodeKey(id), email);
    const take = await steps.look(database, id, code);
    await forgetTries(database, insideCodeKey(id));
    return take;
  };
  const prove = async (actor: User, { password = '', code }: Proof, field?: string): Promise<Proved> => ({
    hash: await provePassword(database, actor, password, field),
    take: (await proveCode(actor, code)) ?? nothing,
  });
  return {
    prove,
    /** Who has no password has come by a provider already; undefined when nothing was asked for. */
    proveWayIn: async (actor: User, proof: Proof): Promise<Take | undefined> =>
      (await findPasswordHash(database, actor.id)) === null ? proveCode(actor, proof.code) : (await prove(actor, proof)).take,
    /**
     * What was proved for, and with it the session goes on under a new token: a copy of the old one opens nothing any more. In one
     * transaction: what is refused after all changes nothing.
     */
    async actAndGoOn<Result>({ actor, take, http: { request, reply } }: Asking, act: (tx: Tx) => Promise<Result>): Promise<Result> {
      const { result, renewed } = await writeAs(database, actor.id, async (tx) => {
        await take(tx);
        const done = await act(tx);
        return { result: done, renewed: await renewSession(tx, actor.id, security.tokenOf(request)) };
      });
      if (renewed) security.signIn(reply, renewed.token, renewed.expires);
      return result;
    },
  };
}

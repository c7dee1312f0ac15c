import { AppError } from '@jalon/domain/core/errors';
import { sessionApi } from '@jalon/domain/sessions/session-api';
import { LoginInput } from '@jalon/domain/sessions/session-schema';
import { signInRules } from '@jalon/domain/sessions/sign-in-rules';
import type { FastifyRequest } from 'fastify';
import { twoSteps } from '../accounts/two-step.ts';
import type { Config } from '../config.ts';
import { isPassword } from '../core/password.ts';
import { type Kernel, serve } from '../core/serve.ts';
import type { Tx } from '../db/database.ts';
import { arrive } from '../identities/arrival.ts';
import { findDevice } from './device-tokens.queries.ts';
import { findCredentials, findCredentialsOf } from './sessions.queries.ts';
import { signInAs } from './sign-in.ts';
import { signInSteps } from './sign-in-step.ts';
import { accountKey, addressKey, codeKey, countAccountTry, countTry, deviceKey, forgetTries, takeBackTry } from './sign-in-tries.ts';

// The hash is slow on purpose: it is computed outside the transaction, which would hold a connection meanwhile.
const hashesFirst = { transaction: false };

/** As it was sent: it is read before the call is counted, and so before it is judged. */
function emailIn({ body }: FastifyRequest): string | undefined {
  const sent = body !== null && typeof body === 'object' && 'email' in body ? body.email : undefined;
  return LoginInput.shape.email.safeParse(sent).data;
}

/** A sign-in: the password, then a code for those who have asked for it. */
export function mountSignIn(kernel: Kernel, { secret }: Config): void {
  const { database, security } = kernel;
  const steps = signInSteps(secret, security);
  const codes = twoSteps(secret);

  /** Counts a try where it belongs, and gives what makes up for it. What strangers have tried is not made up for by a known browser. */
  const countSignIn = async (email: string, request: FastifyRequest): Promise<(tx: Tx) => Promise<void>> => {
    const device = await findDevice(database, security.deviceOf(request), email);
    if (device) {
      await countAccountTry(database, deviceKey(device), email);
      return (tx) => forgetTries(tx, deviceKey(device));
    }
    const [account, address] = [accountKey(email), addressKey(request.ip)];
    await countTry(database, address, signInRules.address);
    await countAccountTry(database, account, email);
    return async (tx) => {
      await forgetTries(tx, account);
      await takeBackTry(tx, address);
    };
  };

  serve(
    kernel,
    sessionApi.login,
    async ({ body, http, requestId }) => {
      const forget = await countSignIn(body.email, http.request);
      const found = await findCredentials(database, body.email);
      if (!(await isPassword(body.password, found?.passwordHash)) || !found) throw new AppError('session.badCredentials');
      const { id: userId, hasTwoStep, passwordHash } = found;
      const { isRemembered } = body;
      if (!hasTwoStep) return signInAs(kernel, http, { userId, isRemembered, requestId }, forget);
      await database.transaction(forget);
      steps.keep(http.reply, { userId, isRemembered }, passwordHash);
      return { needsCode: true as const };
    },
    {
      ...hashesFirst,
      knownAs: async (request) => {
        const email = emailIn(request);
        // By the account: each sign-in gives the browser another token.
        return email !== undefined && (await findDevice(database, security.deviceOf(request), email)) ? email : undefined;
      },
    },
  );

  serve(
    kernel,
    sessionApi.loginCode,
    async ({ body: { code }, http, requestId }) => {
      const step = steps.read(http.request);
      const found = step && (await findCredentialsOf(database, step.userId));
      if (!found?.hasTwoStep || !step?.isOf(found.passwordHash)) throw new AppError('session.codeExpired');
      const { userId, isRemembered, arrival } = step;
      // Counted outside, so that a wrong code stays counted.
      const tries = codeKey(userId, await findDevice(database, security.deviceOf(http.request), found.email));
      await countAccountTry(database, tries, found.email);
      const take = await codes.look(database, userId, code);
      const user = await signInAs(kernel, http, { userId, isRemembered, requestId, provider: arrival?.label }, async (tx) => {
        await take(tx);
        await forgetTries(tx, tries);
        if (arrival) await arrive(tx, { userId, requestId }, arrival);
      });
      steps.drop(http.reply);
      return user;
    },
    {
      ...hashesFirst,
      knownAs: async (request) => {
        const step = steps.read(request);
        const found = step && (await findCredentialsOf(database, step.userId));
        return found && (await findDevice(database, security.deviceOf(request), found.email)) ? found.email : undefined;
      },
    },
  );
}

import { accountApi } from '@jalon/domain/accounts/account-api';
import { emailApi } from '@jalon/domain/accounts/email-api';
import type { User } from '@jalon/domain/core/actor';
import { AppError } from '@jalon/domain/core/errors';
import { toCurrentUser } from '@jalon/domain/sessions/current-user';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { Context } from '../core/context.ts';
import { type Kernel, serve } from '../core/serve.ts';
import { closeSession, endOtherSessions, findUserByToken } from '../core/session.ts';
import { type Tx, uniqueViolation } from '../db/database.ts';
import { findCredentialsOf } from '../sessions/sessions.queries.ts';
import { signInAs } from '../sessions/sign-in.ts';
import { signInSteps } from '../sessions/sign-in-step.ts';
import { isMadeBy } from '../sign-up/drafts.queries.ts';
import { findOpenedLink, type OpenedLink } from './email-change.queries.ts';
import { assertMayChange, followLink, isChange, readerOf } from './email-links.ts';
import { linkTokens } from './link-tokens.ts';

type Verifying = Context<typeof accountApi.verify>;

/** The links that prove an address. Opening one says what it is for; using it is a second call, which programs that read mails do not make. */
export function mountEmailLinks(kernel: Kernel, { secret }: Config): void {
  const { database, security } = kernel;
  const tokens = linkTokens(secret);
  const steps = signInSteps(secret, security);

  const open = async (tx: Tx, actor: User | null, request: FastifyRequest, token: string) => {
    const id = tokens.read(token);
    const link = id && (await findOpenedLink(tx, id));
    if (!link) throw new AppError('account.linkExpired');
    const isMadeHere = await isMadeBy(tx, security.draftOf(request), link.userId);
    return { link, reader: readerOf(actor, link, isMadeHere) };
  };

  serve(kernel, emailApi.link, async ({ tx, actor, body: { token }, http: { request } }) => {
    const { link, reader } = await open(tx, actor, request, token);
    return { email: link.email, reader, isChange: isChange(link) };
  });

  const proveOwn = async ({ actor, http: { request, reply }, requestId }: Verifying, link: OpenedLink) => {
    const renewed = await database.transaction(async (tx) => {
      await followLink(tx, link, requestId);
      return isChange(link) && actor ? endOtherSessions(tx, actor.id, security.tokenOf(request)) : undefined;
    });
    if (renewed) security.signIn(reply, renewed.token, renewed.expires);
    const user = await findUserByToken(database, renewed?.token ?? security.tokenOf(request), security);
    return { user: user && toCurrentUser(user), needsCode: false };
  };

  const enter = async ({ actor, http, requestId }: Verifying, link: OpenedLink) => {
    const { userId } = link;
    const { hasTwoStep = false, passwordHash = null } = (await findCredentialsOf(database, userId)) ?? {};
    // Without a login there is nothing to enter: an invitation is what opens the account.
    if (!hasTwoStep && link.state !== 'none') {
      const also = (tx: Tx) => followLink(tx, link, requestId);
      return { user: await signInAs(kernel, http, { userId, isRemembered: false, requestId }, also), needsCode: false };
    }
    await database.transaction(async (tx) => {
      await followLink(tx, link, requestId);
      if (hasTwoStep && actor) await closeSession(tx, security.tokenOf(http.request));
    });
    if (!hasTwoStep) return { user: null, needsCode: false };
    if (actor) security.signOut(http.reply);
    steps.keep(http.reply, { userId, isRemembered: false }, passwordHash);
    return { user: null, needsCode: true };
  };

  serve(
    kernel,
    accountApi.verify,
    async (context) => {
      const { actor, body, http } = context;
      const { link, reader } = await open(database, actor, http.request, body.token);
      if (isChange(link)) assertMayChange(actor, link);
      // Nobody is put into somebody else's account without having said so.
      if (reader === 'other' && !body.asAnother) throw new AppError('session.alreadySignedIn');
      try {
        return await (reader === 'self' ? proveOwn(context, link) : enter(context, link));
      } catch (error) {
        // Whoever has proved that the address is theirs may know that it has an account.
        if (uniqueViolation(error) === 'users__email') throw new AppError('account.emailTaken');
        throw error;
      }
    },
    // Who is signed in at once needs what was proved to be there.
    { transaction: false },
  );
}

import { AppError } from '@jalon/domain/core/errors';
import type { Language } from '@jalon/domain/core/languages';
import { toCurrentUser } from '@jalon/domain/sessions/current-user';
import { sessionApi } from '@jalon/domain/sessions/session-api';
import type { FastifyReply } from 'fastify';
import { record } from '../core/events.ts';
import { isPassword } from '../core/password.ts';
import { countCall } from '../core/rate-limit.ts';
import { type Kernel, languageCookie, serve } from '../core/serve.ts';
import { closeSession, findUserByToken, openSession } from '../core/session.ts';
import { findCredentials, forgetTries, storeLanguage } from './sessions.queries.ts';

/** Wrong passwords for one account, from wherever they come. */
const triesPerAccount = { max: 10, seconds: 900 };

export function mountSessions(kernel: Kernel): void {
  const { database, security } = kernel;

  serve(kernel, sessionApi.user, async ({ actor }) => toCurrentUser(actor));
  serve(kernel, sessionApi.permissions, async ({ actor: { roles, permissions } }) => ({ roles, permissions }));

  // The hash is slow on purpose: it is computed outside the transaction, which would hold a connection meanwhile.
  serve(
    kernel,
    sessionApi.login,
    async ({ body, http, requestId }) => {
      const tries = `login ${body.email}`;
      await countCall(database, tries, triesPerAccount);
      const found = await findCredentials(database, body.email);
      if (!(await isPassword(body.password, found?.passwordHash)) || !found) throw new AppError('session.badCredentials');
      const { request, reply } = http;
      const device = { userAgent: request.headers['user-agent'] ?? '', address: request.ip, isRemembered: body.isRemembered };
      const { token, expiresAt } = await database.transaction(async (tx) => {
        const session = await openSession(tx, found.id, device);
        const old = security.tokenOf(request);
        if (old) await closeSession(tx, old);
        await forgetTries(tx, tries);
        await record(tx, 'session.signIn', { subjectId: found.id, by: found.id, requestId });
        return session;
      });
      security.signIn(reply, token, body.isRemembered ? expiresAt : undefined);
      const user = await findUserByToken(database, token);
      if (!user) throw new AppError('server.unavailable');
      keepLanguage(reply, user.lang);
      return toCurrentUser(user);
    },
    { transaction: false },
  );

  serve(kernel, sessionApi.logout, async ({ tx, actor, http: { request, reply }, requestId }) => {
    await closeSession(tx, security.tokenOf(request));
    if (actor) await record(tx, 'session.signOut', { subjectId: actor.id, by: actor.id, requestId });
    security.signOut(reply);
    return { done: true as const };
  });

  serve(kernel, sessionApi.language, async ({ tx, actor, body: { language }, http: { reply }, requestId }) => {
    keepLanguage(reply, language);
    if (actor && actor.lang !== language) {
      await storeLanguage(tx, actor.id, language);
      const change = { before: { lang: actor.lang }, after: { lang: language } };
      await record(tx, 'account.language', { subjectId: actor.id, by: actor.id, requestId, ...change });
    }
    return { language };
  });
}

/** Readable by the browser, which then starts in the right language before it knows who is there. */
function keepLanguage(reply: FastifyReply, language: Language): void {
  reply.setCookie(languageCookie, language, { path: '/', sameSite: 'lax', maxAge: 31_536_000 });
}

import { AppError } from '@jalon/domain/core/errors';
import { toCurrentUser } from '@jalon/domain/sessions/current-user';
import { sessionApi } from '@jalon/domain/sessions/session-api';
import { signInRules } from '@jalon/domain/sessions/sign-in-rules';
import { record } from '../core/events.ts';
import { isPassword } from '../core/password.ts';
import { type Kernel, serve } from '../core/serve.ts';
import { closeSession } from '../core/session.ts';
import { sql } from '../db/sql.ts';
import { findCredentials, storeLanguage } from './sessions.queries.ts';
import { keepLanguage, signInAs } from './sign-in.ts';
import { accountKey, addressKey, countTry, forgetTries, takeBackTry } from './sign-in-tries.ts';

export function mountSessions(kernel: Kernel): void {
  const { database, security } = kernel;

  serve(kernel, sessionApi.user, async ({ actor }) => toCurrentUser(actor));
  serve(kernel, sessionApi.permissions, async ({ actor: { roles, permissions } }) => ({ roles, permissions }));

  // The hash is slow on purpose: it is computed outside the transaction, which would hold a connection meanwhile.
  serve(
    kernel,
    sessionApi.login,
    async ({ body, http, requestId }) => {
      const [account, address] = [accountKey(body.email), addressKey(http.request.ip)];
      await countTry(database, address, signInRules.address);
      // Told by the worker, to who is known, so that nobody can tell from here who that is.
      if (await countTry(database, account, signInRules.account))
        await database.many(sql`select graphile_worker.add_job('locked', json_build_object('email', ${body.email}::text))`);
      const found = await findCredentials(database, body.email);
      if (!(await isPassword(body.password, found?.passwordHash)) || !found) throw new AppError('session.badCredentials');
      return signInAs(kernel, http, { userId: found.id, isRemembered: body.isRemembered, requestId }, async (tx) => {
        await forgetTries(tx, account);
        await takeBackTry(tx, address);
      });
    },
    { transaction: false },
  );

  serve(kernel, sessionApi.logout, async ({ tx, actor, http: { request, reply }, requestId }) => {
    await closeSession(tx, security.tokenOf(request));
    const self = actor?.seenBy?.id ?? actor?.id;
    if (self) await record(tx, 'session.signOut', { subjectId: self, by: self, requestId });
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

import { toCurrentUser } from '@jalon/domain/sessions/current-user';
import { sessionApi } from '@jalon/domain/sessions/session-api';
import { record } from '../core/events.ts';
import { type Kernel, serve } from '../core/serve.ts';
import { closeSession } from '../core/session.ts';
import { storeLanguage } from './sessions.queries.ts';

export function mountSessions(kernel: Kernel): void {
  const { security } = kernel;

  serve(kernel, sessionApi.user, async ({ actor }) => toCurrentUser(actor));
  serve(kernel, sessionApi.permissions, async ({ actor: { roles, permissions } }) => ({ roles, permissions }));

  serve(kernel, sessionApi.logout, async ({ tx, actor, http: { request, reply }, requestId }) => {
    const isClosed = await closeSession(tx, security.tokenOf(request));
    const self = actor?.seenBy?.id ?? actor?.id;
    if (self && isClosed) await record(tx, 'session.signOut', { subjectId: self, by: self, requestId });
    security.signOut(reply);
    return { done: true as const };
  });

  serve(kernel, sessionApi.language, async ({ tx, actor, body: { language }, http: { reply }, requestId }) => {
    security.keepLanguage(reply, language);
    // With somebody else's eyes one reads in one's own language, and theirs stays.
    if (actor && !actor.seenBy && actor.lang !== language) {
      await storeLanguage(tx, actor.id, language);
      const change = { before: { lang: actor.lang }, after: { lang: language } };
      await record(tx, 'account.language', { subjectId: actor.id, by: actor.id, requestId, ...change });
    }
    return { language };
  });
}

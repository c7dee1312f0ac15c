import { accountApi } from '@jalon/domain/accounts/account-api';
import { accountMachine } from '@jalon/domain/accounts/account-machine';
import type { LinkPurpose } from '@jalon/domain/accounts/link-rules';
import { AppError } from '@jalon/domain/core/errors';
import { toCurrentUser } from '@jalon/domain/sessions/current-user';
import type { Config } from '../config.ts';
import { record } from '../core/events.ts';
import { hashNewPassword } from '../core/new-password.ts';
import { type Kernel, serve } from '../core/serve.ts';
import type { Tx } from '../db/database.ts';
import { sql } from '../db/sql.ts';
import { assertNotDemo } from '../demo/keep-out.ts';
import { acceptAll } from '../legal/legal-texts.queries.ts';
import type { House } from '../operator/house.ts';
import { knowDevice } from '../sessions/device-tokens.queries.ts';
import { signInAs } from '../sessions/sign-in.ts';
import { accountKey, forgetTries } from '../sessions/sign-in-tries.ts';
import { choosePassword, endLinks, findChooser, findInvitation, isOpenLink, moveAccount, takeLink } from './accounts.queries.ts';
import { holdLink } from './invitations.queries.ts';
import { declineInvitation, enableAccount, withdrawInvitations } from './invitations.ts';
import { linkTokens } from './link-tokens.ts';

const done = { done: true } as const;
// A hash is slow on purpose: it is computed outside the transaction, which would hold a connection meanwhile.
const hashesFirst = { transaction: false };

export function mountAccounts(kernel: Kernel, { secret }: Config, { operator }: House): void {
  const { database, security } = kernel;
  const tokens = linkTokens(secret);
  const idOf = (token: string): string => {
    const id = tokens.read(token);
    if (!id) throw new AppError('account.linkExpired');
    return id;
  };

  // The same work for every address: who is known is found out by the worker, when nobody can time it.
  serve(kernel, accountApi.forgot, async ({ tx, body: { email } }) => {
    await tx.many(sql`select graphile_worker.add_job('forgot', json_build_object('email', ${email}::text))`);
    return done;
  });

  serve(kernel, accountApi.resetLink, async ({ tx, body: { token, email } }) => {
    if (!(await isOpenLink(tx, idOf(token), { purpose: 'reset', email }))) throw new AppError('account.linkExpired');
    return done;
  });

  serve(
    kernel,
    accountApi.reset,
    async ({ body: { token, email, password }, http: { request, reply }, requestId }) => {
      const id = idOf(token);
      const { present, ...chooser } = await findChooser(database, id);
      const passwordHash = await hashNewPassword(password, chooser, present);
      const known = await database.transaction(async (tx) => {
        const link = await useLink(tx, id, 'reset');
        if (link.email !== email) throw new AppError('account.linkExpired');
        await withdrawInvitations(tx, email, requestId);
        await choosePassword(tx, link.userId, passwordHash);
        await forgetTries(tx, accountKey(email));
        await record(tx, 'account.reset', { subjectId: link.userId, by: link.userId, requestId });
        // Whoever reads the mails of the account signs in next: guessing strangers must not be faster.
        return knowDevice(tx, link.userId, security.deviceOf(request));
      });
      security.keepDevice(reply, known);
      return done;
    },
    hashesFirst,
  );

  serve(kernel, accountApi.invitation, async ({ tx, body: { token } }) => {
    const invitation = await findInvitation(tx, idOf(token));
    if (!invitation) throw new AppError('account.linkExpired');
    return invitation;
  });

  serve(
    kernel,
    accountApi.enable,
    async ({ body: { token, password }, http, requestId }) => {
      const id = idOf(token);
      const passwordHash = await hashNewPassword(password, await findChooser(database, id));
      const userId = await database.transaction(async (tx) => {
        const link = await useLink(tx, id, 'activate');
        await assertNotDemo(tx, security, link.userId);
        await enableAccount(tx, link, requestId);
        await choosePassword(tx, link.userId, passwordHash);
        await endLinks(tx, link.userId, 'activate');
        await acceptAll(tx, link.userId);
        await record(tx, 'account.enable', { subjectId: link.userId, by: link.userId, requestId });
        return link.userId;
      });
      return signInAs(kernel, http, { userId, isRemembered: false, requestId }, async () => undefined);
    },
    hashesFirst,
  );

  serve(kernel, accountApi.contact, async () => ({ email: operator().contactEmail, phone: operator().contactPhone }));

  serve(kernel, accountApi.decline, async ({ tx, body: { token }, requestId }) => {
    const { userId } = await useLink(tx, idOf(token), 'activate');
    await declineInvitation(tx, userId, requestId);
    return done;
  });

  serve(kernel, accountApi.reactivate, async ({ tx, actor, requestId }) => {
    if (actor.closedBy === 'staff') throw new AppError('access.refused');
    if (!(await moveAccount(tx, actor.id, { ...accountMachine.actions.reactivate, by: actor.id })))
      throw new AppError('workflow.wrongState', { state: actor.state });
    await record(tx, 'account.reactivate', { subjectId: actor.id, by: actor.id, requestId });
    return toCurrentUser({ ...actor, state: 'active', closedBy: null });
  });
}

/** Uses up a link, which proves its address: nothing else is done with that address meanwhile. */
async function useLink(tx: Tx, id: string, purpose: LinkPurpose): Promise<{ userId: string; email: string }> {
  await holdLink(tx, id);
  const link = await takeLink(tx, id, purpose);
  if (!link) throw new AppError('account.linkExpired');
  return link;
}

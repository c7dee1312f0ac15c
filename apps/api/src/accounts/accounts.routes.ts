import { accountApi } from '@jalon/domain/accounts/account-api';
import { accountMachine } from '@jalon/domain/accounts/account-machine';
import { AppError } from '@jalon/domain/core/errors';
import { toCurrentUser } from '@jalon/domain/sessions/current-user';
import type { Config } from '../config.ts';
import { record } from '../core/events.ts';
import { hashNewPassword } from '../core/new-password.ts';
import { type Kernel, serve } from '../core/serve.ts';
import { sql } from '../db/sql.ts';
import { signInAs } from '../sessions/sign-in.ts';
import { accountKey, forgetTries } from '../sessions/sign-in-tries.ts';
import {
  choosePassword,
  endLinks,
  findChooser,
  findInvitation,
  isOpenLink,
  moveAccount,
  takeLink,
  verifyEmail,
} from './accounts.queries.ts';
import { linkTokens } from './link-tokens.ts';

const done = { done: true } as const;
// A hash is slow on purpose: it is computed outside the transaction, which would hold a connection meanwhile.
const hashesFirst = { transaction: false };

export function mountAccounts(kernel: Kernel, { secret }: Config): void {
  const { database } = kernel;
  const tokens = linkTokens(secret);
  const idOf = (token: string): string => {
    const id = tokens.read(token);
    if (!id) throw new AppError('account.linkExpired');
    return id;
  };

  serve(kernel, accountApi.verify, async ({ tx, body: { token }, requestId }) => {
    const link = await takeLink(tx, idOf(token), 'verify');
    if (!link) throw new AppError('account.linkExpired');
    if (await verifyEmail(tx, link.userId)) await record(tx, 'account.verify', { subjectId: link.userId, by: link.userId, requestId });
    return done;
  });

  serve(kernel, accountApi.resend, async ({ tx, actor, requestId }) => {
    // Verified meanwhile, on another device: there is nothing left to prove.
    if (actor.emailVerifiedAt === null) await record(tx, 'account.resend', { subjectId: actor.id, by: actor.id, requestId });
    return done;
  });

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
    async ({ body: { token, email, password }, requestId }) => {
      const id = idOf(token);
      const passwordHash = await hashNewPassword(password, await findChooser(database, id));
      await database.transaction(async (tx) => {
        const link = await takeLink(tx, id, 'reset');
        if (!link || link.email !== email) throw new AppError('account.linkExpired');
        await choosePassword(tx, link.userId, passwordHash);
        await endLinks(tx, link.userId, 'reset');
        await forgetTries(tx, accountKey(email));
        await record(tx, 'account.reset', { subjectId: link.userId, by: link.userId, requestId });
      });
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
        const link = await takeLink(tx, id, 'activate');
        if (!link || !(await moveAccount(tx, link.userId, { ...accountMachine.actions.enable, by: link.userId })))
          throw new AppError('account.linkExpired');
        await choosePassword(tx, link.userId, passwordHash);
        await endLinks(tx, link.userId, 'activate');
        await record(tx, 'account.enable', { subjectId: link.userId, by: link.userId, requestId });
        return link.userId;
      });
      return signInAs(kernel, http, { userId, isRemembered: false, requestId }, async () => undefined);
    },
    hashesFirst,
  );

  serve(kernel, accountApi.reactivate, async ({ tx, actor, requestId }) => {
    if (actor.closedBy === 'staff') throw new AppError('access.refused');
    if (!(await moveAccount(tx, actor.id, { ...accountMachine.actions.reactivate, by: actor.id })))
      throw new AppError('workflow.wrongState', { state: actor.state });
    await record(tx, 'account.reactivate', { subjectId: actor.id, by: actor.id, requestId });
    return toCurrentUser({ ...actor, state: 'active', closedBy: null });
  });
}

import { accountApi } from '@jalon/domain/accounts/account-api';
import { AppError } from '@jalon/domain/core/errors';
import type { Config } from '../config.ts';
import { record } from '../core/events.ts';
import { hashPassword } from '../core/password.ts';
import { type Kernel, serve } from '../core/serve.ts';
import { sql } from '../db/sql.ts';
import { choosePassword, endLinks, takeLink, verifyEmail } from './accounts.queries.ts';
import { linkTokens } from './link-tokens.ts';

const done = { done: true } as const;

export function mountAccounts(kernel: Kernel, { secret }: Config): void {
  const { database } = kernel;
  const tokens = linkTokens(secret);

  serve(kernel, accountApi.verify, async ({ tx, body: { token }, requestId }) => {
    const id = tokens.read(token);
    const link = id && (await takeLink(tx, id, 'verify'));
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

  // The hash is slow on purpose: it is computed outside the transaction, which would hold a connection meanwhile.
  serve(
    kernel,
    accountApi.reset,
    async ({ body: { token, email, password }, requestId }) => {
      const id = tokens.read(token);
      if (!id) throw new AppError('account.linkExpired');
      const passwordHash = await hashPassword(password);
      await database.transaction(async (tx) => {
        const link = await takeLink(tx, id, 'reset');
        if (!link || link.email !== email) throw new AppError('account.linkExpired');
        await choosePassword(tx, link.userId, passwordHash);
        await endLinks(tx, link.userId, 'reset');
        await tx.many(sql`delete from rate_limits where key = ${`login ${email}`}`);
        await record(tx, 'account.reset', { subjectId: link.userId, by: link.userId, requestId });
      });
      return done;
    },
    { transaction: false },
  );
}

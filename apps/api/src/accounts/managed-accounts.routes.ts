import { managedAccountApi } from '@jalon/domain/accounts/managed-account-api';
import { managedActionsOf } from '@jalon/domain/accounts/managed-account-policy';
import { AppError } from '@jalon/domain/core/errors';
import { toCurrentUser } from '@jalon/domain/sessions/current-user';
import type { Config } from '../config.ts';
import { actOnEach } from '../core/act-on-each.ts';
import { record } from '../core/events.ts';
import type { Files } from '../core/files.ts';
import { pictureKey } from '../core/pictures.ts';
import type { Security } from '../core/security.ts';
import { type Kernel, serve } from '../core/serve.ts';
import { findUserByToken, lookAs, signOutEverywhere } from '../core/session.ts';
import type { Tx } from '../db/database.ts';
import { countUnpublished } from '../legal/legal-texts.queries.ts';
import { countUnassigned } from '../portfolios/portfolios.queries.ts';
import { reachesAccount } from '../portfolios/scope.ts';
import { actOnAccount } from './managed-accounts.acts.ts';
import { correctEmail } from './managed-accounts.email.ts';
import { exportAccounts } from './managed-accounts.export.ts';
import { addPerson, getAccount, oneAccount, pageOfAccounts, pastOfAccount, present } from './managed-accounts.handlers.ts';
import { countQueues, findAccount } from './managed-accounts.queries.ts';
import { giveRole } from './managed-accounts.role.ts';

export function mountManagedAccounts(kernel: Kernel, config: Config, files: Files): void {
  mountReads(kernel, config);
  mountWrites(kernel, files);
  mountSessions(kernel);
}

function mountReads(kernel: Kernel, { timeZone }: Config): void {
  serve(kernel, managedAccountApi.list, pageOfAccounts);
  serve(kernel, managedAccountApi.queues, async ({ tx }) => {
    const [queues, unassigned, unpublished] = await Promise.all([countQueues(tx), countUnassigned(tx), countUnpublished(tx)]);
    return { queues, unassigned, unpublished };
  });
  serve(kernel, managedAccountApi.read, oneAccount);
  serve(kernel, managedAccountApi.history, pastOfAccount);
  serve(kernel, managedAccountApi.export, ({ tx, actor, params: { format }, query, language }) =>
    exportAccounts(tx, actor, { format, query, language, timeZone }),
  );
}

function mountWrites(kernel: Kernel, files: Files): void {
  const { database } = kernel;
  // Outside the transaction, which must not wait for a disk; what is rolled back has removed nothing.
  const act = async (one: Parameters<typeof actOnAccount>[1]) => {
    const { account, picture } = await database.transaction((tx) => actOnAccount(tx, one));
    if (picture) await files.remove(pictureKey(picture));
    return account;
  };

  serve(kernel, managedAccountApi.create, addPerson);

  serve(kernel, managedAccountApi.giveRole, async ({ tx, actor, params: { id }, body: { roleId }, requestId }) =>
    present(actor, await giveRole(tx, { actor, id, roleId, requestId })),
  );

  serve(kernel, managedAccountApi.correctEmail, async ({ tx, actor, params: { id }, body: { email }, requestId }) =>
    present(actor, await correctEmail(tx, { actor, id, email, requestId })),
  );

  serve(
    kernel,
    managedAccountApi.act,
    async ({ actor, params: { id, action }, body: { reason }, requestId }) => {
      const after = await act({ actor, id, action, reason, requestId });
      return after && present(actor, after);
    },
    { transaction: false },
  );

  serve(
    kernel,
    managedAccountApi.actOnMany,
    ({ actor, body: { action, ids, reason }, requestId }) =>
      actOnEach(ids, {
        act: (id) => act({ actor, id, action, reason, requestId }),
        nameOf: async (id) => {
          const account = await findAccount(database, reachesAccount(actor), id);
          return account ? `${account.firstName} ${account.lastName}` : '';
        },
      }),
    { transaction: false },
  );
}

function mountSessions(kernel: Kernel): void {
  const { security } = kernel;
  serve(kernel, managedAccountApi.seeAs, async ({ tx, actor, params: { id }, http: { request }, requestId }) => {
    const account = await getAccount(tx, actor, id);
    if (!managedActionsOf(actor, account).includes('seeAs')) throw new AppError('workflow.wrongState', { state: account.state });
    const name = `${account.firstName} ${account.lastName}`;
    await record(tx, 'account.seeAs', { subjectId: id, by: actor.id, requestId, label: { fr: name, en: name } });
    const seen = await lookedAs(tx, security, { token: security.tokenOf(request), seenAs: id });
    // Kept out with a disabled company: there is no space to see, and no way back from the page that says so.
    if (seen.closedBy) throw new AppError('workflow.wrongState', { state: 'deactivated' });
    return seen;
  });
  serve(kernel, managedAccountApi.signOut, async ({ tx, actor, params: { id }, requestId }) => {
    const account = await getAccount(tx, actor, id);
    if (!managedActionsOf(actor, account).includes('signOut')) throw new AppError('workflow.wrongState', { state: account.state });
    const ended = await signOutEverywhere(tx, id);
    const name = `${account.firstName} ${account.lastName}`;
    const trace = { label: { fr: name, en: name }, after: { sessions: ended } };
    await record(tx, 'account.signOut', { subjectId: id, by: actor.id, requestId, ...trace });
    return { ended };
  });
  serve(kernel, managedAccountApi.seeAsSelf, async ({ tx, http: { request } }) =>
    lookedAs(tx, security, { token: security.tokenOf(request), seenAs: null }),
  );
}

async function lookedAs(tx: Tx, security: Security, { token, seenAs }: { token: string; seenAs: string | null }) {
  await lookAs(tx, token, seenAs);
  const user = await findUserByToken(tx, token, security);
  if (!user) throw new AppError('session.required');
  return toCurrentUser(user);
}

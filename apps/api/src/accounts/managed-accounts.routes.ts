import { managedAccountApi } from '@jalon/domain/accounts/managed-account-api';
import { managedActionsOf } from '@jalon/domain/accounts/managed-account-policy';
import type { ManagedAccount } from '@jalon/domain/accounts/managed-account-schema';
import type { User } from '@jalon/domain/core/actor';
import { AppError } from '@jalon/domain/core/errors';
import { toCurrentUser } from '@jalon/domain/sessions/current-user';
import type { Config } from '../config.ts';
import { record } from '../core/events.ts';
import type { Files } from '../core/files.ts';
import { type Kernel, serve } from '../core/serve.ts';
import { findUserByToken, lookAs } from '../core/session.ts';
import type { Tx } from '../db/database.ts';
import { listHistoryOf } from '../history/history.queries.ts';
import { actOnAccount } from './managed-accounts.acts.ts';
import { exportAccounts } from './managed-accounts.export.ts';
import { countQueues, findAccount, insertPerson, listAccounts, type StoredAccount } from './managed-accounts.queries.ts';
import { pictureKey } from './picture-key.ts';

export function mountManagedAccounts(kernel: Kernel, config: Config, files: Files): void {
  mountReads(kernel, config);
  mountWrites(kernel, files);
  mountSeeing(kernel);
}

const present = (actor: User, account: StoredAccount): ManagedAccount => ({ ...account, actions: managedActionsOf(actor, account) });

async function getAccount(tx: Tx, id: string): Promise<StoredAccount> {
  const account = await findAccount(tx, id);
  if (!account) throw new AppError('record.missing');
  return account;
}

function mountReads(kernel: Kernel, { timeZone }: Config): void {
  serve(kernel, managedAccountApi.list, async ({ tx, actor, query }) => {
    const page = await listAccounts(tx, query);
    return { ...page, rows: page.rows.map((row) => present(actor, row)) };
  });
  serve(kernel, managedAccountApi.queues, async ({ tx }) => ({ queues: await countQueues(tx) }));
  serve(kernel, managedAccountApi.read, async ({ tx, actor, params: { id } }) => present(actor, await getAccount(tx, id)));
  serve(kernel, managedAccountApi.history, async ({ tx, params: { id }, query, language }) => {
    await getAccount(tx, id);
    return listHistoryOf(tx, id, { page: query, language });
  });
  serve(kernel, managedAccountApi.export, ({ tx, params: { format }, query, language }) =>
    exportAccounts(tx, { format, query, language, timeZone }),
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

  serve(kernel, managedAccountApi.create, async ({ tx, actor, body: { isInvited, ...person }, requestId }) => {
    const id = await insertPerson(tx, person);
    if (id === 'taken') throw new AppError('account.emailTaken', { fields: { email: 'validation.emailTaken' } });
    if (id === undefined) throw new AppError('request.invalid', { fields: { companyId: 'validation.invalid' } });
    const name = `${person.firstName} ${person.lastName}`;
    const trace = { subjectId: id, by: actor.id, requestId, label: { fr: name, en: name } };
    await record(tx, 'account.add', trace);
    if (isInvited) await record(tx, 'account.invite', trace);
    return present(actor, await getAccount(tx, id));
  });

  serve(
    kernel,
    managedAccountApi.act,
    async ({ actor, params: { id, action }, requestId }) => {
      const after = await act({ actor, id, action, requestId });
      return after && present(actor, after);
    },
    { transaction: false },
  );

  // Each in a transaction of its own: one that cannot be done does not undo the others.
  serve(
    kernel,
    managedAccountApi.actOnMany,
    async ({ actor, body: { action, ids }, requestId }) => {
      const done: string[] = [];
      const refused: { id: string; name: string; code: string }[] = [];
      for (const id of new Set(ids)) {
        try {
          await act({ actor, id, action, requestId });
          done.push(id);
        } catch (error) {
          if (!(error instanceof AppError)) throw error;
          const account = await findAccount(database, id);
          refused.push({ id, name: account ? `${account.firstName} ${account.lastName}` : '', code: error.code });
        }
      }
      return { done, refused };
    },
    { transaction: false },
  );
}

function mountSeeing(kernel: Kernel): void {
  const { security } = kernel;
  serve(kernel, managedAccountApi.seeAs, async ({ tx, actor, params: { id }, http: { request }, requestId }) => {
    const account = await getAccount(tx, id);
    if (!managedActionsOf(actor, account).includes('seeAs')) throw new AppError('workflow.wrongState', { state: account.state });
    const name = `${account.firstName} ${account.lastName}`;
    await record(tx, 'account.seeAs', { subjectId: id, by: actor.id, requestId, label: { fr: name, en: name } });
    return lookedAs(tx, security.tokenOf(request), id);
  });
  serve(kernel, managedAccountApi.seeAsSelf, async ({ tx, http: { request } }) => lookedAs(tx, security.tokenOf(request), null));
}

async function lookedAs(tx: Tx, token: string, seenAs: string | null) {
  await lookAs(tx, token, seenAs);
  const user = await findUserByToken(tx, token);
  if (!user) throw new AppError('session.required');
  return toCurrentUser(user);
}

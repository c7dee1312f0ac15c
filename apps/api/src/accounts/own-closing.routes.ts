import { accountMachine } from '@jalon/domain/accounts/account-machine';
import { ownAccountApi } from '@jalon/domain/accounts/own-account-api';
import type { User } from '@jalon/domain/core/actor';
import { AppError } from '@jalon/domain/core/errors';
import type { Config } from '../config.ts';
import { record } from '../core/events.ts';
import type { Files } from '../core/files.ts';
import { pictureKey } from '../core/pictures.ts';
import { type Kernel, serve } from '../core/serve.ts';
import { endSessions } from '../core/session.ts';
import type { Tx } from '../db/database.ts';
import { lockCompany } from '../organisation/organisation.queries.ts';
import { assertOwnerRemains } from '../organisation/organisation.ts';
import { assertAccountFree } from './account-links.queries.ts';
import { moveAccount } from './accounts.queries.ts';
import { anonymise, isLastAdmin } from './own-closing.queries.ts';
import { ownerProofs } from './owner-proof.ts';

const done = { done: true } as const;
// The password is proved outside the transaction, which would hold a connection meanwhile.
const hashesFirst = { transaction: false };

export function mountOwnClosing(kernel: Kernel, config: Config, files: Files): void {
  const { database, security } = kernel;
  const { prove } = ownerProofs(kernel, config);

  serve(
    kernel,
    ownAccountApi.deactivate,
    async ({ actor, body, http: { reply }, requestId }) => {
      const { take } = await prove(actor, body);
      await database.transaction(async (tx) => {
        await take(tx);
        await assertOwnerStays(tx, actor);
        await move(tx, actor, accountMachine.actions.deactivate);
        await endSessions(tx, actor.id);
        await record(tx, 'account.deactivate', { subjectId: actor.id, by: actor.id, requestId });
      });
      security.signOut(reply);
      return done;
    },
    hashesFirst,
  );

  serve(
    kernel,
    ownAccountApi.delete,
    async ({ actor, body: { email, ...proof }, http: { reply }, requestId }) => {
      if (email !== actor.email) throw new AppError('request.invalid', { fields: { email: 'validation.notYourEmail' } });
      const { take } = await prove(actor, proof);
      const { picture } = await database.transaction(async (tx) => {
        await take(tx);
        await assertOwnerStays(tx, actor);
        if (await isLastAdmin(tx, actor)) throw new AppError('account.lastAdmin');
        await move(tx, actor, { from: accountMachine.actions.delete.from, to: 'deleted' });
        await assertAccountFree(tx, actor.id);
        const left = await anonymise(tx, actor);
        // The address is kept until the farewell is written to it, and no longer.
        const { firstName } = actor;
        await record(tx, 'account.delete', { subjectId: actor.id, by: actor.id, requestId, before: { email, firstName } });
        return left;
      });
      if (picture) await files.remove(pictureKey(picture));
      security.signOut(reply);
      return done;
    },
    hashesFirst,
  );
}

/** Of two owners who leave at once, the second finds that the first has gone. */
async function assertOwnerStays(tx: Tx, { id, company }: User): Promise<void> {
  if (!company) return;
  await lockCompany(tx, company.id);
  await assertOwnerRemains(tx, company.id, id);
}

async function move(tx: Tx, { id, state }: User, { from, to }: { from: readonly string[]; to: string }): Promise<void> {
  if (!(await moveAccount(tx, id, { from, to, by: id }))) throw new AppError('workflow.wrongState', { state });
}

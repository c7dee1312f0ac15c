import { AppError } from '@jalon/domain/core/errors';
import { identityApi } from '@jalon/domain/sessions/identity-api';
import { ownerProofs } from '../accounts/owner-proof.ts';
import type { Config } from '../config.ts';
import { record } from '../core/events.ts';
import { type Kernel, serve } from '../core/serve.ts';
import type { Tx } from '../db/database.ts';
import { holdUser, listIdentities, lookAtRemoval, type Removal, removeIdentity } from './identities.queries.ts';
import type { Oidc } from './oidc.ts';

/** Who one may sign in with, and what one has connected. */
export function mountIdentities(kernel: Kernel, config: Config, oidc: Oidc): void {
  const { database } = kernel;
  const { proveWayIn, actAndGoOn } = ownerProofs(kernel, config);
  serve(kernel, identityApi.providers, async () => oidc.providers);

  serve(kernel, identityApi.list, async ({ tx, actor }) => {
    const rows = await listIdentities(tx, actor.id);
    return { identities: rows.map((row) => ({ ...row, label: oidc.labelOf(row.provider) })) };
  });

  serve(
    kernel,
    identityApi.unlink,
    async ({ actor, params: { id }, body, http, requestId }) => {
      const wanted = { id, userId: actor.id, providers: oidc.providers.map(({ name }) => name) };
      // First, because whoever asks for another's is told what they would be told of none; and again when nobody can change it any more.
      removable(await lookAtRemoval(database, wanted));
      const take = await proveWayIn(actor, body);
      const disconnect = async (tx: Tx) => {
        await holdUser(tx, actor.id);
        const { provider, email } = removable(await lookAtRemoval(tx, wanted));
        await removeIdentity(tx, id);
        const before = { provider: oidc.labelOf(provider), email };
        await record(tx, 'identity.unlink', { subjectId: actor.id, by: actor.id, requestId, before });
      };
      await (take ? actAndGoOn({ actor, http, take }, disconnect) : database.transaction(disconnect));
      return { done: true as const };
    },
    // The password is proved outside the transaction, which would hold a connection meanwhile.
    { transaction: false },
  );
}

function removable(found: Removal | undefined): Removal {
  if (!found) throw new AppError('record.missing');
  if (!found.hasOtherWay) throw new AppError('identity.lastWayIn');
  return found;
}

import { AppError } from '@jalon/domain/core/errors';
import { identityApi } from '@jalon/domain/sessions/identity-api';
import { record } from '../core/events.ts';
import { type Kernel, serve } from '../core/serve.ts';
import { listIdentities, lookAtRemoval, removeIdentity } from './identities.queries.ts';
import type { Oidc } from './oidc.ts';

/** Who one may sign in with, and what one has connected. */
export function mountIdentities(kernel: Kernel, oidc: Oidc): void {
  serve(kernel, identityApi.providers, async () => oidc.providers);

  serve(kernel, identityApi.list, async ({ tx, actor }) => {
    const rows = await listIdentities(tx, actor.id);
    return { identities: rows.map((row) => ({ ...row, label: oidc.labelOf(row.provider) })) };
  });

  serve(kernel, identityApi.unlink, async ({ tx, actor, params: { id }, requestId }) => {
    const names = oidc.providers.map(({ name }) => name);
    const found = await lookAtRemoval(tx, { id, userId: actor.id, providers: names });
    if (!found) throw new AppError('record.missing');
    if (!found.hasOtherWay) throw new AppError('identity.lastWayIn');
    await removeIdentity(tx, id);
    const before = { provider: oidc.labelOf(found.provider), email: found.email };
    await record(tx, 'identity.unlink', { subjectId: actor.id, by: actor.id, requestId, before });
    return { done: true as const };
  });
}

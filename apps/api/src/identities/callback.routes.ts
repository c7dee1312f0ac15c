import { randomBytes } from 'node:crypto';
import { AppError } from '@jalon/domain/core/errors';
import { firstRefusal, guards } from '@jalon/domain/core/guards';
import { member } from '@jalon/domain/core/routes';
import { identityApi } from '@jalon/domain/sessions/identity-api';
import { mayConnect, whoSignsIn } from '@jalon/domain/sessions/identity-linking';
import type { CallbackAnswer } from '@jalon/domain/sessions/identity-schema';
import { nextPath } from '@jalon/domain/sessions/next-path';
import { makeLink } from '../accounts/accounts.queries.ts';
import { linkTokens } from '../accounts/link-tokens.ts';
import { ownerProofs } from '../accounts/owner-proof.ts';
import type { Config } from '../config.ts';
import type { Context } from '../core/context.ts';
import { sealer } from '../core/sealed.ts';
import { type Kernel, serve } from '../core/serve.ts';
import { writeAs } from '../core/standing.ts';
import type { Tx } from '../db/database.ts';
import { findCredentialsOf } from '../sessions/sessions.queries.ts';
import { signInAs } from '../sessions/sign-in.ts';
import { signInSteps } from '../sessions/sign-in-step.ts';
import { beginExternal } from '../sign-up/external-drafts.queries.ts';
import { type Arrival, arrive, connectIdentity } from './arrival.ts';
import { findKnown, type Identity } from './identities.queries.ts';
import type { Oidc, StartSecrets } from './oidc.ts';
import { keepStart, takeStart } from './starts.queries.ts';
import type { Visitor } from './visitor.ts';

// The provider is asked outside the transaction, which would hold a connection meanwhile.
const asksFirst = { transaction: false };
/** What providers say when somebody has changed their mind; the last two are LinkedIn's own. */
const cancelled = new Set(['access_denied', 'user_cancelled_login', 'user_cancelled_authorize']);

type Back = Context<typeof identityApi.callback>;
type Entry = { visitor: Visitor; next: string | null; isRemembered: boolean };

/** Away to the provider and back. */
export function mountCallback(kernel: Kernel, config: Config, oidc: Oidc): void {
  const { database, security } = kernel;
  const { seal, open } = sealer(config.secret, 'sign-in start');
  const { proveWayIn, actAndGoOn } = ownerProofs(kernel, config);
  const enter = entering(kernel, config, oidc);

  serve(
    kernel,
    identityApi.start,
    async ({ params: { provider }, body: { purpose, next, remember, ...proof }, actor, http }) => {
      const { request, reply } = http;
      oidc.check(provider);
      const refused = purpose === 'link' ? firstRefusal(member, actor) : undefined;
      if (refused) throw new AppError(guards[refused].refusal);
      const owner = purpose === 'link' ? actor : null;
      const take = owner ? await proveWayIn(owner, proof) : undefined;
      const { url, state, secrets } = await oidc.begin(provider);
      // One for all the tabs of a browser: two may be on their way at once.
      const token = security.startOf(request) || randomBytes(32).toString('base64url');
      const start = {
        secrets: seal(JSON.stringify(secrets), state),
        next: nextPath(next) ?? null,
        isRemembered: remember,
        userId: owner?.id ?? null,
      };
      const keep = (tx: Tx) => keepStart(tx, { provider, token, state }, start);
      await (owner && take ? actAndGoOn({ actor: owner, http, take }, keep) : keep(database));
      security.keepStart(reply, token);
      return { url };
    },
    asksFirst,
  );

  serve(
    kernel,
    identityApi.callback,
    async (context) => {
      const { actor, body, http, requestId } = context;
      const { provider } = context.params;
      oidc.check(provider);
      const start = await takeStart(database, { provider, token: security.startOf(http.request), state: body.state }, actor?.id ?? null);
      const secrets = start && open(start.secrets, body.state);
      if (!start || secrets === undefined) throw new AppError('identity.expired');
      if (body.error !== undefined) throw new AppError(cancelled.has(body.error) ? 'identity.cancelled' : 'identity.refused');
      const visitor = await oidc.finish(provider, JSON.parse(secrets) as StartSecrets, body);
      if (start.userId === null) return enter(context, { visitor, next: start.next, isRemembered: start.isRemembered });

      const { userId } = start;
      const { identity } = await findKnown(database, visitor, null);
      if (mayConnect(userId, identity) === 'taken') throw new AppError('identity.taken');
      const label = oidc.labelOf(provider);
      const connection = { identity: identityOf(visitor), label };
      await writeAs(database, userId, (tx) => connectIdentity(tx, { userId, requestId }, connection));
      return { result: 'linked' as const, label };
    },
    asksFirst,
  );
}

/** Of somebody who signs in: what is done with each of the outcomes. */
function entering(kernel: Kernel, { secret }: Config, oidc: Oidc) {
  const { database, security } = kernel;
  const steps = signInSteps(secret, security);
  const tokens = linkTokens(secret);

  const letIn = async (
    { http, requestId }: Back,
    userId: string,
    { arrival, next, isRemembered }: Omit<Entry, 'visitor'> & { arrival: Arrival },
  ): Promise<CallbackAnswer> => {
    const found = await findCredentialsOf(database, userId);
    if (found?.hasTwoStep) {
      steps.keep(http.reply, { userId, isRemembered, arrival }, found.passwordHash);
      return { result: 'codeNeeded', next };
    }
    const signIn = { userId, isRemembered, requestId, provider: arrival.label };
    const user = await signInAs(kernel, http, signIn, (tx) => arrive(tx, { userId, requestId }, arrival));
    return { result: 'signedIn', user, next };
  };

  return async (context: Back, { visitor, next, isRemembered }: Entry): Promise<CallbackAnswer> => {
    const outcome = whoSignsIn(visitor, await findKnown(database, visitor, visitor.email));
    const label = oidc.labelOf(visitor.provider);
    const { request, reply } = context.http;
    switch (outcome.act) {
      case 'activate':
        return { result: 'activate', token: tokens.write(await makeLink(database, outcome.userId, 'activate')) };
      case 'signUp':
        security.keepDraft(
          reply,
          await beginExternal(database, security.draftOf(request), { ...visitor, label, isProved: outcome.isProved }),
        );
        return { result: 'signUp', label };
      default: {
        const isNew = outcome.act === 'link';
        const arrival = { identity: identityOf(visitor), label, isNew, isFirstProof: isNew && outcome.isFirstProof };
        return letIn(context, outcome.userId, { arrival, next, isRemembered });
      }
    }
  };
}

const identityOf = ({ provider, issuer, subject, email }: Visitor): Identity => ({ provider, issuer, subject, email });

import { z } from 'zod';
import { WayInProof } from '../accounts/own-account-schema.ts';
import { endpoint } from '../core/endpoint.ts';
import { id } from '../core/fields.ts';
import { entered, member } from '../core/routes.ts';
import { CallbackAnswer, CallbackInput, OwnIdentity, Provider, StartInput } from './identity-schema.ts';

const ofProvider = z.object({ provider: z.string().max(30) });
/** Each may ask the provider, which takes its time. */
const perAddress = { max: 30, seconds: 60 };

/** Signing in by OpenID Connect: away to the provider, back from it, and what one has connected. */
export const identityApi = {
  providers: endpoint({
    method: 'GET',
    path: '/api/sign-in/providers',
    summary: 'Who else one may sign in with',
    guards: [],
    response: z.array(Provider),
    cached: true,
  }),
  start: endpoint({
    method: 'POST',
    path: '/api/sign-in/:provider/start',
    summary: 'Begin to sign in, or to connect an identity, with a provider; answers with the address to go to',
    guards: [],
    params: ofProvider,
    body: StartInput,
    response: z.object({ url: z.string() }),
    limit: perAddress,
  }),
  callback: endpoint({
    method: 'POST',
    path: '/api/sign-in/:provider/callback',
    summary: 'Come back from a provider, with what it added to the address',
    guards: [],
    params: ofProvider,
    body: CallbackInput,
    response: CallbackAnswer,
    limit: perAddress,
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/account/identities',
    summary: 'The identities one has connected',
    guards: entered,
    isPersonal: true,
    response: z.object({ identities: z.array(OwnIdentity) }),
  }),
  unlink: endpoint({
    method: 'POST',
    path: '/api/account/identities/:id/disconnect',
    summary: 'Disconnect an identity, unless it is the last way in',
    guards: member,
    params: z.object({ id }),
    body: WayInProof,
    response: z.object({ done: z.literal(true) }),
    limit: perAddress,
  }),
};

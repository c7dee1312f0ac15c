import { AppError } from '@jalon/domain/core/errors';
import type { CallbackInput } from '@jalon/domain/sessions/identity-schema';
import type { Config } from '../config.ts';
import { asking, discoveries, library, type ProviderSettings } from './discovery.ts';
import { type Visitor, visitorOf } from './visitor.ts';

/** What must come back as it was sent. Without a verifier or a nonce, the provider knows none. */
export type StartSecrets = { verifier?: string | undefined; nonce?: string | undefined };

const scope = 'openid email profile';

export type Oidc = ReturnType<typeof openOidc>;

/** The providers of the configuration: who they are, the way there, and who comes back. */
export function openOidc({ oidc, url: origin }: Config) {
  const discover = discoveries();
  const settingsOf = (name: string): ProviderSettings => {
    const settings = oidc.find((one) => one.name === name);
    if (!settings) throw new AppError('record.missing');
    return settings;
  };
  const callbackOf = ({ name }: ProviderSettings): string => `${origin}/${name}/callback`;

  return {
    providers: oidc.map(({ name, label }) => ({ name, label })),
    check: (name: string): void => void settingsOf(name),
    labelOf: (name: string): string => oidc.find((one) => one.name === name)?.label ?? name,

    /** The address of the provider to send somebody to, and what to remember until they come back. */
    async begin(name: string): Promise<{ url: string; state: string; secrets: StartSecrets }> {
      const settings = settingsOf(name);
      const configuration = await discover(settings);
      const { randomState, randomNonce, randomPKCECodeVerifier, calculatePKCECodeChallenge, buildAuthorizationUrl } = await library();
      const state = randomState();
      const nonce = settings.nonce ? randomNonce() : undefined;
      const verifier = configuration.serverMetadata().supportsPKCE() ? randomPKCECodeVerifier() : undefined;
      const url = buildAuthorizationUrl(configuration, {
        ...{ redirect_uri: callbackOf(settings), scope, state },
        ...(nonce ? { nonce } : {}),
        ...(verifier ? { code_challenge: await calculatePKCECodeChallenge(verifier), code_challenge_method: 'S256' } : {}),
      });
      // The browser will follow it: nothing but a page, and in the clear only where everything is.
      if (url.protocol !== 'https:' && url.protocol !== new URL(settings.issuer).protocol) throw new AppError('identity.refused');
      return { url: url.href, state, secrets: { nonce, verifier } };
    },

    /** Exchanges what came back for who it is. State, issuer, nonce and verifier are all checked. */
    async finish(name: string, { nonce, verifier }: StartSecrets, answer: CallbackInput): Promise<Visitor> {
      const settings = settingsOf(name);
      const configuration = await discover(settings);
      const { authorizationCodeGrant, fetchUserInfo } = await library();
      const back = new URL(callbackOf(settings));
      for (const [key, value] of Object.entries(answer)) if (value !== undefined) back.searchParams.set(key, value);
      const checks = {
        ...{ expectedState: answer.state, idTokenExpected: true },
        ...(nonce ? { expectedNonce: nonce } : {}),
        ...(verifier ? { pkceCodeVerifier: verifier } : {}),
      };
      const tokens = await asking(authorizationCodeGrant(configuration, back, checks));
      const claims = tokens.claims();
      if (!claims) throw new AppError('identity.refused');
      // Some tell the address in the token, others only when asked.
      const canAsk = claims.email === undefined && configuration.serverMetadata().userinfo_endpoint !== undefined;
      const more = canAsk ? await asking(fetchUserInfo(configuration, tokens.access_token, claims.sub)) : {};
      return { provider: name, ...visitorOf(claims, more) };
    },
  };
}

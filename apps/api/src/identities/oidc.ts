import { AppError } from '@jalon/domain/core/errors';
import { email as emailSchema, line } from '@jalon/domain/core/fields';
import { isTrue, type Proved } from '@jalon/domain/sessions/identity-linking';
import type { CallbackInput } from '@jalon/domain/sessions/identity-schema';
import type { Configuration, IDToken, UserInfoResponse } from 'openid-client';
import type { Config } from '../config.ts';

type Settings = Config['oidc'][number];
/** What must come back as it was sent. Without a verifier or a nonce, the provider knows none. */
export type StartSecrets = { verifier?: string | undefined; nonce?: string | undefined };
/** Somebody as a provider knows them. */
export type Visitor = Proved & { provider: string; issuer: string; subject: string; firstName: string; lastName: string };

/** A person waits for each of these calls. */
const seconds = 5;
const knownForMs = 10 * 60_000;
const scope = 'openid email profile';

// Most installations have no provider, and most visits use none: the library is loaded by the first that does.
const library = () => import('openid-client');

export type Oidc = ReturnType<typeof openOidc>;

export function openOidc({ oidc, url: origin }: Config) {
  const known = new Map<string, { until: number; found: Promise<Configuration> }>();

  const settingsOf = (name: string): Settings => {
    const settings = oidc.find((one) => one.name === name);
    if (!settings) throw new AppError('record.missing');
    return settings;
  };
  /** What the provider says of itself; several who ask at once ask once, and a failure is not remembered. */
  const discover = (settings: Settings): Promise<Configuration> => {
    const kept = known.get(settings.name);
    if (kept && kept.until > Date.now()) return kept.found;
    const found = describe(settings);
    known.set(settings.name, { until: Date.now() + knownForMs, found });
    found.catch(() => known.delete(settings.name));
    return found;
  };
  const callbackOf = ({ name }: Settings): string => `${origin}/${name}/callback`;

  return {
    providers: oidc.map(({ name, label }) => ({ name, label })),
    check: (name: string): void => void settingsOf(name),
    labelOf: (name: string): string => oidc.find((one) => one.name === name)?.label ?? name,

    /** The address of the provider to send somebody to, and what to remember until they come back. */
    async begin(name: string): Promise<{ url: string; state: string; secrets: StartSecrets }> {
      const settings = settingsOf(name);
      const { randomState, randomNonce, randomPKCECodeVerifier, calculatePKCECodeChallenge, buildAuthorizationUrl } = await library();
      const configuration = await asking(discover(settings));
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
      const { authorizationCodeGrant, fetchUserInfo } = await library();
      const configuration = await asking(discover(settings));
      const back = new URL(callbackOf(settings));
      for (const [key, value] of Object.entries(answer)) if (value !== undefined) back.searchParams.set(key, value);
      const checks = { expectedState: answer.state, idTokenExpected: true };
      const tokens = await asking(
        authorizationCodeGrant(configuration, back, {
          ...checks,
          ...(nonce ? { expectedNonce: nonce } : {}),
          ...(verifier ? { pkceCodeVerifier: verifier } : {}),
        }),
      );
      const claims = tokens.claims();
      if (!claims) throw new AppError('identity.refused');
      const { userinfo_endpoint: hasMore } = configuration.serverMetadata();
      // Some tell the address in the token, others only when asked.
      const more = claims.email === undefined && hasMore ? await asking(fetchUserInfo(configuration, tokens.access_token, claims.sub)) : {};
      return { provider: name, ...visitorOf({ ...claims, ...more }) };
    },
  };
}

async function describe({ issuer, clientId, clientSecret }: Settings): Promise<Configuration> {
  const { discovery, allowInsecureRequests } = await library();
  const isClear = new URL(issuer).protocol === 'http:';
  const execute = isClear ? [allowInsecureRequests] : [];
  return discovery(new URL(issuer), clientId, clientSecret, undefined, { execute, timeout: seconds });
}

function visitorOf(claims: IDToken & Partial<UserInfoResponse>): Omit<Visitor, 'provider'> {
  const email = emailSchema.safeParse(claims.email).data ?? null;
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email,
    isEmailVerified: email !== null && isTrue(claims.email_verified),
    firstName: nameIn(claims.given_name),
    lastName: nameIn(claims.family_name),
  };
}

/** A name that would not fit is left for the person to write. */
const nameIn = (claim: unknown): string => line().safeParse(claim).data ?? '';

/** Codes of the library for a provider that is away, slow or broken; any other is an answer that must not be believed. */
const away = new Set(['OAUTH_TIMEOUT', 'OAUTH_ABORT', 'OAUTH_RESPONSE_IS_NOT_CONFORM', 'OAUTH_RESPONSE_IS_NOT_JSON', 'OAUTH_PARSE_ERROR']);

async function asking<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (cause) {
    const { code, cause: below } = cause as { code?: string; cause?: unknown };
    // What `fetch` throws when nobody answers.
    const isAway = code === undefined ? below instanceof TypeError || cause instanceof TypeError : away.has(code);
    throw Object.assign(new AppError(isAway ? 'identity.unreachable' : 'identity.refused'), { cause });
  }
}

import { AppError } from '@jalon/domain/core/errors';
import type { Configuration } from 'openid-client';
import type { Config } from '../config.ts';

export type ProviderSettings = Config['oidc'][number];

/** A person waits for each call to a provider. */
const seconds = 5;
const knownForMs = 10 * 60_000;

// Most installations have no provider, and most visits use none: the library is loaded by the first that does.
export const library = () => import('openid-client');

/** What providers say of themselves. Several who ask at once ask once, and a failure is not remembered. */
export function discoveries() {
  const known = new Map<string, { until: number; found: Promise<Configuration> }>();
  return (settings: ProviderSettings): Promise<Configuration> => {
    const kept = known.get(settings.name);
    if (kept && kept.until > Date.now()) return kept.found;
    const found = describe(settings);
    known.set(settings.name, { until: Date.now() + knownForMs, found });
    found.catch(() => known.delete(settings.name));
    return found;
  };
}

async function describe({ issuer, clientId, clientSecret }: ProviderSettings): Promise<Configuration> {
  const { discovery, allowInsecureRequests, enableNonRepudiationChecks } = await library();
  const execute = [enableNonRepudiationChecks, ...(new URL(issuer).protocol === 'http:' ? [allowInsecureRequests] : [])];
  return asking(discovery(new URL(issuer), clientId, clientSecret, undefined, { execute, timeout: seconds }));
}

/** Codes of the library for a provider that is away, slow or broken; any other is an answer that must not be believed. */
const away = new Set(['OAUTH_TIMEOUT', 'OAUTH_ABORT', 'OAUTH_RESPONSE_IS_NOT_CONFORM', 'OAUTH_RESPONSE_IS_NOT_JSON', 'OAUTH_PARSE_ERROR']);

/** A call to a provider, with its failures in our words. */
export async function asking<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (cause) {
    const { code, cause: below } = cause as { code?: string; cause?: unknown };
    // What `fetch` throws when nobody answers.
    const isAway = code === undefined ? below instanceof TypeError || cause instanceof TypeError : away.has(code);
    throw Object.assign(new AppError(isAway ? 'identity.unreachable' : 'identity.refused'), { cause });
  }
}

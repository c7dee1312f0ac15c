import { generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Provider, { type Configuration } from 'oidc-provider';
import { memoryAdapter } from './oidc-adapter.ts';
import { oidcClient } from './oidc-client.ts';

/** Somebody as this provider knows them. `sub` is who they are, whatever their address is today. */
type ProviderPerson = { sub: string; email?: string; email_verified?: boolean | 'true'; given_name?: string; family_name?: string };

const newKey = () => ({
  ...generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' }),
  kid: 'one',
  alg: 'RS256',
  use: 'sig',
});
// Made once: a key takes longer than everything else that a provider does at its start.
const [ownKey, foreignKey] = [newKey(), newKey()];

/**
 * A real OpenID provider on loopback. Its page asks who one is and believes it. `product` is where it sends people back to. One that is
 * forged signs with another key than the one it shows.
 */
export async function startOidcServer(product: string, { port = 0, name = 'acme', label = 'Acme', isForged = false } = {}) {
  const people = new Map<string, ProviderPerson>();
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, { ...configuration(`${product}/${name}/callback`, people), jwks: { keys: [ownKey] } });
  const answer = provider.callback();
  const { kty, n, e, kid, alg, use } = foreignKey;
  server.on('request', (request, response) => {
    if (isForged && request.url === '/jwks')
      return void response
        .setHeader('content-type', 'application/jwk-set+json')
        .end(JSON.stringify({ keys: [{ kty, n, e, kid, alg, use }] }));
    if (!request.url?.startsWith('/interaction/')) return void answer(request, response);
    interact({ provider, people, request, response }).catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  return {
    issuer,
    /** The setting that makes the product know this provider. */
    settings: { name, label, issuer, ...oidcClient },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function configuration(callback: string, people: Map<string, ProviderPerson>): Configuration {
  return {
    adapter: memoryAdapter(),
    clients: [
      {
        client_id: oidcClient.clientId,
        client_secret: oidcClient.clientSecret,
        redirect_uris: [callback],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    cookies: { keys: ['only for tests'] },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    findAccount: async (_, sub) => ({ accountId: sub, claims: async () => ({ ...people.get(sub), sub }) }),
    // Everybody agrees to everything.
    loadExistingGrant: async ({ oidc }) => {
      if (!oidc.client || !oidc.session?.accountId) return undefined;
      const grant = new oidc.provider.Grant({ clientId: oidc.client.clientId, accountId: oidc.session.accountId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
    ttl: { AccessToken: 60, AuthorizationCode: 60, IdToken: 60, Interaction: 600, Session: 600, Grant: 600 },
  };
}

const page = (fields: string) =>
  `<!doctype html><html lang="en"><title>Acme</title><link rel="icon" href="data:,"><main><h1>Acme</h1><form method="post">${fields}<button name="act" value="agree">Agree</button><button name="act" value="cancel">Cancel</button></form></main></html>`;
const field = (name: string) => `<p><label>${name} <input name="${name}"></label></p>`;

type Page = { provider: Provider; people: Map<string, ProviderPerson>; request: IncomingMessage; response: ServerResponse };

async function interact({ provider, people, request, response }: Page): Promise<void> {
  const names = ['sub', 'email', 'email_verified', 'given_name', 'family_name'];
  if (request.method !== 'POST')
    return void response.setHeader('content-type', 'text/html; charset=utf-8').end(page(names.map(field).join('')));
  const given = Object.fromEntries(new URLSearchParams(await text(request)));
  if (given.act === 'cancel') {
    await provider.interactionFinished(request, response, { error: 'access_denied', error_description: 'cancelled' });
    return;
  }
  const { act: _, sub = '', email_verified: verified, ...rest } = given;
  const isVerified = verified === 'word' ? ('true' as const) : verified === 'yes';
  people.set(sub, { sub, ...rest, email_verified: isVerified });
  await provider.interactionFinished(request, response, { login: { accountId: sub } }, { mergeWithLastSubmission: false });
}

/** Goes through the pages of the provider as a browser would, and gives what it adds to the address it leads back to. */
export async function visit(url: string, back: string, fields: Record<string, string>): Promise<Record<string, string>> {
  const jar = new Map<string, string>();
  let at = new URL(url);
  let form: string | undefined;
  for (let hops = 0; hops < 10; hops += 1) {
    if (at.href.startsWith(back)) return Object.fromEntries(at.searchParams);
    const answer = await fetch(at, {
      redirect: 'manual',
      headers: { cookie: [...jar].map((pair) => pair.join('=')).join('; ') },
      ...(form === undefined ? {} : { method: 'POST', body: new URLSearchParams(fields) }),
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';');
      jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    const to = answer.headers.get('location');
    // A page to fill in: the next request sends it.
    form = to ? undefined : await answer.text();
    if (to) at = new URL(to, at);
    else if (answer.status !== 200) throw new Error(`${at.pathname}: ${answer.status} ${form}`);
  }
  throw new Error('the provider leads nowhere');
}

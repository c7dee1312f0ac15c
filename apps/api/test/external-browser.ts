import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { AnswerOf, CallOf, EndpointSpec } from '@jalon/domain/core/endpoint';
import type { ErrorBody } from '@jalon/domain/core/errors';
import { fillPath } from '@jalon/domain/core/routes';
import { identityApi } from '@jalon/domain/sessions/identity-api';
import type { InjectOptions } from 'fastify';
import { sql } from '../src/db/sql.ts';
import { makePerson, type Person } from './factories.ts';
import { openWorld, type World } from './harness.ts';
import { startMailServer } from './mail-server.ts';
import { startOidcServer, visit } from './oidc-server.ts';

const product = 'http://localhost:3000';

export type ExternalWorld = Awaited<ReturnType<typeof openExternalWorld>>;

/**
 * A world with providers that answer: `other` gives back no nonce, `forged` signs with a key that is not its own. `gone` is not there, and
 * `silent` says nothing.
 */
export async function openExternalWorld() {
  const mail = await startMailServer();
  const acme = await startOidcServer(product);
  const other = await startOidcServer(product, { name: 'other', label: 'Other' });
  const forged = await startOidcServer(product, { name: 'forged', label: 'Forged', isForged: true });
  const mute = createServer();
  await new Promise<void>((resolve) => mute.listen(0, '127.0.0.1', resolve));
  const { port } = mute.address() as AddressInfo;
  const silent = { ...acme.settings, name: 'silent', label: 'Silent', issuer: `http://127.0.0.1:${port}` };
  const gone = { ...acme.settings, name: 'gone', label: 'Gone', issuer: 'http://127.0.0.1:9' };
  const providers = [acme.settings, { ...other.settings, nonce: false }, forged.settings, gone, silent];
  const world = await openWorld({ JALON_SMTP_URL: mail.url, JALON_OIDC: JSON.stringify(providers) });
  const { database } = world;
  return {
    ...{ world, mail, acme, other },
    browser: (person?: Person) => externalBrowser(world, person),
    newPerson: (spec: Partial<Parameters<typeof makePerson>[1]> = {}) => makePerson(database, { type: 'Freelance', ...spec }),
    userOf: (email: string) => database.maybe<Record<string, unknown>>(sql`select * from users where email = ${email}`),
    identitiesOf: (userId: string) => database.many<Record<string, unknown>>(sql`select * from identities where user_id = ${userId}`),
    eventsOf: (userId: string, kind: string) =>
      database.many<Record<string, unknown>>(sql`select before, after from events where subject_id = ${userId} and kind = ${kind}`),
    close: async () => {
      await world.close();
      mute.closeAllConnections();
      mute.close();
      await Promise.all([mail.close(), acme.close(), other.close(), forged.close()]);
    },
  };
}

/** What somebody fills in at the provider; another person each time. */
export const fieldsOf = (email: string, more: Record<string, string> = {}) => ({
  ...{ sub: randomUUID(), email, email_verified: 'yes', given_name: 'Léa', family_name: 'Roy', ...more },
});

type Way = {
  provider?: string;
  purpose?: 'signIn' | 'link';
  next?: string;
  remember?: boolean;
  password?: string;
  code?: string;
  change?: (url: URL) => void;
};

/** A browser that keeps its cookies, goes to the provider and comes back. */
function externalBrowser({ server }: World, person?: Person) {
  const jar: Record<string, string> = person ? { session: person.token } : {};
  const inject = async (options: InjectOptions) => {
    const answer = await server.inject({ ...options, cookies: jar });
    for (const { name, value } of answer.cookies) {
      if (value) jar[name] = value;
      else delete jar[name];
    }
    return answer;
  };
  const send = async <E extends EndpointSpec>(endpoint: E, part: CallOf<E>) => {
    if (!jar['XSRF-TOKEN']) await inject({ url: '/api/health' });
    const { params = {}, body } = part as { params?: Record<string, string>; body?: object };
    const headers = endpoint.method === 'GET' ? {} : { 'x-xsrf-token': jar['XSRF-TOKEN'] ?? '' };
    const url = fillPath(endpoint.path, params);
    const answer = await inject({ method: endpoint.method, url, headers, ...(body ? { payload: body } : {}) });
    const parsed: unknown = answer.json();
    return { status: answer.statusCode, body: parsed as AnswerOf<E>, error: parsed as ErrorBody };
  };
  const start = ({ provider = 'acme', purpose = 'signIn', change: _, ...more }: Way = {}) => {
    const body = { purpose, ...more };
    return send(identityApi.start, { params: { provider }, body });
  };
  /** As far as the provider's last word; `change` tampers with the address on the way there. */
  const goAway = async (fields: Record<string, string>, way: Way = {}) => {
    const { status, body } = await start(way);
    if (status !== 200) throw new Error(JSON.stringify(body));
    const url = new URL(body.url);
    way.change?.(url);
    return visit(url.href, `${product}/`, { act: 'agree', ...fields });
  };
  const comeBack = (query: Record<string, string>, provider = 'acme') => {
    const known = Object.entries(query).filter(([name]) => ['state', 'code', 'iss', 'error'].includes(name));
    return send(identityApi.callback, { params: { provider }, body: Object.fromEntries(known) as { state: string } });
  };
  return {
    jar,
    send,
    start,
    goAway,
    comeBack,
    signIn: async (fields: Record<string, string>, way: Way = {}) => comeBack(await goAway(fields, way), way.provider),
  };
}

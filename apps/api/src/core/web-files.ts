import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { hintCookie, hostCookie } from '@jalon/domain/core/cookies';
import { AppError } from '@jalon/domain/core/errors';
import { areas } from '@jalon/domain/core/routes';
import type { SignInProvider } from '@jalon/domain/sessions/sign-in-provider';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { House, Operator } from '../operator/house.ts';
import { namedPages, namingOperator, namingProviders, ofOperator, type PageName, pageWith, startingEarly } from './web-page.ts';

const dist = join(import.meta.dirname, '../../../web/dist');
const serverPaths = /^\/(api|broadcasting|dev|metrics|assets|get-laravel-permission-to-vuejs)(\/|$)/;

/** An address that the browser routes. Not read as an address: what comes here may be none. */
function isPage({ method, url }: FastifyRequest): boolean {
  const [pathname = ''] = url.split('?');
  return (method === 'GET' || method === 'HEAD') && !serverPaths.test(pathname);
}

/** Somebody who looks at the answer, rather than a program. */
export const isForPerson = (request: FastifyRequest): boolean => isPage(request) && Boolean(request.headers.accept?.includes('text/html'));

/** How an address is called: undefined where it has no name of its own, null where what it would name is not there. */
export type NameOf = (request: FastifyRequest) => Promise<PageName | null | undefined>;

/** What a page depends on besides: whose product it is, and what the address is called. */
type Asked = { house: Pick<House, 'operator'>; nameOf: NameOf };

/** The built web application: files under their own name, and the page itself for every address the browser routes. */
export async function mountWebFiles(app: FastifyInstance, { oidc, isProduction }: Config, { house, nameOf }: Asked): Promise<void> {
  const isBuilt = existsSync(join(dist, 'index.html'));
  if (isBuilt) {
    const files = { index: false, preCompressed: true, cacheControl: false } as const;
    // Names under assets/ carry the hash of their content. One route for all of them: each as a route of its own would take long to mount.
    await app.register(fastifyStatic, {
      ...{ ...files, root: join(dist, 'assets'), prefix: '/assets/' },
      setHeaders: (reply) => void reply.header('cache-control', 'public, max-age=31536000, immutable'),
    });
    await app.register(fastifyStatic, {
      ...{ ...files, root: dist, wildcard: false, globIgnore: ['assets/**'], decorateReply: false },
      setHeaders: (reply) => void reply.header('cache-control', 'no-cache'),
    });
  }
  const providers = oidc.map(({ name, label }) => ({ name, label }));
  const pagesNow = isBuilt ? whileSame(house.operator, (operator) => makePages(providers, operator)) : undefined;
  const hint = hostCookie(hintCookie, isProduction);
  app.setNotFoundHandler(async (request, reply) => {
    const pages = pagesNow?.();
    if (!pages || !isPage(request)) throw new AppError('route.missing');
    const name = await nameOf(request);
    if (name) return pages.named(reply.status(200), name);
    reply.status(name === null ? 404 : 200);
    if (name === null) reply.header('x-robots-tag', 'noindex');
    const isMembers = request.cookies[hint] !== undefined && isInArea(request.url);
    return (isMembers ? pages.ofMembers : pages.ofVisitors)(request, reply);
  });
}

const bases = Object.values(areas).map(({ base }) => `${base}/`);
const isInArea = (url: string): boolean => bases.some((base) => url.startsWith(base));

/** Made once for each version of the settings. */
function whileSame<Made>(operator: () => Operator, make: (operator: Operator) => Made): () => Made {
  let made: { version: number; value: Made } | undefined;
  return () => {
    const now = operator();
    if (made?.version !== now.version) made = { version: now.version, value: make(now) };
    return made.value;
  };
}

function makePages(providers: SignInProvider[], operator: Operator) {
  const page = ofOperator(readFileSync(join(dist, 'index.html'), 'utf8'), operator);
  const head = namingProviders(providers) + namingOperator(operator);
  return {
    ofVisitors: pageWith(page, head),
    ofMembers: pageWith(page, head + startingEarly(dist), true),
    named: namedPages(page, head),
  };
}

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { hintCookie, hostCookie } from '@jalon/domain/core/cookies';
import { AppError } from '@jalon/domain/core/errors';
import { areas } from '@jalon/domain/core/routes';
import type { SignInProvider } from '@jalon/domain/sessions/sign-in-provider';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { namedPages, namingProviders, type PageName, pageWith, startingEarly } from './web-page.ts';

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

/** The built web application: files under their own name, and the page itself for every address the browser routes. */
export async function mountWebFiles(app: FastifyInstance, { oidc, isProduction }: Config, nameOf: NameOf): Promise<void> {
  const isBuilt = existsSync(join(dist, 'index.html'));
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root: dist,
      wildcard: false,
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        // Names under assets/ carry the hash of their content.
        const isHashed = /[\\/]assets[\\/]/.test(path);
        reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  const pages = isBuilt && makePages(oidc.map(({ name, label }) => ({ name, label })));
  const hint = hostCookie(hintCookie, isProduction);
  app.setNotFoundHandler(async (request, reply) => {
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

function makePages(providers: SignInProvider[]) {
  const file = join(dist, 'index.html');
  const head = namingProviders(providers);
  return {
    ofVisitors: pageWith(file, head),
    ofMembers: pageWith(file, head + startingEarly(dist), true),
    named: namedPages(file, head),
  };
}

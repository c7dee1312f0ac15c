import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { AppError } from '@jalon/domain/core/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { pageWith } from './web-page.ts';

const dist = join(import.meta.dirname, '../../../web/dist');
const serverPaths = /^\/(api|broadcasting|dev|metrics|assets|get-laravel-permission-to-vuejs)(\/|$)/;

/** An address that the browser routes. Not read as an address: what comes here may be none. */
function isPage({ method, url }: FastifyRequest): boolean {
  const [pathname = ''] = url.split('?');
  return (method === 'GET' || method === 'HEAD') && !serverPaths.test(pathname);
}

/** Somebody who looks at the answer, rather than a program. */
export const isForPerson = (request: FastifyRequest): boolean => isPage(request) && Boolean(request.headers.accept?.includes('text/html'));

/** The built web application: files under their own name, and the page itself for every address the browser routes. */
export async function mountWebFiles(app: FastifyInstance, { oidc }: Config): Promise<void> {
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
  const page =
    isBuilt && oidc.length > 0
      ? pageWith(
          join(dist, 'index.html'),
          oidc.map(({ name, label }) => ({ name, label })),
        )
      : undefined;
  app.setNotFoundHandler(async (request, reply) => {
    if (!isBuilt || !isPage(request)) throw new AppError('route.missing');
    reply.status(200);
    return page ? page(request, reply) : reply.sendFile('index.html');
  });
}

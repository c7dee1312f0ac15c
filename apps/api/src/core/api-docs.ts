import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { EndpointSpec } from '@jalon/domain/core/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { apiPage } from './api-pages.ts';
import { openApi } from './openapi.ts';

type Document = { plain: Buffer; zipped: Buffer; etag: string };

/** Anybody may ask for them, so each is made and compressed once, by the first who does. */
export function mountApiDocs(app: FastifyInstance, endpoints: readonly EndpointSpec[], url: string): void {
  mountDocument(app, '/api/openapi.json', {
    type: 'application/json; charset=utf-8',
    write: () => JSON.stringify(openApi(endpoints, url)),
  });
  mountDocument(app, '/api/docs', { type: 'text/html; charset=utf-8', write: () => apiPage(endpoints) });
}

function mountDocument(app: FastifyInstance, path: string, { type, write }: { type: string; write: () => string }): void {
  let made: Document | undefined;
  app.get(path, async (request, reply) => {
    made ??= prepare(write());
    return send(request, reply.type(type), made);
  });
}

function prepare(text: string): Document {
  const plain = Buffer.from(text);
  return { plain, zipped: gzipSync(plain, { level: 9 }), etag: `W/"${createHash('sha1').update(plain).digest('base64url')}"` };
}

function send({ headers }: FastifyRequest, reply: FastifyReply, { plain, zipped, etag }: Document): FastifyReply {
  reply.headers({ etag, 'cache-control': 'private, no-cache', vary: 'accept-encoding' });
  if (headers['if-none-match'] === etag) return reply.status(304).send();
  const takesGzip = /\bgzip\b(?!;q=0)/.test(String(headers['accept-encoding'] ?? ''));
  return takesGzip ? reply.header('content-encoding', 'gzip').send(zipped) : reply.send(plain);
}

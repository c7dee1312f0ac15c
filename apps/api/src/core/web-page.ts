import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { providersMeta, type SignInProvider } from '@jalon/domain/sessions/sign-in-provider';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { html } from './html.ts';

/** The page with the providers one may sign in with: told later, their buttons would move the form somebody is about to use. */
export function pageWith(file: string, providers: readonly SignInProvider[]) {
  const meta = html`<meta name="${providersMeta}" content="${JSON.stringify(providers)}" />`;
  const page = readFileSync(file, 'utf8').replace('</head>', () => `${meta}</head>`);
  const etag = `"${createHash('sha1').update(page).digest('base64url')}"`;
  return (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    reply.type('text/html; charset=utf-8').headers({ etag, 'cache-control': 'no-cache' });
    return request.headers['if-none-match'] === etag ? reply.status(304).send() : reply.send(page);
  };
}

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { operatorMeta, publicPart } from '@jalon/domain/operator/operator';
import { providersMeta, type SignInProvider } from '@jalon/domain/sessions/sign-in-provider';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Operator } from '../operator/house.ts';
import { html } from './html.ts';

/** The page with something more in its head. That of members shows the frame of an area before any script has run. */
export function pageWith(source: string, head: string, isMembers = false) {
  const plain = source.replace('</head>', () => `${head}</head>`);
  const page = isMembers ? plain.replace('<body>', '<body data-member>') : plain;
  const etag = `"${createHash('sha1').update(page).digest('base64url')}"`;
  return (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    reply.type('text/html; charset=utf-8').headers({ etag, 'cache-control': 'no-cache' });
    return request.headers['if-none-match'] === etag ? reply.status(304).send() : reply.send(page);
  };
}

/** What a page is called where it is shared or found; `isFound`: search engines may keep it; `refused`: nobody has looked whether it is there. */
export type PageName = { title: string; description: string; isFound: boolean; refused?: { status: 429 | 503; seconds: number } };

/** The page under a name of its own. Each is asked for again: what its owner has closed is gone at once. */
export function namedPages(source: string, head: string) {
  const page = source.replace(/<title>.*?<\/title>/s, '').replace(/<meta name="description"[^>]*>/, '');
  return (reply: FastifyReply, { title, description, isFound, refused }: PageName): FastifyReply => {
    const robots = isFound ? '' : html`<meta name="robots" content="noindex" />`;
    const own = html`<title>${title}</title><meta name="description" content="${description}" /><meta property="og:title" content="${title}" />
      <meta property="og:description" content="${description}" /><meta property="og:type" content="profile" />`;
    reply.type('text/html; charset=utf-8').header('cache-control', 'private, no-cache');
    if (!isFound) reply.header('x-robots-tag', 'noindex');
    if (refused) reply.status(refused.status).header('retry-after', String(refused.seconds));
    return reply.send(page.replace('</head>', () => `${own}${robots}${head}</head>`));
  };
}

/** The page under the name and logo of the operator, which it shows before any script has run. */
export function ofOperator(source: string, { name, logo }: Operator): string {
  const mark = logo ? html`<img src="${logoAddress(logo)}" height="24" alt="" />` : undefined;
  return source
    .replace(/<title>.*?<\/title>/s, () => html`<title>${name}</title>`)
    .replace(
      /(<div class="awaited-frame"[^>]*>)\s*(<img[^>]*>)\s*Jalon\s*(<\/div>)/,
      (_, open: string, own: string, end: string) => `${open}${mark ?? own}${html`${name}`}${end}`,
    );
}
const logoAddress = (logo: string): string => `/api/operator/logo?v=${logo}`;

/** What scripts know of the operator without asking. */
export const namingOperator = (operator: Operator): string =>
  html`<meta name="${operatorMeta}" content="${JSON.stringify(publicPart(operator))}" />`;

/** The providers one may sign in with: told later, their buttons would move the form somebody is about to use. */
export const namingProviders = (providers: readonly SignInProvider[]): string =>
  providers.length > 0 ? html`<meta name="${providersMeta}" content="${JSON.stringify(providers)}" />` : '';

type Chunk = { name?: string; file: string; css?: string[] };

/** What the screens of a member need, asked for beside the first script rather than by it: `shared` of `vite-chunks.ts`, its styles and the session. */
export function startingEarly(dist: string): string {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;
  const chunks = Object.values(manifest).filter(({ name }) => name === 'shared');
  const scripts = chunks.map(({ file }) => html`<link rel="modulepreload" href="/${file}" />`);
  const styles = chunks.flatMap(({ css = [] }) => css).map((file) => html`<link rel="preload" as="style" crossorigin href="/${file}" />`);
  return html`<link rel="preload" as="fetch" crossorigin href="/api/user" />${[...scripts, ...styles]}`;
}

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { language } from '@jalon/domain/core/fields';
import { preferredLanguage } from '@jalon/domain/core/languages';
import { areas } from '@jalon/domain/core/routes';
import type { FastifyRequest } from 'fastify';
import { hintCookie } from './security.ts';
import { languageCookie } from './serve.ts';

type Chunk = { file: string; css?: string[]; imports?: string[] };
type Manifest = Record<string, Chunk>;

const inArea = new RegExp(
  `^(${Object.values(areas)
    .map(({ base }) => base)
    .join('|')})/`,
);

/**
 * What the browser will need after the page, told with the page: its language, and for somebody who is signed in the frame of the areas
 * and who that is. Left to find out by itself, it would learn of these only when the first scripts have come and run.
 */
export function preloadsOf(dist: string): (request: FastifyRequest) => string | undefined {
  const file = join(dist, 'manifest.json');
  const manifest: Manifest = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const english = linksTo(manifest, '../../packages/domain/src/locales/en.ts');
  const area = [...linksTo(manifest, 'src/app/area-layout.tsx'), '</api/user>; rel=preload; as=fetch; crossorigin'];
  return (request) => {
    const chosen = language.safeParse(request.cookies[languageCookie]).data ?? preferredLanguage(request.headers['accept-language']);
    const isMember = request.cookies[hintCookie] !== undefined && inArea.test(request.url);
    const links = [...(chosen === 'en' ? english : []), ...(isMember ? area : [])];
    return links.length > 0 ? links.join(', ') : undefined;
  };
}

/** A module after all it imports. What the page itself names costs nothing to name again. */
function linksTo(manifest: Manifest, source: string, seen = new Set<string>()): string[] {
  const chunk = manifest[source];
  if (!chunk || seen.has(source)) return [];
  seen.add(source);
  return [
    ...(chunk.imports ?? []).flatMap((imported) => linksTo(manifest, imported, seen)),
    `</${chunk.file}>; rel=modulepreload`,
    ...(chunk.css ?? []).map((css) => `</${css}>; rel=preload; as=style`),
  ];
}

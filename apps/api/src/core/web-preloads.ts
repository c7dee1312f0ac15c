import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hintCookie, hostCookie, languageCookie } from '@jalon/domain/core/cookies';
import { language } from '@jalon/domain/core/fields';
import { preferredLanguage } from '@jalon/domain/core/languages';
import { areas, type Route, routes } from '@jalon/domain/core/routes';
import type { FastifyRequest } from 'fastify';

type Chunk = { file: string; css?: string[]; imports?: string[] };
type Site = { hasProviders: boolean; isSecure: boolean };
type Manifest = Record<string, Chunk>;

/** Always said: a browser that has the page keeps what was said with it, until something else is. */
const icon = '</favicon.svg>; rel=icon';

/** An address in an area, and the word that names its feature. */
const inArea = new RegExp(
  `^(?:${Object.values(areas)
    .map(({ base }) => base)
    .join('|')})/([\\w-]+)`,
);

/** The texts of the screen at such an address, those of its feature first. */
const textsAt = new Map(
  Object.values(routes).flatMap(({ path, texts = [] }: Route) => {
    const [start] = inArea.exec(path) ?? [];
    return start ? [[start, texts] as const] : [];
  }),
);

const homes = new Set<string>(Object.values(areas).map(({ home }) => routes[home].path));

/** Where one may sign in with somebody else's word. */
const doors = new RegExp(`^(?:${[routes.login, routes.signUp].map(({ path }) => path).join('|')})(?:\\?|$)`);

/**
 * What the browser will need after the page, told with the page: its language, and for somebody who is signed in the frame of the areas,
 * the screen and who that is. Left to find out by itself, it would learn of these only when the first scripts have come and run.
 */
export function preloadsOf(dist: string, { hasProviders, isSecure }: Site): (request: FastifyRequest) => string {
  const [mark, hint] = [hostCookie(languageCookie, isSecure), hostCookie(hintCookie, isSecure)];
  const file = join(dist, '.vite/manifest.json');
  const manifest: Manifest = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  // A screen has the name of its address, or else of its feature; one that has not is fetched as if nothing had been said.
  const area = (texts: string, start: string, word: string) => {
    const shown = textsAt.get(start) ?? [];
    const feature = homes.has(start) ? 'home' : (shown[0] ?? '');
    const screen = [word, feature].map((name) => `src/${feature}/${name}-screen.tsx`).find((name) => name in manifest);
    return [
      ...linksTo(manifest, [
        `${texts}-member.ts`,
        ...shown.map((name) => `${texts}/${name}.ts`),
        'src/app/area-layout.tsx',
        ...(screen ? [screen] : []),
      ]),
      '</api/user>; rel=preload; as=fetch; crossorigin',
    ];
  };
  // Their place is kept, and they are soon in it.
  const ways = linksTo(manifest, ['src/sessions/provider-buttons.tsx']);
  return ({ cookies, headers, url }) => {
    const chosen = language.safeParse(cookies[mark]).data ?? preferredLanguage(headers['accept-language']);
    const member = cookies[hint] === undefined ? null : inArea.exec(url);
    const texts = `../../packages/domain/src/locales/${chosen}`;
    return [
      icon,
      ...linksTo(manifest, [`${texts}.ts`]),
      ...(member ? area(texts, member[0], member[1] ?? '') : []),
      ...(hasProviders && doors.test(url) ? ways : []),
    ].join(', ');
  };
}

/** Modules after all they import. What the page itself names costs nothing to name again. */
function linksTo(manifest: Manifest, sources: string[], seen = new Set<string>()): string[] {
  return sources.flatMap((source) => {
    const chunk = Object.hasOwn(manifest, source) && !seen.has(source) ? manifest[source] : undefined;
    if (!chunk) return [];
    seen.add(source);
    return [
      ...linksTo(manifest, chunk.imports ?? [], seen),
      `</${chunk.file}>; rel=modulepreload`,
      ...(chunk.css ?? []).map((css) => `</${css}>; rel=preload; as=style; crossorigin`),
    ];
  });
}

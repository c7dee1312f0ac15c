import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { preloadsOf } from './web-preloads.ts';

let dist: string;
beforeAll(() => {
  dist = mkdtempSync(join(tmpdir(), 'jalon-dist-'));
  const manifest = {
    '../../packages/domain/src/locales/en.ts': { file: 'assets/en.js' },
    '../../packages/domain/src/locales/en-member.ts': { file: 'assets/en-member.js' },
    '../../packages/domain/src/locales/fr-member.ts': { file: 'assets/fr-member.js' },
    '../../packages/domain/src/locales/fr/organisation.ts': { file: 'assets/organisation.js' },
    'src/app/area-layout.tsx': { file: 'assets/layout.js', imports: ['_area.js', '_base.js'] },
    '_area.js': { file: 'assets/area.js', css: ['assets/area.css'], imports: ['_base.js'] },
    '_base.js': { file: 'assets/base.js' },
    'src/sessions/provider-buttons.tsx': { file: 'assets/buttons.js', imports: ['_base.js'] },
    'src/home/home-screen.tsx': { file: 'assets/home.js', css: ['assets/home.css'], imports: ['_area.js'] },
    'src/account/account-screen.tsx': { file: 'assets/account.js' },
    'src/account/security-screen.tsx': { file: 'assets/security.js' },
    'src/accounts/accounts-screen.tsx': { file: 'assets/accounts.js' },
    'src/organisation/organisation-screen.tsx': { file: 'assets/organisation-screen.js' },
  };
  mkdirSync(join(dist, '.vite'));
  writeFileSync(join(dist, '.vite/manifest.json'), JSON.stringify(manifest));
});
afterAll(() => rmSync(dist, { recursive: true }));

const ask = (url: string, cookies: Record<string, string>, language = 'fr', hasProviders = false) =>
  preloadsOf(dist, { hasProviders, isSecure: '__Host-signed_in' in cookies })({
    url,
    cookies,
    headers: { 'accept-language': language },
  } as unknown as FastifyRequest);

const icon = '</favicon.svg>; rel=icon';
const english = '</assets/en.js>; rel=modulepreload';
const frame = [
  '</assets/base.js>; rel=modulepreload',
  '</assets/area.js>; rel=modulepreload',
  '</assets/area.css>; rel=preload; as=style; crossorigin',
  '</assets/layout.js>; rel=modulepreload',
];
const home = ['</assets/home.js>; rel=modulepreload', '</assets/home.css>; rel=preload; as=style; crossorigin'];
const user = '</api/user>; rel=preload; as=fetch; crossorigin';
const texts = (language: string) => `</assets/${language}-member.js>; rel=modulepreload`;
const area = [texts('fr'), ...frame, ...home, user];
const module = (name: string) => `</assets/${name}.js>; rel=modulepreload`;

test.each([
  ['a visitor who reads French needs nothing more', '/login', {}, 'fr', []],
  ['one who reads English needs it', '/login', {}, 'en-GB', [english]],
  ['a language that was chosen wins', '/login', { language: 'fr' }, 'en', []],
  ['a visitor on a guarded address will see the login', '/admin/dashboard', {}, 'fr', []],
  ['a member needs the frame, what it is made of first, and who that is', '/admin/dashboard', { signed_in: '1' }, 'fr', area],
  ['the screen named as its address', '/company/security', { signed_in: '1' }, 'fr', [texts('fr'), ...frame, module('security'), user]],
  [
    'or as its feature, and what it says',
    '/company/contacts/roles?q=x',
    { signed_in: '1' },
    'fr',
    [texts('fr'), module('organisation'), ...frame, module('organisation-screen'), user],
  ],
  ['one that has neither name comes later', '/company/accounts', { signed_in: '1' }, 'fr', [texts('fr'), ...frame, user]],
  ['a member on a public page does not', '/login', { signed_in: '1' }, 'fr', []],
  ['a member is known over TLS too', '/admin/dashboard', { '__Host-signed_in': '1' }, 'fr', area],
  ['both', '/company/home', { signed_in: '1', language: 'en' }, 'fr', [english, texts('en'), ...frame, ...home, user]],
] as const)('%s', (_, url, cookies, language, expected) => {
  expect(ask(url, cookies, language)).toBe([icon, ...expected].join(', '));
});

test.each(['/login', '/login?next=%2F', '/sign-up'])('where one may come by a provider, its buttons: %s', (url) => {
  const base = '</assets/base.js>; rel=modulepreload';
  const buttons = '</assets/buttons.js>; rel=modulepreload';
  expect(ask(url, {}, 'fr', true)).toBe([icon, base, buttons].join(', '));
  expect(ask('/', {}, 'fr', true)).toBe(icon);
  expect(ask('/login-not', {}, 'fr', true)).toBe(icon);
});

test('without a build there is nothing to tell', () => {
  const nothing = preloadsOf(join(dist, 'nowhere'), { hasProviders: false, isSecure: false });
  expect(nothing({ url: '/login', cookies: {}, headers: { 'accept-language': 'en' } } as unknown as FastifyRequest)).toBe(icon);
});

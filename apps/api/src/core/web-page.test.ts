import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { namedPages, namingProviders, pageWith, startingEarly } from './web-page.ts';

const folder = mkdtempSync(join(tmpdir(), 'jalon-page-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('the page names the providers, as text that closes nothing, and is asked for once', async () => {
  const source = '<html><head><title>x</title></head><body></body></html>';
  const send = pageWith(source, namingProviders([{ name: 'acme', label: '"><script>$&' }]));
  const app = fastify();
  app.setNotFoundHandler(send);
  const first = await app.inject({ url: '/login' });
  expect([first.statusCode, first.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  const content = '[{&quot;name&quot;:&quot;acme&quot;,&quot;label&quot;:&quot;\\&quot;&gt;&lt;script&gt;$&amp;&quot;}]';
  expect(first.body).toBe(`<html><head><title>x</title><meta name="jalon-providers" content="${content}" /></head><body></body></html>`);
  const again = await app.inject({ url: '/login', headers: { 'if-none-match': String(first.headers.etag) } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('a page under a name of its own says it as text, and to search engines only where that is allowed', async () => {
  const source = '<html><head><title>x</title><meta name="description" content="y" /></head></html>';
  const send = namedPages(source, '');
  const app = fastify();
  const name = { title: '</title><script>$&', description: '"><b>' };
  app.get('/found', (_, reply) => send(reply, { ...name, isFound: true }));
  app.get('/kept', (_, reply) => send(reply, { ...name, isFound: false }));
  app.get('/refused', (_, reply) => send(reply, { ...name, isFound: false, refused: { status: 429, seconds: 60 } }));
  const [found, kept] = [await app.inject('/found'), await app.inject('/kept')];
  expect(found.body).toContain(
    '<title>&lt;/title&gt;&lt;script&gt;$&amp;</title><meta name="description" content="&quot;&gt;&lt;b&gt;" />',
  );
  expect(found.body.match(/<title>|name="description"/g)).toHaveLength(2);
  expect([found.headers['x-robots-tag'], found.body.includes('noindex')]).toEqual([undefined, false]);
  expect([kept.headers['x-robots-tag'], kept.body.includes('<meta name="robots" content="noindex" />')]).toEqual(['noindex', true]);
  expect(kept.headers['cache-control']).toBe('private, no-cache');
  const refused = await app.inject('/refused');
  expect([refused.statusCode, refused.headers['retry-after'], refused.headers['x-robots-tag']]).toEqual([429, '60', 'noindex']);
});

test('the page of members names what every area needs and the session, and nothing of one screen', () => {
  mkdirSync(join(folder, '.vite'));
  const chunks = {
    'index.html': { name: 'index', file: 'assets/index-1.js', css: ['assets/index-1.css'] },
    '_shared-1.js': { name: 'shared', file: 'assets/shared-1.js', css: ['assets/shared-1.css'] },
    'src/chat/chat-screen.tsx': { name: 'chat-screen', file: 'assets/chat-screen-1.js' },
  };
  writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(chunks));
  expect(startingEarly(folder).match(/(?<=href=")[^"]+/g)).toEqual(['/api/user', '/assets/shared-1.js', '/assets/shared-1.css']);
});

test('the page of members shows the frame of an area before any script has run', async () => {
  const source = '<html><head></head><body></body></html>';
  const app = fastify();
  app.get('/visitors', pageWith(source, ''));
  app.get('/members', pageWith(source, '', true));
  expect((await app.inject('/visitors')).body).toContain('<body>');
  expect((await app.inject('/members')).body).toContain('<body data-member>');
});

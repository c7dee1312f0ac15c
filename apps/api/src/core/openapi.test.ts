import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { endpoint } from '@jalon/domain/core/endpoint';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { openWorld, type World } from '../../test/harness.ts';
import { openApi } from './openapi.ts';
import { namedSchemas } from './openapi-names.ts';

type Answers = Record<string, { $ref?: string }>;
type Operation = { operationId: string; tags: string[]; responses: Answers };
type Document = {
  servers: { url: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object>; responses: Record<string, { content: object }> };
};

let world: World;
let text: string;
let document: Document;
let operations: Operation[];
beforeAll(async () => {
  world = await openWorld({ JALON_URL: 'https://jalon.example' });
  text = (await world.server.inject({ url: '/api/openapi.json' })).body;
  document = JSON.parse(text);
  operations = Object.values(document.paths).flatMap((path) => Object.values(path));
});
afterAll(() => world.close());

test('it says where the server is, and what belongs together', () => {
  expect(document.servers).toMatchObject([{ url: 'https://jalon.example' }]);
  const tags = new Set(document.tags.map(({ name }) => name));
  for (const { tags: own } of operations) expect(own.filter((tag) => tags.has(tag))).toHaveLength(1);
  for (const { description } of document.tags) expect(description).toMatch(/\S/);
});

test('the schemas of every module of the domain are known by their names', async () => {
  const domain = join(import.meta.dirname, '../../../../packages/domain/src');
  const files = readdirSync(domain, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('-schema.ts'));
  expect(files.length).toBeGreaterThan(10);
  const known = new Set(namedSchemas.map(([, schema]) => schema));
  for (const file of files) {
    const exported: object = await import(/* @vite-ignore */ pathToFileURL(join(domain, file)).href);
    const unknown = Object.entries(exported).filter(
      ([name, value]) => /^[A-Z]/.test(name) && value instanceof z.ZodType && !known.has(value),
    );
    expect(unknown.map(([name]) => `${file} ${name}`)).toEqual([]);
  }
});

test('every operation has a name of its own', () => {
  const ids = operations.map(({ operationId }) => operationId);
  expect(ids.length).toBe(world.endpoints.length);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[a-z][A-Za-z]+$/);
});

test('every operation says how it refuses and fails, by shared answers that hold the refusal', () => {
  for (const { responses } of operations) {
    expect(Object.keys(responses)).toEqual(expect.arrayContaining(['400', '429', '5XX', 'default']));
    for (const [status, { $ref }] of Object.entries(responses))
      if (!status.startsWith('2')) expect(document.components.responses).toHaveProperty($ref?.split('/').at(-1) ?? '');
  }
  const body = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };
  for (const { content } of Object.values(document.components.responses)) expect(content).toEqual(body);
});

test('every reference leads somewhere, and nothing kept is left unused', () => {
  const used = new Set([...text.matchAll(/"#\/components\/(\w+)\/(\w+)"/g)].map(([, kind, name]) => `${kind}/${name}`));
  const { securitySchemes: _, ...kinds } = document.components as Record<string, Record<string, object>>;
  const kept = Object.entries(kinds).flatMap(([kind, parts]) => Object.keys(parts).map((name) => `${kind}/${name}`));
  expect([...used].sort()).toEqual(kept.sort());
});

test('nothing long is said twice, and an operation takes little room', () => {
  const seen = new Map<string, number>();
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const { type } = value as { type?: string };
    const own = JSON.stringify(value);
    if (type === 'object' && own.length > 300) seen.set(own, (seen.get(own) ?? 0) + 1);
    Object.values(value).forEach(walk);
  };
  walk(document);
  expect([...seen].filter(([, count]) => count > 1)).toEqual([]);
  expect(text.length / operations.length).toBeLessThan(1800);
});

test('what two endpoints say alike is named after the property it stands in', () => {
  const Long = z.object({ street: z.string().max(100), postalCode: z.string().max(20), city: z.string().max(100) });
  const one = (path: string) =>
    endpoint({ method: 'GET', path, summary: path, guards: [], response: z.object({ address: Long, isOld: z.boolean() }) });
  const { components } = openApi([one('/api/a'), one('/api/b')], 'https://jalon.example') as Document;
  expect(components.schemas).toMatchObject({ Address: { properties: { city: { maxLength: 100 } } } });
});

test.each(['/api/openapi.json', '/api/docs'])('%s is made once, compressed, and not sent again to whoever has it', async (url) => {
  const ask = (headers: Record<string, string>) => world.server.inject({ url, headers });
  const zipped = await ask({ 'accept-encoding': 'gzip' });
  expect(zipped.headers['content-encoding']).toBe('gzip');
  const plain = await ask({});
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(zipped.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4);
  const known = await ask({ 'if-none-match': String(plain.headers.etag) });
  expect([known.statusCode, known.body]).toEqual([304, '']);
  // What is mounted later is not in it: nothing is made again.
  const { length } = world.endpoints;
  (world.endpoints as unknown[]).push(endpoint({ method: 'GET', path: '/api/late', summary: 'Late', guards: [], response: z.object({}) }));
  expect((await ask({})).body).toBe(plain.body);
  (world.endpoints as unknown[]).length = length;
});

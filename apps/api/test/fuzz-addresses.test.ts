import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { arbitraryOf } from './fuzz/arbitrary.ts';
import { openWorld, type World } from './harness.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test.each([z.date(), z.string().startsWith('a'), z.ipv4(), z.string().refine(() => false)])(
  'a schema nobody can fill in is an error',
  (schema) => {
    expect(() => arbitraryOf(z.object({ field: schema }))).toThrow(/^input\.field: /);
  },
);

const strangeAddresses = [
  '//[',
  '//:99999',
  '/%',
  '/api/%E0%A4%A',
  `/api/${'x'.repeat(9000)}`,
  '/api/reference-values/%',
  '/*',
  '/api//user',
];
test.each(strangeAddresses.map((url) => [url.slice(0, 40), url] as const))('the address %s is refused like any other', async (_, url) => {
  const answer = await world.server.inject({ url });
  expect([200, 400, 404]).toContain(answer.statusCode);
  if (answer.statusCode >= 400)
    expect(['request.malformed', 'route.missing', 'record.missing', 'session.required']).toContain(answer.json().code);
});

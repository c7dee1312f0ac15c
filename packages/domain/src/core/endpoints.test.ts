import { expect, test } from 'vitest';
import { contracts } from '../contracts.ts';
import { userChannel } from '../realtime/realtime.ts';
import { listEndpoint } from '../referentials/referential-api.ts';
import type { EndpointSpec } from './endpoint.ts';
import { listNames } from './reference-lists.ts';

const all = Object.values(contracts).flatMap((api) => Object.values<EndpointSpec>(api));
all.push(...listNames.map(listEndpoint));

test('the addresses clients rely on are those of section 7', () => {
  const addresses = all.map(({ method, path }) => `${method} ${path}`);
  for (const address of [
    'GET /api/user',
    'POST /api/login',
    'POST /api/logout',
    'POST /api/store/language',
    'GET /get-laravel-permission-to-vuejs',
    'POST /broadcasting/auth',
    'POST /broadcasting/user-auth',
    'GET /api/health',
    'GET /api/ready',
    'GET /api/countries',
    'GET /api/mobility_areas',
  ])
    expect(addresses).toContain(address);
  expect(new Set(addresses).size).toBe(addresses.length);
});

test.each(all)('$method $path declares the parameters of its address, and nothing it would let through', ({ path, params, body }) => {
  const named = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name).sort();
  expect(Object.keys(params?.shape ?? {}).sort()).toEqual(named);
  expect(body?.safeParse({ 'no such field': 1 }).error?.issues.some(({ code }) => code === 'unrecognized_keys') ?? true).toBe(true);
});

test('a person has a channel of their own', () => {
  expect(userChannel('x')).toBe('private-user.x');
});

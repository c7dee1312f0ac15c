import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { loadConfig } from './config.ts';
import { exitCodes } from './start-error.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'jalon-config-'));
const secret = 'a secret of at least 32 characters';
const production = { NODE_ENV: 'production', JALON_URL: 'https://jalon.example', JALON_SECRET: secret };
const load = (env: Record<string, string>) => loadConfig({ JALON_DATA_DIR: dataDir, ...env });

afterAll(() => rmSync(dataDir, { recursive: true }));

test('nothing has to be set to try it', () => {
  expect(load({})).toEqual({
    environment: 'development',
    isProduction: false,
    port: 3000,
    host: 'localhost',
    databaseUrl: undefined,
    databaseDirectUrl: undefined,
    isPrepared: true,
    dataDir,
    url: 'http://localhost:3000',
    secret: expect.stringMatching(/^[\w-]{43}$/),
    timeZone: 'Europe/Paris',
    digestHour: 8,
    timesheetReminders: [-3, 1, 4],
    logLevel: 'warn',
    metricsToken: undefined,
    trustProxy: 0,
    poolSize: 10,
    databasePatience: 3,
    drainSeconds: 0,
    personLimits: true,
    twoStepFor: [],
    demo: true,
    smtpUrl: undefined,
    mailFrom: 'Jalon <no-reply@localhost>',
    operator: 'Jalon',
    contactEmail: undefined,
    oidc: [],
    bucket: undefined,
    realtime: { key: undefined, secret: undefined, cluster: 'mt1', server: undefined },
    boond: undefined,
    boondHour: 23,
    boondWebhookSecret: undefined,
  });
});

const acme = { name: 'acme', label: 'Acme', issuer: 'https://id.acme.example', clientId: 'jalon', clientSecret: 'sesame' };
const oidc = (...changes: object[]) => ({ JALON_OIDC: JSON.stringify(changes.map((change) => ({ ...acme, ...change }))) });

test('providers of identities are read from JSON', () => {
  expect(load(oidc({}, { name: 'linkedin', nonce: false })).oidc).toEqual([
    { ...acme, nonce: true },
    { ...acme, name: 'linkedin', nonce: false },
  ]);
  const here = { issuer: 'http://127.0.0.1:4000' };
  expect(load({ ...production, ...oidc(here) }).oidc).toMatchObject([here]);
});

test('the secret is made once, for nobody else to read', () => {
  expect(load({}).secret).toBe(load({}).secret);
  expect(statSync(join(dataDir, 'secret')).mode & 0o777).toBe(0o600);
});

test('production is quiet about nothing, and empty', () => {
  expect(load(production)).toMatchObject({ url: 'https://jalon.example', secret, logLevel: 'info', demo: false });
});

test('an empty value counts as none', () => {
  expect(load({ PORT: '', JALON_URL: '', DATABASE_URL: '' })).toMatchObject({
    port: 3000,
    url: 'http://localhost:3000',
    databaseUrl: undefined,
  });
});

test.for<[Record<string, string>, RegExp]>([
  [{ PORT: '70000' }, /^PORT is "70000"; accepted: a whole number from 1 to 65535\.$/],
  [{ PORT: 'http\n' }, /^PORT is "http\\n"; accepted/],
  [{ NODE_ENV: 'prod' }, /^NODE_ENV is "prod"; accepted: development, test, production\.$/],
  [{ DATABASE_URL: 'mysql://jalon:sesame@db/jalon' }, /^DATABASE_URL is not valid; accepted: postgres:\/\//],
  [{ JALON_DATABASE_DIRECT_URL: 'postgres://jalon:sesame@db/jalon' }, /^JALON_DATABASE_DIRECT_URL is given without DATABASE_URL; accepted/],
  [{ JALON_URL: 'https://jalon.example/app' }, /^JALON_URL is "https:\/\/jalon.example\/app"; accepted: the public address without a path/],
  [{ JALON_TIME_ZONE: 'Mars/Olympus' }, /^JALON_TIME_ZONE is "Mars\/Olympus"; accepted: a time zone/],
  [{ JALON_TIME_ZONE: '+02:00' }, /^JALON_TIME_ZONE is "\+02:00"; accepted: a time zone/],
  [{ JALON_TWO_STEP_FOR: 'Admin,Boss' }, /^JALON_TWO_STEP_FOR is "Admin,Boss"; accepted: types of accounts/],
  [{ JALON_DIGEST_HOUR: '24' }, /^JALON_DIGEST_HOUR is "24"; accepted: a whole number from 0 to 23\.$/],
  [{ JALON_REALTIME_HOST: 'live.example' }, /^JALON_REALTIME_HOST is "live.example", and that server needs JALON_REALTIME_KEY/],
  [{ JALON_POOL_SIZE: '0' }, /^JALON_POOL_SIZE is "0"/],
  [{ JALON_POOLSIZE: '5' }, /^JALON_POOLSIZE is not a setting; accepted: .*JALON_POOL_SIZE/],
  [{ JALON_SECRET: 'sesame' }, /^JALON_SECRET is not valid; accepted: at least 32/],
  [{ JALON_OIDC: '{"clientSecret":"sesame"' }, /^JALON_OIDC is not valid; accepted: a JSON list of/],
  [oidc({ name: 'company' }), /^JALON_OIDC is not valid at 0\.name; accepted/],
  [oidc({ issuer: 'acme' }), /^JALON_OIDC is not valid at 0\.issuer; accepted/],
  [oidc({ clientID: 'x' }), /^JALON_OIDC is not valid at 0; accepted/],
  [oidc({}, {}), /^JALON_OIDC is not valid; accepted/],
  [
    { ...production, ...oidc({ issuer: 'http://id.acme.example' }) },
    /^JALON_OIDC has the issuer http:\/\/id\.acme\.example; accepted in production: https/,
  ],
  [{ ...production, JALON_SECRET: '' }, /^JALON_SECRET is missing and production needs it/],
  [{ ...production, JALON_URL: '' }, /^JALON_URL is missing and production needs it/],
  [{ ...production, JALON_DEMO: 'on' }, /^JALON_DEMO is "on"; accepted in production: auto, off/],
])('refuses %o', ([env, says]) => {
  const refused = expect(() => load(env));
  refused.toThrow(expect.objectContaining({ exitCode: exitCodes.configuration, message: expect.stringMatching(says) }));
  refused.not.toThrow(/sesame/);
});

test('people are told to write to an address that was set for it, never to the sender of the mails', () => {
  expect(load({ ...production, JALON_MAIL_FROM: 'Jalon <no-reply@jalon.example>' }).contactEmail).toBeUndefined();
  expect(load({ JALON_CONTACT_EMAIL: 'support@jalon.example' }).contactEmail).toBe('support@jalon.example');
  expect(() => load({ JALON_CONTACT_EMAIL: 'support' })).toThrow('JALON_CONTACT_EMAIL');
});

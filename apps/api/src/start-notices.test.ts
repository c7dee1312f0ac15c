import { expect, test } from 'vitest';
import { loadConfig } from './config.ts';
import { startNotice } from './start-notices.ts';

const secret = 'a secret for tests, long enough to pass';
const notice = (env: Record<string, string>, demoAccounts: number) =>
  startNotice(loadConfig({ JALON_SECRET: secret, ...env }), demoAccounts);
const production = { NODE_ENV: 'production', JALON_URL: 'https://jalon.example', HOST: '0.0.0.0' };
const withContact = { ...production, JALON_CONTACT_EMAIL: 'support@jalon.example' };

test('a development start on a public address says what stands open', () => {
  const said = notice({ HOST: '0.0.0.0' }, 40);
  expect(said).toMatch(/^HOST is 0\.0\.0\.0 .* demonstration accounts \(password Jalon!2026\) and read every mail at \/dev\/mailbox\./);
  expect(said).not.toContain('\n');
  expect(notice({ HOST: '192.0.2.7', JALON_SMTP_URL: 'smtp://localhost' }, 40)).not.toContain('mailbox');
  expect(notice({ HOST: '::' }, 0)).toMatch(/can read every mail/);
});

test.each(['localhost', '127.0.0.1', '::1'])('on %s nothing needs to be said', (host) => {
  expect(notice({ HOST: host }, 40)).toBeUndefined();
});

test('production says that the demonstration is kept out, where there is one', () => {
  expect(notice(withContact, 40)).toMatch(/^This database holds 40 demonstration accounts.* cannot sign in/);
  expect(notice(withContact, 0)).toBeUndefined();
});

test('production says that nobody is told whom to write to, in the same line', () => {
  expect(notice(production, 0)).toMatch(/^JALON_CONTACT_EMAIL is not set: .*blocked or refused/);
  expect(notice(production, 40)).toMatch(/^This database holds 40 .* JALON_CONTACT_EMAIL is not set/);
  expect(notice(production, 40)).not.toContain('\n');
});

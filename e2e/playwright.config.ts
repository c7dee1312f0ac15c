import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { doubleKeys } from '../apps/api/test/boond-double.ts';
import { oidcClient } from '../apps/api/test/oidc-client.ts';
import { launchOptions } from './browser.ts';

// The configuration is read by several processes: the first one chooses, the others inherit.
process.env.E2E_PORT ??= String(20_000 + Math.floor(Math.random() * 20_000));
process.env.E2E_DATA ??= join(tmpdir(), `jalon-e2e-${process.pid}`);
const port = process.env.E2E_PORT;
process.env.E2E_MAIL_PORT ??= String(Number(port) + 10);
const mailPort = Number(process.env.E2E_MAIL_PORT);
process.env.E2E_OIDC_PORT ??= String(Number(port) + 20);
const issuer = `http://127.0.0.1:${process.env.E2E_OIDC_PORT}`;
process.env.E2E_BOOND_PORT ??= String(Number(port) + 30);
const boond = `http://127.0.0.1:${process.env.E2E_BOOND_PORT}/api`;
process.env.E2E_PRODUCT ??= `http://localhost:${port}`;

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  // One more than the cores of a small machine: a browser often waits for the server.
  workers: 3,
  // Only what fails waits for so long: a machine that is busy with other things must not make a story fail.
  timeout: 240_000,
  expect: { timeout: 40_000 },
  forbidOnly: true,
  globalTeardown: './teardown.ts',
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'fr-FR',
    // What moves is waited for: here it arrives at once.
    reducedMotion: 'reduce',
    timezoneId: 'Europe/Paris',
    launchOptions: {
      ...launchOptions,
      // A page lives for seconds: what V8 spends on making its code faster, and on reading scripts anew that it has compiled, is not earned back.
      args: [...launchOptions.args, '--js-flags=--no-opt,--no-maglev,--no-script-streaming'],
    },
    screenshot: 'only-on-failure',
  },
  webServer: [
    {
      command: `"${process.execPath}" "${join(import.meta.dirname, 'mail-server.ts')}"`,
      url: `http://127.0.0.1:${mailPort + 1}/`,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 2000 },
    },
    {
      command: `"${process.execPath}" "${join(import.meta.dirname, 'oidc-server.ts')}"`,
      url: `${issuer}/.well-known/openid-configuration`,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 2000 },
      stderr: 'ignore',
    },
    {
      command: `"${process.execPath}" "${join(import.meta.dirname, 'boond-server.ts')}"`,
      // Refused without a token, and answered all the same.
      url: `${boond}/application/current-user`,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 2000 },
    },
    // The product as a newcomer starts it: embedded database, demo data, built application.
    {
      command: `"${process.execPath}" "${join(import.meta.dirname, '../scripts/start.ts')}"`,
      url: `http://localhost:${port}/api/ready`,
      env: {
        PORT: port,
        JALON_DATA_DIR: process.env.E2E_DATA,
        JALON_LOG_LEVEL: 'error',
        // What starves the browsers starves the server: it answers late rather than not.
        JALON_DATABASE_PATIENCE: '40',
        // Several browsers are one person here.
        JALON_PERSON_LIMITS: 'off',
        JALON_SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
        JALON_CONTACT_EMAIL: 'contact@jalon.test',
        JALON_BOOND_URL: boond,
        JALON_BOOND_USER_TOKEN: doubleKeys.userToken,
        JALON_BOOND_CLIENT_TOKEN: doubleKeys.clientToken,
        JALON_BOOND_CLIENT_KEY: doubleKeys.clientKey,
        JALON_OIDC: JSON.stringify([{ name: 'acme', label: 'Acme', issuer, ...oidcClient }]),
      },
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
      timeout: 120_000,
      // Only faults are logged, so that a run that fails says why.
      stdout: 'pipe',
      stderr: 'pipe',
    },
  ],
});

import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { launchOptions } from './browser.ts';

// The configuration is read by several processes: the first one chooses, the others inherit.
process.env.E2E_PORT ??= String(20_000 + Math.floor(Math.random() * 20_000));
process.env.E2E_DATA ??= join(tmpdir(), `jalon-e2e-${process.pid}`);
const port = process.env.E2E_PORT;

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  timeout: 45_000,
  forbidOnly: true,
  globalTeardown: './teardown.ts',
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    trace: 'retain-on-failure',
    launchOptions,
  },
  // The product as a newcomer starts it: embedded database, demo data, built application.
  webServer: {
    command: `"${process.execPath}" "${join(import.meta.dirname, '../scripts/start.ts')}"`,
    url: `http://localhost:${port}/api/ready`,
    env: { PORT: port, JALON_DATA_DIR: process.env.E2E_DATA, JALON_LOG_LEVEL: 'error' },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    timeout: 120_000,
    stdout: 'ignore',
    stderr: 'pipe',
  },
});

import { defineConfig } from 'vitest/config';

// Only what fails waits for so long: a machine that is busy with other things must not fail a property that is tried many times.
export default defineConfig({ test: { name: 'domain', isolate: false, include: ['src/**/*.test.ts'], testTimeout: 60_000 } });

import { defineConfig } from 'vitest/config';

// Only what fails waits for so long.
export default defineConfig({ test: { name: 'web', isolate: false, include: ['src/**/*.test.ts'], testTimeout: 60_000 } });

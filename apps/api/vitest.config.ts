import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'api',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: 'test/global-setup.ts',
    setupFiles: 'test/cheap-passwords.ts',
    // As the product starts: the programs that it starts, such as the decoder of pictures, then need not compile either.
    execArgv: ['--import', fileURLToPath(new URL('../../scripts/compile-cache.mjs', import.meta.url))],
    // Each file has a database of its own; importing the product again for each would cost more than most of them take.
    isolate: false,
    // More than the cores of a small machine, since a test often waits for its database.
    maxWorkers: 5,
    // Only what fails waits for so long.
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});

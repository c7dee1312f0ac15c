import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: ['packages/*', 'apps/*'],
    // Asked for by the domain tests alone: everything else is proved by stories, not by a percentage.
    coverage: {
      include: ['**/src/**/*.ts'],
      exclude: ['**/locales/**', '**/*.test.ts', '**/testing.ts'],
      thresholds: { branches: 95 },
      reporter: ['text-summary'],
    },
  },
});

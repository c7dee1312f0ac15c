import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'domain',
    isolate: false,
    include: ['src/**/*.test.ts'],
    coverage: {
      include: ['src/**/*.ts'],
      exclude: ['src/locales/**', 'src/**/*.test.ts'],
      thresholds: { branches: 95 },
      reporter: ['text-summary'],
    },
  },
});

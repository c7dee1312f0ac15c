import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The long runs over the whole product first, the tests that stand beside their subject in their shadow. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): string => `${moduleId.includes('/src/') ? 1 : 0}${moduleId}`;
    return files.toSorted((one, other) => rank(one).localeCompare(rank(other)));
  }
}

export default defineConfig({
  test: {
    projects: ['packages/*', 'apps/*'],
    sequence: { sequencer: LongestFirst },
    // Asked for by the domain tests alone: everything else is proved by stories, not by a percentage.
    coverage: {
      include: ['**/src/**/*.ts'],
      exclude: ['**/locales/**', '**/*.test.ts', '**/testing.ts'],
      thresholds: { branches: 95 },
      reporter: ['text-summary'],
    },
  },
});

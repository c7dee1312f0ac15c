import { basename } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What takes longest, and what mostly waits, by the beginning of its name. */
const long = [
  ...['faults', 'hidden', 'fuzz-1', 'fuzz-2', 'start', 'fuzz-3', 'fuzz-4', 'matrix', 'explain', 'hidden-fees', 'hidden-absences', 'races'],
  ...['told', 'events', 'administrative', 'pictures', 'search', 'live', 'sync', 'mail-limits', 'logo', 'invitations', 'migrate'],
];

/** The long ones first, the others in their shadow: no processor is idle while the last one ends. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const place = long.findIndex((name) => basename(moduleId).startsWith(`${name}.`));
      return place < 0 ? long.length : place;
    };
    return files.toSorted((one, other) => rank(one) - rank(other) || one.moduleId.localeCompare(other.moduleId));
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

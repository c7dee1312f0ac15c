import { expect, test } from 'vitest';
import { toSheet } from './table.ts';

test('one long text in every cell is more than a table may hold, however small its file is', () => {
  const cells = Array.from({ length: 10 }, () => 'x'.repeat(10_000));
  const rows = (count: number) => Array.from({ length: count }, (_, at) => ({ line: at + 1, cells }));
  expect(toSheet(rows(90)).rows).toHaveLength(89);
  expect(() => toSheet(rows(110))).toThrow('import.tooHeavy');
});

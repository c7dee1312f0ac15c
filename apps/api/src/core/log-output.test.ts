import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { inTurns } from './log-output.ts';

test('the lines of one turn are written together, in their order, and once', async () => {
  const written: string[] = [];
  const log = inTurns({ write: (text) => written.push(text) });
  log.write('first\n');
  log.write('second\n');
  expect(written).toEqual([]);
  await turn();
  log.write('third\n');
  await turn();
  await turn();
  expect(written).toEqual(['first\nsecond\n', 'third\n']);
});

import { expect, test } from 'vitest';
import { cutTo } from './cut.ts';

test.each([
  ['abc', 5, 'abc'],
  ['abc', 2, 'ab'],
  ['ab🚀', 3, 'ab'],
  ['ab🚀', 4, 'ab🚀'],
])('%s cut to %i is %s', (text, max, cut) => expect(cutTo(text, max)).toBe(cut));

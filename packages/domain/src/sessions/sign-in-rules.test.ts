import { expect, test } from 'vitest';
import { signInRules, waitAfter } from './sign-in-rules.ts';

test('three wrong passwords are free, then the waits double, and the tenth closes the door', () => {
  const waits = Array.from({ length: 12 }, (_, failures) => waitAfter(failures, signInRules.account));
  expect(waits).toEqual([0, 0, 0, 1, 2, 4, 8, 16, 32, 64, 900, 900]);
});

test('an address of the network has more room, and waits no longer than a minute before the door', () => {
  const waits = [29, 30, 99, 100].map((failures) => waitAfter(failures, signInRules.address));
  expect(waits).toEqual([0, 1, 64, 900]);
});

import { afterEach, expect, test, vi } from 'vitest';
import { scrolling } from './scrolling.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  [true, 'instant'],
  [false, 'smooth'],
])('who has asked for less motion (%s) is moved %s', (matches, expected) => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: matches && query === '(prefers-reduced-motion: reduce)' }));
  expect(scrolling()).toBe(expected);
});

import { expect, test } from 'vitest';
import { harmless } from './formula.ts';

test.each(['=1+1', '-1', '@A1', '＝1', ' =1', '\u200b=1', '\ufe0f=1', '\u034f=1', '\ta'])('%j is a formula for some spreadsheet', (text) =>
  expect(harmless(text)).toBe(`'${text}`),
);

test.each(['1+1', 'a=b', 'Évry-Courcouronnes', '', '\u200b1'])('%j is none', (text) => expect(harmless(text)).toBe(text));

import { expect, test } from 'vitest';
import { texts } from './all.ts';

const leaves = (node: unknown, path = ''): [string, string][] =>
  typeof node === 'string'
    ? [[path, node]]
    : Object.entries(node as object).flatMap(([key, child]) => leaves(child, path ? `${path}.${key}` : key));

const french = new Map(leaves(texts.fr));
const english = new Map(leaves(texts.en));

test('both languages say the same things', () => {
  expect([...english.keys()].sort()).toEqual([...french.keys()].sort());
});

test('no text is empty, and each keeps the values it is given', () => {
  const holes = (text: string) => [...text.matchAll(/\{\{(\w+)/g)].map(([, name]) => name).sort();
  for (const [key, text] of french) {
    expect(text.trim(), key).not.toBe('');
    expect(english.get(key)?.trim(), key).not.toBe('');
    expect(holes(english.get(key) ?? ''), key).toEqual(holes(text));
  }
});

test('French is typeset: no straight apostrophe', () => {
  for (const [key, text] of french) expect(text, key).not.toMatch(/\p{L}'\p{L}/u);
});

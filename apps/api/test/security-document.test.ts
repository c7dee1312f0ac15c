import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

/** docs/security.md says where each requirement is met and which test shows it: what it names has to be there. */
const root = resolve(import.meta.dirname, '../../..');
const docs = join(root, 'docs');
const page = readFileSync(join(docs, 'security.md'), 'utf8');

const fileOf = (path: string): string | undefined => {
  const file = join(root, path);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
};
const literally = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** A title stands behind `test`, `describe` or a helper, after the table of an `each`, or first in its line. */
const hasTitle = (file: string, title: string): boolean =>
  new RegExp(`^(\\s*\\[?|\\s*(test|describe|holds)\\b.*|\\s*\\].*)['"\`]${literally(title)}`, 'm').test(file);

test('every file it names is there, with the name it gives in it', () => {
  const places = [...page.matchAll(/`((?:apps|packages|docs|e2e|bench|scripts)\/[\w./-]+)(?:#(\w+))?`/g)];
  expect(places.length).toBeGreaterThan(200);
  const wrong = places.filter(([, path = '', name = '']) => !fileOf(path)?.includes(name));
  expect(wrong.map(([place]) => place)).toEqual([]);
});

test('every test it names is in its file, under that title', () => {
  const shown = [...page.matchAll(/`([\w./-]+\.ts)` “([^”]+)”/g)];
  expect(shown.length).toBeGreaterThan(100);
  const wrong = shown.filter(([, path = '', title = '']) => !hasTitle(fileOf(path) ?? '', title));
  expect(wrong.map(([place]) => place)).toEqual([]);
});

test('every page it leads to is there', () => {
  const links = [...page.matchAll(/\]\(([^)#]*)(?:#([\w-]+))?\)/g)];
  const headings = [...page.matchAll(/^#+ (.+)$/gm)].map(([, text = '']) =>
    text
      .toLowerCase()
      .replaceAll(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  );
  const isThere = (path: string, part: string | undefined) => (path ? existsSync(join(docs, path)) : headings.includes(part ?? ''));
  expect(links.filter(([, path = '', part]) => !isThere(path, part)).map(([link]) => link)).toEqual([]);
});

test('each requirement is judged once, and what is met names a test or says that there is none', () => {
  const rows = page.split('\n').filter((line) => /^\| V\d/.test(line));
  const cells = rows.map((row) => row.split(' | ').map((cell) => cell.replaceAll(/^\| | \|$/g, '')));
  const numbers = cells.map(([number]) => number);
  expect(new Set(numbers).size).toBe(numbers.length);
  const isJudged = ([, level = '', , how = '', shown = '']: string[]): boolean => {
    const [, state] = /^(met|met, no test|written|deviates|open|open, on purpose|does not apply): ./.exec(how) ?? [];
    return (
      /^[123]$/.test(level) &&
      state !== undefined &&
      ((state !== 'met' && state !== 'deviates') || shown.includes('“')) &&
      (state !== 'met, no test' || !shown.includes('“'))
    );
  };
  expect(cells.filter((row) => !isJudged(row)).map(([number]) => number)).toEqual([]);
});

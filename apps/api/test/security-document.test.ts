import { expect, test } from 'vitest';
import { linksIn, pageOf, placesIn, testsIn } from './named-in-documents.ts';

/** docs/security.md says where each requirement is met and which test shows it: what it names has to be there. */
const page = pageOf('security.md');

test('every file it names is there, with the name it gives in it', () => {
  const places = placesIn(page);
  expect(places.length).toBeGreaterThan(200);
  expect(places.filter(({ isThere }) => !isThere)).toEqual([]);
});

test('every test it names is in its file, under that title', () => {
  const tests = testsIn(page);
  expect(tests.length).toBeGreaterThan(100);
  expect(tests.filter(({ isThere }) => !isThere)).toEqual([]);
});

test('every page it leads to is there', () => {
  expect(linksIn(page).filter(({ isThere }) => !isThere)).toEqual([]);
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

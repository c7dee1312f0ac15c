import { type RouteName, routeNames, routes } from '@jalon/domain/core/routes';
import { expect, test } from 'vitest';
import { linksIn, pageOf, placesIn, testsIn } from './named-in-documents.ts';

/** docs/specification.md says where everything that was asked for lives, and what shows it: what it names has to be there. */
const page = pageOf('specification.md');
const cellsOf = (row: string): string[] =>
  row
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim());
const rows = page
  .split('\n')
  .filter((line) => /^\| (?!asked|--)/.test(line))
  .map(cellsOf);

test('every file it names is there, with the name it gives in it', () => {
  const places = placesIn(page);
  expect(places.length).toBeGreaterThan(300);
  expect(places.filter(({ isThere }) => !isThere)).toEqual([]);
});

test('every test it names is in its file, under that title', () => {
  const tests = testsIn(page);
  expect(tests.length).toBeGreaterThan(90);
  expect(tests.filter(({ isThere }) => !isThere)).toEqual([]);
});

test('every page it leads to is there', () => {
  expect(linksIn(page).filter(({ isThere }) => !isThere)).toEqual([]);
});

test('what was asked for has a place and a test, or says that there is none', () => {
  const asked = rows.filter((row) => row.length !== 2);
  expect(asked.length).toBeGreaterThan(150);
  const isTold = ([, place = '', shown = '', ...more]: string[]): boolean =>
    more.length === 0 && place !== '' && (/`[\w./-]+\.ts`/.test(shown) || shown === 'no test');
  expect(asked.filter((row) => !isTold(row))).toEqual([]);
});

/** An address that was asked for is one of ours: the same segments, where ours may also go without, and optional ones behind them. */
function takes(ours: string, asked: string): boolean {
  const [own, wanted] = [ours.split('/'), asked.split('/')];
  const isSame = (segment: string, at: number): boolean =>
    wanted[at] === undefined ? segment.endsWith('?') : segment === wanted[at] || segment === `${wanted[at]}?`;
  return own.length >= wanted.length && own.every(isSame);
}

test('the 98 addresses of section 2 are addresses of the product', () => {
  const addresses = rows
    .filter((row) => row.length === 2)
    .map(([asked = '', route = '']) => [asked, route].map((cell) => cell.replaceAll('`', '')));
  expect(addresses).toHaveLength(98);
  expect(new Set(addresses.map(([asked]) => asked)).size).toBe(98);
  const isOurs = (name = ''): name is RouteName => routeNames.some((one) => one === name);
  // What is not found has no route, and the page of those who are blocked no address.
  const wrong = addresses.filter(
    ([asked = '', name]) => name !== 'not found' && !(isOurs(name) && (takes(routes[name].path, asked) || name === 'blocked')),
  );
  expect(wrong).toEqual([]);
});

import { expect, test } from 'vitest';
import { movesFrom, placesIn } from './referential-moves.ts';

const inOrder = { sort: 'place', dir: 'asc' } as const;
const page = (names: string, previous: string | null = null, next: string | null = null) => ({
  // A capital is a group.
  rows: names.split(' ').map((id) => ({ id, isGroup: /^[A-Z]/.test(id) })),
  previous,
  next,
});

test.each([
  ['the first goes down only', page('a b c'), 'a', ['down', 'last']],
  ['one in between goes anywhere', page('a b c'), 'b', ['first', 'up', 'down', 'last']],
  ['the last goes up only', page('a b c'), 'c', ['first', 'up']],
  ['the only one goes nowhere', page('a'), 'a', []],
  ['a page before leaves the way up open', page('a b', 'before'), 'a', ['first', 'up', 'down', 'last']],
  ['a page after leaves the way down open', page('a b', null, 'after'), 'b', ['first', 'up', 'down', 'last']],
  ['a value is first after its group', page('A a1 a2 B b1'), 'a1', ['down', 'last']],
  ['a value is last before the next group', page('A a1 a2 B b1'), 'a2', ['first', 'up']],
  ['a value alone in its group goes nowhere', page('A a1 a2 B b1'), 'b1', []],
  ['the first group goes down', page('A a1 a2 B b1'), 'A', ['down', 'last']],
  ['the last group goes up, though values follow it', page('A a1 a2 B b1'), 'B', ['first', 'up']],
  ['the last group of a page may not be the last', page('A a1 B b1', null, 'after'), 'B', ['first', 'up', 'down', 'last']],
])('%s', (_, shown, id, expected) => {
  expect(movesFrom(placesIn(inOrder, shown), id)).toEqual(expected);
});

test('what hides the order hides the moves', () => {
  const shown = page('a b c');
  expect(movesFrom(placesIn({ sort: 'fr', dir: 'asc' }, shown), 'b')).toEqual([]);
  expect(movesFrom(placesIn({ sort: 'place', dir: 'desc' }, shown), 'b')).toEqual([]);
});

test('what hides neighbours leaves the ends', () => {
  const shown = page('a b c');
  expect(movesFrom(placesIn({ ...inOrder, q: 'x' }, shown), 'a')).toEqual(['first', 'last']);
  expect(movesFrom(placesIn({ ...inOrder, state: 'enabled' }, shown), 'b')).toEqual(['first', 'last']);
  expect(movesFrom(placesIn({ ...inOrder, groupId: 'g' }, shown), 'a')).toEqual(['down', 'last']);
});

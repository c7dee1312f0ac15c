import { expect, test } from 'vitest';
import { addressOf, tidied, viewQueryOf } from './view-query.ts';

test.each([
  ['f.skills=React&q=lea&size=25&after=abc&value=1', '', 'f.skills=React&q=lea'],
  ['sort=name&f.rate=..500', 'since,-email', 'columns=since%2C-email&f.rate=..500&sort=name'],
  ['size=25', '', ''],
  ['f.state=&q=', '', ''],
])('a view of %s with the columns "%s" keeps "%s"', (search, columns, expected) => {
  expect(viewQueryOf(new URLSearchParams(search), columns)).toBe(expected);
});

test('the order in which things were chosen does not matter, and what no list has is not kept', () => {
  expect(tidied('sort=name&f.a=1&evil=2')).toBe(tidied('f.a=1&sort=name'));
});

const current = new URLSearchParams('tab=Freelance&q=old&after=abc&view=x&columns=y&f.a=1&size=25');
test('a view takes the place of what the list was narrowed to, and leaves the rest', () => {
  expect(addressOf(current, { id: '7', query: 'sort=name&f.b=2&columns=-email' })).toBe(
    '?tab=Freelance&size=25&columns=-email&f.b=2&sort=name&view=7',
  );
  expect(addressOf(current)).toBe('?tab=Freelance&size=25');
  expect(addressOf(new URLSearchParams('q=x'))).toBe('');
});

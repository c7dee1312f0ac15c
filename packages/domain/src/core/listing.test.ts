import { expect, test } from 'vitest';
import { listQuery } from './list-query.ts';
import { pageSizes, rowsOf } from './listing.ts';

const Query = listQuery({ sorts: ['name', 'date'], filters: {} });
const problem = (query: object) => Query.safeParse(query).error?.issues[0]?.message;

test('a list opens with ten rows in its first order', () => {
  expect(Query.parse({})).toEqual({ sort: 'name', dir: 'asc', size: 10 });
});

test('sizes are those of section 9, as an address writes them; "all" is a thousand', () => {
  expect(pageSizes.map((size) => Query.parse({ size: String(size) }).size)).toEqual([10, 25, 50, 100, -1]);
  expect(problem({ size: '11' })).toBe('validation.invalid');
  expect(rowsOf(-1)).toBe(1000);
  expect(rowsOf(25)).toBe(25);
});

test('what no list can answer is refused', () => {
  expect(problem({ sort: 'other' })).toBe('validation.invalid');
  expect(problem({ page: '2' })).toBe('validation.unknownField');
  expect(problem({ q: 'a\u0000' })).toBe('validation.invalid');
  expect(problem({ q: 'a'.repeat(101) })).toBe('validation.maxLength|max=100');
});

test('a filter takes one of its values, an id or a code', () => {
  const Filtered = listQuery({ sorts: ['name'], filters: { state: ['on'], groupId: 'id', job: 'code' } });
  const told = (query: object) => Filtered.safeParse(query).error?.issues[0]?.path;
  expect(Filtered.parse({ state: 'on', job: ' data-engineer ' })).toMatchObject({ state: 'on', job: 'data-engineer' });
  expect([told({ state: 'off' }), told({ groupId: 'x' }), told({ job: '' }), told({ job: 'x'.repeat(51) })]).toEqual([
    ['state'],
    ['groupId'],
    ['job'],
    ['job'],
  ]);
});
